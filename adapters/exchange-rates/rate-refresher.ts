import type { RateSync } from '../../application/rates/sync-rates.ts';
import type { UseCases } from '../../application/use-cases.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { ReferenceRatesUnavailable } from '../../domain/ports/feeds/reference-rate-port.ts';
import type { ReadinessProbe } from '../../domain/ports/service/readiness-probe.ts';

/** How a refresh ended, and when. */
export type RefreshOutcome =
  | { readonly ok: true; readonly at: Timestamp; readonly sync: RateSync }
  | { readonly ok: false; readonly at: Timestamp; readonly message: string };

/**
 * Keeps the reference rates up to date in the background. Requests never wait for it, and its failures do not affect
 * them.
 */
export interface RateRefresher {
  /** Refreshes now and then repeatedly. A second call does nothing. */
  start(): void;
  /** Starts no more refreshes and aborts one that is running. Resolves when the store is no longer in use. */
  stop(): Promise<void>;
  /** The last refresh that ended; `undefined` before the first one has ended. */
  lastOutcome(): RefreshOutcome | undefined;
}

export interface RateRefresherNeeds {
  readonly rates: Pick<UseCases['rates'], 'syncRates'>;
  readonly clock: Clock;
  /** Called after each refresh, with an unexpected error as well, which the outcome does not contain. */
  readonly onOutcome: (outcome: RefreshOutcome, error?: unknown) => void;
  /**
   * Runs `task` once after the time and returns how to cancel that. By default a timer of Node that does not keep the
   * process alive.
   */
  readonly schedule?: (task: () => void, millis: number) => () => void;
  /** At least 0 and below 1, for jitter. */
  readonly random?: () => number;
}

export function createRateRefresher(needs: RateRefresherNeeds): RateRefresher {
  const schedule = needs.schedule ?? scheduleInNode;
  const random = needs.random ?? Math.random;
  const abort = new AbortController();
  let outcome: RefreshOutcome | undefined;
  let failures = 0;
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;

  const refresh = async () => {
    const [ended, error] = await refreshOnce(needs, abort.signal);
    if (abort.signal.aborted) return;
    outcome = ended;
    failures = ended.ok ? 0 : failures + 1;
    cancel = schedule(begin, delayMillis(failures, random()));
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
      abort.abort(new Error('The service is stopping.'));
      cancel?.();
      await running;
    },
    lastOutcome: () => outcome,
  };
}

/** The last refresh that ended, in this process or in another one. */
export type LastRefresh = () => RefreshOutcome | undefined | Promise<RefreshOutcome | undefined>;

/** For `/ready`: reports the last refresh. A failed one does not make the service unready. */
export function rateRefreshProbe(refresher: { readonly lastOutcome: LastRefresh }): ReadinessProbe {
  return {
    name: 'exchange_rates',
    required: false,
    check: async () => {
      const outcome = await refresher.lastOutcome();
      if (outcome === undefined) return { ok: true, detail: 'The first refresh has not finished yet.' };
      if (!outcome.ok) return { ok: false, detail: `${outcome.message} (${outcome.at})` };
      return { ok: true, detail: `Reference rates up to ${outcome.sync.newest ?? 'none'} (${outcome.at})` };
    },
  };
}

/**
 * The bank publishes once per working day. Four requests per day find that within hours, each installation at its own
 * time.
 */
const INTERVAL_MILLIS = 6 * 60 * 60 * 1_000;

/** The delay after a failure. It doubles with each further failure, up to the interval. */
const FIRST_RETRY_MILLIS = 5 * 60 * 1_000;

/** The random part of a delay, as a fraction. */
const JITTER = 0.2;

function delayMillis(failures: number, random: number): number {
  const full = failures === 0 ? INTERVAL_MILLIS : Math.min(INTERVAL_MILLIS, FIRST_RETRY_MILLIS * 2 ** (failures - 1));
  return Math.round(full * (1 - JITTER * random));
}

/** Never rejects: no request waits for a refresh, so nobody could handle the error. */
async function refreshOnce(
  { rates, clock }: RateRefresherNeeds,
  signal: AbortSignal,
): Promise<readonly [RefreshOutcome, error?: unknown]> {
  try {
    const sync = await rates.syncRates({ full: false, signal });
    return [{ ok: true, at: clock.now(), sync }];
  } catch (error) {
    const known = error instanceof ReferenceRatesUnavailable;
    const message = known ? error.message : 'The exchange rates could not be refreshed. The log has the reason.';
    return [{ ok: false, at: clock.now(), message }, error];
  }
}

function scheduleInNode(task: () => void, millis: number): () => void {
  const timer = setTimeout(task, millis).unref();
  return () => clearTimeout(timer);
}
