import type { ExternalIdentity } from '../../access/external-identity.ts';
import type { Holder } from '../../access/user.ts';
import type { New } from '../../new.ts';

export interface ExternalIdentityRepo {
  /** Throws `conflict` when the subject is linked already, to whomever. Refuses deleted users (`user_deleted`). */
  add(identity: New<ExternalIdentity>): Promise<ExternalIdentity>;
  /** A single indexed look-up. */
  find(issuer: string, subject: string): Promise<ExternalIdentity | undefined>;
  /** Finds the user of a subject by a single indexed look-up. */
  findHolder(issuer: string, subject: string): Promise<Holder | undefined>;
  /** The user's identities by id. */
  list(userId: number): Promise<readonly ExternalIdentity[]>;
  /** Throws `not_found`, also for another user's identity. */
  remove(userId: number, id: number): Promise<void>;
}
