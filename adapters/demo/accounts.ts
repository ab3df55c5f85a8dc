import type { LocalDate } from '../../domain/calendar.ts';
import type { AccountType } from '../../domain/ledger/bank-account.ts';
import { type CurrencyCode, EUR, USD } from '../../domain/money/currency.ts';
import type { MinorUnits } from '../../domain/money/money.ts';

/** The accounts of the demo user. The wallet is a manual account, the others are connected. */
export const DEMO_ACCOUNTS = {
  checking: {
    name: 'Everyday Checking',
    bank: 'Harbor Credit Union',
    type: 'checking',
    currency: USD,
    opening: 641_055,
  },
  savings: { name: 'Rainy Day Savings', bank: 'Harbor Credit Union', type: 'savings', currency: USD, opening: 815_000 },
  credit: { name: 'Blue Card', bank: 'Northwind Card Services', type: 'credit', currency: USD, opening: -38_210 },
  wallet: { name: 'Travel Wallet', bank: null, type: 'cash', currency: EUR, opening: 18_500 },
} as const satisfies Record<string, DemoAccount>;

export type DemoAccountKey = keyof typeof DEMO_ACCOUNTS;

interface DemoAccount {
  readonly name: string;
  /** Null for a manual account. */
  readonly bank: string | null;
  readonly type: AccountType;
  readonly currency: CurrencyCode;
  /** Balance at the start of the demo, two years ago, in minor units. */
  readonly opening: MinorUnits;
}

/** One side of a payment, as the bank of the account prints it. */
export interface DemoPayment {
  readonly account: DemoAccountKey;
  readonly date: LocalDate;
  /** Minor units of the account's currency, negative for money out. */
  readonly amount: MinorUnits;
  /** The bank's text. `%` stands for a digit of a reference, which is another one each time. */
  readonly text: string;
}
