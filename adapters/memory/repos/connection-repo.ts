import { notFound } from '../../../domain/error.ts';
import { CONNECTION_STATES, type FeedConnection } from '../../../domain/feeds/connection.ts';
import { FEED_PROVIDERS } from '../../../domain/ports/feeds/bank-feed-port.ts';
import type { ConnectionPlace, ConnectionRepo } from '../../../domain/ports/feeds/connection-repo.ts';
import { integer, listOf, oneOf, orNull, text, timestamp, uuid } from '../columns.ts';
import type { Session, Writer } from '../database.ts';
import { requireLiveUser } from '../references.ts';

export function createConnectionRepo(session: Session): ConnectionRepo {
  const all = () => [...session.rows('feedConnections').values()];
  return {
    add: (connection) =>
      session.statement((writer) => {
        const row = connectionRow({ ...connection, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        writer.change('feedConnections').set(row.id, row);
        return row;
      }),
    get: async (userId, id) => find(session, userId, id),
    list: async (userId) => all().filter((row) => row.userId === userId),
    // There is one writer at a time.
    hold: async () => {},
    withState: async (userId, hash) => all().find((row) => row.userId === userId && row.consent?.stateHash === hash),
    update: (userId, id, change) =>
      session.statement((writer) => {
        const row = connectionRow({ ...change(required(writer, userId, id)), userId, id });
        writer.change('feedConnections').set(id, row);
        return row;
      }),
    remove: (userId, id) =>
      session.statement((writer) => {
        const row = required(writer, userId, id);
        removeWithAccounts(writer, id);
        return row;
      }),
    due: async (now, limit) =>
      all()
        .filter(({ nextSyncAt, lease, sealedCredentials }) => {
          const isFree = lease === null || lease.until <= now;
          return nextSyncAt !== null && nextSyncAt <= now && isFree && sealedCredentials !== null;
        })
        .toSorted(
          (a, b) => Number(a.nextSyncAt! > b.nextSyncAt!) - Number(a.nextSyncAt! < b.nextSyncAt!) || a.id - b.id,
        )
        .slice(0, limit)
        .map(placeOf),
    page: async (afterId, limit) =>
      all()
        .filter(({ id }) => id > afterId)
        .slice(0, limit)
        .map(placeOf),
    async withProviderKey(provider, key) {
      const found = all().findLast((row) => row.provider === provider && row.providerKey === key);
      return found && placeOf(found);
    },
    dropExpiredConsents: (now) =>
      session.statement((writer) => {
        const expired = [...writer.rows('feedConnections').values()].filter(
          ({ consent }) => consent !== null && consent.expiresAt <= now,
        );
        for (const row of expired) {
          if (row.sealedCredentials === null) removeWithAccounts(writer, row.id);
          else writer.change('feedConnections').set(row.id, Object.freeze({ ...row, consent: null }));
        }
        return expired.length;
      }),
  };
}

function find(view: Pick<Session, 'rows'>, userId: number, id: number): FeedConnection | undefined {
  const row = view.rows('feedConnections').get(id);
  return row?.userId === userId ? row : undefined;
}

function required(writer: Writer, userId: number, id: number): FeedConnection {
  const row = find(writer, userId, id);
  if (row === undefined) throw notFound('connection');
  return row;
}

function removeWithAccounts(writer: Writer, id: number): void {
  writer.change('feedConnections').delete(id);
  for (const [key, { connectionId }] of writer.rows('feedAccounts')) {
    if (connectionId === id) writer.change('feedAccounts').delete(key);
  }
}

function placeOf({ userId, id }: FeedConnection): ConnectionPlace {
  return { userId, id };
}

function connectionRow(connection: FeedConnection): FeedConnection {
  return Object.freeze({
    id: integer(connection.id),
    userId: integer(connection.userId),
    provider: oneOf(FEED_PROVIDERS)(connection.provider),
    name: text(connection.name),
    state: oneOf(CONNECTION_STATES)(connection.state),
    sealedCredentials: orNull(text, connection.sealedCredentials),
    providerKey: orNull(text, connection.providerKey),
    cursor: orNull(text, connection.cursor),
    consent: orNull(
      ({ stateHash, sealedPending, expiresAt }) =>
        Object.freeze({
          stateHash: text(stateHash),
          sealedPending: text(sealedPending),
          expiresAt: timestamp(expiresAt),
        }),
      connection.consent,
    ),
    consentExpiresAt: orNull(timestamp, connection.consentExpiresAt),
    problem: orNull(({ code, message }) => Object.freeze({ code, message: text(message) }), connection.problem),
    failures: integer(connection.failures),
    recentFetches: listOf(timestamp, connection.recentFetches),
    lastSuccessAt: orNull(timestamp, connection.lastSuccessAt),
    nextSyncAt: orNull(timestamp, connection.nextSyncAt),
    lease: orNull(
      ({ holder, until }) => Object.freeze({ holder: uuid(holder), until: timestamp(until) }),
      connection.lease,
    ),
    createdAt: timestamp(connection.createdAt),
    updatedAt: timestamp(connection.updatedAt),
  });
}
