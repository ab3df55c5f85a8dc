import type { CurrencyCode } from '../../currency.ts';
/** One payment out, as the detector calculates with it. */
export interface Charge {
  /** Position of the observation in the caller's list. */
  readonly row: number;
  /** See day.ts. */
  readonly day: number;
  /** Positive minor units; 0 for a free trial. */
  readonly amount: number;
  readonly account: string;
  /** The merchant's name as far as it tells merchants of one group apart: up to two words. */
  readonly name: string;
  /** All words of the name. */
  readonly words: readonly string[];
  /** The raw text: equal texts are the strongest sign of one payee where nobody is named but by a number. */
  readonly text: string;
  readonly mandate: boolean;
  /** The same amount came in within a few days, from anybody: a transfer between own accounts looks like this. */
  readonly mirrored: boolean;
}

/** Charges of one currency that may belong together, by day: the search for bills never looks beyond one group. */
export interface MerchantGroup {
  /** The first word of the name, upper case; never empty unless the text is. */
  readonly merchantKey: string;
  readonly currency: CurrencyCode;
  readonly charges: readonly Charge[];
}
