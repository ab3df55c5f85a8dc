import type { Timestamp } from '../../../domain/calendar.ts';
import { notFound } from '../../../domain/error.ts';
import type { FeedConnection } from '../../../domain/feeds/connection.ts';
import type { New } from '../../../domain/new.ts';
import type { ConnectionPlace, ConnectionRepo } from '../../../domain/ports/feeds/connection-repo.ts';
import { StoreError } from '../database-error.ts';
import { requireLiveUser } from '../live-user.ts';
import {
  FEED_CONNECTION_COLUMNS,
  type FeedConnectionColumns,
  feedConnectionFrom,
} from '../rows/feed-connection-columns.ts';
import type { Session, Unit } from '../session.ts';

export function createConnectionRepo(session: Session): ConnectionRepo {
  return {
    add: (connection) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, connection.userId);
        const { rows } = await unit.query<FeedConnectionColumns>(ADD, [connection.userId, ...valuesOf(connection)]);
        unit.changed.dataOf(connection.userId);
        return only(rows);
      }),
    async get(userId, id) {
      return (await session.query<FeedConnectionColumns>(GET, [userId, id])).rows.map(feedConnectionFrom)[0];
    },
    async list(userId) {
      return (await session.query<FeedConnectionColumns>(LIST, [userId])).rows.map(feedConnectionFrom);
    },
    async hold(userId) {
      await session.query(HOLD, [userId]);
    },
    async withState(userId, stateHash) {
      const { rows } = await session.query<FeedConnectionColumns>(WITH_STATE, [userId, stateHash]);
      return rows.map(feedConnectionFrom)[0];
    },
    update: (userId, id, change) =>
      session.atomically(async (unit) => {
        const changed = change(await locked(unit, userId, id));
        const { rows } = await unit.query<FeedConnectionColumns>(UPDATE, [userId, id, ...valuesOf(changed)]);
        unit.changed.dataOf(userId);
        return only(rows);
      }),
    remove: (userId, id) =>
      session.atomically(async (unit) => {
        const removed = await locked(unit, userId, id);
        for (const text of REMOVE) await unit.query({ text }, [userId, id]);
        unit.changed.dataOf(userId);
        return removed;
      }),
    async due(now, limit) {
      return (await session.query<PlaceColumns>(DUE, [now, limit])).rows.map(placeFrom);
    },
    async page(afterId, limit) {
      return (await session.query<PlaceColumns>(PAGE, [afterId, limit])).rows.map(placeFrom);
    },
    async withProviderKey(provider, providerKey) {
      return (await session.query<PlaceColumns>(WITH_KEY, [provider, providerKey])).rows.map(placeFrom)[0];
    },
    dropExpiredConsents: (now) =>
      session.atomically(async (unit) => {
        const { rows } = await unit.query<PlaceColumns>(EXPIRED, [now]);
        let dropped = 0;
        for (const [userId, id] of rows) dropped += await dropConsent(unit, Number(userId), Number(id), now);
        return dropped;
      }),
  };
}

/** A running request that finishes the consent is waited for. Returns how many consents were dropped: one, or none. */
async function dropConsent(unit: Unit, userId: number, id: number, now: Timestamp): Promise<number> {
  const { rows } = await unit.query<[isLinked: 't' | 'f']>(STILL_EXPIRED, [userId, id, now]);
  const [found] = rows;
  if (found === undefined) return 0;
  if (found[0] === 't') await unit.query(DROP_CONSENT, [userId, id]);
  else for (const text of REMOVE) await unit.query({ text }, [userId, id]);
  unit.changed.dataOf(userId);
  return 1;
}

async function locked(unit: Unit, userId: number, id: number): Promise<FeedConnection> {
  const { rows } = await unit.query<FeedConnectionColumns>(LOCK, [userId, id]);
  const [found] = rows.map(feedConnectionFrom);
  if (found === undefined) throw notFound('connection');
  return found;
}

function valuesOf(connection: New<FeedConnection>): readonly unknown[] {
  return FEED_CONNECTION_COLUMNS.map(([, , value]) => value(connection));
}

function only(rows: readonly FeedConnectionColumns[]): FeedConnection {
  const [stored] = rows.map(feedConnectionFrom);
  if (stored === undefined) throw new StoreError('What was just stored is not there.');
  return stored;
}

const NAMES = FEED_CONNECTION_COLUMNS.map(([name]) => name);
const ALL = `user_id, id, ${NAMES.join(', ')}`;

const ADD = {
  text: `insert into feed_connections (user_id, ${NAMES.join(', ')})
    values ($1, ${NAMES.map((_, index) => `$${index + 2}`).join(', ')}) returning ${ALL}`,
};

const GET = { text: `select ${ALL} from feed_connections where user_id = $1 and id = $2` };
const LOCK = { text: `${GET.text} for update` };
const HOLD = { text: 'select from feed_connections where user_id = $1 order by id for update' };
const LIST = {
  name: 'list_feed_connections',
  text: `select ${ALL} from feed_connections where user_id = $1 order by id`,
};

const WITH_STATE = {
  text: `select ${ALL} from feed_connections where user_id = $1 and consent_state_hash = $2 order by id limit 1`,
};

const UPDATE = {
  text: `update feed_connections set ${NAMES.map((name, index) => `${name} = $${index + 3}`).join(', ')}
    where user_id = $1 and id = $2 returning ${ALL}`,
};

const REMOVE: readonly string[] = [
  'delete from feed_accounts where user_id = $1 and connection_id = $2',
  'delete from feed_connections where user_id = $1 and id = $2',
];

const DUE = {
  text: `select user_id, id from feed_connections
    where next_sync_at <= $1 and (lease_until is null or lease_until <= $1) and sealed_credentials is not null
    order by next_sync_at, id limit $2`,
};

/** Reads the whole table: for administrators. */
const PAGE = { text: 'select user_id, id from feed_connections where id > $1 order by id limit $2' };

const WITH_KEY = {
  text: `select user_id, id from feed_connections where provider = $1 and provider_key = $2
    order by id desc limit 1`,
};

/** In one order for everybody. */
const EXPIRED = { text: 'select user_id, id from feed_connections where consent_until <= $1 order by user_id, id' };

const STILL_EXPIRED = {
  text: `select sealed_credentials is not null from feed_connections
    where user_id = $1 and id = $2 and consent_until <= $3 for update`,
};

const DROP_CONSENT = {
  text: `update feed_connections set consent_state_hash = null, consent_sealed_pending = null, consent_until = null
    where user_id = $1 and id = $2`,
};

type PlaceColumns = [userId: string, id: string];

function placeFrom([userId, id]: PlaceColumns): ConnectionPlace {
  return { userId: Number(userId), id: Number(id) };
}
