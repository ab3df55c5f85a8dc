import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LARGEST, NAMED_SIZES, userSizes } from '../../scripts/bench/data/user-sizes.ts';
import type { Measurement } from '../../scripts/bench/measuring/measurement.ts';
import { inTurns } from '../../scripts/bench/measuring/rounds.ts';
import { quantile, ratiosOf, spreadOf } from '../../scripts/bench/measuring/statistics.ts';
import { startNodeServer } from '../../scripts/bench/processes/node-server.ts';
import { parseStat } from '../../scripts/bench/processes/usage.ts';
import { throughputChart } from '../../scripts/bench/report/chart.ts';
import { derivedFigures } from '../../scripts/bench/report/derived.ts';
import { reportPage, wrapped } from '../../scripts/bench/report/page.ts';
import {
  type Comparison,
  missedTargets,
  spreadNote,
  targetText,
  valueText,
} from '../../scripts/bench/report/results.ts';
import { costTable, figureTable, markdownTable, speedTable } from '../../scripts/bench/report/table.ts';
import { portion } from '../../scripts/bench/scenarios/compare.ts';
import { differenceOf } from '../../scripts/bench/scenarios/same-responses.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

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

data('the sizes add up, and include the largest user and the named sizes', () => {
  for (const shape of [
    { users: 2_000, transactions: 5_000_000 },
    { users: 150, transactions: 600_000 },
  ]) {
    const sizes = userSizes(shape);
    assert.is(sizes.length, shape.users);
    assert.is(
      sizes.reduce((sum, size) => sum + size, 0),
      shape.transactions,
    );
    assert.is(sizes[0], LARGEST);
    for (const size of NAMED_SIZES) assert.ok(sizes.includes(size));
    assert.ok(sizes.every((size) => size > 0));
  }
});

data('the median of the full data set is about two thousand', () => {
  const { median } = spreadOf(userSizes({ users: 2_000, transactions: 5_000_000 }));
  assert.ok(median > 1_500 && median < 2_500, String(median));
});

data('too few transactions for the users are refused', () => {
  assert.throws(() => userSizes({ users: 200, transactions: 500_000 }), RangeError);
});

const usage = suite('CPU time of a process');

usage('a name with spaces and parentheses does not move the fields', () => {
  const line = '42 (a) b (c) S 7 42 42 0 -1 4194560 100 0 0 0 31 12 5 6 20 0 11 0 1 2 3';
  assert.equal(parseStat(line), { parent: 7, own: 43, endedChildren: 11 });
});

const servers = suite('servers of the bench');

servers('any number of servers wait for the end of the bench with one listener', async () => {
  const file = join(temporaryDirectory(), 'server.cjs');
  writeFileSync(file, "require('node:http').createServer((_, to) => to.end()).listen(process.env.PORT, '127.0.0.1');");
  const before = process.listenerCount('exit');
  const options = { file, readyPath: '/', env: {} };
  const running = [await startNodeServer(options), await startNodeServer(options)];
  const listeners = process.listenerCount('exit') - before;
  await Promise.all(running.map((server) => server.stop()));
  assert.is(listeners, 1);
  assert.is(process.listenerCount('exit'), before);
});

const turns = suite('rounds');

turns('every other round goes in the opposite order', async () => {
  const order: string[] = [];
  const contender = (name: string) => async () => {
    order.push(name);
    return measurement({});
  };
  const { ours } = await inTurns({ ours: contender('ours'), theirs: contender('theirs') }, 3, () => {});
  assert.is(order.join(' '), 'ours theirs theirs ours ours theirs');
  assert.is(ours.length, 3);
});

turns('each round sends another portion of the requests, and begins again after the last one', () => {
  assert.equal(portion([1, 2, 3, 4, 5], 2, 0), [1, 2]);
  assert.equal(portion([1, 2, 3, 4, 5], 2, 1), [3, 4]);
  assert.equal(portion([1, 2, 3, 4, 5], 2, 2), [5, 1]);
  assert.equal(portion([1, 2], 5, 3), [1, 2]);
});

const comparing = suite('comparison of responses');

comparing('names the first field that differs', () => {
  const page = (total: number) => ({ data: [{ id: 1 }], total });
  assert.is(differenceOf(page(1), page(1), ''), undefined);
  assert.is(differenceOf(page(1), page(2), ''), '.total is 1 and 2');
  assert.is(differenceOf({ data: [{ id: 1 }] }, { data: [{ id: '1' }] }, ''), '.data.0.id is 1 and "1"');
  assert.is(differenceOf({ a: null }, {}, ''), '.a is null and absent');
});

const report = suite('report of the bench');

report('a target that is missed is named with both figures', () => {
  const part = { title: 'Lists', text: '', comparisons: [comparison(150)], figures: [] };
  assert.equal(missedTargets([part]), [
    'Lists, plain: 1.50 times the throughput of a peer (target: ≥ 1.8)',
    'Lists, plain: 0.750 times the CPU per request of a peer (target: ≤ 0.65)',
  ]);
  assert.equal(missedTargets([{ ...part, comparisons: [] }]), []);
});

report('a figure without a target cannot miss it', () => {
  const figure = { title: 'a', value: 1e9, unit: 'ms' };
  assert.equal(missedTargets([{ title: 'x', text: '', comparisons: [], figures: [figure] }]), []);
  assert.is(targetText({}), '');
});

report('figures have three significant digits', () => {
  assert.is(valueText({ value: 1.234567, unit: 's' }), '1.23 s');
  assert.is(valueText({ value: 123.4567, unit: 'ms' }), '123 ms');
  assert.is(valueText({ value: 0.0634, unit: 'ms' }), '0.0634 ms');
  assert.is(valueText({ value: 12_345.6, unit: 'rows/s' }), '12,346 rows/s');
  assert.is(spreadNote({ least: 0.951, median: 1, most: 12 }), '0.951–12.0');
  assert.is(valueText({ value: 0, unit: 'requests' }), '0 requests');
  assert.is(valueText({ value: Number.NaN, unit: 'ms' }), 'unknown ms');
});

report('tables have one row per scenario and mark what is missed', () => {
  const comparisons = [comparison(150), comparison(200)];
  assert.match(speedTable(comparisons), /\| plain +\| 150 +\| 100 +\| 1\.50 \(1\.50–1\.50\) \| ≥ 1\.8 \*\*missed\*\*/);
  assert.match(speedTable(comparisons), /≥ 1\.8 met/);
  assert.match(costTable(comparisons), /0\.500 \+ 0\.250 +\| 0\.600 \+ 0\.400 +\| 0\.75/);
  const figures = [{ title: 'start', value: 2, unit: 's', target: { atMost: 1.5 } }];
  assert.match(figureTable(figures), /\| start \| 2\.00 s \| +\| ≤ 1\.5 \*\*missed\*\* \|/);
});

report('all lines of a table have the same width', () => {
  const lines = markdownTable(['a', 'long title'], [['a long cell', 'b']]).split('\n');
  assert.is(new Set(lines.map((line) => line.length)).size, 1);
});

report('the chart has a bar per comparison, and colours those below their target', () => {
  const comparisons = [comparison(150), comparison(200)];
  const svg = throughputChart([{ title: 'Lists & more', text: '', comparisons, figures: [] }]);
  assert.is(svg.match(/<rect class="missed"/g)?.length, 1);
  assert.is(svg.match(/<rect class="met"/g)?.length, 1);
  assert.match(svg, /1\.50 ×/);
  assert.match(svg, /Lists &amp; more/);
  assert.not.match(svg, /NaN|undefined/);
});

report('the chart says what its colours and lines mean, shows the peer, and has a ground of its own', () => {
  const svg = throughputChart([{ title: 'Lists', text: '', comparisons: [comparison(150)], figures: [] }]);
  for (const kind of ['key met', 'key missed', 'key none', 'spread', 'target', 'peer', 'ground']) {
    assert.ok(svg.includes(`class="${kind}"`), kind);
  }
  for (const meaning of ['target met', 'target missed', 'no target', 'the peer (1 ×)'])
    assert.ok(svg.includes(meaning));
});

report('a ping is set against a list, and the memory is the most of all scenarios', () => {
  const cheap = { ...comparison(100), title: 'ping', ours: [measurement({ serviceCpu: 0.1, databaseCpu: 0.05 })] };
  const list = { ...comparison(100), title: 'list', ours: [measurement({ residentMegabytes: 180 })] };
  const figures = derivedFigures([{ title: 'x', text: '', comparisons: [cheap, list], figures: [] }]);
  assert.equal(
    figures.map(({ title, value }) => `${title}: ${value.toFixed(2)}`),
    ['memory of the service under load: 180.00', 'CPU of a ping beside that of a list: 0.20'],
  );
  assert.equal(derivedFigures([]), []);
});

report('the page names every target that is missed, and only lines of tables are longer than 120 characters', () => {
  const facts = {
    day: '2026-11-22',
    commit: undefined,
    command: 'npm run bench',
    machine: 'two cores',
    loadBefore: 0.1,
    software: 'Node 24',
    loadingSeconds: 100,
    measuringSeconds: 600,
  };
  const pace = { rounds: 5, seconds: 2, warmUpSeconds: 1, connections: 16, imported: 1, writeRounds: 1 };
  const parts = [{ title: 'Lists', text: 'Some text.', comparisons: [comparison(150)], figures: [] }];
  const page = reportPage({ facts, pace, readers: [{ size: 10 }], parts }, 'pictures/chart.svg');
  assert.match(page, /- Lists, plain: 1\.50 times the throughput of a peer \(target: ≥ 1\.8\)/);
  assert.match(page, /Lists: 1\.50 times the throughput of the peer, with 0\.75 times its CPU/);
  assert.match(page, /!\[[^\]]+\]\(pictures\/chart\.svg\)/);
  assert.not.match(page, /busy/);
  const busy = reportPage({ facts: { ...facts, loadBefore: 6 }, pace, readers: [{ size: 10 }], parts }, 'chart.svg');
  assert.match(busy, /The machine was busy: its load average was 6\.0/);
  assert.equal(
    page.split('\n').filter((line) => line.length > 120 && !line.startsWith('|')),
    [],
  );
});

report('a long paragraph is broken at spaces and keeps its indentation', () => {
  const lines = wrapped(Array.from({ length: 60 }, () => 'word').join(' '), '- ').split('\n');
  assert.ok(lines.length > 1);
  assert.match(lines[0] ?? '', /^- word/);
  assert.match(lines[1] ?? '', /^ {2}word/);
  assert.is(lines.join(' ').match(/word/g)?.length, 60);
});

function comparison(perSecond: number): Comparison {
  return {
    title: 'plain',
    peer: 'a peer',
    ours: [measurement({ perSecond })],
    theirs: [measurement({ perSecond: 100, serviceCpu: 0.6, databaseCpu: 0.4 })],
    targets: { throughputAtLeast: 1.8, cpuAtMost: 0.65 },
  };
}

function measurement(figures: Partial<Measurement>): Measurement {
  return {
    responses: 100,
    perSecond: 100,
    latency: { p50: 1, p95: 2, p99: 3, max: 4 },
    cpuShare: 0.2,
    failures: 0,
    serviceCpu: 0.5,
    databaseCpu: 0.25,
    residentMegabytes: 100,
    ...figures,
  };
}

statistics.run();
data.run();
usage.run();
servers.run();
turns.run();
comparing.run();
report.run();
