import type { FillingFeed } from '../../../../domain/feeds/account-freshness.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { AccountRepo, AccountWithFeeds } from '../../../../domain/ports/account-repo.ts';
import type { Session } from '../../connection/session.ts';
import { BANK_ACCOUNTS } from '../../schema/ledger.ts';
import { addOwned, changeOwned, changingDataOf } from '../owned-rows.ts';

export function createAccountRepo(session: Session): AccountRepo {
  return {
    add: (account) => changingDataOf(session, account.userId, (unit) => addOwned(unit, BANK_ACCOUNTS, account)),
    get: (userId, id) => BANK_ACCOUNTS.find(session, { userId, id, deletedAt: null }),
    list: (userId) => session.rows<BankAccount>(LIST, [userId]),
    async listWithFeeds(userId) {
      return accountsWithFeeds(await session.rows<AccountWithFeed>(LIST_WITH_FEEDS, [userId]));
    },
    update: (userId, id, change) =>
      changingDataOf(session, userId, (unit) =>
        changeOwned(unit, BANK_ACCOUNTS, { userId, id, deletedAt: null, noun: 'bank account' }, change),
      ),
    restore: (account) =>
      changingDataOf(session, account.userId, async (unit) => {
        const { userId, id } = account;
        await changeOwned(unit, BANK_ACCOUNTS, { userId, id, noun: 'bank account' }, () => account);
      }),
  };
}

/** A user's accounts by id. Nearly every answer needs them, and through the ORM the list takes five times as long. */
const LIST = {
  name: 'list_accounts',
  text: `select ${BANK_ACCOUNTS.select()} from bank_accounts where user_id = $1 and deleted_at is null order by id`,
};

/** A user's accounts by id, each as often as feeds fill it, or once. */
const LIST_WITH_FEEDS = {
  name: 'list_accounts_with_feeds',
  text: `select ${BANK_ACCOUNTS.select('a')}, f.connection_id as "connectionId", c.provider, c.state,
      c.problem as "connectionProblem", c.next_sync_at as "nextSyncAt", f.problem, f.last_success_at as "lastSuccessAt",
      f.balance_at as "balanceAt", f.difference
    from bank_accounts a
    left join (feed_accounts f join feed_connections c on c.user_id = f.user_id and c.id = f.connection_id)
      on f.user_id = a.user_id and f.bank_account_id = a.id
    where a.user_id = $1 and a.deleted_at is null order by a.id, f.id`,
};

type AccountWithFeed = BankAccount & (FillingFeed | { readonly connectionId: null });

function accountsWithFeeds(rows: readonly AccountWithFeed[]): readonly AccountWithFeeds[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((ofOne) => ({
    account: BANK_ACCOUNTS.pick(ofOne[0]!),
    feeds: ofOne.flatMap((row) => (row.connectionId === null ? [] : [feedOf(row)])),
  }));
}

function feedOf(row: FillingFeed): FillingFeed {
  const { connectionId, provider, state, connectionProblem, nextSyncAt, ...ofAccount } = row;
  const { problem, lastSuccessAt, balanceAt, difference } = ofAccount;
  const account = { problem, lastSuccessAt, balanceAt, difference };
  return { connectionId, provider, state, connectionProblem, nextSyncAt, ...account };
}
