import type { FeedAccount, FeedCoverage } from '../../../domain/feeds/feed-account.ts';
import { FeedFailure, type FeedProblem, type FeedProblemCode } from '../../../domain/feeds/feed-problem.ts';
import type { FeedRow, FetchedAccount, FetchedFeed } from '../../../domain/feeds/fetched-feed.ts';
import type { FeedProvider } from '../../../domain/feeds/provider-facts.ts';
import type {
  BankFeedPort,
  ConnectableBank,
  ConsentAnswer,
  FeedLink,
  FetchRequest,
  LinkRequest,
  LinkStart,
  WebhookReading,
} from '../../../domain/ports/feeds/bank-feed-port.ts';
import type { TestRow } from '../files/json-statement-reader.ts';
import { EUR, localDate, timestamp, USD } from '../fixtures.ts';

/** A provider whose every word a test writes down. */
export class FakeFeed implements BankFeedPort {
  readonly provider: FeedProvider;
  hasTrustedIds = true;
  fetchesPerDay = 1_000;
  /** What `begin` and `renew` do, each time. */
  start: (request: LinkRequest) => Promise<LinkStart> = async () => ({ kind: 'linked', link: aLink() });
  finish: (pending: string, answer: ConsentAnswer) => Promise<FeedLink | undefined> = async () => aLink();
  respond: (request: FetchRequest) => Promise<FetchedFeed> = async () => aFetch([]);
  webhook: WebhookReading = { kind: 'refused' };
  revokes: (credentials: string) => Promise<void> = async () => {};
  readonly requests: FetchRequest[] = [];
  readonly starts: LinkRequest[] = [];
  readonly revoked: string[] = [];

  constructor(provider: FeedProvider = 'simplefin') {
    this.provider = provider;
  }

  async banks(country: string): Promise<readonly ConnectableBank[]> {
    return [{ name: 'Example Bank', country, maximumConsentSeconds: null }];
  }

  begin(request: LinkRequest): Promise<LinkStart> {
    this.starts.push(request);
    return this.start(request);
  }

  complete(pending: string, answer: ConsentAnswer): Promise<FeedLink | undefined> {
    return this.finish(pending, answer);
  }

  renew(_credentials: string, request: LinkRequest): Promise<LinkStart> {
    return this.begin(request);
  }

  fetch(request: FetchRequest): Promise<FetchedFeed> {
    this.requests.push(request);
    return this.respond(request);
  }

  async revoke(credentials: string): Promise<boolean> {
    this.revoked.push(credentials);
    await this.revokes(credentials);
    return true;
  }

  async readWebhook(): Promise<WebhookReading> {
    return this.webhook;
  }

  /** Shows this with the next fetches. */
  shows(fetched: FetchedFeed): this {
    this.respond = async () => fetched;
    return this;
  }

  fails(code: FeedProblemCode, retryAfterSeconds: number | null = null): this {
    this.respond = async () => {
      throw new FeedFailure(aProblem(code, retryAfterSeconds));
    };
    return this;
  }
}

export const CREDENTIALS = 'https://user:hunter2@bridge.example/simplefin';
export const ACCOUNT_NUMBER = 'DE89370400440532013000';

export function aLink(changes: Partial<FeedLink> = {}): FeedLink {
  return { credentials: CREDENTIALS, providerKey: null, accounts: [], consentExpiresAt: null, ...changes };
}

export function aProblem(code: FeedProblemCode, retryAfterSeconds: number | null = null): FeedProblem {
  return { code, message: `The bank says ${code}.`, retryAfterSeconds };
}

export function anAccount(changes: Partial<FeedAccount> = {}): FeedAccount {
  return {
    key: 'ACT-1',
    name: 'Checking',
    institution: { name: 'Example Bank', country: 'DE' },
    kind: 'bank',
    number: null,
    currency: USD,
    balance: { amount: 123_456, at: timestamp('2026-03-30T08:00:00.000000Z') },
    ...changes,
  };
}

export const IN_EURO = { currency: EUR } as const;

export function fedAccount(rows: readonly TestRow[], changes: Partial<FetchedAccount> = {}): FetchedAccount {
  return {
    account: anAccount(),
    rows: rows.map(feedRow),
    removedIds: [],
    listsAllPending: true,
    coverage: coverageOf(rows),
    problem: null,
    ...changes,
  };
}

/** Everything of the days from the first row to the last one. */
export function aFetch(rows: readonly TestRow[], changes: Partial<FetchedFeed> = {}): FetchedFeed {
  return { accounts: [fedAccount(rows)], cursor: null, problems: [], ...changes };
}

/** Changes since the cursor. */
export function aDelta(rows: readonly TestRow[], removedIds: readonly string[], cursor: string): FetchedFeed {
  const changes = { coverage: null, listsAllPending: false, removedIds };
  return { accounts: [fedAccount(rows, changes)], cursor, problems: [] };
}

export function march(day: number) {
  return localDate(`2026-03-${String(day).padStart(2, '0')}`);
}

export function days(from: number, to: number): FeedCoverage {
  return { from: march(from), to: march(to) };
}

function coverageOf(rows: readonly TestRow[]): FeedCoverage {
  const shown = rows.map(({ day }) => day);
  return shown.length === 0 ? days(1, 31) : days(Math.min(...shown), Math.max(...shown));
}

function feedRow({ day, amount, text = 'Shop', id, status = 'booked', payee, counterparty }: TestRow): FeedRow {
  return {
    sourceId: id ?? null,
    replacesPendingId: null,
    day: march(day),
    valueDay: null,
    amount,
    currency: null,
    status,
    description: text,
    payee: payee ?? null,
    counterpartyAccount: counterparty ?? null,
    hints: { merchantCategoryCode: null, name: null, code: null },
    balanceAfter: null,
  };
}
