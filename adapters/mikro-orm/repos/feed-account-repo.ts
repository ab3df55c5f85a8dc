import type { FeedAccountRepo } from '../../../domain/ports/feeds/connection-repo.ts';
import { FEED_ACCOUNT_COLUMNS, type FeedAccountColumns, feedAccountFrom } from '../rows/feed-account-columns.ts';
import type { Session } from '../session.ts';

export function createFeedAccountRepo(session: Session): FeedAccountRepo {
  const listed = async (text: string, values: readonly unknown[]) =>
    (await session.query<FeedAccountColumns>({ text }, values)).rows.map(feedAccountFrom);
  const change = (userId: number, text: string, values: readonly unknown[]) =>
    session.atomically(async (unit) => {
      await unit.query({ text }, [userId, ...values]);
      unit.changed.dataOf(userId);
    });
  return {
    list: (userId, connectionId) => listed(LIST, [userId, connectionId]),
    listAll: (userId) => listed(LIST_ALL, [userId]),
    put: (account) =>
      session.atomically(async (unit) => {
        const { userId, connectionId, key } = account;
        const values = FEED_ACCOUNT_COLUMNS.map(([, , value]) => value(account));
        const { rows } = await unit.query<[id: string]>(PUT, [userId, connectionId, key, ...values]);
        unit.changed.dataOf(userId);
        return Number(rows[0]?.[0]);
      }),
    release: (userId, bankAccountId) => change(userId, RELEASE, [bankAccountId]),
    forgetCoverage: (userId, connectionId) => change(userId, FORGET_COVERAGE, [connectionId]),
  };
}

const NAMES = FEED_ACCOUNT_COLUMNS.map(([name]) => name);

const SELECT = `select user_id, id, connection_id, key, ${NAMES.join(', ')} from feed_accounts where user_id = $1`;
const LIST = `${SELECT} and connection_id = $2 order by id`;
const LIST_ALL = `${SELECT} order by id`;

const PUT = {
  text: `insert into feed_accounts (user_id, connection_id, key, ${NAMES.join(', ')})
    values ($1, $2, $3, ${NAMES.map((_, index) => `$${index + 4}`).join(', ')})
    on conflict (user_id, connection_id, key) do update set
      ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}
    returning id`,
};

const RELEASE = `update feed_accounts set decision = 'undecided', bank_account_id = null, covered_from = null,
  covered_to = null where user_id = $1 and bank_account_id = $2`;

const FORGET_COVERAGE = `update feed_accounts set covered_from = null, covered_to = null
  where user_id = $1 and connection_id = $2`;
