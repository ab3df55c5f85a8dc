import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { transactionRows } from '../../scripts/bench/data/transactions.ts';
import { makeUsers } from '../../scripts/bench/data/users.ts';
import { WHOLE } from '../../scripts/bench/effort.ts';
import { inTurns } from '../../scripts/bench/measuring/compare.ts';
import { quantile, spreadOf } from '../../scripts/bench/measuring/statistics.ts';
import { parseStat } from '../../scripts/bench/measuring/usage.ts';
import { figureResult, isMet, ratioResult, renewedPage, resultTable, significant } from '../../scripts/bench/report.ts';

const statistics = suite('statistics of the bench');

statistics('the median of an even number of rounds lies between the two in the middle', () => {
  assert.equal(spreadOf([4, 1, 3, 2]), { median: 2.5, least: 1, most: 4 });
  assert.equal(spreadOf([3, 1, 2]), { median: 2, least: 1, most: 3 });
});

statistics('a quantile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  assert.is(quantile(values, 0.95), 95);
  assert.is(quantile([7], 0.99), 7);
  assert.throws(() => quantile([], 0.5), RangeError);
});

const data = suite('data of the bench');

data('each user gets exactly the live transactions that it is said to have', () => {
  const users = makeUsers(WHOLE).readers.slice(1, 3);
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
    return name;
  };
  const rounds = await inTurns(contender('ours'), contender('theirs'), 3);
  assert.is(order.join(' '), 'ours theirs theirs ours ours theirs');
  assert.equal(rounds[1], { ours: 'ours', theirs: 'theirs' });
  assert.is(rounds.length, 3);
});

const report = suite('report of the bench');

const ratio = (perSecond: number) => {
  const rounds = [
    { ours: measurement(perSecond), theirs: measurement(100) },
    { ours: measurement(perSecond + 20), theirs: measurement(100) },
  ];
  return ratioResult('plain list', 'throughput', rounds, { atLeast: 2 });
};

report('a ratio is taken round by round, not from the medians', () => {
  const rounds = [10, 20, 30].map((perSecond, round) => ({
    ours: measurement(perSecond),
    theirs: measurement([1, 10, 30][round]!),
  }));
  const { spread, medians } = ratioResult('plain list', 'throughput', rounds, { atLeast: 2 });
  assert.equal(spread, { median: 2, least: 1, most: 10 });
  assert.equal(medians, ['20.0/s', '10.0/s']);
});

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

report('a new run renews the page above the method, and counts the targets that it missed', () => {
  const page = '# Performance\n\nOld.\n\n## How it is measured\n\nAs ever.\n';
  const renewed = renewedPage(page, undefined, 290, [ratio(150), ratio(300)]);
  assert.match(
    renewed,
    /in 5 minutes\.[^]*1 of 2 targets are missed\.[^]*\| plain list[^]*\n\n## How it is measured\n\nAs ever\.\n$/,
  );
  assert.not.match(renewed, /Old|busy/);
  assert.match(renewedPage(page, 'The machine was busy.', 290, []), /\*\*The machine was busy\.\*\*/);
  assert.throws(() => renewedPage('# Performance', undefined, 290, []), /does not say how/);
});

function measurement(perSecond: number) {
  return { perSecond, p99Ms: 3, cpuMs: 0.75 };
}

statistics.run();
data.run();
usage.run();
turns.run();
report.run();
