import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { billOfPayments } from '../../../domain/bills/bill-of-payments.ts';
import { timestampOfDate } from '../../../domain/calendar.ts';
import { localDate, USD } from '../../support/fixtures.ts';

const test = suite('the bill of some payments');

const proposed = (days: readonly string[], today = '2026-03-15') =>
  billOfPayments(
    days.map((day, index) => ({
      type: 'expense',
      from: [],
      to: [],
      merchantName: null,
      amount: -1_000 - index,
      currency: USD,
      description: `Club ${index}`,
      bookedAt: timestampOfDate(localDate(day)),
    })),
    localDate(today),
  );

test('it is called and costs what the last payment was, in any order', () => {
  const { name, amount } = proposed(['2026-01-05', '2026-03-05', '2026-02-05']);
  assert.equal([name, amount], ['Club 1', 1_001]);
});

test('how often is the nearest cycle, and the same day of two months is a month', () => {
  for (const [days, cycle] of [
    [['2026-02-05', '2026-03-05'], 'monthly'],
    [['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-30'], 'monthly'],
    [['2026-01-02', '2026-01-30', '2026-02-27'], 'four-weekly'],
    [['2026-03-01', '2026-03-08', '2026-03-15'], 'weekly'],
    [['2026-03-01', '2026-03-15'], 'biweekly'],
    [['2025-12-10', '2026-03-10'], 'quarterly'],
    [['2025-03-10', '2026-03-10'], 'annual'],
    [['2026-03-10'], 'monthly'],
    [['2026-03-10', '2026-03-10'], 'monthly'],
  ] as const) {
    assert.is(proposed(days).cycle, cycle, days.join());
  }
});

test('the next payment is never in the past', () => {
  assert.is(proposed(['2026-03-05']).nextDate, '2026-04-05');
  assert.is(proposed(['2025-10-20']).nextDate, '2026-03-20');
  assert.is(proposed(['2026-03-15']).nextDate, '2026-04-15');
  assert.is(proposed(['2026-03-20']).nextDate, '2026-04-20');
});

test.run();
