import type { Cycle } from '../streams/cycle.ts';
import type { Trait } from '../streams/payment.ts';
import type { RowKind } from '../world/movement.ts';
import type { Role } from '../world/role.ts';

/** A row of a statement, with what it really is. */
export interface StatementRow {
  readonly id: number;
  readonly accountId: number;
  /** YYYY-MM-DD. */
  readonly bookedOn: string;
  /** Minor units; negative is money out. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly truth: RowTruth;
}

export interface RowTruth {
  readonly kind: RowKind;
  /** A role for rows of bills, the kind for all others: what a perfect categoriser would say. */
  readonly category: Role | RowKind;
  readonly streamId: number | null;
  /** The row of the other own account, where that account has a statement here. */
  readonly counterLegId: number | null;
  /** Whether the row moves money between own accounts, with or without a counter-leg here. */
  readonly isOwnTransfer: boolean;
}

/** What is known of a stream. */
export interface TrueStream {
  readonly id: number;
  readonly role: Role;
  readonly payee: string;
  readonly accountId: number;
  readonly cycle: Cycle;
  readonly amountKind: 'fixed' | 'variable';
  /** The rows of its payments, by day. */
  readonly rowIds: readonly number[];
  /** Rows besides that belong to it: a detector may take them or leave them. */
  readonly sideRowIds: readonly number[];
  /** `bill` counts. `neutral`: a detector may find it or not. `unripe`: so few payments that nobody could know. */
  readonly standing: 'bill' | 'neutral' | 'unripe';
  /** `unknowable`: it has ended so lately that no reader of the statements could see it. */
  readonly activity: 'active' | 'ended' | 'unknowable';
  /** The day on which the bank will book the next payment; `null` when there is none. */
  readonly nextDate: string | null;
  readonly traits: readonly Trait[];
}

export interface PersonAccount {
  readonly id: number;
  readonly kind: 'current' | 'joint' | 'savings' | 'credit';
  readonly bankId: string;
}

/** An imaginary person: the statements, and the truth about them. */
export interface Person {
  readonly label: string;
  /** ISO 3166. */
  readonly country: string;
  readonly currency: string;
  readonly asOf: string;
  readonly accounts: readonly PersonAccount[];
  readonly rows: readonly StatementRow[];
  readonly streams: readonly TrueStream[];
}
