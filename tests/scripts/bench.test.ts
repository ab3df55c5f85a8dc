import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { transactionRows } from '../../scripts/bench/data/transactions.ts';
import { makeUsers } from '../../scripts/bench/data/users.ts';
import { inTurns } from '../../scripts/bench/measuring/compare.ts';
import { quantile, ratiosOf, spreadOf } from '../../scripts/bench/measuring/statistics.ts';
import { parseStat } from '../../scripts/bench/measuring/usage.ts';
import { reportPage, wrapped } from '../../scripts/bench/report/page.ts';
import { figureResult, isMet, ratioResult } from '../../scripts/bench/report/results.ts';
import { resultTable, significant } from '../../scripts/bench/report/table.ts';
import { assertNone } from '../support/assertions.ts';

const statistics = suite('statistics of the bench');

statistics('the median of an even number of rounds lies between the two in the middle', () => {
  assert.equal(spreadOf([4, 1, 3, 2]), { median: 2.5, least: 1, most: 4 });
  assert.equal(spreadOf([3, 1, 2]), { median: 2, least: 1, most: 3 });
});

statistics('a ratio is taken round by round, not from the medians', () => {
  assert.equal(ratiosOf([10, 20, 30], [1, 10, 30]), { median: 2, least: 1, most: 10 });
  assert.throws(() => ratiosOf([1], [1, 2]), RangeError);
});

statistics('a quantile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.is(quantile(values, 0.95), 95);
  assert.is(quantile([7], 0.99), 7);
  assert.throws(() => quantile([], 0.5), RangeError);
});

const data = suite('data of the bench');

data('each user gets exactly the live transactions that it is said to have', () => {
  const users = makeUsers().readers.slice(1, 3);
  const rows = [...transactionRows(users, { income: [1, 2], expense: [3, 4, 5, 6] })].map((line) => line.split('\t'));
  for (const { id, size } of users) {
    const own = rows.filter(([userId]) => Number(userId) === id);
    assert.is(own.filter((row) => row.at(-2) === '\\N').length, size);
    assert.is(new Set(own.filter((row) => row[9]?.startsWith('Monthly ')).map((row) => row[9])).size, 4);
  }
});

const usage = suite('CPU time of a process');

usage('a name with spaces and parentheses does not move the fields', () => {
  const line = '42 (a) b (c) S 7 42 42 0 -1 4194560 100 0 0 0 31 12 5 6 20 0 11 0 1 2 3';
  assert.equal(parseStat(line), { parent: 7, own: 43, endedChildren: 11 });
});

const turns = suite('rounds');

turns('every other round goes in the opposite order', async () => {
  const order: string[] = [];
  const contender = (name: string) => async () => {
    order.push(name);
    return measurement(1);
  };
  const { ours } = await inTurns(contender('ours'), contender('theirs'), 3);
  assert.is(order.join(' '), 'ours theirs theirs ours ours theirs');
  assert.is(ours.length, 3);
});

const report = suite('report of the bench');

const ratio = (perSecond: number) => {
  const rounds = {
    ours: [measurement(perSecond), measurement(perSecond + 20)],
    theirs: [measurement(100), measurement(100)],
  };
  return ratioResult('plain list', 'throughput', rounds, { atLeast: 2 });
};

report('a target is met or missed by the median, in either direction', () => {
  assert.ok(isMet(ratio(190)));
  assert.not(isMet(ratio(189)));
  assert.ok(isMet(figureResult('start', [1, 2, 9], 's', { atMost: 2 })));
  assert.not(isMet(figureResult('start', [1, 3, 9], 's', { atMost: 2 })));
  assert.not(isMet(figureResult('start', [Number.NaN], 's', { atMost: 2 })));
});

report('the table has a row per target, with the spread of its rounds', () => {
  const table = resultTable([ratio(150), figureResult('start', [1.5], 's', { atMost: 2 })]);
  assert.match(
    table,
    /\| plain list: throughput \| 160\/s +\| 100\/s +\| 1\.60 × +\| 1\.50–1\.70 +\| ≥ 2 +\| \*\*missed\*\* \|/,
  );
  assert.match(table, /\| start +\| +\| +\| 1\.50 s \| +\| ≤ 2 +\| met +\|/);
  assert.is(new Set(table.split('\n').map((line) => line.length)).size, 1);
});

report('figures have three significant digits', () => {
  assert.is(significant(1.234567), '1.23');
  assert.is(significant(123.4567), '123');
  assert.is(significant(0.0634), '0.0634');
  assert.is(significant(12_345.6), '12,346');
  assert.is(significant(Number.NaN), 'unknown');
});

report('the page counts the missed targets, and only lines of tables are longer than 120 characters', () => {
  const run = { day: '2026-11-24', commit: undefined, machine: 'two cores', busy: undefined, seconds: 290 };
  const page = reportPage({ ...run, results: [ratio(150), ratio(300)] });
  assert.match(page, /1 of 2 targets are missed\./);
  assert.not.match(page, /busy/);
  assert.match(
    reportPage({ ...run, busy: 'The machine was busy.', results: [ratio(300)] }),
    /\*\*The machine was busy/,
  );
  assertNone(page.split('\n').filter((line) => line.length > 120 && !line.startsWith('|')));
});

report('a long paragraph is broken at spaces and keeps its indentation', () => {
  const lines = wrapped(Array.from({ length: 60 }, () => 'word').join(' '), '- ').split('\n');
  assert.ok(lines.length > 1);
  assert.match(lines[0] ?? '', /^- word/);
  assert.match(lines[1] ?? '', /^ {2}word/);
  assert.is(lines.join(' ').match(/word/g)?.length, 60);
});

function measurement(perSecond: number) {
  return { perSecond, p99Ms: 3, cpuMs: 0.75 };
}

statistics.run();
data.run();
usage.run();
turns.run();
report.run();
