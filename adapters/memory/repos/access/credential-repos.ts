import type { AccessToken, ApiKey } from '../../../../domain/access/credential.ts';
import type { Timestamp } from '../../../../domain/calendar.ts';
import { approvalEnded } from '../../../../domain/error.ts';
import type { AccessTokenRepo, ApiKeyRepo } from '../../../../domain/ports/access/credential-repos.ts';
import type { Session, Writer } from '../../database.ts';
import { ownedTable } from '../../owned-table.ts';
import { holderOf } from '../../references.ts';

export function createApiKeyRepo(session: Session): ApiKeyRepo {
  return {
    add: (key) => session.statement((writer) => API_KEYS.add(writer, key)),
    findByHash: async (hash) => {
      const key = API_KEYS.all(session).find((row) => row.hash === hash);
      const holder = key && holderOf(session, key.userId);
      return key && holder && { key, holder };
    },
    list: async (userId) => API_KEYS.of(session, userId),
    revoke: (userId, id, at) =>
      session.statement((writer) => {
        const place = { userId, id, noun: 'API key' } as const;
        API_KEYS.update(writer, place, (key) => ({ ...key, revokedAt: key.revokedAt ?? at }));
      }),
    touch: (userId, id, at) =>
      session.statement((writer) => {
        const key = API_KEYS.find(writer, userId, id);
        if (key === undefined || (key.lastUsedAt !== null && key.lastUsedAt >= at)) return;
        API_KEYS.put(writer, { ...key, lastUsedAt: at });
      }),
  };
}

export function createAccessTokenRepo(session: Session): AccessTokenRepo {
  return {
    add: (token) =>
      session.statement((writer) => {
        requireLiveApproval(writer, token.grantId);
        return ACCESS_TOKENS.add(writer, token);
      }),
    findByHash: async (hash) => {
      const token = ACCESS_TOKENS.all(session).find((row) => row.hash === hash);
      return token && { token, holder: holderOf(session, token.userId) };
    },
    revoke: (hash, at) => revokeWhere(session, (token) => token.hash === hash, at),
    revokeGrant: (grantId, at) => revokeWhere(session, (token) => token.grantId === grantId, at),
    removeExpired: (at) =>
      session.statement((writer) => ACCESS_TOKENS.removeWhere(writer, ({ expiresAt }) => expiresAt <= at)),
  };
}

function revokeWhere(session: Session, isMeant: (token: AccessToken) => boolean, at: Timestamp): Promise<void> {
  return session.statement((writer) => {
    for (const token of ACCESS_TOKENS.all(writer).filter(isMeant)) {
      writer.change('accessTokens').set(token.id, Object.freeze({ ...token, revokedAt: token.revokedAt ?? at }));
    }
  });
}

function requireLiveApproval(writer: Writer, grantId: string | null): void {
  const app = [...writer.rows('connectedApps').values()].find((candidate) => candidate.grantId === grantId);
  if (app !== undefined && app.revokedAt !== null) throw approvalEnded();
}

const API_KEYS = ownedTable<ApiKey>('apiKeys', { unique: ({ hash }) => hash });

const ACCESS_TOKENS = ownedTable<AccessToken>('accessTokens', { unique: ({ hash }) => hash });
