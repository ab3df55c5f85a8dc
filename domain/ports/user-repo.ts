import type { Timestamp } from '../calendar.ts';
import type { New } from '../new.ts';
import type { User } from '../user.ts';

export interface UserRepo {
  /** Throws `conflict` when a live user has this e-mail already, also under concurrency. */
  add(user: New<User>): Promise<User>;
  /** Deleted users are found too: they are tombstones with `email` null. */
  get(id: number): Promise<User | undefined>;
  /** `email` normalised; live users only. */
  findByEmail(email: string): Promise<User | undefined>;
  /** Live users by id. */
  list(): Promise<readonly User[]>;
  /**
   * Stores what `change` makes of the user, which is locked meanwhile. Throws `not_found` for unknown and deleted users, `conflict`
   * when another live user has the changed e-mail.
   */
  update(id: number, change: (user: User) => User): Promise<User>;
  /**
   * Erases everything that the user owns, and leaves a tombstone: id, `createdAt`, `deletedAt` (`at`). Their access tokens stay, so that
   * they can be recognised as a deleted user's; their API keys go. What others store for the user meanwhile is erased too or refused. Every
   * later write for the user throws `user_deleted`, except that a transaction may be refused for its missing account. Throws `not_found`
   * for unknown and deleted users.
   */
  erase(id: number, at: Timestamp): Promise<void>;
  /**
   * Moves with every committed change of the user's transactions (added, changed, deleted), never back; 0 at first and for
   * unknown users. What was computed from the transactions at one revision holds while the revision stays.
   */
  transactionRevision(id: number): Promise<number>;
}
