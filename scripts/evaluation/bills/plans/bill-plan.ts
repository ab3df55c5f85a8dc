import type { Random } from '../../random.ts';
import type { AmountModel } from '../amounts.ts';
import type { Day } from '../days.ts';
import type { Cycle } from '../detector.ts';
import type { Writer } from '../household.ts';
import type { Schedule } from '../schedules.ts';

/** A bill as it was agreed with the merchant, before anything goes wrong. */
export interface BillPlan {
  /** What makes the bill hard to find. The report groups by it. */
  readonly kind: string;
  readonly cycle: Cycle;
  readonly schedule: Schedule;
  readonly amount: AmountModel;
  readonly writer: Writer;
  readonly accountId: number;
  readonly currency: string;
  /** The first and the last due day. */
  readonly from: Day;
  readonly until: Day;
  /** The direction in which due days on weekends and holidays move; 0 if they stay. */
  readonly shift: 1 | 0 | -1;
  /** The days by which a payment may be early (negative) or late, all equally likely. */
  readonly earliest: number;
  readonly latest: number;
  /** The share of payments that do not happen. */
  readonly missed: number;
  readonly mishaps: Mishaps;
  /** The amounts differ by more than a tenth from payment to payment, so that a few payments are no evidence. */
  readonly fluctuating: boolean;
  /** People would disagree whether this is a bill. */
  readonly arguable: boolean;
  /** The first payment is a trial at this price (in minor units), not one of the regular payments. */
  readonly trialPrice: number | undefined;
  /** The amount of the last payment, which settles the remaining debt. */
  readonly finalPrice: number | undefined;
}

/**
 * What goes wrong with a payment. It is charged twice, on the same day or the next; it bounces, is credited back, and
 * is collected again days later; it is refunded, fully or by half, weeks later; it is reversed within days; or it is
 * shown as pending first and again when it is posted.
 */
export type Mishap = 'duplicated' | 'retried' | 'refunded' | 'reversed' | 'pending';

/** Returns the mishap of payment number `index` of a bill; most payments have none. */
export type Mishaps = (index: number, random: Random) => Mishap | undefined;

/** About one payment in a hundred, at random. */
export const rareMishaps: Mishaps = (_index, random) =>
  random.chance(0.008) ? random.pick(['duplicated', 'retried', 'refunded', 'reversed'] as const) : undefined;
