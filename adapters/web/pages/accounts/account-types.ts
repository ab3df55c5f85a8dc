import type { AccountType } from '../../../../domain/ledger/bank-account.ts';

/** The types of accounts as people call them. */
export const ACCOUNT_TYPE_NAMES: Readonly<Record<AccountType, string>> = {
  checking: 'Checking',
  savings: 'Savings',
  credit: 'Credit card',
  cash: 'Cash',
  loan: 'Loan',
  mortgage: 'Mortgage',
  investment: 'Investment',
  retirement: 'Retirement',
  crypto: 'Crypto',
  property: 'Property',
  vehicle: 'Vehicle',
  other: 'Other',
};
