import { ACCOUNT_NAME_MAX_CHARACTERS, type AccountType } from '../ledger/bank-account.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { firstCharacters } from '../text.ts';
import type { AccountHint, StatementAccountKind } from './statement.ts';

const NAMES: Readonly<Record<StatementAccountKind, string>> = {
  bank: 'Bank account',
  card: 'Card',
  loan: 'Loan',
  investment: 'Investments',
  cash: 'Cash',
};

const TYPES: Readonly<Record<StatementAccountKind, AccountType>> = {
  bank: 'checking',
  card: 'credit',
  loan: 'loan',
  investment: 'investment',
  cash: 'cash',
};

/** The type of an account that is opened for one that a bank shows. */
export function typeOfKind(kind: StatementAccountKind | null): AccountType {
  return TYPES[kind ?? 'bank'];
}

/**
 * What an account that is opened for a statement is called, and its type (contract 8.2): `Chase Checking …3000`. `name`
 * is what the file calls it, without account numbers, or empty. With a currency it is one of several with that name.
 */
export function newAccountFacts(
  hint: AccountHint,
  name: string,
  lastFour: string | null,
  currency: CurrencyCode | null = null,
): { readonly name: string; readonly type: AccountType } {
  const number = lastFour === null || lastFour === '' || name.endsWith(lastFour) ? '' : ` …${lastFour}`;
  const ending = currency === null ? number : `${number} (${currency})`;
  const words = firstCharacters(wordsOf(hint, name), ACCOUNT_NAME_MAX_CHARACTERS - ending.length);
  return { name: `${words}${ending}`, type: typeOfKind(hint.kind) };
}

/** The bank, unless the name has it, and the name, else what accounts of the kind are called. */
function wordsOf({ institution = null, product = null, kind }: AccountHint, name: string): string {
  const own = name || product || '';
  if (institution === null) return own || NAMES[kind ?? 'bank'];
  if (own.toLowerCase().includes(institution.toLowerCase())) return own;
  const words = own || (kind === null || kind === 'bank' ? '' : NAMES[kind]);
  return `${institution} ${words}`.trim();
}
