import type { Customer } from '../../assistant.ts';

/** What a person knows of a payment, whatever the bank prints. */
export type What =
  | 'salary'
  | 'bonus'
  | 'freelance'
  | 'benefit'
  | 'tax refund'
  | 'interest earned'
  | 'from friends'
  | 'refund'
  | 'own'
  | 'invested'
  | 'to friends'
  | 'rent'
  | 'power'
  | 'water'
  | 'phone'
  | 'groceries'
  | 'restaurants'
  | 'coffee'
  | 'alcohol'
  | 'public transport'
  | 'taxi'
  | 'fuel'
  | 'parking'
  | 'clothes'
  | 'shopping'
  | 'books'
  | 'home'
  | 'electronics'
  | 'subscription'
  | 'sport'
  | 'events'
  | 'flights'
  | 'hotels'
  | 'doctor'
  | 'pharmacy'
  | 'personal care'
  | 'childcare'
  | 'fee'
  | 'interest paid'
  | 'loan'
  | 'tax'
  | 'insurance'
  | 'vehicle'
  | 'donation'
  | 'cash';

/** One line of a bank's file, with what the person knows. */
export interface Entry {
  readonly account: string;
  /** `2026-03-07`. */
  readonly day: string;
  /** Minor units of the account's currency; negative for money out. */
  readonly cents: number;
  /** What the bank calls the movement, such as `e-Transfer sent`; empty where it has no such column. */
  readonly kind: string;
  /** As the bank prints it. */
  readonly text: string;
  /** As the person calls the other party. */
  readonly who: string;
  readonly what: What;
}

export interface Account {
  readonly name: string;
  readonly currency: string;
  /** Minor units before the first entry. */
  readonly opening: number;
}

export interface Life {
  readonly person: string;
  /** With the name of the person, by which their own transfers are recognised. */
  readonly email: string;
  readonly currency: string;
  readonly accounts: readonly Account[];
  /** By day, the oldest first. */
  readonly entries: readonly Entry[];
  /** What is known to come in the five weeks after `TODAY`. */
  readonly coming: readonly Entry[];
  /** Names of accounts whose file writes what is owed without a minus, which the person says at the import. */
  readonly owing: readonly string[];
  /** The text of the file that a person downloads for an account. */
  readonly fileOf: (account: Account, entries: readonly Entry[]) => string;
}

/** The day on which the questions are asked, a Saturday, and the first day of the lives. */
export const TODAY = '2026-11-21';
export const FIRST_DAY = '2024-11-21';

/** The files that a person downloads. */
export function customerOf({ person, email, currency, accounts, entries, owing, fileOf }: Life): Customer {
  const files = accounts.map((account) => {
    const own = entries.filter((entry) => entry.account === account.name);
    return { ...account, text: fileOf(account, own), rows: own.length, isOwing: owing.includes(account.name) };
  });
  return { person, email, currency, today: TODAY, files };
}
