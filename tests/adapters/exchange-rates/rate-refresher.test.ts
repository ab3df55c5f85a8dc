import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createRateRefresher,
  type RefreshOutcome,
  rateRefreshProbe,
} from '../../../adapters/exchange-rates/rate-refresher.ts';
import type { SyncRates } from '../../../application/rates/sync-rates.ts';
import { ReferenceRatesUnavailable } from '../../../domain/ports/feeds/reference-rate-port.ts';
import { localDate, timestamp } from '../../support/fixtures.ts';

const AT = timestamp('2026-11-21T10:00:00Z');
const SYNCED = { stored: 30, newest: localDate('2026-11-20') };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A refresher whose time passes only when the test advances it. */
function refresher(syncRates: SyncRates, random = 0) {
  const waiting: { task: () => void; millis: number }[] = [];
  const outcomes: { outcome: RefreshOutcome; error: unknown }[] = [];
  let ended = Promise.withResolvers<void>();
  const built = createRateRefresher({
    rates: { syncRates },
    clock: { now: () => AT },
    onOutcome: (outcome, error) => {
      outcomes.push({ outcome, error });
      ended.resolve();
      ended = Promise.withResolvers();
    },
    schedule: (task, millis) => {
      const entry = { task, millis };
      waiting.push(entry);
      return () => waiting.splice(waiting.indexOf(entry), 1);
    },
    random: () => random,
  });
  return {
    ...built,
    outcomes,
    waiting,
    /** Runs the first refresh until it ends. */
    begin: () => {
      const end = ended.promise;
      built.start();
      return end;
    },
    /** Advances to the next refresh and waits until it ends. Returns the delay before it. */
    next: async () => {
      const entry = waiting.shift();
      if (entry === undefined) throw new Error('Nothing is planned.');
      const end = ended.promise;
      entry.task();
      await end;
      return entry.millis;
    },
  };
}

const unreachable: SyncRates = async () => {
  throw new ReferenceRatesUnavailable('The rates of the bank are unavailable: no response.');
};

const refreshing = suite('refreshing rates in the background');

refreshing('the first refresh starts immediately, the others every six hours', async () => {
  const running = refresher(async () => SYNCED);
  assert.is(running.lastOutcome(), undefined);
  await running.begin();
  assert.equal(running.lastOutcome(), { ok: true, at: AT, sync: SYNCED });
  assert.is(await running.next(), 6 * HOUR);
  assert.is(await running.next(), 6 * HOUR);
});

refreshing(
  'chance shortens the pause by up to a fifth, so that not all installations ask in the same minute',
  async () => {
    const running = refresher(async () => SYNCED, 0.5);
    await running.begin();
    assert.is(await running.next(), 5.4 * HOUR);
  },
);

refreshing(
  'a failure is kept, reported, and retried sooner: after 5 minutes, then twice as long each time up to six hours',
  async () => {
    const running = refresher(unreachable);
    await running.begin();
    assert.equal(running.lastOutcome(), {
      ok: false,
      at: AT,
      message: 'The rates of the bank are unavailable: no response.',
    });
    const pauses = [];
    for (let time = 0; time < 9; time += 1) pauses.push((await running.next()) / MINUTE);
    assert.equal(pauses, [5, 10, 20, 40, 80, 160, 320, 360, 360]);
    assert.is(running.outcomes.length, 10);
  },
);

refreshing('after a success the usual interval applies again', async () => {
  let works = false;
  const running = refresher(async (options) => (works ? SYNCED : unreachable(options)));
  await running.begin();
  works = true;
  assert.is(await running.next(), 5 * MINUTE);
  assert.is(await running.next(), 6 * HOUR);
  assert.is(running.lastOutcome()?.ok, true);
});

refreshing('the text of an unexpected error reaches the log and nobody else', async () => {
  const bug = new TypeError('column per_eur of alice');
  const running = refresher(async () => {
    throw bug;
  });
  await running.begin();
  assert.is(running.outcomes[0]?.error, bug);
  assert.not.match(JSON.stringify(running.lastOutcome()), 'alice');
  assert.is(await running.next(), 5 * MINUTE);
});

refreshing('stopping cancels the next refresh', async () => {
  const running = refresher(async () => SYNCED);
  await running.begin();
  await running.stop();
  assert.is(running.waiting.length, 0);
  running.start();
  assert.is(running.outcomes.length, 1);
});

refreshing('stopping aborts a running refresh, waits until it has ended, and schedules no other', async () => {
  let hasEnded = false;
  const running = refresher(({ signal }) => {
    const given = Promise.withResolvers<typeof SYNCED>();
    signal?.addEventListener('abort', () => {
      setImmediate(() => {
        hasEnded = true;
        given.reject(signal.reason);
      });
    });
    return given.promise;
  });
  running.start();
  await running.stop();
  assert.is(hasEnded, true);
  assert.is(running.waiting.length, 0);
  assert.is(running.lastOutcome(), undefined);
});

refreshing('starting twice refreshes once', async () => {
  let syncs = 0;
  const running = refresher(async () => {
    syncs += 1;
    return SYNCED;
  });
  running.start();
  await running.begin();
  assert.is(syncs, 1);
  assert.is(running.waiting.length, 1);
});

refreshing('readiness reports the newest day or the failure, and does not depend on either', async () => {
  const works = refresher(async () => SYNCED);
  const fails = refresher(unreachable);
  assert.equal(await rateRefreshProbe(works).check(), { ok: true, detail: 'The first refresh has not finished yet.' });
  await Promise.all([works.begin(), fails.begin()]);
  assert.match((await rateRefreshProbe(works).check()).detail ?? '', '2026-11-20');
  const failed = await rateRefreshProbe(fails).check();
  assert.is(failed.ok, false);
  assert.match(failed.detail ?? '', 'are unavailable');
  assert.is(rateRefreshProbe(fails).required, false);
});

refreshing.run();
