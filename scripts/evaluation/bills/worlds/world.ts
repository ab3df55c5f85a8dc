import type { Random } from '../../random.ts';
import type { BusinessCalendar, Day } from '../days.ts';

/** How the statements of a country look: its currency, calendar, names and noise. */
export interface World extends BusinessCalendar {
  readonly name: string;
  readonly currency: string;
  /** A currency in which foreign subscriptions may be billed. */
  readonly foreignCurrency: string;
  /** Converts a price in euros to minor units that look like a price there. */
  readonly price: (euros: number) => number;
  /** Converts a metered or negotiated amount in euros to minor units, to the smallest coin. */
  readonly sum: (euros: number) => number;
  /** Converts a round amount in euros to one that people withdraw or send to a friend, in minor units. */
  readonly round: (euros: number) => number;
  readonly cities: readonly string[];
  readonly billStyles: readonly Style[];
  readonly cardStyles: readonly Style[];
  readonly purchaseStyles: readonly Style[];
  readonly providers: Readonly<Record<BillTrade, readonly string[]>>;
  readonly shops: Readonly<Record<ShopTrade, readonly string[]>>;
  readonly appStore: string;
  readonly marketplace: { readonly purchases: string; readonly membership: string };
  /** Old and new names of merchants that renamed themselves, with a common word and without one. */
  readonly renames: { readonly related: readonly NamePair[]; readonly unrelated: readonly NamePair[] };
  readonly people: readonly string[];
  /** Trades which, after a family name, make the name of a shop that occurs once. */
  readonly oneOffTrades: readonly string[];
  readonly wording: Wording;
}

export type NamePair = readonly [string, string];

export type BillTrade =
  | 'housing'
  | 'mobile'
  | 'internet'
  | 'power'
  | 'water'
  | 'subscription'
  | 'insurance'
  | 'loan'
  | 'membership'
  | 'box'
  | 'service'
  | 'council';

export type ShopTrade =
  | 'grocer'
  | 'coffee'
  | 'restaurant'
  | 'fuel'
  | 'transit'
  | 'pharmacy'
  | 'barber'
  | 'parking'
  | 'online'
  | 'leisure';

/** A line to be written. `marks` are the same for all lines of a merchant, `random` differs from line to line. */
export interface Line {
  readonly name: string;
  readonly day: Day;
  readonly marks: Marks;
  readonly random: Random;
}

export interface Marks {
  readonly mandate: string;
  readonly contract: string;
  readonly phone: string;
  readonly card: string;
  readonly city: string;
  readonly store: string;
  readonly holder: string;
}

export type Style = (line: Line) => string;

export interface Wording {
  readonly payroll: Style;
  readonly transferToOwnAccount: Style;
  readonly transferFromOwnAccount: Style;
  readonly cardRepayment: Style;
  readonly cash: Style;
  readonly personToPerson: Style;
  readonly standingOrder: Style;
  readonly savingsPlan: Style;
  readonly refund: Style;
  readonly returnedDebit: Style;
  readonly pending: (text: string) => string;
}
