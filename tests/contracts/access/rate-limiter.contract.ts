import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RateLimiterPort } from '../../../domain/ports/rate-limiter-port.ts';

export interface RateLimitersUnderTest {
  /** Returns two limiters that share their store, as two processes do. */
  limiters(limit: number): readonly [RateLimiterPort, RateLimiterPort];
  /** Lets time pass, in addition to the time that passes anyway. */
  advanceSeconds(seconds: number): Promise<void>;
  close(): Promise<void>;
}

interface Limited extends Pick<RateLimitersUnderTest, 'advanceSeconds'> {
  readonly limiters: readonly [RateLimiterPort, RateLimiterPort];
}

/** Every promise of `RateLimiterPort`. Each test has users of its own. */
export function rateLimiterContract(name: string, open: () => Promise<RateLimitersUnderTest>): void {
  const test = suite(`rates on ${name}`);
  let under: RateLimitersUnderTest;
  test('the store opens', async () => {
    under = await open();
  });
  test.after(() => under.close());

  const promise = (sentence: string, limit: number, check: (limited: Limited) => Promise<void>) => {
    test(sentence, () =>
      check({ limiters: under.limiters(limit), advanceSeconds: (seconds) => under.advanceSeconds(seconds) }),
    );
  };

  promise('the limit passes and one more does not', 3, async ({ limiters: [limiter] }) => {
    const user = nextUser();
    const seen = [];
    for (let turn = 0; turn < 4; turn += 1) seen.push(await limiter.consume(user, 1));
    const found = seen.map(({ allowed, limit, remaining }) => ({ allowed, limit, remaining }));
    assert.equal(found, [
      { allowed: true, limit: 3, remaining: 2 },
      { allowed: true, limit: 3, remaining: 1 },
      { allowed: true, limit: 3, remaining: 0 },
      { allowed: false, limit: 3, remaining: 0 },
    ]);
  });

  promise('one user’s requests do not count for another', 1, async ({ limiters: [limiter] }) => {
    const [one, other] = [nextUser(), nextUser()];
    await limiter.consume(one, 1);
    assert.is((await limiter.consume(one, 1)).allowed, false);
    assert.is((await limiter.consume(other, 1)).allowed, true);
  });

  promise('of 200 requests at once through two limiters exactly 60 pass', 60, async ({ limiters }) => {
    const user = nextUser();
    const decisions = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => limiters[turn % 2 === 0 ? 0 : 1].consume(user, 1)),
    );
    const allowed = decisions.filter((decision) => decision.allowed);
    assert.is(allowed.length, 60);
    const remaining = allowed.map((decision) => decision.remaining).sort((a, b) => b - a);
    const expected = Array.from({ length: 60 }, (_, place) => 59 - place);
    assert.equal(remaining, expected);
  });

  promise(
    'no span of 60 seconds holds more than the limit, wherever it begins',
    4,
    async ({ limiters, advanceSeconds }) => {
      const user = nextUser();
      const passed: number[] = [];
      for (let second = 0; second < 200; second += 7) {
        for (const limiter of limiters) if ((await limiter.consume(user, 1)).allowed) passed.push(second);
        await advanceSeconds(7);
      }
      for (const start of passed) {
        const inSpan = passed.filter((at) => at >= start && at < start + 60);
        assert.ok(inSpan.length <= 4, `from second ${start}: ${inSpan.join(', ')}`);
      }
      assert.ok(passed.length >= 12, 'places that become free are granted again');
    },
  );

  promise('a request that waits for the stated time passes', 2, async ({ limiters: [limiter], advanceSeconds }) => {
    const user = nextUser();
    await limiter.consume(user, 1);
    await advanceSeconds(25);
    await limiter.consume(user, 1);
    const refused = await limiter.consume(user, 1);
    assert.is(refused.allowed, false);
    assert.ok(refused.retryAfterSeconds >= 25 && refused.retryAfterSeconds <= 35, String(refused.retryAfterSeconds));
    await advanceSeconds(refused.retryAfterSeconds - 20);
    assert.is((await limiter.consume(user, 1)).allowed, false, '20 seconds early is too early');
    await advanceSeconds(20);
    assert.is((await limiter.consume(user, 1)).allowed, true);
  });

  promise(
    'the wait is a whole number of seconds and at least 1',
    1,
    async ({ limiters: [limiter], advanceSeconds }) => {
      const user = nextUser();
      await limiter.consume(user, 1);
      await advanceSeconds(49.7);
      const { retryAfterSeconds } = await limiter.consume(user, 1);
      assert.ok(Number.isInteger(retryAfterSeconds) && retryAfterSeconds >= 1, String(retryAfterSeconds));
    },
  );

  promise('several places are taken together or not at all', 10, async ({ limiters: [limiter] }) => {
    const user = nextUser();
    assert.is((await limiter.consume(user, 6)).remaining, 4);
    const { allowed, remaining } = await limiter.consume(user, 5);
    assert.equal({ allowed, remaining }, { allowed: false, remaining: 4 }, 'four are left for smaller requests');
    assert.is((await limiter.consume(user, 4)).remaining, 0, 'the refused five took nothing');
  });

  promise(
    'a request for several places waits until as many are free',
    4,
    async ({ limiters: [limiter], advanceSeconds }) => {
      const user = nextUser();
      await limiter.consume(user, 2);
      await advanceSeconds(30);
      await limiter.consume(user, 2);
      const three = await limiter.consume(user, 3);
      assert.ok(three.retryAfterSeconds > 30, 'two are free in 30 seconds, three only in 60');
      await advanceSeconds(three.retryAfterSeconds);
      assert.is((await limiter.consume(user, 3)).allowed, true);
    },
  );

  promise(
    'a request for more places than the limit never passes, and takes none',
    2,
    async ({ limiters: [limiter] }) => {
      const user = nextUser();
      const tooMany = await limiter.consume(user, 3);
      assert.equal(tooMany, { allowed: false, limit: 2, remaining: 2, retryAfterSeconds: 60 });
      assert.is((await limiter.consume(user, 2)).allowed, true);
    },
  );

  promise(
    'a refused request does not delay the next one that passes',
    1,
    async ({ limiters: [limiter], advanceSeconds }) => {
      const user = nextUser();
      await limiter.consume(user, 1);
      for (let turn = 0; turn < 5; turn += 1) {
        await advanceSeconds(10);
        await limiter.consume(user, 1);
      }
      await advanceSeconds(10);
      assert.is((await limiter.consume(user, 1)).allowed, true);
    },
  );

  promise(
    'requests of many users at once through two limiters are all counted, in whatever order they come',
    1_000,
    async ({ limiters: [first, second] }) => {
      const people = Array.from({ length: 20 }, () => nextUser());
      const round = () => [
        ...people.map((user) => first.consume(user, 1)),
        ...people.toReversed().map((user) => second.consume(user, 1)),
      ];
      await Promise.all(Array.from({ length: 10 }, round).flat());
      for (const user of people) assert.is((await first.consume(user, 1)).remaining, 1_000 - 21);
    },
  );

  test.run();
}

let users = 1_000_000;

function nextUser(): number {
  users += 1;
  return users;
}
