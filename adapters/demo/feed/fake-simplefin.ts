import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LoopbackServer, startLoopbackServer } from './loopback-server.ts';

/** As the protocol writes it. */
export interface FakeTransaction {
  readonly id: string;
  /** Seconds since 1970; 0 for one that is pending. */
  readonly posted: number;
  readonly amount: string;
  readonly description: string;
  readonly transacted_at?: number;
  readonly pending?: boolean;
  readonly payee?: string;
  readonly memo?: string;
}

export interface FakeAccount {
  readonly id: string;
  readonly name: string;
  /** The bank, which is a connection of its own in version 2. */
  readonly bank: string;
  readonly currency: string;
  readonly balance: string;
  readonly balanceDate: number;
  readonly transactions: readonly FakeTransaction[];
}

/** A note about a bank or an account, or about everything. */
export interface FakeNote {
  readonly code: string;
  readonly message: string;
  readonly bank?: string;
  readonly accountId?: string;
}

export type FakeResponse = (response: ServerResponse, request: IncomingMessage) => void;

export interface FakeSimpleFinOptions {
  readonly accounts: readonly FakeAccount[];
  /** Of the protocol; a server of version 1 ignores that 2 was asked for. */
  readonly version?: 1 | 2;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 24 by default, as at the real one. */
  readonly requestsPerDay?: number;
}

/** A SimpleFIN server on this machine, with the rules of the real one. */
export interface FakeSimpleFin {
  readonly origin: string;
  /** Paths with their queries, in the order in which they came. */
  readonly requests: readonly string[];
  /** A new setup token, which can be claimed once. */
  setupToken(): string;
  /** What the banks have from now on. */
  setAccounts(accounts: readonly FakeAccount[]): void;
  setNotes(notes: readonly FakeNote[]): void;
  /** Answers the next requests in other ways than by the protocol. */
  respondNext(...responses: readonly FakeResponse[]): void;
  /** Disables all access. */
  revoke(): void;
  close(): Promise<void>;
}

const DAY_SECONDS = 86_400;
const WINDOW_SECONDS = 90 * DAY_SECONDS;
const REQUESTS_PER_DAY = 24;

/** Starts the server on a free port. */
export async function startFakeSimpleFin({
  accounts,
  version = 2,
  now,
  requestsPerDay = REQUESTS_PER_DAY,
}: FakeSimpleFinOptions): Promise<FakeSimpleFin> {
  const requests: string[] = [];
  const responses: FakeResponse[] = [];
  const unclaimed = new Set<string>();
  const passwords = new Set<string>();
  const state = { accounts, notes: [] as readonly FakeNote[], secrets: 0, fetches: 0 };

  const server: LoopbackServer = await startLoopbackServer((request, response) => {
    requests.push(request.url ?? '');
    const url = new URL(request.url ?? '', server.origin);
    const other = responses.shift();
    if (other !== undefined) other(response, request);
    else if (request.method === 'POST' && url.pathname.startsWith('/claim/')) claim(url.pathname.slice(7), response);
    else if (request.method === 'GET' && url.pathname === '/simplefin/accounts') list(request, url, response);
    else response.writeHead(404).end();
  });

  function claim(code: string, response: ServerResponse): void {
    if (!unclaimed.delete(code)) return void response.writeHead(403).end('Forbidden');
    const password = `password-${code}`;
    passwords.add(password);
    response.end(`${server.origin.replace('//', `//demo:${password}@`)}/simplefin`);
  }

  function list(request: IncomingMessage, url: URL, response: ServerResponse): void {
    if (!passwords.has(passwordOf(request))) return void response.writeHead(403).end('Forbidden');
    state.fetches += 1;
    const notes = [...state.notes, ...(state.fetches > requestsPerDay ? [TOO_MANY] : [])];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(accountsOf({ ...state, notes }, url.searchParams, version, now())));
  }

  return {
    origin: server.origin,
    requests,
    setupToken: () => {
      state.secrets += 1;
      const code = `code-${state.secrets}`;
      unclaimed.add(code);
      return Buffer.from(`${server.origin}/claim/${code}`).toString('base64');
    },
    setAccounts: (changed) => {
      state.accounts = changed;
    },
    setNotes: (notes) => {
      state.notes = notes;
    },
    respondNext: (...next) => void responses.push(...next),
    revoke: () => passwords.clear(),
    close: () => server.close(),
  };
}

const CAPPED: FakeNote = { code: 'gen.api', message: 'Requested date range exceeds limit of 90 days and was capped.' };
const TOO_MANY: FakeNote = { code: 'gen.api', message: 'You have made more requests than expected today.' };

interface Banks {
  readonly accounts: readonly FakeAccount[];
  readonly notes: readonly FakeNote[];
}

function accountsOf({ accounts, notes }: Banks, query: URLSearchParams, version: 1 | 2, now: number): unknown {
  const { isCapped, has } = askedOf(query, Math.floor(now / 1_000));
  const shown = accounts.map((account) => ({ ...account, transactions: account.transactions.filter(has) }));
  const told = isCapped ? [...notes, CAPPED] : notes;
  return version === 2 && query.get('version') === '2' ? secondVersion(shown, told) : firstVersion(shown, told);
}

function passwordOf({ headers }: IncomingMessage): string {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return Buffer.from(encoded, 'base64').toString().split(':')[1] ?? '';
}

interface Asked {
  readonly isCapped: boolean;
  readonly has: (transaction: FakeTransaction) => boolean;
}

/** Without a first day, the protocol's server shows what came since yesterday. The last one is exclusive. */
function askedOf(query: URLSearchParams, nowSeconds: number): Asked {
  const end = Number(query.get('end-date') ?? nowSeconds + DAY_SECONDS);
  const start = Number(query.get('start-date') ?? nowSeconds - DAY_SECONDS);
  const isCapped = Math.min(end, nowSeconds) - start > WINDOW_SECONDS;
  const first = isCapped ? end - WINDOW_SECONDS : start;
  const hasPending = query.get('pending') === '1';
  return {
    isCapped,
    has: ({ posted, pending }) => (pending === true ? hasPending : posted >= first && posted < end),
  };
}

function secondVersion(accounts: readonly FakeAccount[], notes: readonly FakeNote[]): unknown {
  const banks = [...new Set(accounts.map(({ bank }) => bank))];
  return {
    errlist: notes.map(({ bank, accountId, ...note }) => ({
      ...note,
      ...(bank !== undefined && { conn_id: `CON-${bank}` }),
      ...(accountId !== undefined && { account_id: accountId }),
    })),
    connections: banks.map((bank) => ({ conn_id: `CON-${bank}`, name: `${bank} - Ada`, org_id: bank, org_name: bank })),
    accounts: accounts.map((account) => ({ ...common(account), conn_id: `CON-${account.bank}` })),
  };
}

function firstVersion(accounts: readonly FakeAccount[], notes: readonly FakeNote[]): unknown {
  return {
    errors: notes.map(({ message }) => message),
    accounts: accounts.map((account) => ({ ...common(account), org: { name: account.bank } })),
  };
}

function common({ id, name, currency, balance, balanceDate, transactions }: FakeAccount) {
  return { id, name, currency, balance, 'balance-date': balanceDate, transactions };
}
