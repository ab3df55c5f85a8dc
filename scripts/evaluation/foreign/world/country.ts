import type { BusinessDays, Shift } from '../calendar/business-days.ts';
import type { Bank } from './bank.ts';
import type { BillTemplate } from './bill-template.ts';
import type { Payee } from './payee.ts';
import type { Words } from './words.ts';

/** Where people spend, by habit. */
export interface Shops {
  readonly groceries: readonly Payee[];
  readonly eating: readonly Payee[];
  readonly coffee: readonly Payee[];
  readonly fuel: readonly Payee[];
  readonly fares: readonly Payee[];
  /** Toll tags, canteen cards and prepaid telephones that are filled by round amounts when they run dry. */
  readonly topUps: readonly Payee[];
  readonly marketplaces: readonly Payee[];
  readonly shopping: readonly Payee[];
  readonly health: readonly Payee[];
  readonly leisure: readonly Payee[];
  readonly hairdressers: readonly Payee[];
  readonly yearly: readonly Payee[];
  /** Brokers and pension funds into which people save. */
  readonly brokers: readonly Payee[];
}

export interface PayDay {
  readonly cycle: 'monthly' | 'biweekly' | 'semi-monthly';
  /** Day of the month, 31 for the last one; for `biweekly`, the weekday (0 Sunday). */
  readonly day: number;
  readonly shift: Shift;
}

export interface Country {
  readonly code: string;
  /** As cards print it after the town. */
  readonly code3: string;
  readonly name: string;
  readonly currency: string;
  readonly minorDigits: 0 | 2;
  readonly decimalMark: ',' | '.';
  /** What one euro buys here, so that 40 × `scale` is a usual basket of groceries. */
  readonly scale: number;
  /** How a service that costs so many euros is priced here, in major units. */
  readonly localPrice: (euros: number) => number;
  /** What a dollar costs, in major units; 1 in the United States. */
  readonly dollar: number;
  readonly businessDays: BusinessDays;
  /** Where direct debits and standing orders go that fall on a holiday. */
  readonly shift: Shift;
  readonly payDays: readonly PayDay[];
  /** Monthly net salary, from and to. */
  readonly salary: readonly [number, number];
  readonly givenNames: readonly string[];
  readonly familyNames: readonly string[];
  readonly towns: readonly string[];
  readonly employers: readonly string[];
  readonly banks: readonly Bank[];
  /** Issuers of credit cards whose rows are a statement of their own. */
  readonly cards: readonly Bank[];
  readonly words: Words;
  readonly bills: readonly BillTemplate[];
  readonly shops: Shops;
  /** An account number, a template. */
  readonly accountNumber: string;
  /** A creditor's identification in direct debits, a template. */
  readonly creditorId: string;
  readonly habits: Habits;
}

/** How often people here do things, per month. */
export interface Habits {
  readonly atm: number;
  /** Round amounts of withdrawals. */
  readonly notes: readonly number[];
  readonly friends: number;
  /** The share who repay a card by debit rather than by hand. */
  readonly cardByDebit: number;
  /** The share of card payments among subscriptions of world-wide services; the others go by PayPal, if it is used. */
  readonly paypal: number;
}
