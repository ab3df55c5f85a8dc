import type { Session } from '../../../../domain/access/session.ts';
import type { SessionRepo } from '../../../../domain/ports/access/session-repo.ts';
import { integer, text, textOf, timestamp } from '../../columns.ts';
import type { Session as DatabaseSession } from '../../database.ts';
import { ownedTable } from '../../owned-table.ts';

export function createSessionRepo(database: DatabaseSession): SessionRepo {
  const removeWhere = (isGone: (row: Session) => boolean) =>
    database.statement((writer) => SESSIONS.removeWhere(writer, isGone));
  return {
    add: (session) => database.statement((writer) => SESSIONS.add(writer, session)),
    findByHash: async (hash) => SESSIONS.all(database).find((row) => row.hash === hash),
    list: async (userId) => SESSIONS.of(database, userId),
    update: (userId, id, change) =>
      database.statement((writer) => SESSIONS.update(writer, { userId, id, noun: 'session' }, change)),
    remove: async (userId, id) => void (await removeWhere((row) => row.userId === userId && row.id === id)),
    removeAll: async (userId, exceptId) =>
      void (await removeWhere((row) => row.userId === userId && row.id !== exceptId)),
    removeExpired: (at) => removeWhere((row) => row.expiresAt <= at),
  };
}

const SESSIONS = ownedTable<Session>(
  'sessions',
  {
    id: integer,
    userId: integer,
    hash: text,
    createdAt: timestamp,
    lastSeenAt: timestamp,
    confirmedAt: timestamp,
    expiresAt: timestamp,
    userAgent: textOf(0, 200),
    address: text,
  },
  { unique: ({ hash }) => hash },
);
