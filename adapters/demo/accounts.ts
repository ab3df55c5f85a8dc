import type { AccountType } from '../../domain/bank-account.ts';

/** The demo user's accounts. Connected ones say what their bank would; the wallet is kept by hand. */
export const DEMO_ACCOUNTS = {
  checking: {
    name: 'Everyday Checking',
    bank: 'Harbor Credit Union',
    type: 'checking',
    currency: 'USD',
    opening: 412_055,
  },
  savings: {
    name: 'Rainy Day Savings',
    bank: 'Harbor Credit Union',
    type: 'savings',
    currency: 'USD',
    opening: 815_000,
  },
  credit: { name: 'Blue Card', bank: 'Northwind Card Services', type: 'credit', currency: 'USD', opening: -38_210 },
  wallet: { name: 'Travel Wallet', bank: null, type: 'cash', currency: 'EUR', opening: 18_500 },
} as const satisfies Record<string, DemoAccount>;

export type DemoAccountKey = keyof typeof DEMO_ACCOUNTS;

interface DemoAccount {
  readonly name: string;
  /** `null`: a manual account. */
  readonly bank: string | null;
  readonly type: AccountType;
  readonly currency: string;
  /** Minor units, two years ago. */
  readonly opening: number;
}
