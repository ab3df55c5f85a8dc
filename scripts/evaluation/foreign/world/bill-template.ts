import type { Cycle } from '../streams/cycle.ts';
import type { Channel } from './channel.ts';
import type { Payee } from './payee.ts';
import type { Role } from './role.ts';

/** What a payment of a bill costs, in major units of the country's currency unless it says otherwise. */
export type AmountRule =
  /** One of the payee's tariffs. */
  | { readonly kind: 'tariffs'; readonly prices: readonly number[] }
  /** Agreed once, a multiple of the step. */
  | { readonly kind: 'agreed'; readonly from: number; readonly to: number; readonly step: number }
  /** Metered: each payment differs. `swing` is the share by which the season moves it. */
  | {
      readonly kind: 'metered';
      readonly from: number;
      readonly to: number;
      readonly season: 'winter' | 'summer' | 'none';
      readonly swing: number;
    }
  /** A tariff of a world-wide service in euros, priced as is usual in the country. */
  | { readonly kind: 'worldwide'; readonly euros: readonly number[] }
  /** A tariff in dollars, charged at the rate of the day. */
  | { readonly kind: 'dollars'; readonly prices: readonly number[] };

/** What somebody must have to need the bill. */
export type Need = 'car' | 'children' | 'tenant' | 'owner' | 'pet' | 'house';

/** When in its cycle a bill is due. `loose`: about this day, as the invoice is written. */
export type DueHabit = 'any' | 'start' | 'first' | 'last' | 'loose' | number;

export interface BillTemplate {
  readonly role: Role;
  /** `person` makes somebody up. */
  readonly payees: readonly Payee[] | 'person';
  readonly by: Readonly<Partial<Record<Channel, number>>>;
  readonly cycle: Cycle | Readonly<Partial<Record<Cycle, number>>>;
  readonly amount: AmountRule;
  /** The share of those in need who have it. */
  readonly chance: number;
  readonly needs?: readonly Need[];
  /** What the statement says of its purpose: templates, of which a stream keeps one. */
  readonly text?: string | readonly string[];
  readonly due?: DueHabit;
  /** For long cycles: the months, 1 to 12, in which one payment of the year may fall. */
  readonly months?: readonly number[];
  /** Months without a payment. */
  readonly skips?: readonly number[];
  /** The chance of a second contract with the same payee. */
  readonly second?: number;
  /** The payee is a shop where the person buys every week, too. */
  readonly alsoShop?: true;
  /** Neither a bill nor a false alarm; see the README of this folder. */
  readonly neutral?: true;
  /** Ends by itself after so many payments. */
  readonly instalments?: readonly [from: number, to: number];
}

export function tariffs(...prices: readonly number[]): AmountRule {
  return { kind: 'tariffs', prices };
}

export function agreed(from: number, to: number, step: number): AmountRule {
  return { kind: 'agreed', from, to, step };
}

export function metered(
  from: number,
  to: number,
  season: 'winter' | 'summer' | 'none' = 'none',
  swing = 0.3,
): AmountRule {
  return { kind: 'metered', from, to, season, swing };
}

export function worldwide(...euros: readonly number[]): AmountRule {
  return { kind: 'worldwide', euros };
}

export function dollars(...prices: readonly number[]): AmountRule {
  return { kind: 'dollars', prices };
}
