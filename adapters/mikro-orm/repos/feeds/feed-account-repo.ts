import type { FeedAccountRepo } from '../../../../domain/ports/feeds/connection-repo.ts';
import type { Session } from '../../connection/session.ts';
import { FEED_ACCOUNTS, feedAccount, type StoredFeedAccount, storedFeedAccount } from '../../schema/feeds.ts';
import { storing } from '../../schema/table.ts';
import { changingDataOf } from '../owned-rows.ts';

export function createFeedAccountRepo(session: Session): FeedAccountRepo {
  const listed = async (text: string, values: readonly unknown[]) =>
    (await session.rows<StoredFeedAccount>({ text }, values)).map(feedAccount);
  const change = (userId: number, text: string, values: readonly unknown[]) =>
    changingDataOf(session, userId, async (unit) => void (await unit.change({ text }, [userId, ...values])));
  return {
    list: (userId, connectionId) => listed(LIST, [userId, connectionId]),
    listAll: (userId) => listed(LIST_ALL, [userId]),
    put: (account) =>
      changingDataOf(session, account.userId, async (unit) => {
        const row = storedFeedAccount({ ...account, id: 0 });
        const [stored] = await unit.rows<{ id: number }>(PUT, STORING.valuesOf(row));
        return stored!.id;
      }),
    rename: (userId, id, key) => change(userId, RENAME, [id, key]),
    release: (userId, bankAccountId) => change(userId, RELEASE, [bankAccountId]),
    forgetCoverage: (userId, connectionId) => change(userId, FORGET_COVERAGE, [connectionId]),
  };
}

const SELECT = `select ${FEED_ACCOUNTS.select()} from feed_accounts where user_id = $1`;
const LIST = `${SELECT} and connection_id = $2 order by id`;
const LIST_ALL = `${SELECT} order by id`;

const STORING = storing(FEED_ACCOUNTS);

const PUT = {
  text: `insert into feed_accounts (${STORING.names}) values (${STORING.parameters})
    on conflict (user_id, connection_id, key) do update set ${STORING.replacing(['user_id', 'connection_id', 'key'])}
    returning id`,
};

const RENAME = 'update feed_accounts set key = $3 where user_id = $1 and id = $2';

const RELEASE = `update feed_accounts set decision = 'undecided', bank_account_id = null, linked_by = null,
  difference = null, covered_from = null, covered_to = null, missing_days = '[]'
  where user_id = $1 and bank_account_id = $2`;

const FORGET_COVERAGE = `update feed_accounts set covered_from = null, covered_to = null
  where user_id = $1 and connection_id = $2`;
