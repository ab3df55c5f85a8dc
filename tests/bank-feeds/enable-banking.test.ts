import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEnableBanking } from '../../adapters/bank-feeds/enable-banking/enable-banking.ts';
import type { FeedProblemCode } from '../../domain/bank-feeds/feed-problem.ts';
import type { FetchedAccount, FetchedFeed } from '../../domain/bank-feeds/fetched-feed.ts';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import type { BankFeedPort, FeedLink, FetchRequest, LinkRequest } from '../../domain/ports/bank-feed-port.ts';
import { testClock } from '../support/clock.ts';
import {
  type FakeBankAccount,
  type FakeBankTransaction,
  type FakeEnableBanking,
  startFakeEnableBanking,
} from '../support/fake-providers/enable-banking.ts';
import {
  aList,
  cutOff,
  huge,
  nested,
  nonsense,
  redirectTo,
  respondWith,
  silent,
} from '../support/fake-providers/misbehaviour.ts';
import { problemOf } from '../support/feed-failures.ts';
import { refusal } from '../support/refusal.ts';

interface World {
  readonly bank: FakeEnableBanking;
  readonly feed: BankFeedPort;
}

const DAY_SECONDS = 86_400;
const BANK = { name: 'Nordea', country: 'FI' };

const test = suite<World>('Enable Banking');

test.before.each(async (world) => {
  const bank = await startFakeEnableBanking();
  bank.banks.push(
    { ...BANK, maximum_consent_validity: 180 * DAY_SECONDS, psu_types: ['business', 'personal'] },
    { name: 'Aktia', country: 'FI', maximum_consent_validity: 90 * DAY_SECONDS, psu_types: ['personal'] },
    { name: 'Firm only', country: 'FI', maximum_consent_validity: 3_600, psu_types: ['business'] },
    { name: 'Revolut', country: 'LT', maximum_consent_validity: 90 * DAY_SECONDS, psu_types: ['personal'] },
  );
  Object.assign(world, { bank, feed: feedOf(bank) });
});

test.after.each(({ bank }) => bank.close());

function feedOf(bank: FakeEnableBanking, limits: { timeoutMillis?: number; maxBytes?: number } = {}): BankFeedPort {
  return createEnableBanking({
    application: bank.application,
    clock: testClock('2026-11-20T10:00:00.000000Z'),
    url: bank.origin,
    http: { loopbackOrigins: [bank.origin], wait: async () => undefined, ...limits },
  });
}

const request: LinkRequest = {
  bank: BANK,
  returnUrl: 'https://money.example/connections/return',
  state: 'state-1',
  userKey: 'user-7',
};

async function linked({ bank, feed }: World): Promise<FeedLink> {
  return completed({ bank, feed }, await feed.begin(request));
}

async function completed({ bank, feed }: World, start: Awaited<ReturnType<BankFeedPort['begin']>>): Promise<FeedLink> {
  if (start.kind !== 'consent') throw new Error('The person has to visit the bank.');
  const link = await feed.complete(start.pending, { code: bank.consent(start.url) });
  if (link === undefined) throw new Error('The consent is not complete.');
  return link;
}

function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new Error('Not a day.');
  return date;
}

function fetchOf({ credentials }: FeedLink, more: Partial<FetchRequest> = {}): FetchRequest {
  return {
    credentials,
    cursor: null,
    since: day('2026-11-01'),
    today: day('2026-11-20'),
    ignored: new Set(),
    ...more,
  };
}

function account(more: Partial<FakeBankAccount> = {}): FakeBankAccount {
  return {
    hash: 'hash-1',
    iban: 'FI2112345600000785',
    currency: 'EUR',
    name: 'Current account',
    balances: [{ balance_type: 'ITBD', balance_amount: { amount: '100.00', currency: 'EUR' } }],
    transactions: [],
    ...more,
  };
}

function payment(amount: string, more: FakeBankTransaction = {}): FakeBankTransaction {
  return {
    entry_reference: `ref-${amount}`,
    transaction_amount: { amount, currency: 'EUR' },
    credit_debit_indicator: 'DBIT',
    status: 'BOOK',
    booking_date: '2026-11-10',
    remittance_information: ['Corner Shop'],
    ...more,
  };
}

async function fetchedAccount(world: World, more: Partial<FetchRequest> = {}): Promise<FetchedAccount> {
  const feed = await world.feed.fetch(fetchOf(await linked(world), more));
  const [only] = feed.accounts;
  if (only === undefined) throw new Error('No account came.');
  return only;
}

function amounts({ rows }: FetchedAccount): readonly number[] {
  return rows.map(({ amount }) => amount);
}

function rowsOf({ accounts }: FetchedFeed): readonly number[] {
  return accounts.flatMap(amounts);
}

test('the banks of a country come by name, each with the longest consent that it gives', async ({ feed }) => {
  assert.equal(await feed.banks('FI'), [
    { name: 'Aktia', country: 'FI', maximumConsentSeconds: 90 * DAY_SECONDS },
    { name: 'Firm only', country: 'FI', maximumConsentSeconds: 3_600 },
    { name: 'Nordea', country: 'FI', maximumConsentSeconds: 180 * DAY_SECONDS },
  ]);
  assert.is((await refusal(() => feed.banks('../x')))?.fields?.['country']?.length, 1);
});

test('the consent is asked for with the state, the address to come back to and as long as the bank allows', async ({
  bank,
  feed,
}) => {
  const start = await feed.begin(request);
  assert.is(start.kind, 'consent');
  assert.match(start.kind === 'consent' ? start.url : '', /^https:\/\/bank\.test\/consent\?id=/);
  assert.is(start.kind === 'consent' && start.expiresAt.slice(0, 16), '2026-11-20T11:00');
  const [asked] = bank.authorisations;
  assert.equal(asked, {
    access: { balances: true, transactions: true, valid_until: asked?.['access'] && validUntil(asked) },
    aspsp: BANK,
    psu_type: 'personal',
    psu_id: 'user-7',
    state: 'state-1',
    redirect_url: 'https://money.example/connections/return',
  });
  assert.match(validUntil(asked), /^2027-05-19T09:55:00\.\d{6}\+00:00$/);
});

function validUntil(asked: Readonly<Record<string, unknown>> | undefined): string {
  return String((asked?.['access'] as { valid_until?: string } | undefined)?.valid_until);
}

test('a bank for firms alone is asked for the consent of a firm, for no longer than it gives', async ({
  bank,
  feed,
}) => {
  await feed.begin({ ...request, bank: { name: 'firm ONLY', country: 'fi' } });
  assert.is(bank.authorisations[0]?.['psu_type'], 'business');
  assert.match(validUntil(bank.authorisations[0]), /^2026-11-20T10:55/);
});

test('a bank that is not there, or has no country, is refused under the name of the field', async ({ feed }) => {
  for (const bank of [
    { name: '', country: 'FI' },
    { name: 'Nordea', country: null },
    { name: 'Nordea', country: 'LT' },
  ]) {
    const error = await refusal(() =>
      feed.begin({ ...request, ...(bank === undefined ? { bank: { name: '', country: 'FI' } } : { bank }) }),
    );
    assert.equal(Object.keys(error?.fields ?? {}), ['bank']);
  }
});

test('a consent page that is not https is never shown', async ({ bank, feed }) => {
  bank.settings.consentPage = 'http://bank.test/consent';
  assert.is((await problemOf(() => feed.begin(request)))?.code, 'provider_unavailable');
});

test('a consent gives the accounts, their numbers and the day on which it ends', async (world) => {
  world.bank.accounts.push(
    account(),
    account({ hash: 'hash-2', name: 'Card', type: 'CARD', currency: 'SEK' }),
    account({ hash: 'hash-3', name: 'Old', currency: 'XXX', isClosed: true }),
  );
  const link = await linked(world);
  assert.is(link.providerKey, null);
  assert.match(link.consentExpiresAt ?? '', /^2027-05-19T09:55/);
  assert.equal(link.accounts[0], {
    key: 'hash-1',
    name: 'Current account',
    institution: BANK,
    kind: 'bank',
    number: 'FI2112345600000785',
    currency: 'EUR',
    balance: null,
  });
  assert.equal(
    link.accounts.map(({ key, kind, currency }) => [key, kind, currency]),
    [
      ['hash-1', 'bank', 'EUR'],
      ['hash-2', 'card', 'SEK'],
      ['hash-3', 'bank', null],
    ],
  );
});

test('one number with accounts in several currencies makes several accounts', async (world) => {
  world.bank.accounts.push(account(), account({ currency: 'USD' }), account({ currency: 'USD' }));
  assert.equal(
    (await linked(world)).accounts.map(({ key }) => key),
    ['hash-1', 'hash-1:USD', 'hash-1:USD:2'],
  );
});

test('a person who has not come back, or says no, makes no link', async ({ bank, feed }) => {
  const start = await feed.begin(request);
  const pending = start.kind === 'consent' ? start.pending : '';
  assert.is(await feed.complete(pending, {}), undefined);
  assert.is((await problemOf(() => feed.complete(pending, { error: 'access_denied' })))?.code, 'sign_in_needed');
  assert.is((await problemOf(() => feed.complete(pending, { error: 'server_error' })))?.code, 'bank_unavailable');
  assert.is((await problemOf(() => feed.complete(pending, { code: 'made up' })))?.code, 'sign_in_needed');
  const code = bank.consent(start.kind === 'consent' ? start.url : '');
  assert.ok((await feed.complete(pending, { code })) !== undefined);
  assert.is((await problemOf(() => feed.complete(pending, { code })))?.code, 'sign_in_needed', 'a code works once');
});

test('a key that was not registered, or an application that is unknown, is named as the administrator’s task', async ({
  bank,
}) => {
  const clock = testClock('2026-11-20T10:00:00.000000Z');
  const http = { loopbackOrigins: [bank.origin] };
  for (const application of [
    { id: bank.application.id, privateKey: bank.strangerKey },
    { id: 'another', privateKey: bank.application.privateKey },
  ]) {
    const stranger = createEnableBanking({ application, clock, url: bank.origin, http });
    const problem = await problemOf(() => stranger.banks('FI'));
    assert.is(problem?.code, 'provider_unavailable');
    assert.match(problem?.message ?? '', /administrator/);
  }
});

test('the sign of an amount comes from its indicator alone', async (world) => {
  world.bank.accounts.push(
    account({
      transactions: [
        payment('1.10'),
        payment('-2.20'),
        payment('3.30', { credit_debit_indicator: 'CRDT' }),
        payment('-4.40', { credit_debit_indicator: 'CRDT' }),
        payment('0.00'),
      ],
    }),
  );
  assert.equal(amounts(await fetchedAccount(world)), [-110, -220, 330, 440, 0]);
});

test('booked and pending payments come, and what is held, scheduled, cancelled, rejected or unknown does not', async (world) => {
  const statuses = ['BOOK', 'PDNG', 'HOLD', 'OTHR', 'SCHD', 'CNCL', 'RJCT', 'NEW', undefined];
  world.bank.accounts.push(
    account({ transactions: statuses.map((status, nth) => payment(`${nth + 1}.00`, { status })) }),
  );
  const { rows, problem, listsAllPending, coverage } = await fetchedAccount(world);
  assert.equal(
    rows.map(({ amount, status }) => [amount, status]),
    [
      [-100, 'booked'],
      [-200, 'pending'],
    ],
  );
  assert.is(problem, null);
  assert.is(listsAllPending, true);
  assert.equal(coverage, { from: '2026-11-01', to: '2026-11-20' });
});

test('any of the three days may be missing, and a pending payment may have none', async (world) => {
  world.bank.accounts.push(
    account({
      transactions: [
        payment('1.00', { booking_date: '2026-11-03', value_date: '2026-11-04', transaction_date: '2026-11-02' }),
        payment('2.00', { booking_date: null, value_date: '2026-11-04', transaction_date: '2026-11-02' }),
        payment('3.00', { booking_date: null, value_date: null, transaction_date: '2026-11-02' }),
        payment('4.00', { booking_date: null, status: 'PDNG' }),
        payment('5.00', { booking_date: null }),
        payment('6.00', { booking_date: '2026-11-31' }),
      ],
    }),
  );
  const { rows, problem } = await fetchedAccount(world);
  assert.equal(
    rows.map(({ day: booked, valueDay }) => [booked, valueDay]),
    [
      ['2026-11-03', '2026-11-04'],
      ['2026-11-04', '2026-11-04'],
      ['2026-11-02', null],
      ['2026-11-20', null],
    ],
  );
  assert.is(problem?.code, 'partial');
  assert.match(problem?.message ?? '', /^2 transactions/);
});

test('texts, the other party, its account and the balance afterwards are those of the side that is not ours', async (world) => {
  const parties = {
    creditor: { name: 'Shop Oy' },
    creditor_account: { iban: 'FI1410093000123458' },
    debtor: { name: 'Ada Lovelace' },
    debtor_account: { other: { identification: '4711', scheme_name: 'BBAN' } },
  };
  const details = {
    remittance_information: ['Shop Oy', ' Invoice\n 7 ', ''],
    merchant_category_code: '5411',
    bank_transaction_code: { code: 'CCRD', sub_code: 'POSD', description: 'Card payment' },
    balance_after_transaction: { amount: '-12.34', currency: 'EUR' },
  };
  const transactions = [
    payment('1.00', { ...parties, ...details }),
    payment('2.00', { ...parties, credit_debit_indicator: 'CRDT', remittance_information: null }),
    payment('3.00', { remittance_information: [], bank_transaction_code: { description: 'Fee' } }),
  ];
  world.bank.accounts.push(account({ transactions }));
  const { rows } = await fetchedAccount(world);
  assert.equal(rows[0], {
    sourceId: 'ref-1.00',
    replacesPendingId: null,
    day: '2026-11-10',
    valueDay: null,
    amount: -100,
    currency: 'EUR',
    status: 'booked',
    description: 'Shop Oy Invoice 7',
    payee: 'Shop Oy',
    counterpartyAccount: 'FI1410093000123458',
    hints: { merchantCategoryCode: '5411', name: 'Card payment', code: 'CCRD-POSD' },
    balanceAfter: -1_234,
  });
  assert.equal(
    rows.map(({ payee, description, counterpartyAccount }) => [payee, description, counterpartyAccount]),
    [
      ['Shop Oy', 'Shop Oy Invoice 7', 'FI1410093000123458'],
      ['Ada Lovelace', 'Ada Lovelace', '4711'],
      [null, 'Fee', null],
    ],
  );
});

test('a balance after a payment counts only in the currency of the payment', async (world) => {
  const balance = (currency: string) => ({ balance_after_transaction: { amount: '7.00', currency } });
  world.bank.accounts.push(account({ transactions: [payment('1', balance('EUR')), payment('2', balance('USD'))] }));
  const { rows } = await fetchedAccount(world);
  assert.equal(
    rows.map(({ balanceAfter }) => balanceAfter),
    [700, null],
  );
});

test('references are passed on and never trusted', async (world) => {
  assert.is(world.feed.hasTrustedIds, false);
  world.bank.accounts.push(
    account({ transactions: [payment('1.00', { entry_reference: null }), payment('2.00', { entry_reference: '0' })] }),
  );
  const { rows } = await fetchedAccount(world);
  assert.equal(
    rows.map(({ sourceId }) => sourceId),
    [null, '0'],
  );
});

test('a payment that is listed as pending and as booked under one reference counts once', async (world) => {
  world.bank.accounts.push(
    account({
      transactions: [
        payment('1.00', { entry_reference: 'a', status: 'PDNG' }),
        payment('1.00', { entry_reference: 'a' }),
        payment('1.00', { entry_reference: '0', status: 'PDNG' }),
        payment('1.00', { entry_reference: '0' }),
        payment('1.00', { entry_reference: null, status: 'PDNG' }),
      ],
    }),
  );
  const { rows } = await fetchedAccount(world);
  assert.equal(
    rows.map(({ sourceId, status }) => `${sourceId} ${status}`),
    ['a booked', '0 pending', '0 booked', 'null pending'],
  );
});

test('amounts are exact in every currency, and those in another one are left out and reported', async (world) => {
  const inCurrency = (amount: string, currency: string) =>
    payment(amount, { transaction_amount: { amount, currency }, remittance_information: [] });
  world.bank.accounts.push(
    account({ hash: 'jpy', currency: 'JPY', transactions: [inCurrency('1200', 'JPY'), inCurrency('1.00', 'EUR')] }),
    account({ hash: 'kwd', currency: 'KWD', transactions: [inCurrency('9007199254740.991', 'KWD')] }),
    account({ transactions: [inCurrency('1.005', 'EUR'), inCurrency('1e3', 'EUR'), inCurrency('12,50', 'EUR')] }),
  );
  const feed = await world.feed.fetch(fetchOf(await linked(world)));
  assert.equal(feed.accounts.map(amounts), [[-1_200], [-9_007_199_254_740_991], [-101]]);
  assert.equal(
    feed.accounts.map(({ problem }) => problem?.message ?? null),
    [
      'Transactions in another currency than that of the account were left out.',
      null,
      '2 transactions without an amount, sign or day could not be read.',
    ],
  );
});

const BALANCES: readonly (readonly [what: string, balances: readonly string[], expected: string, limit?: string])[] = [
  [
    'what is booked by now comes before what was booked yesterday',
    ['CLBD 1 2026-11-19', 'ITBD 2 2026-11-20'],
    '2 2026-11-20',
  ],
  ['the latest of its kind counts', ['CLBD 1 2026-11-18', 'CLBD 3 2026-11-19', 'CLBD 2 2026-11-17'], '3 2026-11-20'],
  ['what is booked comes before what is expected or available', ['ITAV 1', 'XPCD 2', 'CLBD 3'], '3'],
  ['what is expected comes before what is available', ['CLAV 1', 'XPCD 2'], '2'],
  ['what is available counts where nothing else is given', ['OPBD 9', 'CLAV 1', 'FWAV 7'], '1'],
  ['what is available may be the bank’s money where there is a credit limit', ['CLAV 1', 'ITAV 2'], 'none', '500.00'],
  [
    'opening, forward, past and undescribed balances are not shown',
    ['OPBD 1', 'PRCD 2', 'FWAV 3', 'OTHR 4', 'INFO 5'],
    'none',
  ],
];

for (const [what, balances, expected, creditLimit] of BALANCES) {
  test(`of the balances of an account, ${what}`, async (world) => {
    world.bank.accounts.push(
      account({
        ...(creditLimit === undefined ? {} : { creditLimit }),
        balances: balances.map((text) => {
          const [type, amount, date] = text.split(' ');
          return {
            balance_type: type,
            reference_date: date,
            balance_amount: { amount: `${amount}.00`, currency: 'EUR' },
          };
        }),
      }),
    );
    const { balance } = (await fetchedAccount(world)).account;
    const shown =
      balance === null ? 'none' : [balance.amount / 100, balance.at?.slice(0, 10)].filter(Boolean).join(' ');
    assert.is(shown, expected);
  });
}

test('a balance in another currency is not that of the account, and one alone gives an account its currency', async (world) => {
  const balances = [
    { balance_type: 'ITBD', balance_amount: { amount: '5.00', currency: 'USD' } },
    { balance_type: 'ITBD', balance_amount: { amount: '-7.00', currency: 'EUR' } },
  ];
  world.bank.accounts.push(
    account({ balances }),
    account({ hash: 'hash-2', currency: 'XXX', balances: balances.slice(1) }),
    account({ hash: 'hash-3', currency: 'XXX', balances }),
  );
  const { accounts } = await world.feed.fetch(fetchOf(await linked(world)));
  assert.equal(
    accounts.map(({ account: { currency, balance } }) => [currency, balance?.amount ?? null]),
    [
      ['EUR', -700],
      ['EUR', -700],
      [null, null],
    ],
  );
});

test('all pages are read, also behind empty ones', async (world) => {
  Object.assign(world.bank.settings, { pageSize: 2, emptyPages: 2 });
  world.bank.accounts.push(account({ transactions: ['1', '2', '3', '4', '5'].map((amount) => payment(amount)) }));
  assert.equal(amounts(await fetchedAccount(world)), [-100, -200, -300, -400, -500]);
});

test('true twins on two pages stay two', async (world) => {
  world.bank.settings.pageSize = 2;
  const twin = payment('3.50', { entry_reference: null });
  world.bank.accounts.push(account({ transactions: [payment('1'), twin, twin, payment('2')] }));
  assert.equal(amounts(await fetchedAccount(world)), [-100, -350, -350, -200]);
});

test('a payment that arrives between two pages doubles nothing', async (world) => {
  world.bank.settings.pageSize = 2;
  const only = account({
    transactions: ['1', '2', '3', '4'].map((amount) => payment(amount, { entry_reference: null })),
  });
  world.bank.accounts.push(only);
  world.bank.settings.betweenPages = () => {
    if (only.transactions.length === 4) only.transactions = [payment('9'), ...only.transactions];
  };
  assert.equal(amounts(await fetchedAccount(world)), [-900, -100, -200, -300, -400]);
});

test('a payment that arrives between two pages doubles nothing where references are places in the list', async (world) => {
  world.bank.settings.pageSize = 2;
  const only = account();
  world.bank.accounts.push(only);
  const list = (...all: readonly string[]) =>
    all.map((amount, place) => payment(amount, { entry_reference: `2026-11-10-${place}` }));
  only.transactions = list('1', '2', '3', '4');
  world.bank.settings.betweenPages = () => {
    only.transactions = list('9', '1', '2', '3', '4');
  };
  assert.equal(amounts(await fetchedAccount(world)), [-900, -100, -200, -300, -400]);
});

test('a list that changes each time it is read doubles nothing, and drops nothing that was there from the first', async (world) => {
  world.bank.settings.pageSize = 2;
  const only = account({
    transactions: ['1', '2', '3', '4'].map((amount) => payment(amount, { entry_reference: null })),
  });
  world.bank.accounts.push(only);
  let arrived = 0;
  world.bank.settings.betweenPages = () => {
    arrived += 1;
    only.transactions = [payment(`${100 + arrived}`), ...only.transactions];
  };
  const read = amounts(await fetchedAccount(world));
  assert.is(new Set(read).size, read.length);
  for (const amount of [-100, -200, -300, -400]) assert.ok(read.includes(amount));
});

test('an account that fails in the middle of its pages keeps what came, and covers no days', async (world) => {
  world.bank.settings.pageSize = 1;
  world.bank.accounts.push(account({ transactions: [payment('1'), payment('2')] }));
  world.bank.misbehaviours.add(/continuation_key/, respondWith(500, { error: 'ASPSP_ERROR' }));
  const fetched = await fetchedAccount(world);
  assert.equal(amounts(fetched), [-100]);
  assert.is(fetched.problem?.code, 'bank_unavailable');
  assert.is(fetched.coverage, null);
  assert.is(fetched.listsAllPending, false);
});

test('a bank that gives pages without end is stopped', async (world) => {
  world.bank.accounts.push(account());
  const endless = respondWith(200, { transactions: [], continuation_key: 'again' });
  world.bank.misbehaviours.add(/transactions/, endless, 1_000);
  const { problem, coverage } = await fetchedAccount(world);
  assert.is(problem?.code, 'provider_unavailable');
  assert.is(coverage, null);
  assert.ok(world.bank.requests.length < 520);
});

test('recent days are asked for as such, and long histories by the strategy that looks for the longest', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1', { booking_date: '2025-03-04' }), payment('2')] }));
  world.bank.settings.historyDays = 700;
  const link = await linked(world);
  const recent = await world.feed.fetch(fetchOf(link));
  const long = await world.feed.fetch(fetchOf(link, { since: day('2024-11-20') }));
  const asked = world.bank.requests.filter(({ path }) => path.endsWith('/transactions'));
  assert.equal(
    asked.map(({ query }) => [query.get('strategy'), query.get('date_from'), query.get('date_to')]),
    [
      ['default', '2026-11-01', '2026-11-20'],
      ['longest', '2024-11-20', null],
    ],
  );
  assert.equal(recent.accounts[0]?.coverage, { from: '2026-11-01', to: '2026-11-20' });
  assert.equal(long.accounts[0]?.coverage, { from: '2025-03-04', to: '2026-11-20' }, 'no more days than were shown');
  assert.equal(rowsOf(long), [-100, -200]);
});

test('a bank that refuses so long a time is asked for less, and the person hears from which day on', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1', { booking_date: '2026-10-25' })] }));
  world.bank.settings.historyDays = 30;
  const since = day('2026-08-30');
  const fetched = await fetchedAccount(world, { since });
  assert.equal(amounts(fetched), [-100]);
  assert.equal(fetched.coverage, { from: '2026-10-22', to: '2026-11-20' });
  assert.is(fetched.problem?.code, 'partial');
  assert.match(fetched.problem?.message ?? '', /from Oct 22, 2026 on/);
  world.bank.settings.historyDays = 5;
  assert.is(
    (await problemOf(() => fetchedAccount(world, { since }))) ?? (await fetchedAccount(world, { since })).problem?.code,
    'partial',
  );
});

for (const [what, how] of [
  ['does not manage a long history', respondWith(408, { error: 'ASPSP_TIMEOUT' })],
  ['says nothing when asked for a long history', silent],
] as const) {
  test(`a bank that ${what} is asked for less, once`, async (world) => {
    world.bank.accounts.push(account({ transactions: [payment('1')] }));
    const link = await linked(world);
    world.bank.misbehaviours.add(/strategy=longest/, how, 9);
    const feed = feedOf(world.bank, { timeoutMillis: 300 });
    const fetched = await feed.fetch(fetchOf(link, { since: day('2024-11-20') }));
    assert.equal(rowsOf(fetched), [-100]);
    assert.equal(fetched.accounts[0]?.coverage, { from: '2026-08-24', to: '2026-11-20' });
    assert.match(fetched.accounts[0]?.problem?.message ?? '', /For earlier ones, import a file/);
    assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 2);
  });
}

const ERRORS: readonly (readonly [error: string, status: number, code: FeedProblemCode, seconds: number | null])[] = [
  ['EXPIRED_SESSION', 401, 'consent_ended', null],
  ['REVOKED_SESSION', 401, 'consent_ended', null],
  ['CLOSED_SESSION', 401, 'consent_ended', null],
  ['SESSION_DOES_NOT_EXIST', 404, 'consent_ended', null],
  ['ASPSP_PSU_ACTION_REQUIRED', 403, 'sign_in_needed', null],
  ['ASPSP_RATE_LIMIT_EXCEEDED', 429, 'rate_limited', DAY_SECONDS],
  ['ASPSP_ERROR', 500, 'bank_unavailable', null],
  ['ASPSP_TIMEOUT', 408, 'bank_unavailable', null],
  ['ACCESS_DENIED', 403, 'provider_unavailable', null],
  ['WRONG_REQUEST_PARAMETERS', 422, 'provider_unavailable', null],
];

for (const [error, status, code, seconds] of ERRORS) {
  test(`${error} is ${code}, is asked for once, and shows no word of the provider`, async (world) => {
    world.bank.accounts.push(account());
    const link = await linked(world);
    world.bank.misbehaviours.add(/transactions/, respondWith(status, { error, message: 'secret words' }), 9);
    const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
    assert.is(problem?.code, code);
    assert.is(problem?.retryAfterSeconds, seconds);
    assert.not.match(problem?.message ?? '', /secret|_/);
    assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 1);
  });
}

test('a bank’s own pause is obeyed instead of a day', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  const limited = respondWith(429, { error: 'ASPSP_RATE_LIMIT_EXCEEDED' }, { 'Retry-After': '7200' });
  world.bank.misbehaviours.add(/transactions/, limited, 9);
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.retryAfterSeconds, 7_200);
});

test('too many requests at Enable Banking itself, and its short failures, are tried again', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1')] }));
  const link = await linked(world);
  world.bank.misbehaviours.add(/transactions/, respondWith(429, {}));
  world.bank.misbehaviours.add(/transactions/, respondWith(503, 'down'));
  world.bank.misbehaviours.add(/balances/, cutOff);
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(link))), [-100]);
});

for (const status of ['EXPIRED', 'REVOKED', 'CLOSED'] as const) {
  test(`a session that is ${status} costs no request at the bank`, async (world) => {
    world.bank.accounts.push(account());
    const link = await linked(world);
    world.bank.endSessions(status);
    assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.code, 'consent_ended');
    assert.not.ok(world.bank.requests.some(({ path }) => path.startsWith('/accounts/')));
  });
}

test('one account that fails leaves the others whole', async (world) => {
  world.bank.accounts.push(
    account({ transactions: [payment('1')] }),
    account({ hash: 'hash-2', transactions: [payment('2')] }),
  );
  const link = await linked(world);
  world.bank.misbehaviours.add(/transactions/, respondWith(500, { error: 'ASPSP_ERROR' }));
  const feed = await world.feed.fetch(fetchOf(link));
  assert.equal(
    feed.accounts.map(({ rows, problem }) => [rows.length, problem?.code ?? null]),
    [
      [0, 'bank_unavailable'],
      [1, null],
    ],
  );
  assert.equal(feed.problems, []);
});

test('a limit that is reached at one account spares the others’ requests, and keeps what came', async (world) => {
  world.bank.accounts.push(...['a', 'b', 'c'].map((hash) => account({ hash, transactions: [payment('1')] })));
  const link = await linked(world);
  const limited = respondWith(429, { error: 'ASPSP_RATE_LIMIT_EXCEEDED' });
  world.bank.misbehaviours.add(/transactions/, respondWith(200, { transactions: [payment('1')] }));
  world.bank.misbehaviours.add(/transactions/, limited, 9);
  const feed = await world.feed.fetch(fetchOf(link));
  assert.equal(
    feed.accounts.map(({ problem }) => problem?.code ?? null),
    [null, 'rate_limited', 'rate_limited'],
  );
  assert.equal(rowsOf(feed), [-100]);
  assert.equal(
    feed.problems.map(({ code }) => code),
    ['rate_limited'],
  );
  assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 2);
});

test('accounts that the person ignores are named, and not asked for', async (world) => {
  world.bank.accounts.push(account(), account({ hash: 'hash-2' }));
  const feed = await world.feed.fetch(fetchOf(await linked(world), { ignored: new Set(['hash-2']) }));
  assert.equal(
    feed.accounts.map(({ account: { key }, problem }) => [key, problem]),
    [
      ['hash-1', null],
      ['hash-2', null],
    ],
  );
  assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 1);
});

test('an account that the bank closed is named as such, and does not stop the others', async (world) => {
  world.bank.accounts.push(account({ isClosed: true }), account({ hash: 'hash-2', transactions: [payment('1')] }));
  const feed = await world.feed.fetch(fetchOf(await linked(world)));
  assert.equal(
    feed.accounts.map(({ rows, problem }) => [rows.length, problem?.code ?? null]),
    [
      [0, 'partial'],
      [1, null],
    ],
  );
});

test('a bank that names headers for a person who is present gets none, because nobody waits for a fetch', async (world) => {
  world.bank.banks.splice(0, 1, { ...BANK, required_psu_headers: ['Psu-Ip-Address', 'Psu-User-Agent'] });
  world.bank.accounts.push(account({ transactions: [payment('1')] }));
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(await linked(world)))), [-100]);
  const names = world.bank.requests.flatMap(({ headers }) => Object.keys(headers));
  assert.equal(
    names.filter((name) => name.startsWith('psu-')),
    [],
  );
});

test('a renewed consent has other ids of accounts, and the same keys', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1')] }), account({ currency: 'USD' }));
  const link = await linked(world);
  world.bank.endSessions('EXPIRED');
  world.bank.accounts.reverse();
  world.bank.accounts.push(account({ hash: 'hash-9' }));
  const renewed = await completed(world, await world.feed.renew(link.credentials, request));
  assert.equal(
    renewed.accounts.map(({ key, currency }) => [key, currency]),
    [
      ['hash-1:USD', 'USD'],
      ['hash-1', 'EUR'],
      ['hash-9', 'EUR'],
    ],
  );
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(renewed))), [-100]);
});

test('a renewal asks the bank of the connection, whatever the request says', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  await world.feed.renew(link.credentials, { ...request, bank: { name: 'Aktia', country: 'FI' } });
  assert.equal(world.bank.authorisations[1]?.['aspsp'], BANK);
});

test('each fetch says when the consent ends', async (world) => {
  world.bank.accounts.push(account());
  const { consentExpiresAt } = await world.feed.fetch(fetchOf(await linked(world)));
  assert.match(consentExpiresAt ?? '', /^2027-05-19/);
});

test('revoking ends the session and those that it replaced, and succeeds if they have ended before', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  const renewed = await completed(world, await world.feed.renew(link.credentials, request));
  assert.is(world.bank.openSessions(), 2);
  await world.feed.revoke(renewed.credentials);
  assert.is(world.bank.openSessions(), 0);
  await world.feed.revoke(renewed.credentials);
  world.bank.misbehaviours.add(/sessions/, respondWith(500, 'down'), 9);
  assert.is((await problemOf(() => world.feed.revoke(link.credentials)))?.code, 'provider_unavailable');
});

for (const [what, how] of Object.entries({ nonsense, aList, nested, cutOff })) {
  test(`a response that is ${what} is the provider’s failure, in a sentence`, async (world) => {
    world.bank.accounts.push(account());
    const link = await linked(world);
    world.bank.misbehaviours.add(/./, how, 99);
    const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
    assert.is(problem?.code, 'provider_unavailable');
    assert.match(problem?.message ?? '', /^Enable Banking /);
  });
}

test('a redirection to this machine is not followed', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  const before = world.bank.requests.length;
  world.bank.misbehaviours.add(/./, redirectTo('http://127.0.0.1:1/latest/meta-data'), 9);
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.code, 'provider_unavailable');
  assert.is(world.bank.requests.length, before + 1);
});

test('a server that sends too much, or nothing, is left in time', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  const impatient = feedOf(world.bank, { timeoutMillis: 200, maxBytes: 1_048_576 });
  world.bank.misbehaviours.add(/./, silent, 3);
  assert.match((await problemOf(() => impatient.fetch(fetchOf(link))))?.message ?? '', /did not respond in time/);
  world.bank.misbehaviours.clear();
  world.bank.misbehaviours.add(/./, huge, 9);
  const patient = feedOf(world.bank, { maxBytes: 1_048_576 });
  assert.match((await problemOf(() => patient.fetch(fetchOf(link))))?.message ?? '', /more than 1 MiB/);
});

test('neither credentials nor an account number is in a message', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  world.bank.endSessions('REVOKED');
  const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
  const { sessionId } = JSON.parse(link.credentials) as { sessionId: string };
  assert.not.ok(JSON.stringify(problem).includes(sessionId));
  assert.not.ok(JSON.stringify(problem).includes('FI21'));
});

test.run();
