import { dateOf, type LocalDate, type Timestamp, timestampFromMillis } from '../../../domain/calendar.ts';
import { type CurrencyCode, minorDigits } from '../../../domain/money/currency.ts';
import type { MinorUnits } from '../../../domain/money/money.ts';
import { exactAmount } from '../../../domain/statements/exact-amount.ts';

/** An amount as text, `-33.50`. `undefined` for anything else, and past ±(2^53−1) minor units. */
export function amountOf(text: string | null, currency: CurrencyCode): MinorUnits | undefined {
  const match = /^([+-]?)(\d{1,30}(?:\.\d{1,30})?|\.\d{1,30})$/.exec(text ?? '');
  if (match === null) return undefined;
  const [, sign = '', number = ''] = match;
  return exactAmount(sign === '-' ? `-${number}` : number, minorDigits(currency))?.amount;
}

/** Seconds since 1970. `undefined` for 0, which means that there is no moment yet, and for years that nobody means. */
export function momentOf(epochSeconds: unknown): Timestamp | undefined {
  if (typeof epochSeconds !== 'string' || !/^\d{1,10}$/.test(epochSeconds)) return undefined;
  const seconds = Number(epochSeconds);
  return seconds === 0 ? undefined : timestampFromMillis(seconds * 1_000);
}

export function dayOf(epochSeconds: unknown): LocalDate | undefined {
  const moment = momentOf(epochSeconds);
  return moment === undefined ? undefined : dateOf(moment);
}
