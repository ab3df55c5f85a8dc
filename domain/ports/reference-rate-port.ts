import type { ExchangeRate } from '../exchange-rate.ts';

/** How far back: the newest working day, about 90 days, or all days since 1999. */
export type ReferenceRateSpan = 'day' | 'quarter' | 'history';

/** The published reference rates of a central bank. */
export interface ReferenceRatePort {
  /**
   * All rates of that span, in the currencies that are known here. Never part of them: rejects with `ReferenceRatesUnavailable` when they
   * cannot be had in time, whole and understood, and with the signal's reason when `signal` aborts.
   */
  fetch(span: ReferenceRateSpan, signal?: AbortSignal): Promise<readonly ExchangeRate[]>;
}

/** The bank's rates cannot be had now. The message says why in a sentence that can be shown and logged. */
export class ReferenceRatesUnavailable extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ReferenceRatesUnavailable';
  }
}
