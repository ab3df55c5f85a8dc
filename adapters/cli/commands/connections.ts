import { InvalidArgumentError } from 'commander';
import type { FeedAccountChoice } from '../../../domain/feeds/connected-feed-account.ts';
import { FEED_PROVIDERS, PROVIDER_FACTS, PROVIDER_NAMES } from '../../../domain/feeds/provider-facts.ts';
import { command, group, type Parameter, withDefault } from '../command.ts';
import { openFor } from '../command-line.ts';
import { connectedAccountFacts, connectedAccountText, connectionFacts, connectionText } from '../connection-text.ts';
import { RefusedError } from '../failures.ts';
import { EMAIL, idArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';
import { add, banks, CONNECTION_ID, finish, renew } from './connections-add.ts';

const ONE = { id: CONNECTION_ID, email: EMAIL };

const providers = command('list the ways to connect a bank, and what each needs', {}, async (_, io) => {
  const configured = new Set((await io.open()).connections.listFeedProviders());
  const rows = FEED_PROVIDERS.map((provider) => {
    const { needs, how } = PROVIDER_FACTS[provider];
    return { provider, name: PROVIDER_NAMES[provider], configured: configured.has(provider), needs, how };
  });
  const line = (row: (typeof rows)[number]) =>
    tableRow(row.provider, row.configured ? row.how : 'This server has no settings for it.');
  return listed(rows, line, '');
});

const list = command(
  'list the connections of a user, and what has to be done about each',
  { email: EMAIL },
  async ({ email }, io) => {
    const { userId, connections } = await openFor(io, email);
    return listed(await connections.listConnections(userId), connectionText, 'No connections yet.', connectionFacts);
  },
);

const show = command('show a connection with its accounts', ONE, async ({ id, email }, io) => {
  const { userId, connections } = await openFor(io, email);
  const connection = await connections.showConnection(userId, id);
  const text = [connectionText(connection), ...connection.accounts.map(connectedAccountText)].join('\n');
  return { json: connectionFacts(connection), text };
});

const sync = command('fetch a connection now, and wait for it', ONE, async ({ id, email }, io) => {
  const { userId, connections } = await openFor(io, email);
  const { importId, added, updated, retired, problem } = await connections.syncConnection(userId, id);
  if (problem !== null && importId === null && problem.code !== 'partial') throw new RefusedError(problem.message);
  const text = `${added} added, ${updated} updated, ${retired} gone.`;
  return { json: { id, importId, added, updated, retired, problem }, text, remark: problem?.message };
});

const remove = command(
  'remove a connection, here and at the provider; accounts and transactions stay',
  ONE,
  async ({ id, email }, io) => {
    const { userId, connections } = await openFor(io, email);
    const { provider } = await connections.showConnection(userId, id);
    const endedAtProvider = await connections.removeConnection(userId, id);
    const name = PROVIDER_NAMES[provider];
    const rest = endedAtProvider ? '' : ` ${name} did not confirm it: end your consent there as well.`;
    return { json: { removed: id, endedAtProvider }, text: `Connection ${id} was removed.${rest}` };
  },
);

type Choices = readonly FeedAccountChoice[];

/** Lists the accounts of a connection, after it has done what the options say. */
const accounts = command(
  'list the accounts of a connection, and say where the rows of each go',
  {
    ...ONE,
    link: choices('<account=bank-account>', 'send its rows to this bank account', linkArgument),
    create: choices('<account>', 'open a new bank account for it', (text) => ({
      id: idArgument(text),
      decision: 'create',
    })),
    ignore: choices('<account>', 'leave its rows out', (text) => ({ id: idArgument(text), decision: 'ignore' })),
    owed: choices('<account>', 'a positive balance of the bank is a debt', (text) => ({
      id: idArgument(text),
      decision: 'owed',
    })),
    owned: choices('<account>', 'a positive balance of the bank is money', (text) => ({
      id: idArgument(text),
      decision: 'owned',
    })),
  },
  async ({ id, email, link, create, ignore, owed, owned }, io) => {
    const { userId, connections } = await openFor(io, email);
    const chosen = [...link, ...create, ...ignore, ...owed, ...owned];
    const found =
      chosen.length === 0
        ? await connections.listFeedAccounts(userId, id)
        : await connections.mapFeedAccounts(userId, id, chosen);
    return listed(found, connectedAccountText, 'No accounts yet.', connectedAccountFacts);
  },
  `
Example: account 1043 of the connection goes to bank account 12, 1044 to a new one, and 1045 is ignored:
  coffer connections accounts 1042 --email ada@example.com --link 1043=12 --create 1044 --ignore 1045`,
);

function choices(value: string, description: string, read: (text: string) => FeedAccountChoice): Parameter<Choices> {
  const reader = (text: string, before: Choices): Choices => [...before, read(text)];
  return withDefault(value, `${description}; may be repeated`, reader, [], 'none');
}

function linkArgument(text: string): FeedAccountChoice {
  const [account = '', bankAccount, ...more] = text.split('=');
  if (bankAccount === undefined || more.length > 0) throw new InvalidArgumentError('It must be like 1043=12.');
  return { id: idArgument(account), decision: 'link', bankAccountId: idArgument(bankAccount) };
}

export const connections = group('banks that are fetched by way of a provider', {
  providers,
  banks,
  add,
  finish,
  list,
  show,
  accounts,
  sync,
  renew,
  remove,
});
