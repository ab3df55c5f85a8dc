/** Slow, salted hashes for passwords. Both throw `unavailable` when too many wait for their turn. */
export interface PasswordHasher {
  /** Returns a PHC string, which differs each time for the same password. */
  hash(password: string): Promise<string>;
  /** Whether `hash` is of `password`. `undefined` (an unknown user) never matches, and takes as long. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
