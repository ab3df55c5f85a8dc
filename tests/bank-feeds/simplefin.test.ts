import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ProviderHttpOptions } from '../../adapters/bank-feeds/http/provider-http.ts';
import { createSimpleFin } from '../../adapters/bank-feeds/simplefin/simplefin.ts';
import {
  type FakeAccount,
  type FakeResponse,
  type FakeSimpleFin,
  type FakeTransaction,
  startFakeSimpleFin,
} from '../../adapters/demo/feed/fake-simplefin.ts';
import { addDays, type LocalDate, millisOf, timestampOfDate } from '../../domain/calendar.ts';
import { FinanceError } from '../../domain/error.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';
import type { FetchedAccount, FetchedFeed } from '../../domain/feeds/fetched-feed.ts';
import type { BankFeedPort, FetchRequest } from '../../domain/ports/feeds/bank-feed-port.ts';
import { refused } from '../contracts/refusal.ts';
import { pluck } from '../support/assertions.ts';
import { localDate as day } from '../support/fixtures.ts';

const TODAY = day('2026-11-22');

function noon(date: LocalDate): number {
  return millisOf(timestampOfDate(date)) / 1_000 + 43_200;
}

function transaction(id: string, date: string, amount: string, more: Partial<FakeTransaction> = {}): FakeTransaction {
  return { id, posted: noon(day(date)), amount, description: `Payment ${id}`, ...more };
}

const CHECKING: FakeAccount = {
  id: 'ACT-1',
  name: 'Checking',
  bank: 'First Bank',
  currency: 'USD',
  balance: '1234.56',
  balanceDate: noon(TODAY),
  transactions: [transaction('T1', '2026-11-20', '-3.50'), transaction('T2', '2026-11-21', '1000')],
};
const CARD: FakeAccount = { ...CHECKING, id: 'ACT-2', name: 'Card', bank: 'Second Bank', transactions: [] };

interface World {
  readonly fake: FakeSimpleFin;
  readonly feed: BankFeedPort;
  readonly credentials: string;
  readonly fetch: (request?: Partial<FetchRequest>) => Promise<FetchedFeed>;
}

interface WorldOptions extends Partial<ProviderHttpOptions> {
  readonly accounts?: readonly FakeAccount[];
  readonly version?: 1 | 2;
}

const LINK = { returnUrl: 'https://coffer.example/return', state: 'state', userKey: 'user' };

/** A connection to a fake server, with its first token claimed. */
async function inWorld(options: WorldOptions, test: (world: World) => Promise<void>): Promise<void> {
  const { accounts = [CHECKING], version = 2, ...http } = options;
  const fake = await startFakeSimpleFin({ accounts, version, now: () => noon(TODAY) * 1_000 });
  try {
    const feed = createSimpleFin({ allowedOrigins: [fake.origin], wait: async () => undefined, ...http });
    const start = await feed.begin({ ...LINK, setupToken: fake.setupToken() });
    const credentials = start.kind === 'linked' ? start.link.credentials : '';
    const base = { credentials, cursor: null, since: addDays(TODAY, -14), today: TODAY };
    const fetch = (request: Partial<FetchRequest> = {}) => feed.fetch({ ...base, ignored: new Set(), ...request });
    await test({ fake, feed, credentials, fetch });
  } finally {
    await fake.close();
  }
}

function onlyAccount({ accounts }: FetchedFeed): FetchedAccount {
  const [account] = accounts;
  if (account === undefined || accounts.length > 1) throw new Error(`There are ${accounts.length} accounts.`);
  return account;
}

async function failureOf(work: Promise<unknown>): Promise<FeedFailure> {
  const failure = await refused(work);
  if (!(failure instanceof FeedFailure)) throw new Error(`Not a failure of a feed: ${String(failure)}`);
  return failure;
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const refusal = await refused(work);
  if (!(refusal instanceof FinanceError)) throw new Error(`Not a refusal: ${String(refusal)}`);
  return refusal.fields?.setup_token?.[0] ?? '';
}

function status(code: number, headers: Readonly<Record<string, string>> = {}): FakeResponse {
  return (response) => response.writeHead(code, headers).end('secret text of the provider');
}

function text(body: string): FakeResponse {
  return (response) => response.end(body);
}

const claims = suite('setup tokens of SimpleFIN');

claims('a token is claimed once; the second claim warns of theft', () =>
  inWorld({}, async ({ fake, feed }) => {
    const setupToken = fake.setupToken();
    assert.is((await feed.begin({ ...LINK, setupToken })).kind, 'linked');
    const sentence = await refusalOf(feed.begin({ ...LINK, setupToken }));
    assert.match(sentence, /used before/);
    assert.match(sentence, /somebody else may be reading your data/);
  }),
);

claims('a token may be wrapped over several lines', () =>
  inWorld({}, async ({ fake, feed }) => {
    const setupToken = fake.setupToken().replace(/(.{20})/g, '$1\n ');
    assert.is((await feed.begin({ ...LINK, setupToken })).kind, 'linked');
  }),
);

for (const setupToken of [
  undefined,
  '',
  'hello world',
  'äöü',
  btoa('hello'),
  btoa('file:///etc/passwd'),
  'A'.repeat(5_000),
]) {
  claims(`${JSON.stringify(setupToken?.slice(0, 40)) ?? 'nothing'} is refused`, () =>
    inWorld({}, async ({ fake, feed }) => {
      const request = { ...LINK, ...(setupToken !== undefined && { setupToken }) };
      assert.match(await refusalOf(feed.begin(request)), /setup token/);
      assert.is(fake.requests.length, 1);
    }),
  );
}

for (const address of [
  'http://bridge.example/claim/1',
  'https://127.0.0.1/claim/1',
  'https://localhost/',
  'https://10.0.0.1/',
]) {
  claims(`a token that leads to ${address} is refused`, async () => {
    const sentence = await refusalOf(createSimpleFin().begin({ ...LINK, setupToken: btoa(address) }));
    assert.match(
      sentence,
      /^This setup token leads to an address that is not a public https address\. .*ALLOWED_ORIGINS/,
    );
  });
}

claims('5, low: a claim that gives an address of a private network, or one without TLS, is refused at once', () =>
  inWorld({}, async ({ fake, feed }) => {
    for (const access of ['https://user:word@192.168.1.2/simplefin', 'http://user:word@bridge.example/simplefin']) {
      fake.respondNext(text(access));
      assert.match(await refusalOf(feed.begin({ ...LINK, setupToken: fake.setupToken() })), /public https address/);
    }
  }),
);

claims('a claim that redirects or returns nonsense is a failure', () =>
  inWorld({}, async ({ fake, feed }) => {
    const away = status(302, { Location: 'https://169.254.169.254/' });
    for (const response of [away, text(''), text('https://no-credentials.example/'), text('<html>')]) {
      fake.respondNext(response);
      const { problem } = await failureOf(feed.begin({ ...LINK, setupToken: fake.setupToken() }));
      assert.is(problem.code, 'provider_unavailable');
    }
  }),
);

const rows = suite('rows of SimpleFIN');

for (const version of [1, 2] as const) {
  rows(`version ${version} brings accounts, balances and rows`, () =>
    inWorld({ version, accounts: [CHECKING, CARD] }, async ({ fetch }) => {
      const { accounts, problems, cursor } = await fetch();
      assert.equal(problems, []);
      assert.is(cursor, null);
      const seen = accounts.map(({ account }) => [
        account.key,
        account.name,
        account.institution.name,
        account.currency,
      ]);
      assert.equal(seen, [
        ['ACT-1', 'Checking', 'First Bank', 'USD'],
        ['ACT-2', 'Card', 'Second Bank', 'USD'],
      ]);
      const [checking] = accounts;
      assert.equal(checking?.account.balance, { amount: 123_456, at: '2026-11-22T12:00:00.000000Z' });
      const found = checking?.rows.map(({ sourceId, day: date, amount, status: state }) => [
        sourceId,
        date,
        amount,
        state,
      ]);
      assert.equal(found, [
        ['T1', '2026-11-20', -350, 'booked'],
        ['T2', '2026-11-21', 100_000, 'booked'],
      ]);
      assert.equal(checking?.coverage, { from: '2026-11-08', to: '2026-11-22' });
      assert.is(checking?.listsAllPending, true);
    }),
  );
}

rows('amounts are exact in the decimals of their currency', () => {
  const amounts = ['90071992547409.91', '-0.10', '+7', '.5', '00012.30'];
  const transactions = amounts.map((amount, index) => transaction(`A${index}`, '2026-11-20', amount));
  return inWorld({ accounts: [{ ...CHECKING, transactions }] }, async ({ fetch }) => {
    assert.equal(pluck(onlyAccount(await fetch()).rows, 'amount'), [9_007_199_254_740_991, -10, 700, 50, 1_230]);
  });
});

rows('an amount that was sent as a JSON number is exact as well', () =>
  inWorld({}, async ({ fake, fetch }) => {
    const body = { accounts: [{ ...CHECKING, transactions: [transaction('N', '2026-11-20', 'AMOUNT')] }] };
    fake.respondNext(text(JSON.stringify(body).replace('"AMOUNT"', '-1234567890.10')));
    assert.is(onlyAccount(await fetch()).rows[0]?.amount, -123_456_789_010);
  }),
);

rows('a pending row without a day has that of the payment, else today', () => {
  const pending = { posted: 0, pending: true };
  const transactions = [
    transaction('P1', '2026-11-21', '-1', { ...pending, transacted_at: noon(day('2026-11-19')) }),
    transaction('P2', '2026-11-21', '-2', pending),
  ];
  return inWorld({ accounts: [{ ...CHECKING, transactions }] }, async ({ fetch }) => {
    const { rows: found } = onlyAccount(await fetch());
    const seen = found.map(({ day: date, status: state }) => [date, state]);
    assert.equal(seen, [
      ['2026-11-19', 'pending'],
      [TODAY, 'pending'],
    ]);
  });
});

rows('rows that cannot be read are left out, and the account says so', () => {
  const transactions = [
    transaction('G', '2026-11-20', '-1'),
    ...['', '1e3', '$5', '1,5', 'NaN', '9'.repeat(20)].map((amount, index) =>
      transaction(`B${index}`, '2026-11-20', amount),
    ),
    transaction('D0', '2026-11-20', '-1', { posted: 0 }),
    transaction('D1', '2026-11-20', '-1', { posted: 99_999_999_999 }),
  ];
  return inWorld({ accounts: [{ ...CHECKING, transactions }] }, async ({ fake, fetch }) => {
    fake.respondNext(text(JSON.stringify({ accounts: [{ ...CHECKING, transactions }] })));
    const account = onlyAccount(await fetch());
    assert.equal(pluck(account.rows, 'sourceId'), ['G']);
    assert.is(account.problem?.code, 'partial');
  });
});

rows("an account in a currency of the bank's own is listed without rows", () =>
  inWorld({ accounts: [{ ...CHECKING, currency: 'https://www.example.com/miles' }] }, async ({ fetch }) => {
    const { account, rows: found } = onlyAccount(await fetch());
    assert.is(account.currency, null);
    assert.is(account.balance, null);
    assert.equal(found, []);
  }),
);

rows('rows of an ignored account are not passed on', () =>
  inWorld({}, async ({ fetch }) => {
    assert.equal(onlyAccount(await fetch({ ignored: new Set(['ACT-1']) })).rows, []);
  }),
);

rows('two banks may use one id for their accounts', () =>
  inWorld({ accounts: [CHECKING, { ...CARD, id: 'ACT-1' }] }, async ({ fetch }) => {
    const keys = (await fetch()).accounts.map(({ account }) => account.key);
    assert.is(new Set(keys).size, 2);
  }),
);

const days = suite('days of SimpleFIN');

function requestedDays({ requests }: FakeSimpleFin): readonly string[] {
  return requests
    .filter((path) => path.startsWith('/simplefin/accounts'))
    .map((path) => {
      const { searchParams } = new URL(path, 'http://x');
      const [from, to] = ['start-date', 'end-date'].map((name) => {
        const seconds = searchParams.get(name);
        return seconds === null ? '' : new Date(Number(seconds) * 1_000).toISOString().slice(0, 10);
      });
      return `${from}..${to}${searchParams.get('pending') === '1' ? ' pending' : ''}`;
    });
}

/** One row in each month of the last two years. */
const TWO_YEARS = Array.from({ length: 24 }, (_, index) =>
  transaction(`M${index}`, addDays(TODAY, -30 * index - 1), `-${index + 1}.00`),
);

days('a fetch of a few days is one request, open at its end, with pending rows', () =>
  inWorld({}, async ({ fake, fetch }) => {
    await fetch();
    assert.equal(requestedDays(fake), ['2026-11-08.. pending']);
  }),
);

days('first history goes back in requests of ninety days, four in a fetch, until two years are there', () =>
  inWorld({ accounts: [{ ...CHECKING, transactions: TWO_YEARS }] }, async ({ fake, fetch }) => {
    const since = addDays(TODAY, -730);
    const first = await fetch({ since });
    assert.equal(requestedDays(fake), [
      '2026-08-25.. pending',
      '2026-05-27..2026-08-25',
      '2026-02-26..2026-05-27',
      '2025-11-28..2026-02-26',
    ]);
    assert.equal(first.problems, []);
    assert.is(onlyAccount(first).rows.length, 12);
    assert.equal(onlyAccount(first).coverage, { from: '2025-11-28', to: TODAY });

    const second = await fetch({ cursor: first.cursor });
    const third = await fetch({ cursor: second.cursor });
    assert.is(third.cursor, null);
    const found = [first, second, third].flatMap((feed) => onlyAccount(feed).rows.map(({ sourceId }) => sourceId));
    assert.equal(new Set(found), new Set(TWO_YEARS.map(({ id }) => id)));
    assert.ok(fake.requests.length - 1 <= 12);
  }),
);

days('history ends where half a year is empty', () =>
  inWorld({}, async ({ fake, fetch }) => {
    const { cursor } = await fetch({ since: addDays(TODAY, -730) });
    assert.is(cursor, null);
    assert.is(requestedDays(fake).length, 3);
  }),
);

days('what an older request fails to bring is fetched the next time, and the newest days are kept', () =>
  inWorld({ accounts: [{ ...CHECKING, transactions: TWO_YEARS }] }, async ({ fake, fetch }) => {
    const since = addDays(TODAY, -200);
    fake.respondNext(text(JSON.stringify({ accounts: [CHECKING] })), status(503), status(503), status(503));
    const first = await fetch({ since });
    assert.is(onlyAccount(first).rows.length, 2);
    assert.equal(onlyAccount(first).coverage, { from: '2026-08-25', to: TODAY });
    const second = await fetch({ cursor: first.cursor });
    assert.equal(requestedDays(fake).slice(4), [
      '2026-11-08.. pending',
      '2026-05-27..2026-08-25',
      '2026-05-06..2026-05-27',
    ]);
    assert.is(second.cursor, null);
  }),
);

days('a row that moves from one request to the next is listed once', () => {
  const moved = transaction('X', '2026-11-20', '-9');
  return inWorld({ accounts: [{ ...CHECKING, transactions: [moved] }] }, async ({ fake, fetch }) => {
    const older = { ...CHECKING, transactions: [{ ...moved, posted: noon(day('2026-08-20')) }] };
    fake.respondNext(
      text(JSON.stringify({ accounts: [{ ...CHECKING, transactions: [moved] }] })),
      text(JSON.stringify({ accounts: [older] })),
    );
    const { rows: found } = onlyAccount(await fetch({ since: addDays(TODAY, -120) }));
    assert.equal(pluck(found, 'day'), ['2026-11-20']);
  });
});

const problems = suite('problems of SimpleFIN');

problems('a bank that wants a sign-in concerns its own accounts alone', () =>
  inWorld({ accounts: [CHECKING, CARD] }, async ({ fake, fetch }) => {
    fake.setNotes([{ code: 'con.auth', message: 'secret text of the provider', bank: 'Second Bank' }]);
    const { accounts, problems: found } = await fetch();
    assert.equal(found, []);
    const seen = accounts.map(({ problem }) => problem?.code ?? null);
    assert.equal(seen, [null, 'sign_in_needed']);
    const shown = accounts.map(({ coverage, listsAllPending }) => [coverage !== null, listsAllPending]);
    assert.equal(shown, [
      [true, true],
      [false, false],
    ]);
    assert.not.match(JSON.stringify(accounts), /secret/);
  }),
);

const CODES: readonly (readonly [code: string, expected: string])[] = [
  ['act.failed', 'bank_unavailable'],
  ['act.missingdata', 'partial'],
  ['act.', 'bank_unavailable'],
  ['act.of-the-future', 'bank_unavailable'],
];

for (const [code, expected] of CODES) {
  problems(`${code} is a problem of its account: ${expected}`, () =>
    inWorld({ accounts: [CHECKING, CARD] }, async ({ fake, fetch }) => {
      fake.setNotes([{ code, message: 'Try again later.', accountId: 'ACT-1' }]);
      const seen = (await fetch()).accounts.map(({ problem }) => problem?.code ?? null);
      assert.equal(seen, [expected, null]);
    }),
  );
}

problems('a bank none of whose accounts are listed is reported by the connection, which works otherwise', () =>
  inWorld({}, async ({ fake, fetch }) => {
    fake.setNotes([{ code: 'con.auth', message: 'Authentication required', bank: 'Third Bank' }]);
    const { accounts, problems: found } = await fetch();
    assert.is(accounts[0]?.problem, null);
    assert.equal(pluck(found, 'code'), ['sign_in_needed']);
    assert.match(found[0]?.message ?? '', /sign in again/);
  }),
);

problems('where no account is listed at all, the connection needs the sign-in', () =>
  inWorld({ accounts: [] }, async ({ fake, fetch }) => {
    fake.setNotes([{ code: 'con.auth', message: 'Authentication required', bank: 'Third Bank' }]);
    assert.is((await fetch()).problems[0]?.code, 'sign_in_needed');
  }),
);

problems('too many requests are obeyed although the rows came', () =>
  inWorld({}, async ({ fake, fetch }) => {
    for (let fetches = 0; fetches < 24; fetches += 1) assert.equal((await fetch()).problems, []);
    const { accounts, problems: found } = await fetch();
    assert.is(found[0]?.code, 'rate_limited');
    assert.is(accounts[0]?.rows.length, 2);
    assert.is(accounts[0]?.problem, null);
    assert.ok(fake.requests.length > 24);
  }),
);

const TEXTS: readonly (readonly [message: string, codes: readonly (string | null)[]])[] = [
  ['You must reauthenticate.', ['sign_in_needed', 'sign_in_needed']],
  ['Connection to Second Bank may need attention. Auth required', [null, 'sign_in_needed']],
  ['Something went wrong', ['partial', 'partial']],
  ['Requested date range exceeds limit of 90 days and was capped.', [null, null]],
];

for (const [message, codes] of TEXTS) {
  problems(`the text "${message}" of version 1 is read`, () =>
    inWorld({ version: 1, accounts: [CHECKING, CARD] }, async ({ fake, fetch }) => {
      fake.setNotes([{ code: '', message }]);
      const seen = (await fetch()).accounts.map(({ problem }) => problem?.code ?? null);
      assert.equal(seen, codes);
    }),
  );
}

const STATUSES: readonly (readonly [number, string])[] = [
  [401, 'revoked'],
  [402, 'payment_required'],
  [403, 'revoked'],
  [404, 'provider_unavailable'],
  [429, 'rate_limited'],
  [500, 'provider_unavailable'],
];

for (const [code, expected] of STATUSES) {
  problems(`status ${code} means ${expected}, in a sentence of ours`, () =>
    inWorld({}, async ({ fake, fetch }) => {
      fake.respondNext(...Array<FakeResponse>(3).fill(status(code)));
      const failure = await failureOf(fetch());
      assert.is(failure.problem.code, expected);
      assert.not.match(`${failure.stack} ${JSON.stringify(failure)}`, /secret|password/);
    }),
  );
}

problems('429 says how long to wait', () =>
  inWorld({}, async ({ fake, fetch }) => {
    fake.respondNext(status(429, { 'Retry-After': '3600' }));
    assert.is((await failureOf(fetch())).problem.retryAfterSeconds, 3_600);
  }),
);

problems('access that was disabled is revoked', () =>
  inWorld({}, async ({ fake, fetch }) => {
    fake.revoke();
    assert.is((await failureOf(fetch())).problem.code, 'revoked');
  }),
);

problems('nonsense, silence, a cut connection, a huge body and a redirection to a private address are failures', () =>
  inWorld({ timeoutMillis: 100, maxBytes: 1024 * 1024 }, async ({ fake, fetch }) => {
    const silent: FakeResponse = () => undefined;
    const cut: FakeResponse = (response) => response.destroy();
    const away = status(302, { Location: 'https://192.168.0.1/accounts' });
    const huge = text(' '.repeat(1024 * 1024 + 1));
    for (const response of [text('<html>'), text('[]'), text('{}'), text('{"accounts":7}'), silent, cut, huge, away]) {
      fake.respondNext(response, response, response);
      const { problem } = await failureOf(fetch());
      assert.is(problem.code, 'provider_unavailable');
      fake.respondNext();
    }
  }),
);

problems('members of other types than the protocol says are no crash', () =>
  inWorld({}, async ({ fake, fetch }) => {
    const strange = [
      null,
      7,
      [],
      { id: 7 },
      { id: 'A', name: {}, currency: [], org: 'x', balance: {}, transactions: 'none' },
      {
        id: 'B',
        currency: 'USD',
        balance: 'much',
        'balance-date': 'now',
        transactions: [null, {}, { id: [], posted: {} }],
      },
    ];
    fake.respondNext(text(JSON.stringify({ errlist: [null, 5, {}], connections: {}, accounts: strange })));
    const { accounts } = await fetch();
    const seen = accounts.map(({ account, rows: found }) => [account.key, account.currency, found.length]);
    assert.equal(seen, [
      ['7', null, 0],
      ['A', null, 0],
      ['B', 'USD', 0],
    ]);
  }),
);

problems('credentials that are not an access URL are a failure without a request', () =>
  inWorld({}, async ({ fake, fetch }) => {
    await failureOf(fetch({ credentials: 'nonsense' }));
    assert.is(fake.requests.length, 1);
  }),
);

claims.run();
rows.run();
days.run();
problems.run();
