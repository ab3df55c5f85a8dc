import type { CurrencyCode } from '../../../money/currency.ts';
import type { MinorUnits } from '../../../money/money.ts';
import type { MerchantKind } from './merchant-words.ts';

/** A payment that went out, in the form in which the detector calculates with it. */
export interface Charge {
  /** Position of the observation in the caller's list. */
  readonly row: number;
  /** A day number. */
  readonly day: number;
  /** Positive; 0 for a free trial. */
  readonly amount: MinorUnits;
  readonly account: string;
  /** The first one or two words of the merchant's name: enough to distinguish the merchants of one group. */
  readonly name: string;
  /** All words of the name. */
  readonly words: readonly string[];
  /** Whether the words name somebody. Otherwise they only say how the money moved. */
  readonly isNamed: boolean;
  /** The raw text. Where a payee is known only by a number, equal texts are the strongest sign of one payee. */
  readonly text: string;
  /** The text speaks of a transfer and names nobody. */
  readonly bareTransfer: boolean;
  /** The text mentions a mandate or a standing order. */
  readonly mandate: boolean;
  /** The text announces a payment that another row will book. */
  readonly pending: boolean;
  /** The text says that somebody bought something with a card. */
  readonly purchase: boolean;
  /** The text names a scheme by which companies and authorities collect invoices. */
  readonly invoice: boolean;
  /** The payee is a person by the name, or by the app or scheme with which people pay each other, and no business. */
  readonly peer: boolean;
  /** Whether the name begins with the name or the kind of a known business. */
  readonly isBusiness: boolean;
  /** 1 for somebody whom customers pay by contract, -1 for a place where people shop or eat, 0 if neither is known. */
  readonly contract: -1 | 0 | 1;
  /** What kinds of business the text speaks of. */
  readonly kinds: ReadonlySet<MerchantKind>;
  /** Numbers in the text that may stand for a contract or a customer. Those of the user's own cards are left out. */
  readonly references: readonly string[];
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
