/** Slow, salted hashes for passwords. */
export interface PasswordHasher {
  /** Returns a PHC string, which differs each time for the same password. */
  hash(password: string): Promise<string>;
  /** Whether `hash` is of `password`. `undefined` (an unknown user) never matches, and takes as long. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
