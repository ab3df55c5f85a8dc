import { FinanceError } from '../../../domain/error.ts';
import { type ConnectedFeedAccount, FEED_ACCOUNT_DECISIONS } from '../../../domain/feeds/connected-feed-account.ts';
import type { FeedAccountRepo } from '../../../domain/ports/feeds/connection-repo.ts';
import { currencyCode, date, integer, oneOf, orNull, text, timestamp } from '../columns.ts';
import { ConstraintError } from '../constraint-error.ts';
import type { Session, Writer } from '../database.ts';
import { requireAccount } from '../references.ts';

export function createFeedAccountRepo(session: Session): FeedAccountRepo {
  const own = (userId: number) => [...session.rows('feedAccounts').values()].filter((row) => row.userId === userId);
  return {
    list: async (userId, connectionId) => own(userId).filter((row) => row.connectionId === connectionId),
    listAll: async (userId) => own(userId),
    put: (account) =>
      session.statement((writer) => {
        const others = [...writer.rows('feedAccounts').values()].filter(
          (row) => row.userId === account.userId && row.connectionId === account.connectionId,
        );
        const known = others.find(({ key }) => key === account.key);
        const row = accountRow({ ...account, id: known?.id ?? writer.nextId() });
        refuseBroken(writer, row, others);
        writer.change('feedAccounts').set(row.id, row);
        return row.id;
      }),
    release: (userId, bankAccountId) =>
      change(
        session,
        (row) => row.userId === userId && row.bankAccountId === bankAccountId,
        (row) => ({ ...row, decision: 'undecided', bankAccountId: null, coverage: null }),
      ),
    forgetCoverage: (userId, connectionId) =>
      change(
        session,
        (row) => row.userId === userId && row.connectionId === connectionId,
        (row) => ({ ...row, coverage: null }),
      ),
  };
}

function change(
  session: Session,
  isMeant: (row: ConnectedFeedAccount) => boolean,
  changed: (row: ConnectedFeedAccount) => ConnectedFeedAccount,
): Promise<void> {
  return session.statement((writer) => {
    for (const row of [...writer.rows('feedAccounts').values()].filter(isMeant)) {
      writer.change('feedAccounts').set(row.id, Object.freeze(changed(row)));
    }
  });
}

function refuseBroken(writer: Writer, row: ConnectedFeedAccount, others: readonly ConnectedFeedAccount[]): void {
  if (writer.rows('feedConnections').get(row.connectionId)?.userId !== row.userId) {
    throw new ConstraintError('The user has no such connection.');
  }
  if ((row.decision === 'linked') !== (row.bankAccountId !== null)) {
    throw new ConstraintError('Linked accounts, and no others, have a bank account.');
  }
  if (row.bankAccountId === null) return;
  requireAccount(writer, row.userId, row.bankAccountId);
  if (others.some(({ key, bankAccountId }) => key !== row.key && bankAccountId === row.bankAccountId)) {
    throw new FinanceError('conflict', 'Another account of the connection fills this bank account.');
  }
}

function accountRow(account: ConnectedFeedAccount): ConnectedFeedAccount {
  return Object.freeze({
    id: integer(account.id),
    userId: integer(account.userId),
    connectionId: integer(account.connectionId),
    key: text(account.key),
    name: text(account.name),
    institutionName: text(account.institutionName),
    institutionCountry: orNull(text, account.institutionCountry),
    kind: orNull(text, account.kind),
    lastFour: orNull(text, account.lastFour),
    numberHash: orNull(text, account.numberHash),
    currency: orNull(currencyCode, account.currency),
    balance: orNull(integer, account.balance),
    balanceAt: orNull(timestamp, account.balanceAt),
    decision: oneOf(FEED_ACCOUNT_DECISIONS)(account.decision),
    bankAccountId: orNull(integer, account.bankAccountId),
    coverage: orNull(({ from, to }) => Object.freeze({ from: date(from), to: date(to) }), account.coverage),
    problem: orNull(({ code, message }) => Object.freeze({ code, message: text(message) }), account.problem),
    lastSuccessAt: orNull(timestamp, account.lastSuccessAt),
    createdAt: timestamp(account.createdAt),
  });
}
