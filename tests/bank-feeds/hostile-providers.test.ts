import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEnableBanking } from '../../adapters/bank-feeds/enable-banking/enable-banking.ts';
import { decimalOfNumber } from '../../adapters/bank-feeds/plaid/amount.ts';
import { createPlaid } from '../../adapters/bank-feeds/plaid/plaid.ts';
import { type LoopbackServer, startLoopbackServer } from '../../adapters/demo/feed/loopback-server.ts';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';
import type { FetchedFeed } from '../../domain/feeds/fetched-feed.ts';
import { isMinorUnits } from '../../domain/money/money.ts';
import type { BankFeedPort, LinkRequest } from '../../domain/ports/feeds/bank-feed-port.ts';
import { isStorableText } from '../../domain/text.ts';
import { testClock } from '../support/clock.ts';
import * as fc from '../support/fast-check.ts';
import { startFakeEnableBanking } from '../support/feeds/fake-providers/enable-banking.ts';

const RUNS = 100;

/** The members that the adapters look at, so that made-up documents come near to real ones. */
const NAMES = (
  'accounts account_id accounts_data added modified removed aspsps balances ' +
  'transactions amount balance_amount balance_type reference_date booking_date date status ' +
  'uid name identification_hash credit_debit_indicator transaction_amount currency iso_currency_code type ' +
  'transaction_id entry_reference remittance_information personal_finance_category current item error error_code ' +
  'error_type session_id url link_token hosted_link_url link_sessions access valid_until ' +
  'access_token item_id public_token results item_add_results on_success'
).split(' ');

const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1.5,
    1e300,
    '',
    '0',
    'EUR',
    'USD',
    'BOOK',
    'PDNG',
    'DBIT',
    'CRDT',
    'ITBD',
  ),
  fc.constantFrom<unknown>(
    'AUTHORIZED',
    'https://bank.test/',
    '2026-11-10',
    '9999-99-99',
    '12.30',
    '-9e9',
    '1e400',
    'credit',
  ),
  fc.constantFrom<unknown>('\u0000\ud800\uffff', '__proto__', 'a'.repeat(3_000), ' \n '),
  fc.string(),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 8 }),
})).object;

/** Mostly one of these. */
function mostly(...values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: leaf });
}

const day = mostly('2026-11-10', '2026-11-20', null);
const currency = mostly('EUR');
const money = fc.oneof(fc.record({ amount: mostly('12.30', '-1', '0.005', '9007199254740993'), currency }), leaf);

/** Rows, accounts and balances of both providers, nearly as they should be. */
const entry: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.record({
  transaction_amount: money,
  balance_amount: money,
  balance_after_transaction: money,
  balances: fc.record({ current: mostly(1.5, -2), available: leaf, iso_currency_code: currency }),
  account_id: fc.constantFrom('acc-1', 'acc-2'),
  amount: mostly(1.1, -0.0, 1e-7, 1e21),
  iso_currency_code: currency,
  credit_debit_indicator: mostly('DBIT', 'CRDT'),
  status: mostly('BOOK', 'PDNG', 'HOLD'),
  booking_date: day,
  value_date: day,
  date: day,
  type: mostly('credit', 'depository'),
  transaction_id: mostly('a', 'b', 'c'),
  entry_reference: leaf,
  pending: mostly(true, false),
  pending_transaction_id: leaf,
  name: leaf,
  balance_type: mostly('ITBD', 'CLAV'),
  reference_date: day,
  original_description: leaf,
  remittance_information: fc.oneof(fc.array(leaf, { maxLength: 3 }), leaf),
});

interface Sent {
  readonly document: Readonly<Record<string, unknown>>;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

const sent: fc.Arbitrary<Sent> = fc.record({ document: anything, entries: fc.array(entry, { maxLength: 12 }) });

/** What an address responds with, besides anything. */
function responseTo(path: string, { document, entries }: Sent): unknown {
  if (path.startsWith('/sessions/')) return { ...document, status: 'AUTHORIZED' };
  if (path.endsWith('/transactions')) return { ...document, transactions: entries, continuation_key: null };
  if (path.endsWith('/balances')) return { ...document, balances: entries };
  if (path === '/transactions/sync') return { ...document, added: entries, modified: entries, has_more: false };
  return path === '/accounts/get' ? { ...document, accounts: entries } : document;
}

const request: LinkRequest = {
  returnUrl: 'https://money.example/return',
  state: 's',
  userKey: 'u',
  bank: { name: 'EUR', country: 'FI' },
};

const hostile = suite('providers that send anything');

for (const provider of ['enablebanking', 'plaid'] as const) {
  hostile(`${provider} never makes anything but a failure of the feed, or rows that can be stored`, async () => {
    let current: Sent = { document: {}, entries: [] };
    let rows = 0;
    const server = await startLoopbackServer((incoming, response) => {
      incoming.resume();
      const { pathname } = new URL(incoming.url ?? '', 'http://localhost');
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(responseTo(pathname, current)));
    });
    const feed = await feedOf(provider, server);
    try {
      await fc.assert(
        fc.asyncProperty(sent, async (now) => {
          current = now;
          await outcome(() => feed.begin(request));
          await outcome(() => feed.complete(pendingOf(provider), { code: 'c' }));
          await outcome(() => feed.revoke(credentialsOf(provider)));
          const fetched = await outcome(() => feed.fetch(fetchOf(provider)));
          if (fetched !== undefined) assertStorable(fetched);
          rows += fetched?.accounts.flatMap((account) => account.rows).length ?? 0;
        }),
        { numRuns: RUNS },
      );
    } finally {
      await server.close();
    }
    assert.ok(rows > 0, 'some rows can be read');
  });
}

/** `undefined` for a failure of the feed and for a refused request; anything else comes through. */
async function outcome<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof FeedFailure || (error instanceof Error && error.name === 'FinanceError')) return undefined;
    throw error;
  }
}

function assertStorable({ accounts }: FetchedFeed): void {
  for (const { account, rows } of accounts) {
    assert.ok(isStorableText(account.name));
    assert.ok(account.balance === null || isMinorUnits(account.balance.amount));
    for (const row of rows) {
      assert.ok(isMinorUnits(row.amount) && !Object.is(row.amount, -0));
      assert.ok(parseLocalDate(row.day) !== undefined);
      assert.ok(isStorableText(`${row.description}${row.payee ?? ''}${row.sourceId ?? ''}`));
    }
  }
}

async function feedOf(provider: 'enablebanking' | 'plaid', { origin }: LoopbackServer): Promise<BankFeedPort> {
  const clock = testClock('2026-11-20T10:00:00.000000Z');
  const http = { allowedOrigins: [origin], wait: async () => undefined };
  if (provider === 'plaid') {
    const keys = { clientId: 'c', secret: 's' };
    return createPlaid({ keys, environment: 'sandbox', countries: ['US'], webhookUrl: null, clock, url: origin, http });
  }
  const fake = await startFakeEnableBanking();
  await fake.close();
  return createEnableBanking({ application: fake.application, clock, url: origin, http });
}

function pendingOf(provider: 'enablebanking' | 'plaid'): string {
  const bank = { name: 'EUR', country: 'FI' };
  return JSON.stringify(provider === 'plaid' ? { linkToken: 'l', renewed: null } : { bank, renewed: null });
}

function credentialsOf(provider: 'enablebanking' | 'plaid'): string {
  const bank = { name: 'Bank', country: 'FI' };
  if (provider === 'plaid') return JSON.stringify({ accessToken: 'a', itemId: 'i', institution: bank });
  const account = {
    key: 'k',
    uid: 'uid',
    identificationHash: 'k',
    name: null,
    number: null,
    currency: 'EUR',
    kind: null,
    hasCreditLimit: false,
  };
  return JSON.stringify({ sessionId: 's', earlierSessionIds: [], bank, accounts: [account] });
}

function fetchOf(provider: 'enablebanking' | 'plaid') {
  const credentials = credentialsOf(provider);
  const [since, today] = ['2026-11-01', '2026-11-20'].map((text) => parseLocalDate(text) as LocalDate) as [
    LocalDate,
    LocalDate,
  ];
  return { credentials, cursor: null, since, today, ignored: new Set<string>() };
}

const numbers = suite('the text of a JSON number');

numbers('keeps its value, whatever its notation', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e21, max: 1e21 }), (number) => {
      const text = JSON.stringify(number);
      const decimal = decimalOfNumber(text);
      if (decimal === undefined) return assert.ok(Math.abs(number) < 1e-29);
      assert.is(Number(decimal) === 0 ? 0 : Number(decimal), number === 0 ? 0 : number);
      assert.match(decimal, /^-?\d+(\.\d+)?$/);
    }),
  );
});

const TEXTS: readonly (readonly [text: string, decimal: string | undefined])[] = [
  ['12.30', '12.3'],
  ['-0.0', '-0'],
  ['1E+2', '100'],
  ['1.25e1', '12.5'],
  ['5e-3', '0.005'],
  ['12345678901234567890.12', '12345678901234567890.12'],
  ['1e31', undefined],
  ['1e999', undefined],
  ['', undefined],
  ['12,5', undefined],
  ['NaN', undefined],
];

for (const [text, decimal] of TEXTS) {
  numbers(`“${text}” is ${decimal ?? 'not money'}`, () => {
    assert.is(decimalOfNumber(text), decimal);
  });
}

hostile.run();
numbers.run();
