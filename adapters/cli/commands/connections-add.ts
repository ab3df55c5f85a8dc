import { setTimeout } from 'node:timers/promises';
import { Option } from 'commander';
import type { BegunConnection } from '../../../application/connections/begin-connection.ts';
import type { ShownConnection } from '../../../application/connections/shown-connection.ts';
import { FinanceError, type FinanceErrorCode } from '../../../domain/error.ts';
import { FEED_PROVIDERS, type FeedProvider, PROVIDER_FACTS } from '../../../domain/feeds/provider-facts.ts';
import { argument, command, optional, type Parameter, type Result, required } from '../command.ts';
import { type AdminUseCases, type CommandLine, openFor } from '../command-line.ts';
import { connectionFacts, connectionText } from '../connection-text.ts';
import { BadUseError, RefusedError } from '../failures.ts';
import { EMAIL, idArgument } from '../options.ts';
import { listed, tableRow } from '../text.ts';

const PROVIDER = argument('the way to the bank', FEED_PROVIDERS);
export const CONNECTION_ID = argument('id of the connection, from connections list', idArgument);
const SETUP_TOKEN = optional('<text>', 'SimpleFIN: the setup token; without it, the command asks');
const WAIT: Parameter<boolean> = () => new Option('--no-wait', 'print the address at which to agree, and end');

export const add = command(
  'connect a bank by way of a provider',
  {
    provider: PROVIDER,
    email: EMAIL,
    setupToken: SETUP_TOKEN,
    bank: optional('<name>', 'Enable Banking: the bank, from connections banks'),
    country: optional('<code>', 'Enable Banking: the country of the bank, like DE'),
    wait: WAIT,
  },
  async ({ provider, email, setupToken, bank, country = null, wait }, io) => {
    const credentials = await credentialsFor(io, provider, setupToken);
    const { userId, connections, returnUrl } = await openFor(io, email);
    const chosen = bank === undefined ? {} : { bank: { name: bank, country } };
    const begun = await connections.beginConnection(userId, { provider, returnUrl, ...credentials, ...chosen });
    return follow(io, connections, userId, begun, wait);
  },
  `
Examples:
  coffer connections add simplefin --email ada@example.com < setup-token.txt
  coffer connections add enablebanking --email ada@example.com --bank "First Bank" --country DE
  coffer connections add plaid --email ada@example.com

A setup token is asked for in the terminal, or read from standard input. With --setup-token, other people
on this machine could read it from the list of processes.`,
);

export const renew = command(
  'renew a connection whose consent ends, or to which the bank wants you to sign in again',
  { id: CONNECTION_ID, email: EMAIL, setupToken: SETUP_TOKEN, wait: WAIT },
  async ({ id, email, setupToken, wait }, io) => {
    const { userId, connections, returnUrl } = await openFor(io, email);
    const { provider } = await connections.showConnection(userId, id);
    const credentials = await credentialsFor(io, provider, setupToken);
    const begun = await connections.renewConnection(userId, id, { returnUrl, ...credentials });
    return follow(io, connections, userId, begun, wait);
  },
);

/** For somebody whose browser comes back to a page where they cannot sign in. */
export const finish = command(
  'finish a connection with the address to which the browser came back',
  {
    id: CONNECTION_ID,
    email: EMAIL,
    address: optional('<url>', 'the whole address; without it, the provider is asked whether you have agreed'),
  },
  async ({ id, email, address }, io) => {
    const { userId, connections } = await openFor(io, email);
    const consent = address === undefined ? { connectionId: id } : consentIn(address);
    const finished = await connections.completeConnection(userId, consent);
    return shown(finished ?? (await connections.showConnection(userId, id)));
  },
);

export const banks = command(
  'list the banks of a country that a provider can connect',
  { provider: PROVIDER, country: required('<code>', 'ISO 3166-1 alpha-2, like DE') },
  async ({ provider, country }, io) => {
    const found = await (await io.open()).connections.listConnectableBanks(provider, country);
    return listed(
      found,
      (bank) => tableRow(bank.name, bank.country ?? ''),
      `You choose your bank on the provider's own page.`,
    );
  },
);

async function credentialsFor(io: CommandLine, provider: FeedProvider, given: string | undefined) {
  if (!PROVIDER_FACTS[provider].needs.includes('setup_token')) return {};
  if (given !== undefined) return { setupToken: given };
  const read = io.terminal === undefined ? await io.readInput() : await io.terminal.askHidden('Setup token: ');
  return { setupToken: read.trim() };
}

/** A connection that works, else the address at which to agree; waits there until the person has agreed. */
async function follow(
  io: CommandLine,
  connections: AdminUseCases['connections'],
  userId: number,
  begun: BegunConnection,
  wait: boolean,
): Promise<Result> {
  if (begun.kind === 'linked') return shown(begun.connection);
  const { connection, url, expiresAt } = begun;
  if (!wait) return { json: { ...connectionFacts(connection), url, expiresAt }, text: url };
  io.err(`Open this address in a browser and agree there, until ${expiresAt.slice(11, 16)} UTC:`);
  io.err(url);
  return shown(await agreed(connections, userId, begun));
}

const POLL_MILLIS = 5_000;

async function agreed(
  connections: AdminUseCases['connections'],
  userId: number,
  { connection, expiresAt }: BegunConnection & { readonly kind: 'consent' },
): Promise<ShownConnection> {
  const { id } = connection;
  while (Date.parse(expiresAt) > Date.now()) {
    const finished = await connections.completeConnection(userId, { connectionId: id }).catch(unlessTemporary);
    if (finished !== undefined) return finished;
    // The page to which the browser comes back may have finished it.
    const now = await connections.showConnection(userId, id);
    if (!now.awaitsConsent) return now;
    await setTimeout(POLL_MILLIS);
  }
  throw new RefusedError('Nobody agreed in time. Begin again.');
}

/** The consent may have been finished elsewhere or is being finished, and a provider may be away for a moment. */
function unlessTemporary(error: unknown): undefined {
  const codes: readonly FinanceErrorCode[] = ['not_found', 'conflict', 'feed_failed'];
  if (!(error instanceof FinanceError) || !codes.includes(error.code)) throw error;
}

function shown(connection: ShownConnection): Result {
  return { json: connectionFacts(connection), text: connectionText(connection) };
}

/** `https://coffer.example/connections/return?state=…&code=…` */
function consentIn(address: string): { readonly state: string; readonly answer: Readonly<Record<string, string>> } {
  const { state, ...answer } = Object.fromEntries(URL.parse(address)?.searchParams ?? []);
  if (state === undefined) throw new BadUseError('The address must be the one to which the browser came back.');
  return { state, answer };
}
