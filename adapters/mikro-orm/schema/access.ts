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

export const USERS = table<User>('users', {
  id: 'id',
  email: 'text',
  passwordHash: 'text',
  currency: 'text',
  plan: 'text',
  createdAt: 'timestamptz',
  deletedAt: 'timestamptz',
});

export const API_KEYS = table<ApiKey>('api_keys', {
  id: 'id',
  userId: 'bigint',
  name: 'text',
  hash: 'text',
  prefix: 'text',
  lastFour: 'text',
  scopes: 'text[]',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
  lastUsedAt: 'timestamptz',
  revokedAt: 'timestamptz',
});

export const ACCESS_TOKENS = table<AccessToken>('access_tokens', {
  id: 'id',
  userId: 'bigint',
  hash: 'text',
  audience: 'text',
  scopes: 'text[]',
  clientId: 'text',
  grantId: 'text',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
  revokedAt: 'timestamptz',
});

export const SESSIONS = table<Session>('sessions', {
  id: 'id',
  userId: 'bigint',
  hash: 'text',
  createdAt: 'timestamptz',
  lastSeenAt: 'timestamptz',
  confirmedAt: 'timestamptz',
  expiresAt: 'timestamptz',
  userAgent: 'text',
  address: 'text',
});

export const PENDING_SIGN_INS = table<PendingSignIn>('pending_sign_ins', {
  id: 'id',
  userId: 'bigint',
  hash: 'text',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
});

export const TOTP_FACTORS = table<TotpFactor>('totp_factors', {
  userId: 'key',
  sealedSecret: 'text',
  createdAt: 'timestamptz',
  confirmedAt: 'timestamptz',
  lastStep: 'bigint',
});

export const PASSKEYS = table<Passkey>('passkeys', {
  id: 'id',
  userId: 'bigint',
  name: 'text',
  credentialId: 'text',
  publicKey: 'text',
  counter: 'bigint',
  transports: 'text[]',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz',
});

export const CONNECTED_APPS = table<ConnectedApp>('connected_apps', {
  id: 'id',
  userId: 'bigint',
  grantId: 'text',
  clientId: 'text',
  clientName: 'text',
  redirectHosts: 'text[]',
  audience: 'text',
  scopes: 'text[]',
  createdAt: 'timestamptz',
  lastUsedAt: 'timestamptz',
  revokedAt: 'timestamptz',
});

export const EXTERNAL_IDENTITIES = table<ExternalIdentity>('external_identities', {
  id: 'id',
  userId: 'bigint',
  issuer: 'text',
  subject: 'text',
  createdAt: 'timestamptz',
});

export const TOOL_CALLS = table<ToolCall>('tool_calls', {
  id: 'id',
  userId: 'bigint',
  at: 'timestamptz',
  clientId: 'text',
  tool: 'text',
  outcome: 'text',
});

export const OAUTH_RECORDS = table<OAuthRecord>('oauth_records', {
  kind: 'text',
  keyHash: 'text',
  userId: 'bigint',
  grantId: 'text',
  uid: 'text',
  payload: 'text',
  createdAt: 'timestamptz',
  expiresAt: 'timestamptz',
  consumedAt: 'timestamptz',
});

export const SERVICE_KEYS = table<ServiceKey>('service_keys', {
  id: 'id',
  purpose: 'text',
  sealed: 'text',
  createdAt: 'timestamptz',
});
