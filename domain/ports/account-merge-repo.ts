import type { Transaction } from '../ledger/transaction.ts';
import type { AccountMerge, AccountMergeSummary, PlacedStatement, RowRun } from '../merging/account-merge.ts';
import type { New } from '../new.ts';

/** What refers to an account. */
export interface AccountBelongings {
  /** The live ones, by id. */
  readonly transactions: readonly Transaction[];
  /** In the order of their imports. */
  readonly statements: readonly PlacedStatement[];
  /** All rows that its imports have of it. */
  readonly runs: readonly RowRun[];
  /** Ids of those that a person has made one with another of it. */
  readonly united: readonly number[];
}

/** What goes to another account. */
export interface GoingOver {
  readonly bankAccountId: number;
  readonly transactionIds: readonly number[];
  /** With what they say from now on. */
  readonly statements: readonly PlacedStatement[];
  /** With the transactions that they remember as they were. */
  readonly runs: readonly RowRun[];
}

/** Merges of the accounts of one user. Those of other users do not exist here. */
export interface AccountMergeRepo {
  /** Of a live account. 100,000 transactions take seconds. */
  belongings(userId: number, bankAccountId: number): Promise<AccountBelongings>;
  /** Increases `UserRepo.transactionRevision`. What is not there any more is passed over. */
  move(userId: number, going: GoingOver): Promise<void>;
  add(merge: New<AccountMerge>): Promise<AccountMerge>;
  get(userId: number, id: number): Promise<AccountMerge | undefined>;
  /** The newest first. */
  list(userId: number): Promise<readonly AccountMergeSummary[]>;
  remove(userId: number, ids: readonly number[]): Promise<void>;
}
