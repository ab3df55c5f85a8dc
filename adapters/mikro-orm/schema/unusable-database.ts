/**
 * The database responds, but cannot hold the store. The message is a sentence for an administrator and says what to do.
 */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
