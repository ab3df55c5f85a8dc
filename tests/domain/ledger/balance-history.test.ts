import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { balanceHistory, historyStart } from '../../../domain/ledger/balance-history.ts';
import { localDate } from '../../support/fixtures.ts';

const TODAY = localDate('2026-03-15');
const ACCOUNTS = [
  { id: 1, balance: 1_000 },
  { id: 2, balance: -50 },
];

function move(bankAccountId: number, month: string, amount: bigint) {
  return { bankAccountId, month: localDate(month), amount };
}

function points(moves: Parameters<typeof balanceHistory>[1], count = 12) {
  return balanceHistory(ACCOUNTS, moves, TODAY, count).map(({ on, balances }) => [on, ...balances.values()]);
}

test('balances are counted back from today', () => {
  const moves = [move(1, '2026-03-01', 300n), move(1, '2026-02-01', -20n), move(2, '2026-02-01', -50n)];
  assert.equal(points(moves), [
    ['2026-01-31', 720n, 0n],
    ['2026-02-28', 700n, -50n],
    ['2026-03-15', 1_000n, -50n],
  ]);
});

test('the history begins at the month before the first move, and at most the asked number of points ago', () => {
  assert.is(historyStart(TODAY, 12), '2025-04-01');
  const years = [move(1, '2025-04-01', 1n), move(1, '2025-12-01', 2n)];
  assert.is(points(years).length, 12);
  assert.equal(points(years)[0], ['2025-04-30', 998n, -50n]);
});

test('without any moves there are today and the month before', () => {
  assert.equal(points([]), [
    ['2026-02-28', 1_000n, -50n],
    ['2026-03-15', 1_000n, -50n],
  ]);
});

test('what is booked after today counts as of today, as it does in the balance', () => {
  assert.equal(points([move(1, '2026-04-01', 5n)]), [
    ['2026-02-28', 995n, -50n],
    ['2026-03-15', 1_000n, -50n],
  ]);
});

test('moves of accounts that are not asked for change nothing', () => {
  assert.equal(
    points([move(3, '2026-03-01', 5n)])
      .at(0)
      ?.slice(1),
    [1_000n, -50n],
  );
});

test.run();
