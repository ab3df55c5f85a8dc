import { dateOf, daysBetween, type LocalDate } from '../../domain/calendar.ts';
import type { ExchangeRateRepo } from '../../domain/ports/exchange-rate-port.ts';
import type { ReferenceRateSpan } from '../../domain/ports/feeds/reference-rate-port.ts';
import type { Ports } from '../ports.ts';

export interface RateSync {
  /** The number of rates that are new or corrected. */
  readonly stored: number;
  /** The newest day of the stored reference rates; `undefined` if there are none. */
  readonly newest: LocalDate | undefined;
}

/**
 * Fetches and stores the missing reference rates, or the whole history with `full`. Rates entered by hand stay. Rejects
 * with `ReferenceRatesUnavailable`, and then stores nothing.
 */
export type SyncRates = (options: { readonly full: boolean; readonly signal?: AbortSignal }) => Promise<RateSync>;

export function syncRates(ports: Pick<Ports, 'rates' | 'referenceRates' | 'clock'>): SyncRates {
  return async ({ full, signal }) => {
    const span = full ? 'history' : missingSpan(await newestDay(ports.rates), dateOf(ports.clock.now()));
    const stored = await ports.rates.put(await ports.referenceRates.fetch(span, signal));
    return { stored, newest: await newestDay(ports.rates) };
  };
}

/** The span `quarter` reaches back 90 days. Ten are in reserve for differing clocks and public holidays. */
const QUARTER_REACHES_BACK_DAYS = 80;

/** The smallest span that leaves no gap after the newest stored day. */
function missingSpan(newest: LocalDate | undefined, today: LocalDate): ReferenceRateSpan {
  const behind = newest === undefined ? Number.POSITIVE_INFINITY : daysBetween(newest, today);
  if (behind > QUARTER_REACHES_BACK_DAYS) return 'history';
  return behind > 1 ? 'quarter' : 'day';
}

async function newestDay(rates: ExchangeRateRepo): Promise<LocalDate | undefined> {
  return (await rates.newest()).find(({ source }) => source === 'ecb')?.date;
}
