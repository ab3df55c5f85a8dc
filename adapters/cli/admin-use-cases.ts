import type { UseCases } from '../../application/use-cases.ts';
import type { Timestamp } from '../../domain/calendar.ts';

/** What an administrator may do. */
export interface AdminUseCases extends UseCases {
  /** Where the browser comes back to, in the service that this configuration describes. */
  readonly returnUrl: string;
  /** Throws `not_found`. */
  readonly signInAddress: (email: string) => Promise<{ readonly address: string; readonly expiresAt: Timestamp }>;
  /** Makes new keys of the service and seals all of them again. Throws `SealBroken`. */
  readonly rotateKeys: () => Promise<void>;
  /** Brings the database up to this version and returns the names of the migrations that it applied. */
  readonly migrate: () => Promise<readonly string[]>;
}
