import { randomUUID } from 'node:crypto';
import type { ConnectedApp } from '../../../domain/access/connected-app.ts';
import type { Passkey } from '../../../domain/access/second-factor/passkey.ts';
import { type PendingSignIn, pendingSignInExpiry } from '../../../domain/access/second-factor/pending-sign-in.ts';
import type { TotpFactor } from '../../../domain/access/second-factor/totp-factor.ts';
import type { Session } from '../../../domain/access/session.ts';
import type { New } from '../../../domain/new.ts';
import type { OAuthRecord } from '../../../domain/ports/access/oauth-record-repo.ts';
import { MADE_AT, someHash, timestamp } from '../fixtures.ts';

/** A live session whose hash is the hash of no real secret. */
export function newSession(userId: number, given: Partial<New<Session>> = {}): New<Session> {
  return {
    userId,
    hash: someHash(),
    createdAt: MADE_AT,
    lastSeenAt: MADE_AT,
    confirmedAt: MADE_AT,
    expiresAt: timestamp('2026-03-21T09:30:15.123456Z'),
    userAgent: 'Example/1.0',
    address: '192.0.2.7',
    ...given,
  };
}

/** A live approval of the tool endpoint for one client. */
export function newConnectedApp(userId: number, given: Partial<New<ConnectedApp>> = {}): New<ConnectedApp> {
  return {
    userId,
    grantId: randomUUID(),
    clientId: 'client-1',
    clientName: 'Example Assistant',
    redirectHosts: ['assistant.example'],
    audience: 'mcp',
    scopes: ['finance:read'],
    createdAt: MADE_AT,
    lastUsedAt: null,
    revokedAt: null,
    ...given,
  };
}

/** A refresh token's record that has not been redeemed. */
export function newOAuthRecord(given: Partial<OAuthRecord> = {}): OAuthRecord {
  return {
    kind: 'RefreshToken',
    keyHash: someHash(),
    userId: null,
    grantId: null,
    uid: null,
    payload: '{"scope":"finance:read"}',
    createdAt: MADE_AT,
    expiresAt: timestamp('2026-04-07T09:30:15.123456Z'),
    consumedAt: null,
    ...given,
  };
}

/** An app that was set up, and whose code nobody has entered yet. */
export function newTotp(userId: number, given: Partial<TotpFactor> = {}): TotpFactor {
  return { userId, sealedSecret: 'v1.0.sealed', createdAt: MADE_AT, confirmedAt: null, lastStep: 0, ...given };
}

/** A sign-in that waits for its second factor. */
export function newPendingSignIn(userId: number, given: Partial<New<PendingSignIn>> = {}): New<PendingSignIn> {
  return { userId, hash: someHash(), createdAt: MADE_AT, expiresAt: pendingSignInExpiry(MADE_AT), ...given };
}

/** A passkey whose authenticator counts, and was used three times. */
export function newPasskey(userId: number, given: Partial<New<Passkey>> = {}): New<Passkey> {
  return {
    userId,
    name: 'Laptop “Ключ”',
    credentialId: randomUUID(),
    publicKey: 'pQECAyYgASFYIA',
    counter: 3,
    transports: ['internal', 'hybrid'],
    createdAt: MADE_AT,
    lastUsedAt: null,
    ...given,
  };
}
