import type { BusinessCalendar, Day } from '../days.ts';
import type { Random } from '../random.ts';

/** A country's way of writing statements: its currency, its calendar, its names and its noise. */
export interface World extends BusinessCalendar {
  readonly name: string;
  readonly currency: string;
  /** A currency in which foreign subscriptions may be billed. */
  readonly foreignCurrency: string;
  /** Turns a price in euros into minor units that look like a price there. */
  readonly price: (euros: number) => number;
  /** Turns a metered or haggled sum in euros into minor units, to the smallest coin. */
  readonly sum: (euros: number) => number;
  /** Turns a round sum in euros into one that people take from a machine or send to a friend, in minor units. */
  readonly round: (euros: number) => number;
  readonly cities: readonly string[];
  readonly billStyles: readonly Style[];
  readonly cardStyles: readonly Style[];
  readonly purchaseStyles: readonly Style[];
  readonly providers: Readonly<Record<BillTrade, readonly string[]>>;
  readonly shops: Readonly<Record<ShopTrade, readonly string[]>>;
  readonly appStore: string;
  readonly marketplace: { readonly purchases: string; readonly membership: string };
  /** Old and new name of a merchant that renamed itself, with a word in common and without. */
  readonly renames: { readonly related: readonly NamePair[]; readonly unrelated: readonly NamePair[] };
  readonly people: readonly string[];
  /** Trades that, after a family name, make a shop seen once. */
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

/** One statement line about to be written. `marks` stay the same through a merchant's life, `random` differs per line. */
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
