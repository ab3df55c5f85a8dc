import { Command } from 'commander';
import { PROVIDER_FACTS } from '../../../domain/feeds/provider-facts.ts';
import { PROVIDER_NAMES } from '../../../domain/feeds/provider-name.ts';
import { FEED_PROVIDERS } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { connectedAccountText, connectionFacts, connectionText } from '../connection-text.ts';
import { RefusedError } from '../failures.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { tableRow } from '../table-row.ts';
import { accountsCommand } from './connections-accounts.ts';
import { addCommand, banksCommand, finishCommand, renewCommand } from './connections-add.ts';

interface Options {
  readonly email: string;
  readonly json?: boolean;
}

/** `connections providers | banks | add | finish | list | show | accounts | sync | renew | remove`. */
export function connectionsCommand(io: CommandLine): Command {
  return new Command('connections')
    .description('banks that are fetched by way of a provider')
    .addCommand(providersCommand(io))
    .addCommand(banksCommand(io))
    .addCommand(addCommand(io))
    .addCommand(finishCommand(io))
    .addCommand(listCommand(io))
    .addCommand(showCommand(io))
    .addCommand(accountsCommand(io))
    .addCommand(syncCommand(io))
    .addCommand(renewCommand(io))
    .addCommand(removeCommand(io));
}

function providersCommand(io: CommandLine): Command {
  return new Command('providers')
    .description('list the ways to connect a bank, and what each needs')
    .addOption(jsonOption())
    .action(async (options: { readonly json?: boolean }) => {
      const configured = new Set((await io.open()).connections.listFeedProviders());
      const rows = FEED_PROVIDERS.map((provider) => {
        const { needs, how } = PROVIDER_FACTS[provider];
        return { provider, name: PROVIDER_NAMES[provider], configured: configured.has(provider), needs, how };
      });
      const lines = rows.map(({ provider, configured: has, how }) =>
        tableRow(provider, has ? how : 'This server has no settings for it.'),
      );
      printResult(io, options, rows, lines.join('\n'));
    });
}

function listCommand(io: CommandLine): Command {
  return new Command('list')
    .description('list the connections of a user, and what has to be done about each')
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async ({ email, ...options }: Options) => {
      const { users, connections } = await io.open();
      const listed = await connections.listConnections(await users.findUserId(email));
      const text = listed.map(connectionText).join('\n');
      printResult(io, options, listed.map(connectionFacts), text === '' ? 'No connections yet.' : text);
    });
}

function showCommand(io: CommandLine): Command {
  return new Command('show')
    .description('show a connection with its accounts')
    .argument('<id>', 'id of the connection, from connections list', idArgument)
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (id: number, { email, ...options }: Options) => {
      const { users, connections } = await io.open();
      const connection = await connections.showConnection(await users.findUserId(email), id);
      const text = [connectionText(connection), ...connection.accounts.map(connectedAccountText)].join('\n');
      printResult(io, options, connectionFacts(connection), text);
    });
}

function syncCommand(io: CommandLine): Command {
  return new Command('sync')
    .description('fetch a connection now, and wait for it')
    .argument('<id>', 'id of the connection, from connections list', idArgument)
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (id: number, { email, ...options }: Options) => {
      const { users, connections } = await io.open();
      const outcome = await connections.syncConnection(await users.findUserId(email), id);
      const { importId, added, updated, retired, problem } = outcome;
      if (problem !== null && importId === null && problem.code !== 'partial') throw new RefusedError(problem.message);
      if (problem !== null) io.err(problem.message);
      const text = `${added} added, ${updated} updated, ${retired} gone.`;
      printResult(io, options, { id, importId, added, updated, retired, problem }, text);
    });
}

function removeCommand(io: CommandLine): Command {
  return new Command('remove')
    .description('remove a connection, here and at the provider; accounts and transactions stay')
    .argument('<id>', 'id of the connection, from connections list', idArgument)
    .addOption(emailOption())
    .addOption(jsonOption())
    .action(async (id: number, { email, ...options }: Options) => {
      const { users, connections } = await io.open();
      const userId = await users.findUserId(email);
      const { provider } = await connections.showConnection(userId, id);
      const endedAtProvider = await connections.removeConnection(userId, id);
      const name = PROVIDER_NAMES[provider];
      const rest = endedAtProvider ? '' : ` ${name} did not confirm it: end your consent there as well.`;
      printResult(io, options, { removed: id, endedAtProvider }, `Connection ${id} was removed.${rest}`);
    });
}
