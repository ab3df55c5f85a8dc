import type { FeedConnection } from '../../../domain/feeds/connection.ts';
import type { ConnectionPlace, ConnectionRepo } from '../../../domain/ports/feeds/connection-repo.ts';
import type { Session, Writer } from '../database.ts';
import { ownedTable } from '../owned-table.ts';
import { FEED_ACCOUNTS } from './feed-account-repo.ts';

export function createConnectionRepo(session: Session): ConnectionRepo {
  const all = () => FEED_CONNECTIONS.all(session);
  return {
    add: (connection) => session.statement((writer) => FEED_CONNECTIONS.add(writer, connection)),
    get: async (userId, id) => FEED_CONNECTIONS.find(session, userId, id),
    list: async (userId) => FEED_CONNECTIONS.of(session, userId),
    // There is one writer at a time.
    hold: async () => {},
    withState: async (userId, hash) => all().find((row) => row.userId === userId && row.consent?.stateHash === hash),
    update: (userId, id, change) =>
      session.statement((writer) => FEED_CONNECTIONS.update(writer, { userId, id, noun: 'connection' }, change)),
    remove: (userId, id) => session.statement((writer) => removeWithAccounts(writer, userId, id)),
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
        const expired = FEED_CONNECTIONS.all(writer).filter(
          ({ consent }) => consent !== null && consent.expiresAt <= now,
        );
        for (const row of expired) {
          if (row.sealedCredentials === null) removeWithAccounts(writer, row.userId, row.id);
          else FEED_CONNECTIONS.put(writer, { ...row, consent: null });
        }
        return expired.length;
      }),
  };
}

function removeWithAccounts(writer: Writer, userId: number, id: number): FeedConnection {
  const removed = FEED_CONNECTIONS.remove(writer, { userId, id, noun: 'connection' });
  FEED_ACCOUNTS.removeWhere(writer, ({ connectionId }) => connectionId === id);
  return removed;
}

function placeOf({ userId, id }: FeedConnection): ConnectionPlace {
  return { userId, id };
}

const FEED_CONNECTIONS = ownedTable<FeedConnection>('feedConnections');
