import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ATTEMPT_LIMITS, type AttemptKind } from '../../../domain/access/attempt-limits.ts';
import type { AttemptLimiter } from '../../../domain/ports/access/attempt-limiter.ts';

export interface AttemptLimitersUnderTest {
  /** Two limiters that share their store, as two processes do. */
  readonly limiters: readonly [AttemptLimiter, AttemptLimiter];
  /** Ends the window of every subject. */
  endWindows(): Promise<void>;
  close(): Promise<void>;
}

const KIND: AttemptKind = 'password_of_account_from_address';
const { attempts: LIMIT, windowSeconds: WINDOW_SECONDS } = ATTEMPT_LIMITS[KIND];

/** Every promise of `AttemptLimiter`. Each test has subjects of its own. */
export function attemptLimiterContract(name: string, open: () => Promise<AttemptLimitersUnderTest>): void {
  const test = suite(`AttemptLimiter on ${name}`);
  let under: AttemptLimitersUnderTest;
  test('the store opens', async () => {
    under = await open();
  });
  test.after(() => under?.close());

  test('the limit passes, and the next attempt waits for the end of the window', async () => {
    const { limiters } = under;
    const subject = nextSubject();
    assert.equal(await countTimes(limiters[0], subject, LIMIT), Array(LIMIT).fill(0));
    const seconds = await limiters[0].count(KIND, subject);
    assert.ok(Number.isInteger(seconds) && seconds > WINDOW_SECONDS - 60 && seconds <= WINDOW_SECONDS, String(seconds));
  });

  test('of 64 attempts at once through two limiters exactly the limit passes', async () => {
    const subject = nextSubject();
    const waits = await Promise.all(
      Array.from({ length: 64 }, (_, turn) => under.limiters[turn % 2 === 0 ? 0 : 1].count(KIND, subject)),
    );
    assert.is(waits.filter((seconds) => seconds === 0).length, LIMIT);
  });

  test('attempts at one subject do not count for another, nor for another kind', async () => {
    const [limiter] = under.limiters;
    const subject = nextSubject();
    await countTimes(limiter, subject, LIMIT + 1);
    assert.is(await limiter.count(KIND, nextSubject()), 0);
    assert.is(await limiter.count('password_of_account', subject), 0);
  });

  test('refused attempts do not prolong the window', async () => {
    const [limiter] = under.limiters;
    const subject = nextSubject();
    const waits = await countTimes(limiter, subject, LIMIT + 5);
    assert.ok((waits.at(-1) ?? 0) <= (waits[LIMIT] ?? 0), waits.join());
  });

  test('after the window has ended, attempts pass again', async () => {
    const [limiter, other] = under.limiters;
    const subject = nextSubject();
    // The other process counts the last one, so that nothing but the shared store knows of the refusal.
    await countTimes(other, subject, LIMIT);
    assert.ok((await limiter.count(KIND, subject)) > 0);
    await under.endWindows();
    assert.is(await other.count(KIND, subject), 0);
  });

  test('what is forgotten counts from 0 again', async () => {
    const [limiter] = under.limiters;
    const subject = nextSubject();
    await countTimes(limiter, subject, LIMIT + 1);
    await limiter.forget(KIND, subject);
    assert.is(await limiter.count(KIND, subject), 0);
  });

  test('a subject of 200 characters is counted', async () => {
    const subject = `${nextSubject()}${'x'.repeat(200)}`.slice(0, 200);
    assert.equal([...new Set(await countTimes(under.limiters[0], subject, LIMIT))], [0]);
    assert.ok((await under.limiters[0].count(KIND, subject)) > 0);
  });

  test.run();
}

async function countTimes(limiter: AttemptLimiter, subject: string, times: number): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let turn = 0; turn < times; turn += 1) waits.push(await limiter.count(KIND, subject));
  return waits;
}

let subjects = 0;

function nextSubject(): string {
  subjects += 1;
  return `subject-${subjects}`;
}
