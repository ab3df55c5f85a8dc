import { getPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inlineBillDetector } from '../../adapters/bill-detection/inline-bill-detector.ts';
import {
  INLINE_OBSERVATIONS_MAX,
  type PooledBillDetector,
  type PooledBillDetectorOptions,
  pooledBillDetector,
} from '../../adapters/bill-detection/pooled-bill-detector.ts';
import { measuredBillDetector } from '../../adapters/metrics/measured-ports.ts';
import { HISTORY_LIMITS } from '../../application/bills/refresh-bills.ts';
import type { LocalDate } from '../../domain/calendar.ts';
import { detectBillsAndIncome } from '../../domain/income/detect-bills-and-income.ts';
import type { Observation } from '../../domain/ports/transaction-reader.ts';
import { billDetectorContract } from '../contracts/ledger/bill-detector.contract.ts';
import { refused, refusedAs } from '../contracts/refusal.ts';
import type { Fault } from '../support/faulty-detection-thread.ts';
import { aStatement, readerOf, TODAY } from '../support/files/observations.ts';

const surprise = (reason: string, error: unknown) => {
  throw new Error(`A thread was lost: ${reason}.`, { cause: error });
};

billDetectorContract('on the calling thread', inlineBillDetector);
billDetectorContract('in threads', () => pooledBillDetector({ onLost: surprise }));
billDetectorContract('with metrics', () => measuredBillDetector(inlineBillDetector(), { detection: (work) => work() }));
billDetectorContract('in one thread', () => pooledBillDetector({ onLost: surprise, threads: 1 }));

const LARGE = aStatement(500);

const pool = suite('threads of bill detection');

const opened: PooledBillDetector[] = [];
pool.after.each(async () => {
  await Promise.all(opened.splice(0).map((detector) => detector.close()));
});

pool('the event loop turns while a thread detects', async () => {
  const { detector } = open();
  const progress = { turns: 0, isDone: false };
  const detected = detector.detect(readerOf(aStatement(3_000)), TODAY).finally(() => (progress.isDone = true));
  for (; !progress.isDone; progress.turns += 1) await setImmediate();
  await detected;
  assert.ok(progress.turns > 100, `only ${progress.turns} turns`);
});

pool('few observations are detected without a thread', async () => {
  const { detector } = open({ file: new URL('./no-such-file.ts', import.meta.url) });
  const small = LARGE.slice(0, INLINE_OBSERVATIONS_MAX);
  assert.equal(await detector.detect(readerOf(small), TODAY), detectBillsAndIncome(small, TODAY));
  const oneMore = LARGE.slice(0, INLINE_OBSERVATIONS_MAX + 1);
  await refusedAs('unavailable', detector.detect(readerOf(oneMore), TODAY));
});

for (const [fault, reason] of [
  ['fault: ends', 'ended'],
  ['fault: takes all memory', 'out of memory'],
  ['fault: never ends', 'time limit'],
] as const) {
  pool(`a thread is lost (${reason}): its request gets an error of our own, and the others their bills`, async () => {
    const timeLimitMillis = reason === 'time limit' ? 5_000 : 60_000;
    const { detector, lost } = open({ threads: 1, timeLimitMillis });
    const outcomes = await Promise.allSettled([
      detector.detect(readerOf(LARGE), TODAY),
      detector.detect(readerOf(failing(fault)), TODAY),
      detector.detect(readerOf(LARGE), TODAY),
      detector.detect(readerOf(LARGE), TODAY),
    ]);
    const [failed, ...others] = [outcomes[1], outcomes[0], outcomes[2], outcomes[3]];
    assert.ok(failed?.status === 'rejected');
    await refusedAs('unavailable', Promise.reject(failed.reason));
    const bills = detectBillsAndIncome(LARGE, TODAY);
    const expected = others.map(() => ({ status: 'fulfilled', value: bills }));
    assert.equal(others, expected);
    assert.equal(lost, [reason]);
  });
}

pool('a thread that cannot start is an error for each request, and is tried again for the next', async () => {
  const { detector, lost } = open({ threads: 1, file: new URL('./no-such-file.ts', import.meta.url) });
  for (let time = 1; time <= 2; time += 1) await refusedAs('unavailable', detector.detect(readerOf(LARGE), TODAY));
  assert.is(lost.filter((reason) => reason === 'start failed').length, 2);
});

pool('an error of the detector itself comes through, and its thread goes on', async () => {
  const { detector, lost } = open();
  const noDay = '2026-02-30' as LocalDate;
  const inline = await refused(inlineBillDetector().detect(readerOf(LARGE), noDay));
  const pooled = await refused(detector.detect(readerOf(LARGE), noDay));
  assert.ok(inline instanceof RangeError && pooled instanceof RangeError);
  assert.is(pooled.message, inline.message);
  assert.equal(lost, []);
});

pool('no more work waits than the limit, and what waits has not been read', async () => {
  const { detector } = open({ threads: 1, maxWaiting: 2 });
  const read = Promise.withResolvers<void>();
  let whole = 0;
  const detect = () =>
    detector.detect(async (atMost) => {
      if (atMost === undefined) {
        whole += 1;
        await read.promise;
      }
      return readerOf(LARGE)(atMost);
    }, TODAY);
  const admitted = [detect(), detect(), detect()];
  await setImmediate();
  await refusedAs('unavailable', detect());
  assert.is(whole, 1);
  read.resolve();
  for (const one of admitted) assert.equal(await one, detectBillsAndIncome(LARGE, TODAY));
  assert.equal(await detect(), detectBillsAndIncome(LARGE, TODAY));
});

pool('closing ends what runs and what waits, at once and without a report of a loss', async () => {
  const { detector, lost } = open({ threads: 1 });
  const started = Promise.withResolvers<void>();
  const running = detector.detect(async (atMost) => {
    if (atMost === undefined) started.resolve();
    return readerOf(failing('fault: never ends'))(atMost);
  }, TODAY);
  await started.promise;
  const waiting = detector.detect(readerOf(LARGE), TODAY);
  const outcomes = Promise.allSettled([running, waiting]);
  await detector.close();
  for (const { status } of await outcomes) assert.is(status, 'rejected');
  await refusedAs('unavailable', running);
  await refusedAs('unavailable', waiting);
  await refusedAs('unavailable', detector.detect(readerOf(LARGE), TODAY));
  assert.equal(lost, []);
});

pool('closing what never started, or twice, does nothing', async () => {
  const { detector } = open();
  await detector.close();
  await detector.close();
});

pool('an idle thread ends', async () => {
  const { detector } = open({ idleMillis: 1 });
  const threads = { started: 0, ended: 0 };
  process.once('worker', (thread) => {
    threads.started += 1;
    thread.once('exit', () => (threads.ended += 1));
  });
  await detector.detect(readerOf(LARGE), TODAY);
  while (threads.ended === 0) await setImmediate();
  assert.equal(threads, { started: 1, ended: 1 });
});

pool('the largest history that is read fits into a thread', async () => {
  const { transactions, characters } = HISTORY_LIMITS;
  const detector = pooledBillDetector({ onLost: surprise, timeLimitMillis: 60_000 });
  opened.push(detector);
  const history = Array.from({ length: transactions }, (_, index): Observation => {
    const day = String(1 + (index % 28)).padStart(2, '0');
    const description = `Ж${index.toString(36)} `.repeat(characters / transactions).slice(0, characters / transactions);
    return { ...LARGE[0]!, id: index, bookedOn: `2026-${10 + (index % 2)}-${day}`, description, merchantName: null };
  });
  await detector.detect(readerOf(history), TODAY);
});

if (process.platform === 'linux') {
  pool('a thread has a lower priority than the event loop', async () => {
    const { detector, lost } = open();
    const measuring = failing('fault: does not give way');
    const before = getPriority();
    assert.equal(await detector.detect(readerOf(measuring), TODAY), detectBillsAndIncome(measuring, TODAY));
    assert.is(getPriority(), before);
    assert.equal(lost, []);
  });
}

pool('however many ask, at most two histories are looked at at once, and all get their bills', async () => {
  const { detector } = open();
  const small = LARGE.slice(0, INLINE_OBSERVATIONS_MAX);
  let [running, most] = [0, 0];
  const detect = () =>
    detector.detect(async (atMost) => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
      return readerOf(small)(atMost);
    }, TODAY);
  const bills = detectBillsAndIncome(small, TODAY);
  for (const found of await Promise.all(Array.from({ length: 20 }, detect))) assert.equal(found, bills);
  assert.is(most, 2);
});

pool.run();

function open(options: Partial<PooledBillDetectorOptions> = {}) {
  const lost: string[] = [];
  const file = new URL('../support/faulty-detection-thread.ts', import.meta.url);
  const detector = pooledBillDetector({ file, ...options, onLost: (reason) => lost.push(reason) });
  opened.push(detector);
  return { detector, lost };
}

/** More observations than are detected inline, one of which asks the thread to fail. */
function failing(fault: Fault): readonly Observation[] {
  return [...LARGE.slice(1), { ...LARGE[0]!, description: fault }];
}
