import type { CurrencyCode } from '../../money/currency.ts';
import type { MinorUnits } from '../../money/money.ts';

/** One booked transaction as the detector sees it. */
export interface RecurringBillObservation<Id> {
  /** The caller's id of the transaction. */
  readonly id: Id;
  /** The UTC day as YYYY-MM-DD. Further text, such as the time of a timestamp, is ignored. */
  readonly bookedOn: string;
  /** Negative is money out. */
  readonly amount: MinorUnits;
  /** A bill never mixes currencies. */
  readonly currency: CurrencyCode;
  readonly description: string;
  readonly merchantName?: string | null;
  /** The other party as lists show it, by which the bill is called. It says nothing about what is a bill. */
  readonly payeeName?: string | null;
  /**
   * Lets the detector keep bills of one merchant in two accounts apart, and recognise transfers between own accounts.
   */
  readonly accountId?: number | string;
  /** The caller knows that the money went to another account of the user, so it is never a payment of a bill. */
  readonly ownTransfer?: boolean;
  /** The caller knows that it is somebody else's money, whatever the text may say of own money. */
  readonly othersMoney?: boolean;
  /** Which kind of income it is. It says nothing about bills. */
  readonly categoryId?: number;
}
