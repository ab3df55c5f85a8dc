import type { AmountModel } from '../amounts.ts';
import type { Day } from '../days.ts';
import type { Cycle } from '../detector.ts';
import type { Writer } from '../household.ts';
import type { Random } from '../random.ts';
import type { Schedule } from '../schedules.ts';

/** A bill as agreed with the merchant, before life happens to it. */
export interface BillPlan {
  /** What makes it hard; the report groups by it. */
  readonly kind: string;
  readonly cycle: Cycle;
  readonly schedule: Schedule;
  readonly amount: AmountModel;
  readonly writer: Writer;
  readonly accountId: number;
  readonly currency: string;
  /** First and last due day. */
  readonly from: Day;
  readonly until: Day;
  /** Direction in which a due day moves off weekends and holidays; 0 leaves it. */
  readonly shift: 1 | 0 | -1;
  /** Days by which a payment may be early (negative) and late, all equally likely. */
  readonly earliest: number;
  readonly latest: number;
  /** Share of payments that never happen. */
  readonly missed: number;
  readonly mishaps: Mishaps;
  /** Amounts differ by more than a tenth from payment to payment, so that a few payments prove nothing. */
  readonly fluctuating: boolean;
  /** Nobody could say whether it is a bill. */
  readonly arguable: boolean;
  /** The first payment is a trial at this price (minor units), not part of the regular payments. */
  readonly trialPrice: number | undefined;
  /** The last payment settles a rest at this price. */
  readonly finalPrice: number | undefined;
}

/**
 * What goes wrong with a payment: it is charged twice, the same day or the next; it bounces, is credited back, and is
 * collected again days later; it is refunded, all or half of it, weeks later; it is taken back for good within days; it is
 * shown as pending first, and again when posted.
 */
export type Mishap = 'duplicated' | 'retried' | 'refunded' | 'reversed' | 'pending';

/** The mishap of a bill's payment number `index`; mostly none. */
export type Mishaps = (index: number, random: Random) => Mishap | undefined;

/** One payment in a hundred or so, anywhere. */
export const rareMishaps: Mishaps = (_index, random) =>
  random.chance(0.008) ? random.pick(['duplicated', 'retried', 'refunded', 'reversed'] as const) : undefined;
