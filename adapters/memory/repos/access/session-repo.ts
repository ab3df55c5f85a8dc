import type { Session } from '../../../../domain/access/session.ts';
import { FinanceError, notFound } from '../../../../domain/error.ts';
import type { SessionRepo } from '../../../../domain/ports/access/session-repo.ts';
import { integer, text, textOf, timestamp } from '../../columns.ts';
import type { Session as DatabaseSession, Writer } from '../../database.ts';
import { requireLiveUser } from '../../references.ts';

export function createSessionRepo(database: DatabaseSession): SessionRepo {
  const list = (userId: number) => [...database.rows('sessions').values()].filter((row) => row.userId === userId);
  return {
    add: (session) =>
      database.statement((writer) => {
        const row = sessionRow({ ...session, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        if (findByHash(writer, row.hash) !== undefined) {
          throw new FinanceError('conflict', 'This session exists already.');
        }
        writer.change('sessions').set(row.id, row);
        return row;
      }),
    findByHash: async (hash) => findByHash(database, hash),
    list: async (userId) => list(userId),
    update: (userId, id, change) =>
      database.statement((writer) => {
        const session = writer.rows('sessions').get(id);
        if (session?.userId !== userId) throw notFound('session');
        const row = sessionRow({ ...change(session), id, userId });
        writer.change('sessions').set(id, row);
        return row;
      }),
    remove: (userId, id) =>
      removeWhere(database, (row) => row.userId === userId && row.id === id).then(() => undefined),
    removeAll: (userId, exceptId) =>
      removeWhere(database, (row) => row.userId === userId && row.id !== exceptId).then(() => undefined),
    removeExpired: (at) => removeWhere(database, (row) => row.expiresAt <= at),
  };
}

function findByHash(view: Pick<DatabaseSession, 'rows'>, hash: string): Session | undefined {
  return [...view.rows('sessions').values()].find((row) => row.hash === hash);
}

function removeWhere(database: DatabaseSession, isGone: (row: Session) => boolean): Promise<number> {
  return database.statement((writer: Writer) => {
    const gone = [...writer.rows('sessions').values()].filter(isGone);
    for (const { id } of gone) writer.change('sessions').delete(id);
    return gone.length;
  });
}

function sessionRow(session: Session): Session {
  return Object.freeze({
    id: integer(session.id),
    userId: integer(session.userId),
    hash: text(session.hash),
    createdAt: timestamp(session.createdAt),
    lastSeenAt: timestamp(session.lastSeenAt),
    confirmedAt: timestamp(session.confirmedAt),
    expiresAt: timestamp(session.expiresAt),
    userAgent: textOf(0, 200)(session.userAgent),
    address: text(session.address),
  });
}
