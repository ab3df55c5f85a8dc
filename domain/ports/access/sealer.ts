/**
 * Encrypts what must be read back: keys of the service, secrets of second factors, credentials of bank feeds, files.
 */
export interface Sealer {
  /**
   * Returns text that only `open` with the same `context` can read. `context` says whose and what it is, such as
   * `totp:1234`.
   */
  seal(plaintext: string | Uint8Array, context: string): string;
  /** Throws `SealBroken` for text that was altered, sealed for another context or under another key. */
  open(sealed: string, context: string): string;
  /** The same for what was sealed as bytes. */
  openBytes(sealed: string, context: string): Uint8Array;
  /** Whether `seal` would use the same key. Text for which it would not is sealed again when it is next opened. */
  isCurrent(sealed: string): boolean;
  /** Names of the keys that `open` knows. They say nothing about the keys. */
  readonly keyNames: readonly string[];
}

/** A sealed text cannot be opened: the secret key is missing or wrong, or the text was altered. */
export class SealBroken extends Error {}
