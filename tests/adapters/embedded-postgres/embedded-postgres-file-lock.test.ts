import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { suite } from 'uvu';
import { lockFile } from '../../../adapters/embedded-postgres/file-lock.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

const locks = suite('file lock');

locks('many can hold shared, and nobody exclusive beside them', async () => {
  const path = newPath();
  const first = await lockFile(path, 'shared', 0);
  const second = await lockFile(path, 'shared', 0);
  assert.ok(first !== undefined && second !== undefined);
  assert.equal(await lockFile(path, 'exclusive', 0), undefined);
  first.release();
  assert.equal(await lockFile(path, 'exclusive', 0), undefined);
  second.release();
  assert.notEqual(await lockFile(path, 'exclusive', 0), undefined);
});

locks('nobody can hold anything beside an exclusive one', async () => {
  const path = newPath();
  const lock = await lockFile(path, 'exclusive', 0);
  assert.equal(await lockFile(path, 'shared', 0), undefined);
  assert.equal(await lockFile(path, 'exclusive', 0), undefined);
  lock?.release();
  assert.notEqual(await lockFile(path, 'shared', 0), undefined);
});

locks('whoever waits gets it once it is released', async () => {
  const path = newPath();
  const lock = await lockFile(path, 'exclusive', 0);
  const waiting = lockFile(path, 'exclusive', 60_000);
  lock?.release();
  assert.notEqual(await waiting, undefined);
});

locks('it ends with its process, even by SIGKILL', async () => {
  const path = newPath();
  const holder = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--eval', holdingScript, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  assert.equal(await lockFile(path, 'shared', 0), undefined);
  holder.kill('SIGKILL');
  await once(holder, 'close');
  assert.notEqual(await lockFile(path, 'exclusive', 0), undefined);
});

locks.run();

const module = new URL('../../../adapters/embedded-postgres/file-lock.ts', import.meta.url).href;
const holdingScript = `
  import('${module}').then(async ({ lockFile }) => {
    globalThis.kept = await lockFile(process.argv[1], 'exclusive', 0);
    console.log('locked');
    setInterval(() => {}, 1000);
  });`;

function newPath(): string {
  return join(temporaryDirectory(), 'lock');
}
