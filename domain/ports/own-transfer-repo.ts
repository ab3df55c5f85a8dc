import type { DaySpan } from '../calendar.ts';
import type { LegText, TransferLeg } from '../own-transfers/transfer-leg.ts';
import type { StoredLink, TransferLink } from '../own-transfers/transfer-link.ts';

export interface StoredLegs {
  /** The transactions whose category allows a leg (`mayBeLeg`), in any order. */
  readonly legs: readonly TransferLeg[];
  /** The links of transactions of any category. */
  readonly links: readonly StoredLink[];
  /** The e-mail address of the user; `null` for one who does not exist. */
  readonly email: string | null;
}

/**
 * Which live transactions of a user are the two legs of a transfer between own accounts (contract 2.13). Deleted
 * transactions and those of other users do not exist here. Reads inside a unit of work see everything that was
 * committed before them.
 */
export interface OwnTransferRepo {
  /** All of the span, or of all time. One statement; hundreds of thousands take less than a second. */
  legs(userId: number, span: DaySpan | undefined): Promise<StoredLegs>;
  /** The links that `legs` has, alone. */
  links(userId: number, span: DaySpan | undefined): Promise<readonly StoredLink[]>;
  /**
   * Of these transactions; missing for those that do not exist. The counterpart is the live account to which its number
   * was imported last, as `ObservationRepo.accountOf` finds it for the latest row that names one. One statement.
   */
  texts(userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, LegText>>;
  /** The days of the first and last transaction of the account, if it has any. */
  daysOf(userId: number, bankAccountId: number): Promise<DaySpan | undefined>;
  /** Stores links of held users, with their categories. Increases `UserRepo.transactionRevision`. */
  link(userId: number, links: readonly TransferLink[]): Promise<void>;
  /** A user whose transactions were stored by a release that did not match them; `undefined` if there is none left. */
  unmatchedUser(): Promise<number | undefined>;
  /** Call in the unit of work that has matched all transactions of the user. */
  markMatched(userId: number): Promise<void>;
}
