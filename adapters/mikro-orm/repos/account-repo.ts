import { LockMode } from '@mikro-orm/core';
import { notFound } from '../../../domain/error.ts';
import type { AccountRepo } from '../../../domain/ports/account-repo.ts';
import { requireLiveUser } from '../live-user.ts';
import { type AccountWithFeedColumns, accountsWithFeeds, LIST_WITH_FEEDS } from '../rows/accounts-with-feeds.ts';
import { BankAccountRow, bankAccountColumns, toBankAccount } from '../rows/bank-account-row.ts';
import { type AccountColumns, LIST_ACCOUNTS, toListedAccount } from '../rows/listed-accounts.ts';
import type { Session } from '../session.ts';

export function createAccountRepo(session: Session): AccountRepo {
  return {
    add: (account) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, account.userId);
        const columns = bankAccountColumns(account);
        const id = await unit.orm((em) => em.insert(BankAccountRow, columns));
        unit.changed.dataOf(account.userId);
        return { id, ...columns };
      }),
    async get(userId, id) {
      const live = { userId, id, deletedAt: null };
      const row = await session.orm((em) => em.findOne(BankAccountRow, live, { disableIdentityMap: true }));
      return row === null ? undefined : toBankAccount(row);
    },
    async list(userId) {
      const { rows } = await session.query<AccountColumns>(LIST_ACCOUNTS, [userId]);
      return rows.map((columns) => toListedAccount(userId, columns));
    },
    async listWithFeeds(userId) {
      return accountsWithFeeds(userId, (await session.query<AccountWithFeedColumns>(LIST_WITH_FEEDS, [userId])).rows);
    },
    update: (userId, id, change) =>
      session.atomically(async (unit) => {
        const options = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;
        const row = await unit.orm((em) => em.findOne(BankAccountRow, { userId, id, deletedAt: null }, options));
        if (row === null) throw notFound('bank account');
        const columns = { ...bankAccountColumns(change(toBankAccount(row))), userId };
        await unit.orm((em) => em.nativeUpdate(BankAccountRow, { userId, id }, columns));
        unit.changed.dataOf(userId);
        return { id, ...columns };
      }),
  };
}
