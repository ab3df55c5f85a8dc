import type { LocalDate } from '../../calendar.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import type { MinorUnits } from '../../money/money.ts';
import type { BillFact } from '../recurring-bill.ts';
import type { AmountModel } from './describing/facts.ts';
import type { DetectedCycle } from './searching/cadence.ts';

/** A series of payments to one merchant that is probably a bill. Amounts are positive and in `currency`. */
export interface DetectedBill<Id> {
  /** The first word of the merchant's cleaned name, upper case. Bills of one merchant share it. */
  readonly merchantKey: string;
  /** For people to read. */
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly cycle: DetectedCycle;
  /** The next payment, as expected. */
  readonly amount: MinorUnits;
  readonly amountModel: AmountModel;
  /** The probability that this is a bill, 0 to 1. */
  readonly confidence: number;
  /** Active: when the next payment is expected, not before `asOf`. Inactive: when the first missing payment was due. */
  readonly nextDate: LocalDate;
  readonly status: 'active' | 'inactive';
  readonly facts: readonly BillFact[];
  /** By day. Duplicates and refunds are not payments of the bill. */
  readonly transactionIds: readonly Id[];
}
