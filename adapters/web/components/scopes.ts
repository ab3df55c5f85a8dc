import type { Scope } from '../../../domain/access/credential.ts';

/** What a credential may do, in words that follow “It may”. */
export const SCOPE_TEXTS: Readonly<Record<Scope, string>> = {
  'finance:read': 'see your accounts, balances, transactions, bills and spending',
  'finance:write': 'add, change and delete transactions and accounts',
};

/** The same in a table. */
export function scopeLabel(scopes: readonly Scope[]): string {
  return scopes.includes('finance:write') ? 'Read, write' : 'Read';
}
