import { notFound } from '../../../domain/error.ts';
import type { FillingFeed } from '../../../domain/feeds/account-freshness.ts';
import type { BankAccount } from '../../../domain/ledger/bank-account.ts';
import type { AccountRepo } from '../../../domain/ports/account-repo.ts';
import type { Session, View } from '../database.ts';
import { ownedTable } from '../owned-table.ts';
import { requireConnection } from '../references.ts';

export function createAccountRepo(session: Session): AccountRepo {
  return {
    add: (account) => session.statement((writer) => BANK_ACCOUNTS.add(writer, account)),
    get: async (userId, id) => findAccount(session, userId, id),
    list: async (userId) => accountsOf(session, userId),
    listWithFeeds: async (userId) =>
      accountsOf(session, userId).map((account) => ({ account, feeds: feedsOf(session, account) })),
    update: (userId, id, change) =>
      session.statement((writer) => {
        const account = findAccount(writer, userId, id);
        if (account === undefined) throw notFound('bank account');
        return BANK_ACCOUNTS.put(writer, { ...change(account), id, userId });
      }),
    restore: (account) =>
      session.statement((writer) => {
        BANK_ACCOUNTS.update(writer, { ...account, noun: 'bank account' }, () => account);
      }),
  };
}

/** The user's live accounts, by id. */
export function accountsOf(view: View, userId: number): readonly BankAccount[] {
  return BANK_ACCOUNTS.of(view, userId).filter(({ deletedAt }) => deletedAt === null);
}

function feedsOf(view: View, { id, userId }: BankAccount): readonly FillingFeed[] {
  const filling = [...view.rows('feedAccounts').values()].filter(
    (row) => row.userId === userId && row.bankAccountId === id,
  );
  return filling.flatMap(({ connectionId, problem, lastSuccessAt, balanceAt, difference }) => {
    const connection = view.rows('feedConnections').get(connectionId);
    if (connection === undefined) return [];
    const { provider, state, nextSyncAt, problem: connectionProblem } = connection;
    const account = { problem, lastSuccessAt, balanceAt, difference };
    return [{ connectionId, provider, state, connectionProblem, nextSyncAt, ...account }];
  });
}

function findAccount(view: View, userId: number, id: number): BankAccount | undefined {
  const account = BANK_ACCOUNTS.find(view, userId, id);
  return account?.deletedAt === null ? account : undefined;
}

const BANK_ACCOUNTS = ownedTable<BankAccount>('accounts', {
  check: (writer, { userId, bankId, bankConnectionId }) => requireConnection(writer, userId, bankId, bankConnectionId),
});
