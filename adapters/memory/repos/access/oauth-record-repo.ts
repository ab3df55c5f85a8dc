import type { OAuthRecord, OAuthRecordRepo } from '../../../../domain/ports/access/oauth-record-repo.ts';
import type { Session, Writer } from '../../database.ts';
import { frozen } from '../../frozen.ts';

export function createOAuthRecordRepo(session: Session): OAuthRecordRepo {
  const remove = (writer: Writer, gone: readonly OAuthRecord[]) => {
    for (const { kind, keyHash } of gone) writer.change('oauthRecords').delete(keyOf(kind, keyHash));
    return gone.length;
  };
  const removeWhere = (isGone: (record: OAuthRecord) => boolean) =>
    session.statement((writer) => remove(writer, [...writer.rows('oauthRecords').values()].filter(isGone)));
  return {
    put: (record) =>
      session.statement((writer) => {
        const { userId } = record;
        if (userId !== null && writer.rows('users').get(userId)?.deletedAt !== null) return;
        const key = keyOf(record.kind, record.keyHash);
        const { createdAt, consumedAt } = writer.rows('oauthRecords').get(key) ?? record;
        writer.change('oauthRecords').set(key, frozen({ ...record, createdAt, consumedAt }));
      }),
    find: async (kind, keyHash) => session.rows('oauthRecords').get(keyOf(kind, keyHash)),
    findByUid: async (kind, uid) =>
      [...session.rows('oauthRecords').values()].find((record) => record.kind === kind && record.uid === uid),
    consume: (kind, keyHash, at) =>
      session.statement((writer) => {
        const key = keyOf(kind, keyHash);
        const record = writer.rows('oauthRecords').get(key);
        if (record === undefined || record.consumedAt !== null) return false;
        writer.change('oauthRecords').set(key, frozen({ ...record, consumedAt: at }));
        return true;
      }),
    remove: async (kind, keyHash) => {
      await removeWhere((record) => record.kind === kind && record.keyHash === keyHash);
    },
    removeOfGrant: async (grantId, kinds) => {
      await removeWhere((record) => record.grantId === grantId && kinds.includes(record.kind));
    },
    count: async (kind) => [...session.rows('oauthRecords').values()].filter((record) => record.kind === kind).length,
    removeExpired: (at) => removeWhere((record) => record.expiresAt !== null && record.expiresAt <= at),
    removeUnusedClients: (before, newest) =>
      session.statement((writer) => {
        const used = new Set(
          [...writer.rows('connectedApps').values()].flatMap((app) => (app.revokedAt === null ? app.clientId : [])),
        );
        const newestFirst = [...writer.rows('oauthRecords').values()]
          .filter(({ kind, uid }) => kind === 'Client' && !used.has(uid ?? ''))
          .sort((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
        return remove(
          writer,
          newestFirst.filter(({ createdAt }, place) => createdAt < before || place >= newest),
        );
      }),
  };
}

function keyOf(kind: string, keyHash: string): string {
  return `${kind} ${keyHash}`;
}
