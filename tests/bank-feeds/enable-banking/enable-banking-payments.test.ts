import * as assert from 'uvu/assert';
import { pluck } from '../../support/assertions.ts';
import { amounts } from '../fetched-amounts.ts';
import { account, enableBankingSuite, fetchedAccount, fetchOf, linked, payment } from './enable-banking-world.ts';

const test = enableBankingSuite('payments and balances of Enable Banking');

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
  assert.equal(pluck(rows, 'amount', 'status'), [
    [-100, 'booked'],
    [-200, 'pending'],
  ]);
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
  const seen = rows.map(({ day: booked, valueDay }) => [booked, valueDay]);
  assert.equal(seen, [
    ['2026-11-03', '2026-11-04'],
    ['2026-11-04', '2026-11-04'],
    ['2026-11-02', null],
    ['2026-11-20', null],
  ]);
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
  assert.equal(pluck(rows, 'payee', 'description', 'counterpartyAccount'), [
    ['Shop Oy', 'Shop Oy Invoice 7', 'FI1410093000123458'],
    ['Ada Lovelace', 'Ada Lovelace', '4711'],
    [null, 'Fee', null],
  ]);
});

test('a balance after a payment counts only in the currency of the payment', async (world) => {
  const balance = (currency: string) => ({ balance_after_transaction: { amount: '7.00', currency } });
  world.bank.accounts.push(account({ transactions: [payment('1', balance('EUR')), payment('2', balance('USD'))] }));
  const { rows } = await fetchedAccount(world);
  assert.equal(pluck(rows, 'balanceAfter'), [700, null]);
});

test('references are passed on and never trusted', async (world) => {
  assert.is(world.feed.hasTrustedIds, false);
  world.bank.accounts.push(
    account({ transactions: [payment('1.00', { entry_reference: null }), payment('2.00', { entry_reference: '0' })] }),
  );
  const { rows } = await fetchedAccount(world);
  assert.equal(pluck(rows, 'sourceId'), [null, '0']);
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
  const seen = rows.map(({ sourceId, status }) => `${sourceId} ${status}`);
  assert.equal(seen, ['a booked', '0 pending', '0 booked', 'null pending']);
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
  const seen = feed.accounts.map(({ problem }) => problem?.message ?? null);
  assert.equal(seen, [
    'Transactions in another currency than that of the account were left out.',
    null,
    '2 transactions without an amount, sign or day could not be read.',
  ]);
});

test('5: an account whose balances and latest payments are in another currency than before is shown in that one', async (world) => {
  const bgn = { amount: '20.00', currency: 'BGN' };
  const [before, after] = [
    payment('20.00', { transaction_amount: bgn, booking_date: '2026-11-08' }),
    payment('3.00', { booking_date: '2026-11-10' }),
  ];
  world.bank.accounts.push(account({ currency: 'BGN', transactions: [after, before] }));
  const changed = await fetchedAccount(world);
  assert.equal([changed.account.currency, changed.account.balance?.amount], ['EUR', 10_000]);
  assert.equal(amounts(changed), [-300]);
});

const BALANCES: readonly (readonly [
  what: string,
  balances: readonly string[],
  expected: string,
  facts?: { readonly type?: string; readonly creditLimit?: string },
])[] = [
  [
    'what is booked by now comes before what was booked yesterday',
    ['CLBD 1 2026-11-19', 'ITBD 2 2026-11-20'],
    '2 2026-11-20',
  ],
  ['the latest of its kind counts', ['CLBD 1 2026-11-18', 'CLBD 3 2026-11-19', 'CLBD 2 2026-11-17'], '3 2026-11-20'],
  ['what is booked comes before what is expected or available', ['ITAV 1', 'XPCD 2', 'CLBD 3'], '3'],
  ['what is expected comes before what is available', ['CLAV 1', 'XPCD 2'], '2'],
  ['what is available counts where nothing else is given', ['OPBD 9', 'CLAV 1', 'FWAV 7'], '1'],
  [
    'what is available may be the bank’s money where there is a credit limit',
    ['CLAV 1'],
    'none',
    { creditLimit: '500.00' },
  ],
  ['what is available of a card may be the bank’s money', ['CLAV 1', 'ITAV 2'], 'none', { type: 'CARD' }],
  [
    'opening, forward, past and undescribed balances are not shown',
    ['OPBD 1', 'PRCD 2', 'FWAV 3', 'OTHR 4', 'INFO 5'],
    'none',
  ],
];

for (const [what, balances, expected, facts] of BALANCES) {
  test(`of the balances of an account, ${what}`, async (world) => {
    world.bank.accounts.push(
      account({
        ...facts,
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
  const seen = accounts.map(({ account: { currency, balance } }) => [currency, balance?.amount ?? null]);
  assert.equal(seen, [
    ['EUR', -700],
    ['EUR', -700],
    [null, null],
  ]);
});

test.run();
