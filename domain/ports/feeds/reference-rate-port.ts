import type { ExchangeRate } from '../../money/exchange-rate.ts';

/** The newest working day, the last 90 days or so, or all days since 1999. */
export type ReferenceRateSpan = 'day' | 'quarter' | 'history';

/** The published reference rates of a central bank. */
export interface ReferenceRatePort {
  /**
   * Fetches all rates of the span in the currencies that are known here, never only some of them. Rejects with
   * `ReferenceRatesUnavailable` if they are unavailable, incomplete, late or not understood, and with the signal's
   * reason if `signal` aborts.
   */
  fetch(span: ReferenceRateSpan, signal?: AbortSignal): Promise<readonly ExchangeRate[]>;
}

/** The bank's rates are unavailable. The message says why, in a sentence that can be shown and logged. */
export class ReferenceRatesUnavailable extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ReferenceRatesUnavailable';
  }
}
