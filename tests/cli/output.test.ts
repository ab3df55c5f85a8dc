import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { coffer } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const directory = temporaryDirectory();

/** More users than a pipe holds. */
const history = join(directory, 'history.ndjson');
const row = { booked_at: '2026-03-05', amount: -1, currency: 'USD', description: 'Tea' };
writeFileSync(
  history,
  Array.from({ length: 5_000 }, (_, id) => JSON.stringify({ ...row, id, user: `user ${id} ${'x'.repeat(50)}` })).join(
    '\n',
  ),
);
const DETECT = ['scripts/coffer.ts', 'bills', 'detect', '--file', history, '--as-of', '2026-03-05', '--json'];

const output = suite('the output of the command line');

output('that is not read to its end, as with head, ends the command quietly with exit code 0', async () => {
  const child = spawn(process.execPath, DETECT, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.stdout.destroy());
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += String(chunk);
  });
  assert.equal(await once(child, 'close'), [0, null]);
  assert.is(err, '');
});

output('that nobody reads, remarks included, does not change the exit code of a refusal', async () => {
  const args = ['scripts/coffer.ts', 'rates', 'import', '--file', directory];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  child.stderr.destroy();
  assert.equal(await once(child, 'close'), [1, null]);
});

output('that cannot be written, as on a full disk, is a failure with a sentence', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, DETECT, { cwd: ROOT, stdio: ['ignore', full, 'pipe'] });
  let err = '';
  child.stderr?.on('data', (chunk) => {
    err += String(chunk);
  });
  assert.equal(await once(child, 'close'), [1, null]);
  assert.is(err, 'The output cannot be written (ENOSPC).\n');
});

const databases = suite('a database that the command line cannot reach');

databases('is reported in one sentence with exit code 1', async () => {
  const { code, out, err } = await coffer({ DATABASE_URL: 'postgres://coffer@127.0.0.1:1/coffer' }, 'user', 'list');
  assert.equal([code, out], [1, '']);
  assert.is(err, 'The database does not respond. Is it running, and is the address in DATABASE_URL right?\n');
});

for (const tests of [output, databases]) tests.run();
