/** Slow, salted hashes for passwords. */
export interface PasswordHasher {
  /** A PHC string. The same password gives another one each time. */
  hash(password: string): Promise<string>;
  /** Whether `password` made `hash`. Takes as long for `undefined` (an unknown user), which is never a match. */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}
