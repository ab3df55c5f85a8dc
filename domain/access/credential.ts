import { addSeconds, type Timestamp } from '../calendar.ts';
import { invalidField } from '../error.ts';
import type { AnswerBasis } from '../revision.ts';
import { trimmedText } from '../text.ts';

/** Contract 4.1. `finance:read` is part of every credential. */
export const SCOPES = ['finance:read', 'finance:write'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a credential can be issued for (contract 4.2). */
export const AUDIENCES = ['v1', 'mcp'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const API_KEY_NAME_MAX_CHARACTERS = 255;

/** The most days that an API key lives, and how many it does unless a shorter life is chosen (contract 4.1). */
export const API_KEY_LIFETIME_DAYS = 365;

/** A user's live keys; more than anybody can keep an eye on, few enough to list. */
export const API_KEYS_MAX_LIVE = 100;

export interface ApiKey {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  /** SHA-256 of the key, lower-case hex. The key itself is shown once and never stored. */
  readonly hash: string;
  /** The first characters and the last four, by which people recognise the key. */
  readonly prefix: string;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: Timestamp;
  readonly expiresAt: Timestamp;
  /** Kept to the minute. */
  readonly lastUsedAt: Timestamp | null;
  readonly revokedAt: Timestamp | null;
}

export interface AccessToken {
  readonly id: number;
  /** The user whom the token speaks for; that user may have been deleted since. */
  readonly userId: number;
  /** SHA-256 of the token, lower-case hex. */
  readonly hash: string;
  readonly audience: Audience;
  readonly scopes: readonly Scope[];
  /** The OAuth client that the token was issued to; `null` for a token of the command line. */
  readonly clientId: string | null;
  /** The approval that the token rests on (`ConnectedApp.grantId`); `null` for a token of the command line. */
  readonly grantId: string | null;
  readonly createdAt: Timestamp;
  readonly expiresAt: Timestamp;
  readonly revokedAt: Timestamp | null;
}

/** Who is calling, and what the credential allows. */
export interface Principal {
  readonly userId: number;
  readonly scopes: readonly Scope[];
  readonly basis: AnswerBasis;
}

/** The default is `API key`. Throws `invalid` naming `name` for a name that breaks the rule. */
export function apiKeyName(text = 'API key'): string {
  return trimmedText('name', text, { minimum: 1, maximum: API_KEY_NAME_MAX_CHARACTERS });
}

/**
 * When a key made at `at` expires. Throws `invalid` naming `expires_in_days` for anything but a whole number from 1 to
 * 365.
 */
export function apiKeyExpiry(at: Timestamp, days: number = API_KEY_LIFETIME_DAYS): Timestamp {
  if (!Number.isInteger(days) || days < 1 || days > API_KEY_LIFETIME_DAYS) {
    throw invalidField('expires_in_days', `A key lives a whole number of days from 1 to ${API_KEY_LIFETIME_DAYS}.`);
  }
  return addSeconds(at, days * 24 * 60 * 60);
}

/** Throws `invalid` when a user with these keys has as many live ones as anybody may have. */
export function requireRoomForKey(keys: readonly ApiKey[], at: Timestamp): void {
  if (keys.filter((key) => isLive(key, at)).length >= API_KEYS_MAX_LIVE) {
    throw invalidField('name', `There are ${API_KEYS_MAX_LIVE} live keys already. Revoke one first.`);
  }
}

/** Contract 4.1: `finance:read` is part of every credential. */
export function apiKeyScopes(asked: readonly Scope[]): readonly Scope[] {
  return SCOPES.filter((scope) => scope === 'finance:read' || asked.includes(scope));
}

/** Neither expired nor revoked at `at`. */
export function isLive(credential: Pick<ApiKey | AccessToken, 'expiresAt' | 'revokedAt'>, at: Timestamp): boolean {
  return credential.revokedAt === null && at < credential.expiresAt;
}
