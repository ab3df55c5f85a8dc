import { PROVIDER_FACTS } from '../../../domain/feeds/provider-facts.ts';
import { PROVIDER_NAMES } from '../../../domain/feeds/provider-name.ts';
import { FEED_PROVIDERS } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { argument, command, group } from '../command.ts';
import { openFor } from '../command-line.ts';
import { connectedAccountText, connectionFacts, connectionText } from '../connection-text.ts';
import { RefusedError } from '../failures.ts';
import { EMAIL, idArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';
import { accounts } from './connections-accounts.ts';
import { add, banks, finish, renew } from './connections-add.ts';

const ONE = { id: argument('id of the connection, from connections list', idArgument), email: EMAIL };

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
