import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { table } from '../../../scripts/evaluation/table.ts';

const MAIN = new URL('../../../scripts/evaluation/main.ts', import.meta.url).pathname;

const test = suite('the evaluation as a command');

test('--json prints counts and rates of every variant and of both reference detectors, and nothing else', () => {
  const { status, stdout } = run('--seeds', '1', '--json');
  assert.is(status, 0);
  const report: unknown = JSON.parse(stdout);
  assert.ok(isReport(report));
  const seen = report.results.map(({ detector, variant }) => `${detector}, ${variant}`);
  assert.equal(seen, [
    'Coffer, 24 months',
    'Coffer, 12 months',
    'Coffer, 2 days more jitter',
    'Coffer, 10 % missed',
    'median interval, 24 months',
    'exact amount, 24 months',
  ]);
  for (const { rates, counts } of report.results) {
    assert.is(counts['statements'], 1);
    assert.ok((rates['precision'] ?? -1) >= 0 && (rates['precision'] ?? 2) <= 1);
  }
});

test('the tables are aligned: each row is as long as its head', () => {
  const lines = table(
    ['detector', 'precision'],
    [
      ['Coffer', '1.000'],
      ['median interval, 24 months', '0.9'],
    ],
  ).split('\n');
  assert.is(new Set(lines.map(({ length }) => length)).size, 1);
  assert.ok(lines[2]?.endsWith('  0.9'.padStart('precision'.length + 2)));
});

test('the help names the sub-commands, and seeds that are not a range are refused', () => {
  const { stdout } = spawnSync(process.execPath, [MAIN, '--help'], { encoding: 'utf8' });
  for (const name of ['bills', 'categories', 'foreign', 'transfers', 'words', 'fit'])
    assert.match(stdout, `  ${name} [options]`);
  const refused = run('--seeds', 'many');
  assert.is(refused.status, 1);
  assert.match(refused.stderr, /seeds are one number or a range/);
});

function run(...options: readonly string[]) {
  return spawnSync(process.execPath, [MAIN, 'bills', ...options], { encoding: 'utf8' });
}

interface Report {
  readonly results: readonly {
    readonly detector: string;
    readonly variant: string;
    readonly rates: Readonly<Record<string, number>>;
    readonly counts: Readonly<Record<string, number>>;
  }[];
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results);
}

test.run();
