import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import { filterOf } from '../../scripts/test/filters.ts';
import { testFileJob } from '../../scripts/test/job.ts';
import type { Outcome } from '../../scripts/test/outcome.ts';
import { Report } from '../../scripts/test/report.ts';
import { runJob } from '../../scripts/test/run-job.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const runner = suite('test runner');

runner('counts what passed, failed and was skipped in a test file', async () => {
  const outcome = await runFile(
    `test('a', () => {}); test('b', () => { throw new Error('broken') }); test.skip('c', () => {});`,
  );
  assert.deepEqual(countsOf(outcome), { passed: 1, failed: 1, skipped: 1 });
  assert.match(outcome.output, /broken/);
});

runner('counts a file that crashes before it reports as one failed test', async () => {
  const outcome = await runFile(`throw new Error('crashed');`);
  assert.deepEqual(countsOf(outcome), { passed: 0, failed: 1, skipped: 0 });
});

runner('counts a file that crashes after its tests as failed', async () => {
  const outcome = await runFile(`test('a', () => { setTimeout(() => { throw new Error('late') }, 50) });`);
  assert.deepEqual(countsOf(outcome), { passed: 1, failed: 1, skipped: 0 });
});

runner('counts all tests as failed when their "before" hook throws', async () => {
  const outcome = await runFile(
    `test.before(() => { throw new Error('setup') }); test('a', () => {}); test('b', () => {});`,
  );
  assert.deepEqual(countsOf(outcome), { passed: 0, failed: 2, skipped: 0 });
  assert.match(outcome.output, /"before" hook/);
});

runner('counts a file without tests as failed', async () => {
  assert.deepEqual(countsOf(await runFile('')), { passed: 0, failed: 1, skipped: 0 });
});

runner('kills a file that hangs, with the processes that it started, and counts it as failed', async () => {
  const outcome = await runFile(`
    const { spawn } = await import('node:child_process');
    spawn('sleep', ['600'], { stdio: 'inherit' });
    setInterval(() => {}, 1000);`);
  assert.deepEqual(countsOf(outcome), { passed: 0, failed: 1, skipped: 0 });
  assert.match(outcome.output, /Killed: still running after/);
});

runner('does not give tests the database of a service that is configured in the environment', async () => {
  process.env['DATABASE_URL'] = 'postgres://production';
  const outcome = await runFile(`
    test('a', () => { if (process.env.DATABASE_URL ?? process.env.COFFER_TEST_SERVER !== 'postgres://server') throw new Error(); });`);
  delete process.env['DATABASE_URL'];
  assert.deepEqual(countsOf(outcome), { passed: 1, failed: 0, skipped: 0 });
});

runner('ends with one line of counts, and prints the whole output of what failed', () => {
  const { report, printed } = newReport();
  report.add('good', { passed: 3, failed: 0, skipped: 0, output: 'unimportant', seconds: 1 });
  report.add('bad', { passed: 1, failed: 2, skipped: 0, output: 'the reason', seconds: 1 });
  assert.equal(report.finish(), false);
  assert.match(printed(), /^ {4}the reason$/m);
  assert.doesNotMatch(printed(), /unimportant/);
  assert.match(printed(), /\n4 passed, 2 failed\n$/);
});

runner('reports and counts what could not run', () => {
  const { report, printed } = newReport();
  report.add('good', { passed: 3, failed: 0, skipped: 1, output: '', seconds: 1 });
  report.skip('PostgreSQL (Testcontainers)', 'no engine answers', 5);
  assert.equal(report.finish(), true);
  assert.match(printed(), /PostgreSQL \(Testcontainers\): 5 SKIPPED, no engine answers/);
  assert.match(printed(), /\n6 skipped\n\n3 passed, 0 failed\n$/);
});

runner('is not successful when no test ran', () => {
  const { report, printed } = newReport();
  assert.equal(report.finish(), false);
  assert.match(printed(), /No test ran\.\n\n0 passed, 0 failed\n$/);
});

const NAMES = ['check tsc', 'tests/domain/money/money.test.ts', 'tests/domain/bills/own-money.test.ts'];

runner('runs every check and file whose name contains the word of a filter', () => {
  assert.deepEqual(NAMES.filter(filterOf(['money'], NAMES)), NAMES.slice(1));
  assert.deepEqual(NAMES.filter(filterOf([], NAMES)), NAMES);
});

runner('runs one file by its path, however it is written', () => {
  const path = 'tests/domain/money/money.test.ts';
  for (const word of [path, `./${path}`, join(process.cwd(), path)])
    assert.deepEqual(NAMES.filter(filterOf([word], NAMES)), [path]);
});

runner('refuses a filter that chooses nothing, by its name', () => {
  assert.throws(() => filterOf(['money', 'no-such-thing'], NAMES), /"no-such-thing"/);
});

runner.run();

const LIMIT_SECONDS = 2;

function runFile(body: string): Promise<Outcome> {
  const directory = temporaryDirectory();
  const file = join(directory, 'file.test.mjs');
  const uvu = fileURLToPath(import.meta.resolve('uvu'));
  writeFileSync(file, `import { suite } from '${uvu}'; const test = suite('file'); ${body}; test.run();`);
  return runJob(testFileJob(file, { url: 'postgres://server' }), LIMIT_SECONDS);
}

function countsOf({ passed, failed, skipped }: Outcome): Pick<Outcome, 'passed' | 'failed' | 'skipped'> {
  return { passed, failed, skipped };
}

function newReport(): { report: Report; printed: () => string } {
  let text = '';
  return { report: new Report((more) => (text += more)), printed: () => text };
}
