import type { ConnectedApp } from '../../access/connected-app.ts';
import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

export interface ConnectedAppRepo {
  /** Throws `conflict` when the grant exists. Refuses deleted users. */
  add(app: New<ConnectedApp>): Promise<ConnectedApp>;
  /** A single indexed look-up. */
  findByGrant(grantId: string): Promise<ConnectedApp | undefined>;
  /** Whether any user has approved this client, and not ended that. A single indexed look-up. */
  isClientApproved(clientId: string): Promise<boolean>;
  /** The user's apps by id, revoked ones too. */
  list(userId: number): Promise<readonly ConnectedApp[]>;
  /** Idempotent: the first time stays. Throws `not_found`, also for another user's app. */
  revoke(userId: number, id: number, at: Timestamp): Promise<ConnectedApp>;
  /** Notes the use, unless one at `at` or later is noted. */
  touch(userId: number, grantId: string, at: Timestamp): Promise<void>;
}
