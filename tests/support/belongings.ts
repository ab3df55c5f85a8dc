import { startSession } from '../../application/sessions/start-session.ts';
import { type App } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import type { User } from '../../domain/access/user.ts';
import { addSeconds } from '../../domain/calendar.ts';
import { FeedFailure, type FeedProblemCode } from '../../domain/feeds/feed-problem.ts';
import type { FeedProvider } from '../../domain/feeds/provider-facts.ts';
import type { LinkStart } from '../../domain/ports/feeds/bank-feed-port.ts';
import { aFetch, aLink, anAccount, fedAccount } from './feeds/fake-feed.ts';
import type { FakeFeeds } from './feeds/fake-feeds.ts';
import { EUR, localDate, newRenewal, USD } from './fixtures.ts';
import { newConnectedApp } from './sign-in/sign-in-fixtures.ts';

/** What things are called that people, files, banks and assistants name. */
export interface Wording {
  readonly account: string;
  readonly hiddenAccount: string;
  readonly bank: string;
  readonly description: string;
  readonly notes: string;
  readonly bill: string;
  readonly archivedBill: string;
  /** Of a row in a file, and of the file. */
  readonly row: string;
  readonly file: string;
  /** Of a feed: its bank, an account there, the text of a row and who was paid. */
  readonly institution: string;
  readonly feedAccount: string;
  readonly feedRow: string;
  readonly payee: string;
  /** Why a feed fails. */
  readonly problem: string;
  readonly key: string;
  readonly app: string;
  readonly appHost: string;
  readonly tool: string;
  readonly passkey: string;
  readonly userAgent: string;
}

export const ORDINARY: Wording = {
  account: 'Holiday jar',
  hiddenAccount: 'Grandmother’s gift',
  bank: 'Alpine Savings Bank',
  description: 'Flea market',
  notes: 'A lamp, two chairs and a very old radio.\nThe radio works.',
  bill: 'Piano lessons',
  archivedBill: 'Old gym',
  row: 'Flea market, stand 14',
  file: 'statement-2026-03.csv',
  institution: 'Northern Lights Bank',
  feedAccount: 'Girokonto',
  feedRow: 'BAKERY AT THE STATION 0042',
  payee: 'Bakery at the station',
  problem: 'The bank cannot be reached at the moment. Coffer tries again later.',
  key: 'Spreadsheet',
  app: 'Example Assistant',
  appHost: 'assistant.example',
  tool: 'get_account_balances',
  passkey: 'Laptop',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
};

/** The states in which a connection needs a page of its own kind. */
export const CONNECTION_KINDS = ['healthy', 'ending', 'failing', 'ended', 'limited', 'revoked', 'awaiting'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** Ids of one thing of each kind. */
export interface Belongings {
  readonly account: number;
  readonly transaction: number;
  readonly bill: number;
  readonly archivedBill: number;
  readonly import: number;
  /** What the import brought, as if it might be the transaction. */
  readonly duplicate: number;
  readonly key: number;
  readonly app: number;
  readonly passkey: number;
  /** Of another browser. */
  readonly session: number;
  readonly connections: Readonly<Record<ConnectionKind, number>>;
  /** What the browser brings back from the bank of the connection that awaits consent. */
  readonly state: string;
}

interface Owner {
  readonly app: App;
  readonly feeds: FakeFeeds;
  readonly userId: number;
  readonly email: string;
  readonly words: Wording;
}

/** Gives the user one of everything that pages show, and returns where it is. */
export async function furnish(
  app: App,
  feeds: FakeFeeds,
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  words: Wording,
): Promise<Belongings> {
  if (email === null) throw new Error('The user is deleted.');
  const owner = { app, feeds, userId, email, words };
  const money = await furnishMoney(owner);
  const access = await furnishAccess(owner);
  const { state, ...connections } = await furnishConnections(owner);
  return { ...money, ...access, connections, state };
}

async function furnishMoney({ app, userId, email, words }: Owner) {
  const open = app.get(useCases.accounts).createBankAccount;
  const { id: account } = await open(userId, { name: words.account, currency: EUR, balance: 84_210 });
  const { id: hidden } = await open(userId, { name: words.hiddenAccount, currency: USD, balance: 5_000 });
  await app.get(useCases.accounts).updateBankAccount(userId, hidden, { hidden: true });
  await app.get(useCases.accounts).connectAccount({
    email,
    bank: words.bank,
    name: words.account,
    currency: USD,
    balance: 123_456,
  });
  const { id: transaction } = await app.get(useCases.transactions).createTransaction(userId, {
    amount: -1_250,
    bankAccountId: account,
    bookedAt: localDate('2026-03-12'),
    description: words.description,
    notes: words.notes,
  });
  const [stored] = await app.get(ports.transactions).getAll(userId, [transaction]);
  const renewal = newRenewal(stored!);
  const after = { ...renewal.after, to: [{ name: words.payee }] };
  await app.get(ports.renewals).putAll(userId, [{ ...renewal, after }]);
  const bill = async (name: string) => {
    const nextDate = localDate('2026-03-28');
    const { id } = await app
      .get(useCases.bills)
      .createBill(userId, { name, amount: 3_000, cycle: 'monthly', nextDate });
    return id;
  };
  const archivedBill = await bill(words.archivedBill);
  await app.get(useCases.bills).correctBill(userId, archivedBill, { kind: 'set', values: {}, isArchived: true });
  const imported = await furnishImport(app, userId, account, words);
  const rows = await app.get(ports.imports).rows(userId, imported, { decision: 'added', afterPosition: -1, limit: 1 });
  const duplicate = rows[0]?.transactionId ?? 0;
  const unsettled = { settledAs: null, settledAt: null, united: null };
  await app
    .get(ports.possibleDuplicates)
    .putAll(userId, [{ id: duplicate, userId, duplicateOf: transaction, ...unsettled }]);
  return {
    account,
    transaction,
    bill: await bill(words.bill),
    archivedBill,
    import: imported,
    duplicate,
  };
}

/** A file with a row that may be the transaction entered by hand, and one that cannot be read. */
async function furnishImport(app: App, userId: number, account: number, { row, file }: Wording): Promise<number> {
  const text = `"${row.replaceAll('"', '""')}"`;
  const rows = [`2026-03-12,${text},-12.50`, `2026-03-13,${text},-7.00`, `2026-03-14,${text},2000.00`];
  const { id } = await app.get(useCases.imports).importStatements(userId, {
    bytes: new TextEncoder().encode(`Date,Description,Amount\n${rows.join('\n')}\nnever,${text},x\n`),
    fileName: file,
    accounts: { bankAccountId: account, byKey: new Map() },
    options: {},
    onError: 'skip',
    dryRun: false,
  });
  return id ?? 0;
}

async function furnishAccess({ app, userId, email, words }: Owner) {
  const createKey = app.get(useCases.access).createApiKey;
  const { apiKey } = await createKey({ email, name: words.key, scopes: ['finance:read', 'finance:write'] });
  const { apiKey: revoked } = await createKey({ email, name: words.key, scopes: ['finance:read'] });
  await app.get(useCases.access).revokeApiKey(email, revoked.id);
  const at = app.get(ports.clock).now();
  const approval = { createdAt: at, clientName: words.app, redirectHosts: [words.appHost] };
  const connected = await app.get(ports.connectedApps).add(newConnectedApp(userId, approval));
  const used = newConnectedApp(userId, { ...approval, clientId: 'client-2', lastUsedAt: at });
  await app.get(ports.connectedApps).add(used);
  await app.get(ports.toolCalls).addAll([
    { userId, at, clientId: connected.clientId, tool: 'get_transactions', outcome: 'ok' },
    { userId, at, clientId: null, tool: words.tool, outcome: 'failed' },
    { userId, at, clientId: 'unknown-client', tool: 'unknown', outcome: 'invalid_arguments' },
  ]);
  const session = await startSession(
    {
      sessions: app.get(ports.sessions),
      secrets: app.get(ports.secrets),
      clock: app.get(ports.clock),
      sealer: app.get(ports.sealer),
    },
    userId,
    { address: '2001:db8:85a3::8a2e:370:7334', userAgent: words.userAgent },
  );
  const passkey = await app.get(ports.passkeys).add({
    userId,
    name: words.passkey,
    credentialId: `credential-${userId}`,
    publicKey: 'a2V5',
    counter: 0,
    transports: ['internal'],
    createdAt: at,
    lastUsedAt: null,
  });
  return { key: apiKey.id, app: connected.id, passkey: passkey.id, session: session.session.id };
}

const DAY_SECONDS = 24 * 60 * 60;

async function furnishConnections(owner: Owner): Promise<Record<ConnectionKind, number> & { state: string }> {
  const now = owner.app.get(ports.clock).now();
  const linked = (consentDays: number | null): LinkStart => ({
    kind: 'linked',
    link: aLink({ consentExpiresAt: consentDays === null ? null : addSeconds(now, consentDays * DAY_SECONDS) }),
  });
  const failing = (provider: FeedProvider, code: FeedProblemCode) =>
    connect(owner, provider, linked(null), code).then(({ id }) => id);
  const awaiting = await connect(owner, 'plaid', {
    kind: 'consent',
    url: 'https://plaid.example/consent',
    pending: 'pending',
    expiresAt: addSeconds(now, 1_800),
  });
  return {
    healthy: (await connect(owner, 'simplefin', linked(null))).id,
    ending: (await connect(owner, 'enablebanking', linked(5))).id,
    failing: await failing('simplefin', 'bank_unavailable'),
    ended: await failing('enablebanking', 'consent_ended'),
    limited: await failing('simplefin', 'rate_limited'),
    revoked: await failing('plaid', 'revoked'),
    awaiting: awaiting.id,
    state: awaiting.state,
  };
}

/** Connects a bank and fetches it; once more, with a failure, where `problem` names one. */
async function connect(
  { app, feeds, userId, words }: Owner,
  provider: FeedProvider,
  start: LinkStart,
  problem?: FeedProblemCode,
): Promise<{ readonly id: number; readonly state: string }> {
  const feed = feeds[provider];
  const before = { start: feed.start, respond: feed.respond };
  feed.start = async () => start;
  feed.respond = async () => aFetch([], { accounts: accountsOf(words) });
  const bank = provider === 'enablebanking' ? { name: words.institution, country: 'DE' } : undefined;
  const begun = await app.get(useCases.connections).beginConnection(userId, {
    provider,
    returnUrl: 'http://localhost/',
    ...(bank && { bank }),
  });
  const { id } = begun.connection;
  if (begun.kind === 'linked') await app.get(useCases.connections).syncConnection(userId, id);
  if (problem !== undefined) {
    feed.respond = async () => {
      throw new FeedFailure({ code: problem, message: words.problem, retryAfterSeconds: null });
    };
    await app.get(useCases.connections).syncConnection(userId, id);
  }
  Object.assign(feed, before);
  return { id, state: feed.starts.at(-1)?.state ?? '' };
}

/** One in dollars with rows, one in euros, and one in no currency that Coffer knows. */
function accountsOf({ feedAccount: name, institution, feedRow, payee }: Wording) {
  const common = { name, institution: { name: institution, country: 'DE' } };
  const rows = [
    { day: 2, amount: -4_210, text: feedRow, payee },
    { day: 9, amount: -1_999, text: feedRow, payee, status: 'pending' as const },
  ];
  return [
    fedAccount(rows, { account: anAccount({ ...common, key: 'A' }) }),
    fedAccount([], { account: anAccount({ ...common, key: 'B', currency: EUR, kind: 'card' }), coverage: null }),
    fedAccount([], { account: anAccount({ ...common, key: 'C', currency: null, balance: null }), coverage: null }),
  ];
}
