import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SyncOutcome } from '../../application/connections/sync-connection.ts';
import { startFeedScheduler } from '../../config/background/feed-scheduler.ts';

const scheduler = suite('the scheduler of feeds');

const outcomeOf = (connectionId: number): SyncOutcome => ({
  userId: 1,
  connectionId,
  importId: null,
  added: 0,
  updated: 0,
  retired: 0,
  problem: null,
  error: undefined,
});

/** Connections that are due, each of which ends when the test says so; and time that passes when the test says so. */
function stage(due: number[]) {
  const ends = new Map<number, () => void>();
  const outcomes: number[] = [];
  const failures: unknown[] = [];
  const waiting = new Set<() => void>();
  const running = startFeedScheduler({
    async syncNext() {
      const id = due.shift();
      if (id === undefined) return undefined;
      if (id < 0) throw new Error('The database is away.');
      await new Promise<void>((resolve) => ends.set(id, resolve));
      return outcomeOf(id);
    },
    onOutcome: ({ connectionId }) => outcomes.push(connectionId),
    onFailure: (error) => failures.push(error),
    pause: (stop) =>
      new Promise<void>((resolve) => {
        waiting.add(resolve);
        stop.addEventListener('abort', () => {
          waiting.delete(resolve);
          resolve();
        });
      }),
  });
  return {
    due,
    outcomes,
    failures,
    running,
    waiting,
    begun: () => [...ends.keys()],
    end: (id: number) => ends.get(id)?.(),
    passTime: () => {
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
  };
}

/** Lets everything run that waits for nothing outside. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 50; turns += 1) await Promise.resolve();
}

scheduler('a slow provider does not hold up the others, and four are fetched at once', async () => {
  const { begun, end, outcomes, running } = stage([1, 2, 3, 4, 5, 6]);
  await settled();
  assert.equal(begun(), [1, 2, 3, 4]);
  end(2);
  await settled();
  assert.equal([begun(), outcomes], [[1, 2, 3, 4, 5], [2]]);
  end(5);
  await settled();
  assert.equal(
    [begun(), outcomes],
    [
      [1, 2, 3, 4, 5, 6],
      [2, 5],
    ],
  );
  for (const id of [1, 3, 4, 6]) end(id);
  await running.stop();
  assert.equal(outcomes, [2, 5, 1, 3, 4, 6]);
});

scheduler('it looks again after a while, also when the database was away', async () => {
  const { due, begun, end, failures, passTime, running } = stage([-1, -2, -3, -4]);
  await settled();
  assert.is(failures.length, 4);
  due.push(7);
  await settled();
  assert.equal(begun(), []);
  passTime();
  await settled();
  assert.equal(begun(), [7]);
  end(7);
  await running.stop();
});

scheduler('when it is stopped it begins nothing new, and waits for what it has begun', async () => {
  const { begun, end, outcomes, passTime, running, waiting } = stage([1, 2, 3, 4, 5]);
  await settled();
  let isStopped = false;
  const stop = async () => {
    await running.stop();
    isStopped = true;
  };
  const stopping = stop();
  await settled();
  assert.is(isStopped, false);
  for (const id of [1, 2, 3, 4]) end(id);
  await stopping;
  passTime();
  await settled();
  assert.equal([begun(), outcomes, waiting.size], [[1, 2, 3, 4], [1, 2, 3, 4], 0]);
});

scheduler.run();
