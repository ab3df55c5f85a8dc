import type { Timestamp } from '../calendar.ts';
import type { Changed } from '../changed.ts';
import { FinanceError, invalidField } from '../error.ts';
import type { ConnectedFeedAccount } from '../feeds/connected-feed-account.ts';
import type { ImportedStatement } from '../imports/import.ts';
import type { Renamed } from '../imports/possible-duplicate.ts';
import type { RowLink } from '../imports/undo-import.ts';
import type { BankAccount } from '../ledger/bank-account.ts';
import type { UnitedPair } from '../ledger/united-transaction.ts';

/** A statement of an import; `number` is its place among those of the import, from 0. */
export interface PlacedStatement {
  readonly importId: number;
  readonly number: number;
  readonly statement: ImportedStatement;
}

/** Rows of an import that follow each other, by their first and last position. */
export interface RowRun {
  readonly importId: number;
  readonly from: number;
  readonly to: number;
}

/** Everything that was changed, as it was. */
export interface MergeUndoing extends Renamed {
  /** The kept account. */
  readonly account: Changed<BankAccount>;
  readonly merged: BankAccount;
  /** Ids of the transactions that went over, with those that a person had made one with another. */
  readonly moved: readonly number[];
  readonly pairs: readonly UnitedPair[];
  readonly rows: readonly RowLink[];
  /** Ids of transactions that are in the initial balance, as those of before (`mergedBeginning`). */
  readonly earlier: readonly number[];
  /** Of both accounts. */
  readonly importIds: readonly number[];
  readonly statements: readonly PlacedStatement[];
  readonly runs: readonly RowRun[];
  readonly feeds: readonly Changed<ConnectedFeedAccount>[];
}

/** Two accounts of a user that are one since (contract 3.6). */
export interface AccountMerge {
  readonly id: number;
  readonly userId: number;
  /** The account that both are now. */
  readonly keptId: number;
  /** The account that is gone. */
  readonly mergedId: number;
  /** What that was called. */
  readonly name: string;
  /** How many of its transactions were there already, and how many went over. */
  readonly matched: number;
  readonly moved: number;
  readonly mergedAt: Timestamp;
  readonly undoing: MergeUndoing;
}

export type AccountMergeSummary = Omit<AccountMerge, 'undoing'>;

/** Of the account that goes. What undoing needs of each is kept. */
const MERGED_TRANSACTIONS_MAX = 100_000;

const KEPT = 'bank_account_id';
const MERGED = 'merged_bank_account_id';

/**
 * The two accounts, if both are the user's. `working` are the accounts of feeds that are shown now: what one
 * connection shows at once are two accounts, and what two connections show may be one. Throws `invalid` naming the
 * field for accounts that cannot be one.
 */
export function mergeableAccounts(
  accounts: readonly BankAccount[],
  keptId: number,
  mergedId: number,
  working: readonly Pick<ConnectedFeedAccount, 'connectionId' | 'bankAccountId'>[],
): { readonly kept: BankAccount; readonly merged: BankAccount } {
  const [kept, merged] = [keptId, mergedId].map((id) => accounts.find((one) => one.id === id));
  if (kept === undefined) throw invalidField(KEPT, `The ${KEPT} must be one of your bank accounts.`);
  if (merged === undefined) throw invalidField(MERGED, `The ${MERGED} must be one of your bank accounts.`);
  if (kept === merged) throw invalidField(MERGED, `The ${MERGED} must be that of another account.`);
  if (kept.currency !== merged.currency) {
    const sentence = `“${merged.name}” is in ${merged.currency}, and “${kept.name}” in ${kept.currency}.`;
    throw invalidField(MERGED, `Both accounts must have the same currency: ${sentence}`);
  }
  const connectionsOf = (id: number) => working.flatMap((one) => (one.bankAccountId === id ? [one.connectionId] : []));
  const filling = connectionsOf(keptId);
  if (connectionsOf(mergedId).some((id) => filling.includes(id))) {
    const sentence = 'One connection shows both accounts at once, so the bank has two.';
    throw invalidField(MERGED, `${sentence} To merge them all the same, let the connection ignore one of them first.`);
  }
  if (!kept.isBalanceKnown && merged.isBalanceKnown) {
    const sentence = `The bank of “${kept.name}” states no balance. Merge it into “${merged.name}” instead.`;
    throw invalidField(KEPT, sentence);
  }
  return { kept, merged };
}

export function refuseTooMany(count: number): void {
  if (count <= MERGED_TRANSACTIONS_MAX) return;
  throw invalidField(
    MERGED,
    'The account that goes may have 100,000 transactions at most. Merge it the other way round.',
  );
}

/** Throws `conflict`: something has happened since that stands against taking a merge back. */
export function refuseSeparating(obstacle: string): never {
  throw new FinanceError('conflict', `The accounts cannot be separated: ${obstacle}`);
}
