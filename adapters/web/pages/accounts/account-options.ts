import { ACCOUNT_TYPES, type AccountType } from '../../../../domain/ledger/bank-account.ts';
import { CURRENCY_CODES } from '../../../../domain/money/currency.ts';
import type { Option } from '../../components/field.ts';

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

/** The choice of a type, for each form about an account. */
export const TYPE_OPTIONS: readonly Option[] = ACCOUNT_TYPES.map((value) => ({
  value,
  label: ACCOUNT_TYPE_NAMES[value],
}));

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });

/** The choice of a currency. */
export const CURRENCY_OPTIONS: readonly Option[] = CURRENCY_CODES.map((code) => ({
  value: code,
  label: `${code} · ${CURRENCY_NAMES.of(code)}`,
}));
