import type { Timestamp } from '../../calendar.ts';

/** What an authorization server keeps between requests, besides access tokens. */
export const OAUTH_RECORD_KINDS = [
  'Session',
  'Interaction',
  'AuthorizationCode',
  'RefreshToken',
  'Grant',
  'Client',
  'ReplayDetection',
] as const;
export type OAuthRecordKind = (typeof OAUTH_RECORD_KINDS)[number];

export interface OAuthRecord {
  readonly kind: OAuthRecordKind;
  /** SHA-256 of the record's secret name, lower-case hex; the name itself is not stored. */
  readonly keyHash: string;
  /** Whom it is about, once that is known. */
  readonly userId: number | null;
  readonly grantId: string | null;
  /** Sessions have a second, public name. */
  readonly uid: string | null;
  /** JSON text; holds no secret. */
  readonly payload: string;
  readonly createdAt: Timestamp;
  /** `null` for clients, which last until they are unused. */
  readonly expiresAt: Timestamp | null;
  /** When a code or refresh token was redeemed. */
  readonly consumedAt: Timestamp | null;
}

export interface OAuthRecordRepo {
  /** Adds the record, or replaces the one of the same kind and key; `createdAt` and `consumedAt` of that one stay. */
  put(record: OAuthRecord): Promise<void>;
  /** A single indexed look-up; expired and consumed records too. */
  find(kind: OAuthRecordKind, keyHash: string): Promise<OAuthRecord | undefined>;
  findByUid(kind: OAuthRecordKind, uid: string): Promise<OAuthRecord | undefined>;
  /** Marks the record as redeemed. Returns whether this call did it: of any number at once, exactly one does. */
  consume(kind: OAuthRecordKind, keyHash: string, at: Timestamp): Promise<boolean>;
  remove(kind: OAuthRecordKind, keyHash: string): Promise<void>;
  /** Removes the codes and refresh tokens of a grant (all kinds named, of this grant alone). */
  removeOfGrant(grantId: string, kinds: readonly OAuthRecordKind[]): Promise<void>;
  /** How many records of this kind there are. */
  count(kind: OAuthRecordKind): Promise<number>;
  /** Removes what expired before `at`. Returns how many. */
  removeExpired(at: Timestamp): Promise<number>;
  /**
   * Of the clients that no live connected app uses, removes those that were registered before `before`, and all but the
   * `newest` that were registered last. Returns how many.
   */
  removeUnusedClients(before: Timestamp, newest: number): Promise<number>;
}
