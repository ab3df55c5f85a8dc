import type { ConnectionProblem } from '../../domain/bank-feeds/connection.ts';

export interface SyncOutcome {
  readonly connectionId: number;
  /** `null` if nothing came that was not known. */
  readonly importId: number | null;
  readonly added: number;
  readonly updated: number;
  /** Pending rows that are gone, and rows that the provider withdrew. */
  readonly retired: number;
  /** `null` if all went well. */
  readonly problem: ConnectionProblem | null;
  /** What surprised us, for the log; never shown to a person. */
  readonly error: unknown;
}

/**
 * Fetches a connection now and stores what came, together with the place from which the next fetch goes on. The
 * provider is asked outside of any unit of work. Throws `not_found`, and `conflict` if the connection is being
 * synchronised already or waits for the person; `too_many_attempts` before the provider's limit bites. What goes wrong
 * at the provider is stored, and returned as the outcome's problem.
 */
export type SyncConnection = (userId: number, id: number) => Promise<SyncOutcome>;

/** Fetches connections that are due, of any user, one after the other. Returns what came of them. */
export type SyncDueConnections = (limit: number) => Promise<readonly SyncOutcome[]>;
