import { pino } from 'pino';
import { answerCache } from '../../../adapters/answers/answer-cache.ts';
import { createHttpShell } from '../../../adapters/http/http-shell.ts';
import { serve } from '../../../adapters/http/server/serve.ts';
import { type McpEndpointDeps, mcpEndpoint } from '../../../adapters/mcp/endpoint.ts';
import type { ToolUseCases } from '../../../adapters/mcp/tool.ts';
import type { JournalEntry } from '../../../adapters/mcp/tool-call-journal.ts';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { memoryRateLimiter } from '../../../adapters/memory/repos/access/rate-limiter.ts';
import { memorySubscriptions } from '../../../adapters/memory/repos/access/subscriptions.ts';
import { openPostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { opaqueAccessTokenVerifier } from '../../../adapters/oauth/opaque-access-token-verifier.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { admitToTools } from '../../../application/access/admit-to-tools.ts';
import { issueAccessToken } from '../../../application/access/issue-access-token.ts';
import { reportBalances } from '../../../application/accounts/report-balances.ts';
import { reportNetWorth } from '../../../application/accounts/report-net-worth.ts';
import { noteAppUse } from '../../../application/apps/connected-apps.ts';
import { reportBills } from '../../../application/bills/report-bills.ts';
import { reportSpending } from '../../../application/transactions/report-spending.ts';
import { reportTransactions } from '../../../application/transactions/report-transactions.ts';
import type { Audience } from '../../../domain/access/credential.ts';
import type { User } from '../../../domain/access/user.ts';
import { dateOf } from '../../../domain/calendar.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import type { RateLimiterPort } from '../../../domain/ports/rate-limiter-port.ts';
import { ORIGINAL_ONLY } from '../../../domain/ports/service/read-scope.ts';
import type { SubscriptionPort } from '../../../domain/ports/subscription-port.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { testClock } from '../clock.ts';
import { openMigratedDatabase } from '../databases/postgres.ts';
import { type RawAnswer, type RawRequest, sendRaw } from './raw-http.ts';

/** The stores below the endpoint. */
export interface ToolStore {
  readonly stores: Stores;
  readonly rateLimiterOf: (limit: number, clock: Clock) => RateLimiterPort;
  readonly subscriptions: SubscriptionPort;
  close(): Promise<void>;
}

export type OpenToolStore = () => Promise<ToolStore>;

export const openMemoryToolStore: OpenToolStore = async () => {
  const { stores } = createMemoryStore();
  return {
    stores,
    rateLimiterOf: memoryRateLimiter,
    subscriptions: memorySubscriptions(stores.users),
    close: async () => {},
  };
};

/** On a database of its own. */
export const openPostgresToolStore: OpenToolStore = async () => {
  const { url, drop } = await openMigratedDatabase();
  const store = await toolStoreAt(url);
  return {
    ...store,
    close: async () => {
      await store.close();
      await drop();
    },
  };
};

/** On the database at `url`, which others may use too. */
export async function toolStoreAt(url: string): Promise<ToolStore> {
  const store = await openPostgresStore({ url });
  await store.migrate();
  return {
    stores: store.stores,
    rateLimiterOf: (limit) => store.rateLimiter(limit),
    subscriptions: store.subscriptions,
    close: () => store.close(),
  };
}

export interface ToolServiceOptions
  extends Partial<
    Pick<
      McpEndpointDeps,
      'enabled' | 'baseUrl' | 'allowedOrigins' | 'authorizationServers' | 'rateLimit' | 'statelessMode'
    >
  > {
  readonly open?: OpenToolStore;
  readonly clock?: Clock;
  /** Replacements for some of the real ones. */
  readonly useCases?: { readonly [Subject in keyof ToolUseCases]?: Partial<ToolUseCases[Subject]> };
}

/** A listening tool endpoint, in the HTTP shell of the whole service. */
export interface ToolService {
  /** The URL of the server; the endpoint is at `/mcp`. */
  readonly url: string;
  readonly stores: Stores;
  /** All log lines so far. */
  readonly log: readonly string[];
  /** All tool calls that users would see. */
  readonly journal: readonly JournalEntry[];
  /** All responses so far. */
  readonly answers: readonly RawAnswer[];
  send(path: string, request?: RawRequest): Promise<RawAnswer>;
  /** Posts JSON to the endpoint, as a client with this token. */
  post(token: string | undefined, message: unknown, headers?: RawRequest['headers']): Promise<RawAnswer>;
  /** Calls a tool with this token, and returns the JSON of the answer and its status. */
  call(token: string, name: unknown, args?: unknown, version?: string): Promise<any>;
  tokenFor(user: User, audience?: Audience, expiresInSeconds?: number): Promise<string>;
  /** Throws when a response or the log holds a secret. */
  close(): Promise<void>;
}

export const ENDPOINT = '/mcp';

export async function openToolService(options: ToolServiceOptions = {}): Promise<ToolService> {
  const { clock = testClock(), rateLimit = 1_000 } = options;
  const store = await (options.open ?? openMemoryToolStore)();
  const { stores } = store;
  const secrets = nodeSecrets();
  const log: string[] = [];
  const journal: JournalEntry[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) });
  const baseUrl = options.baseUrl ?? 'http://coffer.test';
  const endpoint = mcpEndpoint({
    enabled: options.enabled ?? true,
    baseUrl,
    allowedOrigins: options.allowedOrigins ?? ['https://claude.ai'],
    authorizationServers: options.authorizationServers ?? [],
    admit: admitToTools({
      accessTokenVerifier: opaqueAccessTokenVerifier({
        ...stores,
        noteAppUse: noteAppUse({ ...stores, clock }),
        secrets,
        clock,
      }),
      rateLimiter: store.rateLimiterOf(rateLimit, clock),
      subscriptions: store.subscriptions,
      secrets,
      clock,
    }),
    readScope: ORIGINAL_ONLY,
    rateLimit,
    statelessMode: options.statelessMode ?? 'tolerant',
    useCases: useCasesOver(stores, clock, options.useCases),
    logger,
    answers: answerCache(4),
    journal: { record: (entry) => void journal.push(entry) },
    version: '1.2.3',
  });
  const app = createHttpShell({ logger, baseUrl, endpoints: [endpoint] });
  const server = await serve(() => app, { host: '127.0.0.1', port: 0, maxConnections: 100 });
  const answers: RawAnswer[] = [];
  const send: ToolService['send'] = async (path, request) => {
    const answer = await sendRaw(server.url + path, request);
    answers.push(answer);
    return answer;
  };
  const post: ToolService['post'] = (token, message, headers) => send(ENDPOINT, postOf(token, message, headers));
  const issue = issueAccessToken({ ...stores, secrets, clock });
  const secretsOfTest: string[] = [];
  return {
    url: server.url,
    stores,
    log,
    journal,
    answers,
    send,
    post,
    call: async (token, name, args, version = '2025-11-25') => {
      const params = args === undefined ? { name } : { name, arguments: args };
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
      const { status, text } = await post(token, message, { 'MCP-Protocol-Version': version });
      return { status, ...JSON.parse(text) };
    },
    tokenFor: async (user, audience = 'mcp', expiresInSeconds = 3_600) => {
      const { secret, token } = await issue({ email: user.email ?? '', audience, expiresInSeconds });
      secretsOfTest.push(secret, token.hash, user.email ?? secret);
      return secret;
    },
    close: async () => {
      await server.close(0);
      await store.close();
      requireSecrecy(secretsOfTest, [...answers.map((answer) => JSON.stringify(answer)), ...log]);
    },
  };
}

/**
 * Numbers of a card, an account and a bank that tests plant in texts. No service may ever return them (specification
 * 1.4).
 */
export const PLANTED_NUMBERS: readonly string[] = ['4111111111111111', 'DE89370400440532013000', '021000021'];

/** Throws when a response or a log line holds a token, its hash, its user's address or a planted number. */
function requireSecrecy(secretsOfTest: readonly string[], output: readonly string[]): void {
  const secrets = [...secretsOfTest, ...PLANTED_NUMBERS];
  const leak = output.find((text) => /coffer_(?:at|sk)_/.test(text) || secrets.some((secret) => text.includes(secret)));
  if (leak !== undefined) throw new Error(`A secret leaked: ${leak}`);
}

function postOf(token: string | undefined, message: unknown, headers: RawRequest['headers']): RawRequest {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(message),
  };
}

function useCasesOver(stores: Stores, clock: Clock, given: ToolServiceOptions['useCases'] = {}): ToolUseCases {
  const ports = { ...stores, clock, bringBillsUpToDate: keepBills(stores, clock) };
  return {
    accounts: {
      reportBalances: reportBalances(ports),
      reportNetWorth: reportNetWorth(ports),
      ...given.accounts,
    },
    bills: { reportBills: reportBills(ports), ...given.bills },
    transactions: {
      reportSpending: reportSpending(ports),
      reportTransactions: reportTransactions(ports),
      ...given.transactions,
    },
  };
}

/** For stores whose bills a test has put there: they count as what a detection has found. */
export function keepBills({ users, bills }: Pick<Stores, 'users' | 'bills'>, clock: Clock) {
  return async (userId: number): Promise<void> => {
    const state = { revision: await users.transactionRevision(userId), asOf: dateOf(clock.now()) };
    await bills.replaceAll(userId, state, (kept) => ({ kept, added: [] }));
  };
}
