import { readText, says } from '../bank-texts/text-reading.ts';
import type { AccountType, BankAccount } from '../ledger/bank-account.ts';
import type { AccountTypes } from './transfer-leg.ts';

/** The types of accounts by id, as matching goes by them. */
export function accountTypes(accounts: readonly Pick<BankAccount, 'id' | 'type' | 'name'>[]): AccountTypes {
  return new Map(accounts.map((account) => [account.id, supposedType(account)]));
}

/**
 * The type of an account. Where it is the one that new accounts have, nobody may have chosen it, and a name such as
 * “High Interest Savings” or “Visa” says more.
 */
export function supposedType({ type, name }: Pick<BankAccount, 'type' | 'name'>): AccountType {
  if (type !== 'checking') return type;
  const words = readText(name);
  if (says(words, 'cardDebt', 'cardIssuer', 'cardBrand')) return 'credit';
  return says(words, 'savings') ? 'savings' : type;
}
