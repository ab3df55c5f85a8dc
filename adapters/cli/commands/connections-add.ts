import { setTimeout } from 'node:timers/promises';
import { Argument, Command, Option } from 'commander';
import type { BegunConnection } from '../../../application/connections/begin-connection.ts';
import type { ShownConnection } from '../../../application/connections/shown-connection.ts';
import { FinanceError, type FinanceErrorCode } from '../../../domain/error.ts';
import { PROVIDER_FACTS } from '../../../domain/feeds/provider-facts.ts';
import { FEED_PROVIDERS, type FeedProvider } from '../../../domain/ports/feeds/bank-feed-port.ts';
import type { AdminUseCases } from '../admin-use-cases.ts';
import { type CommandLine, printResult } from '../command-line.ts';
import { connectionFacts, connectionText } from '../connection-text.ts';
import { BadUseError, RefusedError } from '../failures.ts';
import { emailOption, idArgument, jsonOption } from '../options.ts';
import { tableRow } from '../table-row.ts';

const EXAMPLES = `
Examples:
  coffer connections add simplefin --email ada@example.com < setup-token.txt
  coffer connections add enablebanking --email ada@example.com --bank "First Bank" --country DE
  coffer connections add plaid --email ada@example.com

A setup token is asked for in the terminal, or read from standard input. With --setup-token, other people
on this machine could read it from the list of processes.`;

interface Options {
  readonly email: string;
  readonly setupToken?: string;
  readonly bank?: string;
  readonly country?: string;
  readonly wait: boolean;
  readonly json?: boolean;
}

const setupTokenOption = (): Option =>
  new Option('--setup-token <text>', 'SimpleFIN: the setup token; without it, the command asks');
const noWaitOption = (): Option => new Option('--no-wait', 'print the address at which to agree, and end');

export function addCommand(io: CommandLine): Command {
  return new Command('add')
    .description('connect a bank by way of a provider')
    .addArgument(new Argument('<provider>', 'the way to the bank').choices(FEED_PROVIDERS))
    .addOption(emailOption())
    .addOption(setupTokenOption())
    .option('--bank <name>', 'Enable Banking: the bank, from connections banks')
    .option('--country <code>', 'Enable Banking: the country of the bank, like DE')
    .addOption(noWaitOption())
    .addOption(jsonOption())
    .addHelpText('after', EXAMPLES)
    .action(async (provider: FeedProvider, { email, bank, country, ...options }: Options) => {
      const needsToken = PROVIDER_FACTS[provider].needs.includes('setup_token');
      const setupToken = needsToken ? await readSetupToken(io, options) : undefined;
      const { users, connections, returnUrl } = await io.open();
      const userId = await users.findUserId(email);
      const begun = await connections.beginConnection(userId, {
        provider,
        returnUrl,
        ...(setupToken !== undefined && { setupToken }),
        ...(bank !== undefined && { bank: { name: bank, country: country ?? null } }),
      });
      await follow(io, connections, userId, begun, options);
    });
}

export function renewCommand(io: CommandLine): Command {
  return new Command('renew')
    .description('renew a connection whose consent ends, or to which the bank wants you to sign in again')
    .argument('<id>', 'id of the connection, from connections list', idArgument)
    .addOption(emailOption())
    .addOption(setupTokenOption())
    .addOption(noWaitOption())
    .addOption(jsonOption())
    .action(async (id: number, { email, ...options }: Options) => {
      const { users, connections, returnUrl } = await io.open();
      const userId = await users.findUserId(email);
      const { provider } = await connections.showConnection(userId, id);
      const needsToken = PROVIDER_FACTS[provider].needs.includes('setup_token');
      const setupToken = needsToken ? await readSetupToken(io, options) : undefined;
      const input = { returnUrl, ...(setupToken !== undefined && { setupToken }) };
      const begun = await connections.renewConnection(userId, id, input);
      await follow(io, connections, userId, begun, options);
    });
}

/** For somebody whose browser comes back to a page where they cannot sign in. */
export function finishCommand(io: CommandLine): Command {
  return new Command('finish')
    .description('finish a connection with the address to which the browser came back')
    .argument('<id>', 'id of the connection, from connections list', idArgument)
    .addOption(emailOption())
    .option('--address <url>', 'the whole address; without it, the provider is asked whether you have agreed')
    .addOption(jsonOption())
    .action(async (id: number, { email, address, ...options }: Options & { readonly address?: string }) => {
      const { users, connections } = await io.open();
      const userId = await users.findUserId(email);
      const consent = address === undefined ? { connectionId: id } : consentIn(address);
      const connection =
        (await connections.completeConnection(userId, consent)) ?? (await connections.showConnection(userId, id));
      printConnection(io, connection, options);
    });
}

export function banksCommand(io: CommandLine): Command {
  return new Command('banks')
    .description('list the banks of a country that a provider can connect')
    .addArgument(new Argument('<provider>', 'the way to the bank').choices(FEED_PROVIDERS))
    .requiredOption('--country <code>', 'ISO 3166-1 alpha-2, like DE')
    .addOption(jsonOption())
    .action(async (provider: FeedProvider, options: { readonly country: string; readonly json?: boolean }) => {
      const banks = await (await io.open()).connections.listConnectableBanks(provider, options.country);
      const text = banks.map(({ name, country }) => tableRow(name, country ?? '')).join('\n');
      printResult(io, options, banks, text === '' ? `You choose your bank on the provider's own page.` : text);
    });
}

async function readSetupToken(io: CommandLine, { setupToken }: Pick<Options, 'setupToken'>): Promise<string> {
  if (setupToken !== undefined) return setupToken;
  const given = io.terminal === undefined ? await io.readInput() : await io.terminal.askHidden('Setup token: ');
  return given.trim();
}

/** Prints a connection that works, else the address at which to agree, and waits until the person has agreed. */
async function follow(
  io: CommandLine,
  connections: AdminUseCases['connections'],
  userId: number,
  begun: BegunConnection,
  options: Pick<Options, 'wait' | 'json'>,
): Promise<void> {
  if (begun.kind === 'linked') return printConnection(io, begun.connection, options);
  const { connection, url, expiresAt } = begun;
  if (!options.wait) return printResult(io, options, { ...connectionFacts(connection), url, expiresAt }, url);
  io.err(`Open this address in a browser and agree there, until ${expiresAt.slice(11, 16)} UTC:`);
  io.err(url);
  printConnection(io, await agreed(connections, userId, begun), options);
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

function printConnection(io: CommandLine, connection: ShownConnection, options: Pick<Options, 'json'>): void {
  printResult(io, options, connectionFacts(connection), connectionText(connection));
}

/** `https://coffer.example/connections/return?state=…&code=…` */
function consentIn(address: string): { readonly state: string; readonly answer: Readonly<Record<string, string>> } {
  const { state, ...answer } = Object.fromEntries(URL.parse(address)?.searchParams ?? []);
  if (state === undefined) throw new BadUseError('The address must be the one to which the browser came back.');
  return { state, answer };
}
