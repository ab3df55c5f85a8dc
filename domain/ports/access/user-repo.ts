import type { User } from '../../access/user.ts';
import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

export interface UserRepo {
  /** Throws `conflict` if a live user has this e-mail address, also under concurrency. */
  add(user: New<User>): Promise<User>;
  /** Finds deleted users too, as tombstones whose `email` is null. */
  get(id: number): Promise<User | undefined>;
  /** Finds live users only. `email` must be normalised. */
  findByEmail(email: string): Promise<User | undefined>;
  /** Live users, by id. */
  list(): Promise<readonly User[]>;
  /** How many live users there are. */
  count(): Promise<number>;
  /**
   * Stores the result of `change`, and locks the user meanwhile. Throws `not_found` for unknown and deleted users, and
   * `conflict` if another live user has the new e-mail address.
   */
  update(id: number, change: (user: User) => User): Promise<User>;
  /**
   * Waits for units of work that change transactions of the user or hold the user, and makes others wait until this one
   * ends. Every change of a transaction holds its user in the same way. Hold connections and bank accounts before the
   * user, and everything else afterwards.
   */
  hold(id: number): Promise<void>;
  /**
   * Erases everything that the user owns, and leaves a tombstone with id, `createdAt` and `deletedAt` (`at`). The
   * access tokens stay, so that they can be recognised as those of a deleted user. Concurrent writes for the user are
   * erased too or refused. Every later write for the user throws `user_deleted`, except that a transaction may be
   * refused because its account is missing. Throws `not_found` for unknown and deleted users.
   */
  erase(id: number, at: Timestamp): Promise<void>;
  /**
   * Increases with every committed change of the user's transactions. It is 0 at first and for unknown users. What was
   * computed from the transactions is valid as long as the revision is the same.
   */
  transactionRevision(id: number): Promise<number>;
}
