import type { Timestamp } from '../../../../domain/calendar.ts';
import { notFound } from '../../../../domain/error.ts';
import type { FeedConnection } from '../../../../domain/feeds/connection.ts';
import type { ConnectionPlace, ConnectionRepo } from '../../../../domain/ports/feeds/connection-repo.ts';
import type { Session, Unit } from '../../connection/session.ts';
import { FEED_CONNECTIONS, feedConnection, type StoredConnection, storedConnection } from '../../schema/feeds.ts';
import { addOwned, changingDataOf } from '../owned-rows.ts';

export function createConnectionRepo(session: Session): ConnectionRepo {
  return {
    add: (connection) =>
      changingDataOf(session, connection.userId, async (unit) =>
        feedConnection(await addOwned(unit, FEED_CONNECTIONS, storedConnection({ ...connection, id: 0 }))),
      ),
    async get(userId, id) {
      const found = await FEED_CONNECTIONS.find(session, { userId, id });
      return found && feedConnection(found);
    },
    async list(userId) {
      return (await session.rows<StoredConnection>(LIST, [userId])).map(feedConnection);
    },
    async hold(userId) {
      await session.change(HOLD, [userId]);
    },
    async withState(userId, stateHash) {
      return (await session.rows<StoredConnection>(WITH_STATE, [userId, stateHash])).map(feedConnection)[0];
    },
    update: (userId, id, change) =>
      changingDataOf(session, userId, async (unit) => {
        const changed = storedConnection({ ...change(await locked(unit, userId, id)), userId, id });
        await FEED_CONNECTIONS.overwrite(unit, { userId, id }, changed);
        return feedConnection(FEED_CONNECTIONS.pick(changed));
      }),
    remove: (userId, id) =>
      changingDataOf(session, userId, async (unit) => {
        const removed = await locked(unit, userId, id);
        for (const text of REMOVE) await unit.change({ text }, [userId, id]);
        return removed;
      }),
    due: (now, limit) => session.rows<ConnectionPlace>(DUE, [now, limit]),
    page: (afterId, limit) => session.rows<ConnectionPlace>(PAGE, [afterId, limit]),
    async withProviderKey(provider, providerKey) {
      return (await session.rows<ConnectionPlace>(WITH_KEY, [provider, providerKey]))[0];
    },
    dropExpiredConsents: (now) =>
      session.atomically(async (unit) => {
        let dropped = 0;
        for (const place of await unit.rows<ConnectionPlace>(EXPIRED, [now])) {
          dropped += await dropConsent(unit, place, now);
        }
        return dropped;
      }),
  };
}

/** A running request that finishes the consent is waited for. Returns how many consents were dropped: one, or none. */
async function dropConsent(unit: Unit, { userId, id }: ConnectionPlace, now: Timestamp): Promise<number> {
  const [found] = await unit.rows<{ isLinked: boolean }>(STILL_EXPIRED, [userId, id, now]);
  if (found === undefined) return 0;
  if (found.isLinked) await unit.change(DROP_CONSENT, [userId, id]);
  else for (const text of REMOVE) await unit.change({ text }, [userId, id]);
  unit.changed.dataOf(userId);
  return 1;
}

async function locked(unit: Unit, userId: number, id: number): Promise<FeedConnection> {
  const found = await FEED_CONNECTIONS.lock(unit, { userId, id });
  if (found === undefined) throw notFound('connection');
  return feedConnection(found);
}

const SELECT = `select ${FEED_CONNECTIONS.select()} from feed_connections where user_id = $1`;
const HOLD = { text: 'select from feed_connections where user_id = $1 order by id for update' };
const LIST = { name: 'list_feed_connections', text: `${SELECT} order by id` };
const WITH_STATE = { text: `${SELECT} and consent_state_hash = $2 order by id limit 1` };

const REMOVE: readonly string[] = [
  'delete from feed_accounts where user_id = $1 and connection_id = $2',
  'delete from feed_connections where user_id = $1 and id = $2',
];

const PLACE = 'user_id as "userId", id';

const DUE = {
  text: `select ${PLACE} from feed_connections
    where next_sync_at <= $1 and (lease_until is null or lease_until <= $1) and sealed_credentials is not null
    order by next_sync_at, id limit $2`,
};

/** Reads the whole table: for administrators. */
const PAGE = { text: `select ${PLACE} from feed_connections where id > $1 order by id limit $2` };

const WITH_KEY = {
  text: `select ${PLACE} from feed_connections where provider = $1 and provider_key = $2
    order by id desc limit 1`,
};

/** In one order for everybody. */
const EXPIRED = { text: `select ${PLACE} from feed_connections where consent_until <= $1 order by user_id, id` };

const STILL_EXPIRED = {
  text: `select sealed_credentials is not null as "isLinked" from feed_connections
    where user_id = $1 and id = $2 and consent_until <= $3 for update`,
};

const DROP_CONSENT = {
  text: `update feed_connections set consent_state_hash = null, consent_sealed_pending = null, consent_until = null
    where user_id = $1 and id = $2`,
};
