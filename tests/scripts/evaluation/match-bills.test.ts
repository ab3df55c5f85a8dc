import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DetectedBill } from '../../../scripts/evaluation/bills/detector.ts';
import type { LabelledStatement, TrueBill } from '../../../scripts/evaluation/bills/labelled-statement.ts';
import { matchBills, overlap } from '../../../scripts/evaluation/bills/match-bills.ts';
import { pluck } from '../../support/assertions.ts';

const test = suite('matching of detected to true bills');

test('the overlap of equal sets is 1, of disjoint sets 0, and of half-common sets their Jaccard index', () => {
  const bill = trueBill([[1], [2], [3], [4]]);
  assert.is(overlap(bill, new Set([1, 2, 3, 4])), 1);
  assert.is(overlap(bill, new Set([5, 6])), 0);
  assert.is(overlap(bill, new Set([3, 4, 5, 6])), 2 / 6);
  assert.is(overlap(bill, new Set([1, 2, 3])), 3 / 4);
  assert.is(overlap(bill, new Set([1, 2, 3, 4, 5])), 4 / 5);
});

test('either row of a payment charged twice stands for it, and reporting both is no mistake', () => {
  const bill = trueBill([[1], [2, 20], [3]]);
  assert.is(overlap(bill, new Set([1, 2, 3])), 1);
  assert.is(overlap(bill, new Set([1, 20, 3])), 1);
  assert.is(overlap(bill, new Set([1, 2, 20, 3])), 1);
  assert.is(overlap(bill, new Set([1, 3])), 2 / 3);
});

test('an overlap of exactly 0.7 counts, and one just below does not', () => {
  const bill = trueBill([[1], [2], [3], [4], [5], [6], [7], [8], [9], [10]]);
  assert.is(matchBills(statement([bill]), [detected([1, 2, 3, 4, 5, 6, 7])]).matched.length, 1);
  const below = matchBills(statement([bill]), [detected([1, 2, 3, 4, 5, 6])]);
  assert.is(below.matched.length, 0);
  assert.equal(below.missed, [bill]);
  assert.is(below.wrong.length, 1);
});

test('a bill is matched once: the second report of it is wrong', () => {
  const bill = trueBill([[1], [2], [3], [4]]);
  const { matched, wrong } = matchBills(statement([bill]), [detected([1, 2, 3]), detected([1, 2, 3, 4])]);
  assert.equal(pluck(matched, 'jaccard'), [1]);
  assert.equal(pluck(wrong, 'source'), [{ of: 'bill', kind: 'plain' }]);
});

test('two indistinguishable lines match two reports, whichever rows these have', () => {
  const pairs = [
    [1, 2],
    [3, 4],
    [5, 6],
  ];
  const bills = [trueBill(pairs), trueBill(pairs)];
  const both = matchBills(statement(bills), [detected([1, 4, 5]), detected([2, 3, 6])]);
  assert.is(both.matched.length, 2);
  const one = matchBills(statement(bills), [detected([1, 2, 3, 4, 5, 6])]);
  assert.is(one.matched.length, 1);
  assert.is(one.missed.length, 1);
});

test('refunds and trials may be reported or left out', () => {
  const bill = { ...trueBill([[1], [2], [3]]), neutralIds: [90, 91] };
  assert.is(matchBills(statement([bill]), [detected([1, 2, 3, 90, 91])]).matched[0]?.jaccard, 1);
  assert.is(matchBills(statement([bill]), [detected([1, 2, 3])]).matched[0]?.jaccard, 1);
});

test('a report of an ignored bill is neither right nor wrong, and an ignored bill cannot be missed', () => {
  const bill: TrueBill = { ...trueBill([[1], [2]]), standing: 'ignored' };
  assert.equal(matchBills(statement([bill]), [detected([1, 2])]), { matched: [], missed: [], wrong: [] });
  assert.equal(matchBills(statement([bill]), []), { matched: [], missed: [], wrong: [] });
});

test('a report with less than half of its rows from an ignored bill is wrong', () => {
  const bill: TrueBill = { ...trueBill([[1], [2]]), standing: 'ignored' };
  assert.is(matchBills(statement([bill]), [detected([1, 7, 8])]).wrong.length, 1);
});

test('a wrong report names the habit that it was made of', () => {
  const labelled = { ...statement([]), habits: [{ kind: 'weekend-grocer', ids: [5, 6, 7] }] };
  assert.equal(matchBills(labelled, [detected([5, 6, 7])]).wrong[0]?.source, { of: 'habit', kind: 'weekend-grocer' });
  assert.equal(matchBills(labelled, [detected([])]).wrong[0]?.source, { of: 'nothing', kind: 'nothing' });
});

function trueBill(payments: readonly (readonly number[])[]): TrueBill {
  return { kind: 'plain', cycle: 'monthly', payments, neutralIds: [], standing: 'eligible', next: undefined };
}

function detected(transactionIds: readonly number[]): DetectedBill {
  return { name: '', cycle: 'monthly', amount: 100, status: 'active', nextDate: '2026-01-01', transactionIds };
}

function statement(bills: readonly TrueBill[]): LabelledStatement {
  return { seed: 0, world: 'none', merchantNames: 'none', asOf: '2026-01-01', rows: [], bills, habits: [] };
}

test.run();
