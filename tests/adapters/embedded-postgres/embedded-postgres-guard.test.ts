import { spawn } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EmbeddedPostgresError } from '../../../adapters/embedded-postgres/embedded-postgres-error.ts';
import { guard } from '../../../adapters/embedded-postgres/guard.ts';
import type { Postmaster } from '../../../adapters/embedded-postgres/postmaster.ts';

const test = suite('the guard of the embedded PostgreSQL');

const DEAD: Postmaster = { pid: 0, socketDir: '/nowhere', status: 'ready' };
const QUICK = { beforeAttempts: [0, 1, 2], untilTrusted: 60_000 };

// The guard does not keep a process alive.
const alive = setInterval(() => undefined, 1_000);
test.after(() => clearInterval(alive));

/** A process that lives until it is killed, with a name in its command line. */
function standIn(): Postmaster & { kill(): void } {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)', 'stand-in'], { stdio: 'ignore' });
  child.unref();
  return { pid: child.pid ?? 0, socketDir: 'stand-in', status: 'ready', kill: () => child.kill('SIGKILL') };
}

test('a server that cannot be started again is lost after the last attempt, with the reason of its failure', async () => {
  const said: string[] = [];
  let attempts = 0;
  const restart = async () => {
    attempts += 1;
    throw new EmbeddedPostgresError(`The disk is full (${attempts}).`);
  };
  const guarded = guard(DEAD, { restart, log: (sentence) => said.push(sentence) }, QUICK);
  const reason = await guarded.lost;
  assert.is(guarded.state, 'lost');
  assert.is(
    reason.message,
    'PostgreSQL ended unexpectedly and could not be started again in 3 attempts. The disk is full (3).',
  );
  assert.equal(said, [
    'PostgreSQL (process 0) ended unexpectedly; starting it again.',
    'PostgreSQL did not start: The disk is full (1).',
    'PostgreSQL did not start: The disk is full (2).',
    'PostgreSQL did not start: The disk is full (3).',
  ]);
  await guarded.stop();
});

test('a server that ends again each time is lost, though every start succeeds', async () => {
  const guarded = guard(
    DEAD,
    { restart: async () => DEAD, log: () => undefined },
    { ...QUICK, beforeAttempts: [0, 0] },
  );
  assert.match((await guarded.lost).message, 'in 2 attempts. It ended again each time.');
});

test('a server that has proved itself gets all attempts again', async () => {
  const { promise: thirdStart, resolve } = Promise.withResolvers<void>();
  let starts = 0;
  const restart = async () => {
    starts += 1;
    if (starts === 3) resolve();
    return DEAD;
  };
  const guarded = guard(DEAD, { restart, log: () => undefined }, { beforeAttempts: [0], untilTrusted: 0 });
  await thirdStart;
  await guarded.stop();
});

test('a server that runs is left alone, and brought back once when it is killed', async () => {
  const [first, second] = [standIn(), standIn()];
  const { promise: restarted, resolve } = Promise.withResolvers<void>();
  const restart = async () => {
    resolve();
    return second;
  };
  const guarded = guard(first, { restart, log: () => undefined }, QUICK);
  assert.equal([guarded.server.pid, guarded.state], [first.pid, 'running']);
  first.kill();
  await restarted;
  await guarded.stop();
  assert.equal([guarded.server.pid, guarded.state], [second.pid, 'running']);
  second.kill();
});

test('stopping waits for a start that is under way, and is no loss', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { promise: finished, resolve: finish } = Promise.withResolvers<Postmaster>();
  const restart = () => {
    start();
    return finished;
  };
  const guarded = guard(DEAD, { restart, log: () => undefined }, QUICK);
  await started;
  let stopped = false;
  const stopping = guarded.stop().then(() => (stopped = true));
  await Promise.resolve();
  assert.not(stopped);
  finish(DEAD);
  await stopping;
  assert.is(guarded.state, 'running');
});

test.run();
