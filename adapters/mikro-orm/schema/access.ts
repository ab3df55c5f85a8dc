import type { ConnectedApp } from '../../../domain/access/connected-app.ts';
import type { AccessToken, ApiKey } from '../../../domain/access/credential.ts';
import type { ExternalIdentity } from '../../../domain/access/external-identity.ts';
import type { Passkey } from '../../../domain/access/second-factor/passkey.ts';
import type { PendingSignIn } from '../../../domain/access/second-factor/pending-sign-in.ts';
import type { TotpFactor } from '../../../domain/access/second-factor/totp-factor.ts';
import type { Session } from '../../../domain/access/session.ts';
import type { ToolCall } from '../../../domain/access/tool-call.ts';
import type { User } from '../../../domain/access/user.ts';
import type { OAuthRecord } from '../../../domain/ports/access/oauth-record-repo.ts';
import type { ServiceKey } from '../../../domain/ports/access/service-key-repo.ts';
import { table } from './table.ts';

/** The primary key of an owned table is (user_id, id). Ids are unique in the whole store, so the ORM takes the id. */

export const USERS = table<User>()('users', {
  id: ['id'],
  text: ['email', 'passwordHash', 'currency', 'plan'],
  timestamptz: ['createdAt', 'deletedAt'],
});

export const API_KEYS = table<ApiKey>()('api_keys', {
  id: ['id'],
  bigint: ['userId'],
  text: ['name', 'hash', 'prefix', 'lastFour'],
  'text[]': ['scopes'],
  timestamptz: ['createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'],
});

export const ACCESS_TOKENS = table<AccessToken>()('access_tokens', {
  id: ['id'],
  bigint: ['userId'],
  text: ['hash', 'audience', 'clientId', 'grantId'],
  'text[]': ['scopes'],
  timestamptz: ['createdAt', 'expiresAt', 'revokedAt'],
});

export const SESSIONS = table<Session>()('sessions', {
  id: ['id'],
  bigint: ['userId'],
  text: ['hash', 'userAgent', 'address'],
  timestamptz: ['createdAt', 'lastSeenAt', 'confirmedAt', 'expiresAt'],
});

export const PENDING_SIGN_INS = table<PendingSignIn>()('pending_sign_ins', {
  id: ['id'],
  bigint: ['userId'],
  text: ['hash'],
  timestamptz: ['createdAt', 'expiresAt'],
});

export const TOTP_FACTORS = table<TotpFactor>()('totp_factors', {
  key: ['userId'],
  bigint: ['lastStep'],
  text: ['sealedSecret'],
  timestamptz: ['createdAt', 'confirmedAt'],
});

export const PASSKEYS = table<Passkey>()('passkeys', {
  id: ['id'],
  bigint: ['userId', 'counter'],
  text: ['name', 'credentialId', 'publicKey'],
  'text[]': ['transports'],
  timestamptz: ['createdAt', 'lastUsedAt'],
});

export const CONNECTED_APPS = table<ConnectedApp>()('connected_apps', {
  id: ['id'],
  bigint: ['userId'],
  text: ['grantId', 'clientId', 'clientName', 'audience'],
  'text[]': ['redirectHosts', 'scopes'],
  timestamptz: ['createdAt', 'lastUsedAt', 'revokedAt'],
});

export const EXTERNAL_IDENTITIES = table<ExternalIdentity>()('external_identities', {
  id: ['id'],
  bigint: ['userId'],
  text: ['issuer', 'subject'],
  timestamptz: ['createdAt'],
});

export const TOOL_CALLS = table<ToolCall>()('tool_calls', {
  id: ['id'],
  bigint: ['userId'],
  text: ['clientId', 'tool', 'outcome'],
  timestamptz: ['at'],
});

export const OAUTH_RECORDS = table<OAuthRecord>()('oauth_records', {
  bigint: ['userId'],
  text: ['kind', 'keyHash', 'grantId', 'uid', 'payload'],
  timestamptz: ['createdAt', 'expiresAt', 'consumedAt'],
});

export const SERVICE_KEYS = table<ServiceKey>()('service_keys', {
  id: ['id'],
  text: ['purpose', 'sealed'],
  timestamptz: ['createdAt'],
});
