import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { AccountMerge } from '../../domain/merging/account-merge.ts';
import type { New } from '../../domain/new.ts';
import { MADE_AT } from './fixtures.ts';

export function newMerge(kept: BankAccount, merged: BankAccount): New<AccountMerge> {
  const lists = {
    questions: [],
    pairs: [],
    rows: [],
    earlier: [],
    importIds: [7],
    statements: [],
    runs: [],
    feeds: [],
    bills: [],
  };
  return {
    userId: kept.userId,
    keptId: kept.id,
    mergedId: merged.id,
    name: 'Café “Żabka”',
    matched: 2,
    moved: 1,
    mergedAt: MADE_AT,
    undoing: { account: { before: kept, after: kept }, merged, moved: [3], ...lists },
  };
}
