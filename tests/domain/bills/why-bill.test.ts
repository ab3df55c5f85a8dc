import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type BillFact, type RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import { whyBill } from '../../../domain/bills/why-bill.ts';
import { timestampOfDate } from '../../../domain/calendar.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import { localDate, newBill, USD } from '../../support/fixtures.ts';

const test = suite('why something is a bill');

const MONTHLY = ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05', '2026-05-05'];

test('by how many payments there are, how far apart and of what amount', () => {
  assert.is(
    because(['2026-04-05', '2026-05-05', '2026-06-04', '2026-07-05']),
    '4 payments, each 30 or 31 days apart, $9.99 throughout.',
  );
  assert.is(because(MONTHLY), '5 payments, 28 to 31 days apart, $9.99 throughout.');
  assert.is(
    because(MONTHLY, (n) => 999 + n),
    '5 payments, 28 to 31 days apart, from $9.99 to $10.03.',
  );
  assert.is(because(['2026-01-02', '2026-01-09', '2026-01-16']), '3 payments, each 7 days apart, $9.99 throughout.');
  assert.is(because(['2025-01-02', '2026-01-02']), '2 payments, 365 days apart, $9.99 throughout.');
  assert.is(because(['2026-01-02', '2026-01-03']), '2 payments, 1 day apart, $9.99 throughout.');
  assert.is(because(['2026-01-02', '2026-01-02']), '2 payments, on one day, $9.99 throughout.');
  assert.is(because(['2026-01-02']), 'One payment, $9.99.');
  assert.is(because(MONTHLY.toReversed()), because(MONTHLY));
});

test('a bill that somebody added says so, with its payments if it has some', () => {
  assert.equal(why({ source: 'manual', confidence: null }, []), { because: 'You added it by hand.', doubts: [] });
  assert.is(
    why({ source: 'manual', confidence: null }, MONTHLY).because.indexOf('You added it by hand. 5 payments, '),
    0,
  );
});

test('nothing is uncertain about many equal payments', () => {
  assert.equal(why({ confidence: 0.99 }, MONTHLY).doubts, []);
});

test('few payments, amounts that differ, payments that were not seen and little confidence are doubts', () => {
  const doubts = (facts: BillFact[], confidence: number, days: readonly string[]) =>
    why({ facts, confidence }, days).doubts;
  assert.equal(doubts([], 0.95, MONTHLY.slice(0, 2)), ['Two payments only.']);
  assert.equal(doubts([], 0.95, MONTHLY.slice(0, 3)), ['Three payments only.']);
  const on = localDate('2026-05-05');
  const varies = (least: number) => ({ kind: 'varies', least, most: 900, last: 700, on }) as const;
  assert.equal(doubts([varies(600)], 0.95, MONTHLY), ['The amounts of the last year differ by up to 33%.']);
  assert.equal(doubts([varies(700)], 0.95, MONTHLY), []);
  assert.equal(doubts([{ kind: 'missed', on }], 0.95, MONTHLY), ['An expected payment was not seen.']);
  const twice = [
    { kind: 'missed', on },
    { kind: 'missed', on },
  ] as const;
  assert.equal(doubts([...twice], 0.899, MONTHLY), ['2 expected payments were not seen.', 'Coffer is only 89% sure.']);
  assert.equal(doubts([{ kind: 'ended', after: on }], 0.95, MONTHLY), []);
});

test.run();

function because(days: readonly string[], amountOf: (n: number) => number = () => 999): string {
  return why({}, days, amountOf).because;
}

function why(changes: Partial<RecurringBill>, days: readonly string[], amountOf: (n: number) => number = () => 999) {
  const bill = { ...newBill(1, { source: 'detected', confidence: 0.99, ...changes }), id: 1 };
  const payments = days.map((day, n) => {
    const payment = { bookedAt: timestampOfDate(localDate(day)), amount: -amountOf(n), currency: USD, categoryId: 1 };
    return payment as Transaction;
  });
  return whyBill(bill, payments);
}
