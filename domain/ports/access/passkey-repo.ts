import type { Passkey } from '../../access/second-factor/passkey.ts';
import type { New } from '../../new.ts';

export interface PasskeyRepo {
  /** Throws `conflict` when somebody has this credential already. Refuses deleted users. */
  add(passkey: New<Passkey>): Promise<Passkey>;
  /** The user's passkeys by id. */
  list(userId: number): Promise<readonly Passkey[]>;
  /** A single indexed look-up, over all users. */
  findByCredentialId(credentialId: string): Promise<Passkey | undefined>;
  /**
   * Stores what `change` makes of the passkey, which is locked meanwhile. Throws `not_found`, also for another user's.
   */
  update(userId: number, id: number, change: (passkey: Passkey) => Passkey): Promise<Passkey>;
  /** Throws `not_found`, also for another user's. */
  remove(userId: number, id: number): Promise<void>;
}
