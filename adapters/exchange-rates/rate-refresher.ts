import type { RateSync, SyncRates } from '../../application/rates/sync-rates.ts';
import type { ReadinessProbe } from '../../application/service/check-readiness.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { ReferenceRatesUnavailable } from '../../domain/ports/reference-rate-port.ts';

/** How a refresh ended, and when. */
export type RefreshOutcome =
  | { readonly ok: true; readonly at: Timestamp; readonly sync: RateSync }
  | { readonly ok: false; readonly at: Timestamp; readonly message: string };

/** Keeps the reference rates up to date in the background. Requests never wait for it, whatever becomes of it. */
export interface RateRefresher {
  /** Refreshes at once and then again and again. Starting twice is starting once. */
  start(): void;
  /** No refresh begins any more; one that runs is given up. Resolves when the store is not used any more. */
  stop(): Promise<void>;
  /** The last refresh that ended; `undefined` before the first. */
  lastOutcome(): RefreshOutcome | undefined;
}

export interface RateRefresherNeeds {
  readonly syncRates: SyncRates;
  readonly clock: Clock;
  /** Told after each refresh; also the unexpected error that the outcome does not show. */
  readonly onOutcome: (outcome: RefreshOutcome, error?: unknown) => void;
  /** Runs `task` once after the time and answers how to call it off. Of Node by default, without keeping the process alive. */
  readonly schedule?: (task: () => void, millis: number) => () => void;
  /** 0 to below 1, for jitter. */
  readonly random?: () => number;
}

export function createRateRefresher(needs: RateRefresherNeeds): RateRefresher {
  const schedule = needs.schedule ?? scheduleInNode;
  const random = needs.random ?? Math.random;
  const abort = new AbortController();
  let outcome: RefreshOutcome | undefined;
  let failures = 0;
  let callOff: (() => void) | undefined;
  let running: Promise<void> | undefined;

  const refresh = async () => {
    const [ended, error] = await refreshOnce(needs, abort.signal);
    if (abort.signal.aborted) return;
    outcome = ended;
    failures = ended.ok ? 0 : failures + 1;
    callOff = schedule(begin, delayMillis(failures, random()));
    needs.onOutcome(ended, error);
  };
  const begin = () => {
    running = refresh();
  };
  return {
    start: () => {
      if (running === undefined && !abort.signal.aborted) begin();
    },
    stop: async () => {
      abort.abort(new Error('The service stops.'));
      callOff?.();
      await running;
    },
    lastOutcome: () => outcome,
  };
}

/** For `/ready`: told, and never a reason to send no requests. */
export function rateRefreshProbe(refresher: Pick<RateRefresher, 'lastOutcome'>): ReadinessProbe {
  return {
    name: 'exchange_rates',
    required: false,
    check: async () => {
      const outcome = refresher.lastOutcome();
      if (outcome === undefined) return { ok: true, detail: 'The first refresh has not ended yet.' };
      if (!outcome.ok) return { ok: false, detail: `${outcome.message} (${outcome.at})` };
      return { ok: true, detail: `Reference rates up to ${outcome.sync.newest ?? 'no day'} (${outcome.at})` };
    },
  };
}

/** The bank publishes once a working day; four looks a day find it within hours, at different minutes for each installation. */
const INTERVAL_MILLIS = 6 * 60 * 60 * 1_000;

/** After a failure, and twice as long after each further one, until the interval is reached. */
const FIRST_RETRY_MILLIS = 5 * 60 * 1_000;

/** The part of a delay that is left to chance. */
const JITTER = 0.2;

function delayMillis(failures: number, random: number): number {
  const full = failures === 0 ? INTERVAL_MILLIS : Math.min(INTERVAL_MILLIS, FIRST_RETRY_MILLIS * 2 ** (failures - 1));
  return Math.round(full * (1 - JITTER * random));
}

/** Never rejects: a refresh is nobody's request, so there is nobody above to answer for an unexpected error. */
async function refreshOnce(
  { syncRates, clock }: RateRefresherNeeds,
  signal: AbortSignal,
): Promise<readonly [RefreshOutcome, error?: unknown]> {
  try {
    const sync = await syncRates({ full: false, signal });
    return [{ ok: true, at: clock.now(), sync }];
  } catch (error) {
    const known = error instanceof ReferenceRatesUnavailable;
    const message = known ? error.message : 'The exchange rates could not be refreshed; the log says more.';
    return [{ ok: false, at: clock.now(), message }, error];
  }
}

function scheduleInNode(task: () => void, millis: number): () => void {
  const timer = setTimeout(task, millis).unref();
  return () => clearTimeout(timer);
}
