import type { LocalDate } from '../calendar.ts';

/** The other leg of a transfer. */
export interface OtherLeg {
  readonly transactionId: number;
  readonly bankAccountId: number;
}

/** That a transaction is a leg of a transfer, or no longer. */
export interface TransferLink {
  readonly id: number;
  readonly other: OtherLeg | null;
  /** The category that the transaction has as long as the link lasts; `null`: its own. */
  readonly categoryId: number | null;
}

/** A stored link, with the day of its transaction. */
export interface StoredLink {
  readonly id: number;
  readonly bookedOn: LocalDate;
  /** The other leg. */
  readonly otherId: number;
  /** The category that the transaction has from the link alone; `null` if it has its own. */
  readonly categoryId: number | null;
}
