import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { StatementRow } from '../../../scripts/evaluation/bills/detector.ts';
import { exactAmountMonthly, medianIntervalBands } from '../../../scripts/evaluation/bills/reference-detectors.ts';

const test = suite('reference detectors');

const MONTHLY = rows('NETFLIX.COM 866-579-7172', ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'], [1299]);
const RAISED = rows('NETFLIX.COM 866-579-7172', ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'], [1299, 1399]);
const WEEKLY = rows('VEG BOX', ['2026-04-01', '2026-04-08', '2026-04-15', '2026-04-22'], [2000]);

test('both find a punctual monthly bill of one price and its next date', () => {
  for (const detect of [exactAmountMonthly, medianIntervalBands]) {
    const [bill] = detect(MONTHLY, '2026-04-20');
    assert.is(bill?.cycle, 'monthly');
    assert.is(bill?.status, 'active');
    assert.is(bill?.amount, 1299);
    assert.equal(bill?.transactionIds, [1, 2, 3, 4]);
  }
  assert.is(exactAmountMonthly(MONTHLY, '2026-04-20')[0]?.nextDate, '2026-05-05');
});

test('the exact-amount rule misses a bill whose price alternates, but the bands do not', () => {
  assert.is(exactAmountMonthly(RAISED, '2026-04-20').length, 0);
  assert.is(medianIntervalBands(RAISED, '2026-04-20').length, 1);
});

test('the exact-amount rule knows only months, but the bands find a weekly bill', () => {
  assert.is(exactAmountMonthly(WEEKLY, '2026-04-25').length, 0);
  assert.is(medianIntervalBands(WEEKLY, '2026-04-25')[0]?.cycle, 'weekly');
});

test('neither reports income as a bill', () => {
  const income = MONTHLY.map((row) => ({ ...row, amount: -row.amount }));
  assert.equal(exactAmountMonthly(income, '2026-04-20'), []);
  assert.equal(medianIntervalBands(income, '2026-04-20'), []);
});

function rows(description: string, dates: readonly string[], prices: readonly number[]): readonly StatementRow[] {
  return dates.map((bookedOn, index) => ({
    id: index + 1,
    bookedOn,
    amount: -(prices[index % prices.length] ?? 0),
    currency: 'USD',
    description,
    merchantName: null,
    accountId: 1,
  }));
}

test.run();
