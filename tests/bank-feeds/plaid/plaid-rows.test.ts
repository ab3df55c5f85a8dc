import * as assert from 'uvu/assert';
import type { FeedLink } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { num } from '../../support/feeds/fake-providers/plaid.ts';
import { amounts, rowsOf } from '../fetched-amounts.ts';
import { account, added, fetched, fetchOf, onlyItem, payment, plaidSuite } from './plaid-world.ts';

const test = plaidSuite('rows and balances of Plaid');

test('positive is money out, exactly as the number is written', async (world) => {
  const numbers = '12.30 -1500 0.1 0.30000000000000004 1.5e2 89.4 1.005 0 -0.0 45035996273704.96'.split(' ');
  const seen = amounts(await fetched(world, ...added(...numbers.map((text) => payment(text)))));
  assert.equal(seen, [-1_230, 150_000, -10, -30, -15_000, -8_940, -101, 0, 0, -4_503_599_627_370_496]);
});

test('a row has the bank’s words, its merchant, its category and its ids', async (world) => {
  const { rows } = await fetched(
    world,
    ...added(
      payment('4.50', {
        transaction_id: 'tx-a',
        pending_transaction_id: 'tx-p',
        original_description: 'SQ *BLUE BOTTLE  0123 SAN FRANC',
        name: 'Blue Bottle',
        merchant_name: 'Blue Bottle Coffee',
        personal_finance_category: { primary: 'FOOD_AND_DRINK', detailed: 'FOOD_AND_DRINK_COFFEE' },
        transaction_code: 'purchase',
        merchant_category_code: '5814',
      }),
      payment('5.00', { transaction_id: 'tx-b', pending: true, original_description: null }),
    ),
  );
  assert.equal(rows, [
    {
      sourceId: 'tx-a',
      replacesPendingId: 'tx-p',
      day: '2026-11-10',
      valueDay: null,
      amount: -450,
      currency: 'USD',
      status: 'booked',
      description: 'SQ *BLUE BOTTLE 0123 SAN FRANC',
      payee: 'Blue Bottle Coffee',
      counterpartyAccount: null,
      hints: { merchantCategoryCode: '5814', name: 'FOOD_AND_DRINK_COFFEE', code: 'purchase' },
      balanceAfter: null,
    },
    {
      sourceId: 'tx-b',
      replacesPendingId: null,
      day: '2026-11-10',
      valueDay: null,
      amount: -500,
      currency: 'USD',
      status: 'pending',
      description: 'Corner Shop',
      payee: null,
      counterpartyAccount: null,
      hints: { merchantCategoryCode: null, name: null, code: null },
      balanceAfter: null,
    },
  ]);
});

test('rows without a currency are skipped, those in another one reported, and those without a day too', async (world) => {
  const points = payment('1', { iso_currency_code: null, unofficial_currency_code: 'BTC' });
  const skipped = await fetched(world, ...added(points, payment('2')));
  assert.equal(amounts(skipped), [-200]);
  assert.is(skipped.problem, null);
  onlyItem(world).changes.push(...added(payment('3', { iso_currency_code: 'EUR' }), payment('4')));
  const item = {
    credentials: JSON.stringify({
      accessToken: onlyItem(world).accessToken,
      itemId: 'i',
      institution: { name: 'B', country: null },
    }),
  };
  const other = await world.feed.fetch({ ...fetchOf(item as FeedLink), cursor: 'c2' });
  assert.equal(rowsOf(other), [-400]);
  assert.match(other.accounts[0]?.problem?.message ?? '', /another currency/);
  onlyItem(world).changes.push(...added(payment('5', { date: 'soon' }), payment('1e99'), payment('6')));
  const unreadable = await world.feed.fetch({ ...fetchOf(item as FeedLink), cursor: 'c4' });
  assert.equal(rowsOf(unreadable), [-600]);
  assert.match(unreadable.accounts[0]?.problem?.message ?? '', /^2 transactions/);
});

const BALANCES: readonly (readonly [
  type: string,
  balances: Readonly<Record<string, string>>,
  expected: number | null,
])[] = [
  ['depository', { current: '110.94', available: '100' }, 11_094],
  ['depository', { available: '100' }, 10_000],
  ['depository', { current: '-12.5' }, -1_250],
  ['credit', { current: '410', available: '1590' }, -41_000],
  ['credit', { current: '-5', available: '2005' }, 500],
  ['credit', { available: '1590' }, null],
  ['loan', { current: '65262' }, -6_526_200],
  ['investment', { current: '320.76' }, 32_076],
  ['other', { current: '0' }, 0],
];

for (const [type, balances, expected] of BALANCES) {
  test(`a ${type} account with ${JSON.stringify(balances)} has ${String(expected)} cents`, async (world) => {
    const numbers = Object.entries(balances).map(([name, text]) => [name, num(text)]);
    world.plaid.bank.accounts.splice(
      0,
      1,
      account({
        type,
        balances: { current: null, available: null, ...Object.fromEntries(numbers), iso_currency_code: 'USD' },
      }),
    );
    assert.is((await fetched(world)).account.balance?.amount ?? null, expected);
  });
}

test('an account in something that is not a currency has neither currency nor balance', async (world) => {
  const balances = { current: num('1.5'), iso_currency_code: null, unofficial_currency_code: 'BTC' };
  world.plaid.bank.accounts.splice(0, 1, account({ balances }));
  const { currency, balance } = (await fetched(world)).account;
  assert.equal([currency, balance], [null, null]);
});

test.run();
