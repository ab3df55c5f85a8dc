import type { CurrencyCode } from '../../../money/currency.ts';
import type { MinorUnits } from '../../../money/money.ts';
import type { Descriptor } from './descriptor.ts';

/** A payment that went out, in the form in which the detector calculates with it: its text is read once. */
export interface Charge extends Omit<Descriptor, 'ownMoney' | 'ownByName'> {
  /** Position of the observation in the caller's list. */
  readonly row: number;
  /** A day number. */
  readonly day: number;
  /** Positive; 0 for a free trial. */
  readonly amount: MinorUnits;
  readonly account: string;
  /** The first one or two words of the merchant's name: enough to distinguish the merchants of one group. */
  readonly name: string;
  /** The raw text. Where a payee is known only by a number, equal texts are the strongest sign of one payee. */
  readonly text: string;
  /** Money also came in under this name: from another account of the user or a friend, hardly from a company. */
  readonly alsoPays: boolean;
  /** The same amount came in within a few days, as it does in a transfer between own accounts. */
  readonly mirrored: boolean;
}

/** Charges that may belong together, by day. The search for bills never looks beyond one group. */
export interface MerchantGroup {
  /** The first word of the name, upper case; empty only if the text is. */
  readonly merchantKey: string;
  readonly currency: CurrencyCode;
  readonly charges: readonly Charge[];
}
