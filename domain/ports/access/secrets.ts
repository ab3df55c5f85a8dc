/** Kinds of secrets that the service issues; each has a prefix of its own. */
export type SecretKind = 'api_key' | 'access_token' | 'session' | 'pending_sign_in';

/** The only source of randomness, and the only place that knows the form of secrets and how they are digested. */
export interface Secrets {
  /** A fresh random UUID. */
  uuid(): string;
  /** `coffer_sk_` + 43 base62 characters (256 bits) + 6 characters of base62 CRC32 (contract 4.1). */
  newApiKey(): string;
  /**
   * `coffer_at_` + 43 base62 characters (256 bits) + 6 characters of base62 CRC32: the one that these 256 bits make, or
   * a random one.
   */
  newAccessToken(bits?: Uint8Array): string;
  /**
   * `coffer_ss_` + 43 base62 characters (256 bits) + 6 characters of base62 CRC32: the value of a browser's session
   * cookie.
   */
  newSession(): string;
  /**
   * `coffer_ps_` + 43 base62 characters (256 bits) + 6 characters of base62 CRC32: the cookie between password and
   * second factor.
   */
  newPendingSignIn(): string;
  /** Characters of `RECOVERY_CODE_ALPHABET`, without separators (80 bits). */
  newRecoveryCode(): string;
  /**
   * The kind of secret that the text is by its form and checksum; `undefined` for any other text. The secret need not
   * be valid.
   */
  kindOf(secret: string): SecretKind | undefined;
  /** SHA-256, lower-case hex: the only form in which a secret is stored or looked up. */
  digest(secret: string | Uint8Array): string;
}
