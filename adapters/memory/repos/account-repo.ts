import { notFound } from '../../../domain/error.ts';
import type { FillingFeed } from '../../../domain/feeds/account-freshness.ts';
import {
  ACCOUNT_NAME_MAX_CHARACTERS,
  ACCOUNT_SUBTYPE_MAX_CHARACTERS,
  ACCOUNT_TYPES,
  type BankAccount,
} from '../../../domain/ledger/bank-account.ts';
import type { AccountRepo } from '../../../domain/ports/account-repo.ts';
import { currencyCode, integer, oneOf, orNull, textOf, timestamp, uuid } from '../columns.ts';
import type { Session, Writer } from '../database.ts';
import { requireConnection, requireLiveUser } from '../references.ts';

export function createAccountRepo(session: Session): AccountRepo {
  return {
    add: (account) => session.statement((writer) => store(writer, { ...account, id: writer.nextId() })),
    get: async (userId, id) => findAccount(session, userId, id),
    list: async (userId) => accountsOf(session, userId),
    listWithFeeds: async (userId) =>
      accountsOf(session, userId).map((account) => ({ account, feeds: feedsOf(session, account) })),
    update: (userId, id, change) =>
      session.statement((writer) => {
        const account = findAccount(writer, userId, id);
        if (account === undefined) throw notFound('bank account');
        return store(writer, { ...change(account), id, userId });
      }),
  };
}

/** The user's live accounts, by id. */
export function accountsOf(view: Pick<Session, 'rows'>, userId: number): readonly BankAccount[] {
  return [...view.rows('accounts').values()].filter((account) => isThere(account, userId));
}

function feedsOf(view: Pick<Session, 'rows'>, { id, userId }: BankAccount): readonly FillingFeed[] {
  const filling = [...view.rows('feedAccounts').values()].filter(
    (row) => row.userId === userId && row.bankAccountId === id,
  );
  return filling.flatMap(({ connectionId, problem, lastSuccessAt, balanceAt }) => {
    const connection = view.rows('feedConnections').get(connectionId);
    if (connection === undefined) return [];
    const { provider, state, nextSyncAt, problem: connectionProblem } = connection;
    return [{ connectionId, provider, state, connectionProblem, nextSyncAt, problem, lastSuccessAt, balanceAt }];
  });
}

function findAccount(view: Pick<Session, 'rows'>, userId: number, id: number): BankAccount | undefined {
  const account = view.rows('accounts').get(id);
  return account !== undefined && isThere(account, userId) ? account : undefined;
}

function isThere(account: BankAccount, userId: number): boolean {
  return account.userId === userId && account.deletedAt === null;
}

function store(writer: Writer, account: BankAccount): BankAccount {
  const row = accountRow(account);
  requireLiveUser(writer, row.userId);
  requireConnection(writer, row.userId, row.bankId, row.bankConnectionId);
  writer.change('accounts').set(row.id, row);
  return row;
}

function accountRow(account: BankAccount): BankAccount {
  return Object.freeze({
    id: integer(account.id),
    userId: integer(account.userId),
    externalId: uuid(account.externalId),
    bankId: integer(account.bankId),
    bankConnectionId: integer(account.bankConnectionId),
    kind: oneOf(['manual', 'connected'] as const)(account.kind),
    name: textOf(1, ACCOUNT_NAME_MAX_CHARACTERS)(account.name),
    type: oneOf(ACCOUNT_TYPES)(account.type),
    subtype: orNull(textOf(1, ACCOUNT_SUBTYPE_MAX_CHARACTERS), account.subtype),
    currency: currencyCode(account.currency),
    balance: integer(account.balance),
    initialBalance: integer(account.initialBalance),
    hidden: account.hidden,
    lastTransactionCreatedAt: timestamp(account.lastTransactionCreatedAt),
    lastBalanceCreatedAt: timestamp(account.lastBalanceCreatedAt),
    deletedAt: orNull(timestamp, account.deletedAt),
    createdAt: timestamp(account.createdAt),
    updatedAt: timestamp(account.updatedAt),
  });
}
