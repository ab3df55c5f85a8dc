import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

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

test('the tables are aligned: each row of the overview is as long as its head', () => {
  const { status, stdout } = run('--seeds', '1');
  assert.is(status, 0);
  const overview = stdout.split('\n\n')[1]?.split('\n') ?? [];
  assert.is(overview.length, 7);
  assert.is(new Set(overview.map(({ length }) => length)).size, 1);
});

test('--help names the options, and seeds that are not a range are refused', () => {
  assert.match(run('--help').stdout, /--seeds[\s\S]*--json/);
  const refused = run('--seeds', 'many');
  assert.is(refused.status, 1);
  assert.match(refused.stderr, /seeds are one number or a range/);
});

test('every sub-command explains itself', () => {
  for (const name of ['bills', 'categories', 'foreign', 'transfers', 'fit']) {
    const { status, stdout } = spawnSync(process.execPath, [MAIN, name, '--help'], { encoding: 'utf8' });
    assert.is(status, 0);
    assert.match(stdout, new RegExp(`^Usage: npm run evaluate -- ${name} `));
  }
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
