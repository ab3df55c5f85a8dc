import type { Timestamp } from './calendar.ts';
import { trimmedText } from './text.ts';

/** Contract 4.1. `finance:read` is part of every credential. */
export const SCOPES = ['finance:read', 'finance:write'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a credential can be issued for (contract 4.2). */
export const AUDIENCES = ['v1', 'mcp'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const API_KEY_NAME_MAX_CHARACTERS = 255;

/** Contract 4.1. */
export const API_KEY_LIFETIME_DAYS = 365;

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
}

/** The default is `API key`. Throws `invalid` naming `name` for a name that breaks the rule. */
export function apiKeyName(text = 'API key'): string {
  return trimmedText('name', text, { minimum: 1, maximum: API_KEY_NAME_MAX_CHARACTERS });
}

/** Contract 4.1: `finance:read` is part of every credential. */
export function apiKeyScopes(asked: readonly Scope[]): readonly Scope[] {
  return SCOPES.filter((scope) => scope === 'finance:read' || asked.includes(scope));
}

/** Neither expired nor revoked at `at`. */
export function isLive(credential: Pick<ApiKey | AccessToken, 'expiresAt' | 'revokedAt'>, at: Timestamp): boolean {
  return credential.revokedAt === null && at < credential.expiresAt;
}
