import { FinanceError } from '../../../domain/error.ts';
import { type ConnectedFeedAccount, FEED_ACCOUNT_DECISIONS } from '../../../domain/feeds/connected-feed-account.ts';
import type { FeedAccountRepo } from '../../../domain/ports/feeds/connection-repo.ts';
import { currencyCode, date, integer, nullable, oneOf, text, timestamp } from '../columns.ts';
import { ConstraintError } from '../constraint-error.ts';
import type { Session, Writer } from '../database.ts';
import { ownedTable } from '../owned-table.ts';
import { requireAccount } from '../references.ts';

export function createFeedAccountRepo(session: Session): FeedAccountRepo {
  return {
    list: async (userId, connectionId) => siblings(session, { userId, connectionId }),
    listAll: async (userId) => FEED_ACCOUNTS.of(session, userId),
    put: (account) =>
      session.statement((writer) => {
        const known = siblings(writer, account).find(({ key }) => key === account.key);
        return FEED_ACCOUNTS.put(writer, { ...account, id: known?.id ?? writer.nextId() }).id;
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

/** The accounts of one connection. */
function siblings(
  view: Pick<Session, 'rows'>,
  { userId, connectionId }: Pick<ConnectedFeedAccount, 'userId' | 'connectionId'>,
): readonly ConnectedFeedAccount[] {
  return FEED_ACCOUNTS.of(view, userId).filter((row) => row.connectionId === connectionId);
}

function change(
  session: Session,
  isMeant: (row: ConnectedFeedAccount) => boolean,
  changed: (row: ConnectedFeedAccount) => ConnectedFeedAccount,
): Promise<void> {
  return session.statement((writer) => {
    for (const row of FEED_ACCOUNTS.all(writer).filter(isMeant)) FEED_ACCOUNTS.put(writer, changed(row));
  });
}

function refuseBroken(writer: Writer, row: ConnectedFeedAccount): void {
  if (writer.rows('feedConnections').get(row.connectionId)?.userId !== row.userId) {
    throw new ConstraintError('The user has no such connection.');
  }
  if ((row.decision === 'linked') !== (row.bankAccountId !== null)) {
    throw new ConstraintError('Linked accounts, and no others, have a bank account.');
  }
  if (row.bankAccountId === null) return;
  requireAccount(writer, row.userId, row.bankAccountId);
  if (siblings(writer, row).some(({ key, bankAccountId }) => key !== row.key && bankAccountId === row.bankAccountId)) {
    throw new FinanceError('conflict', 'Another account of the connection fills this bank account.');
  }
}

export const FEED_ACCOUNTS = ownedTable<ConnectedFeedAccount>(
  'feedAccounts',
  {
    id: integer,
    userId: integer,
    connectionId: integer,
    key: text,
    name: text,
    institutionName: text,
    institutionCountry: nullable(text),
    kind: nullable(text),
    lastFour: nullable(text),
    numberHash: nullable(text),
    currency: nullable(currencyCode),
    balance: nullable(integer),
    balanceAt: nullable(timestamp),
    decision: oneOf(FEED_ACCOUNT_DECISIONS),
    bankAccountId: nullable(integer),
    coverage: nullable(({ from, to }) => Object.freeze({ from: date(from), to: date(to) })),
    problem: nullable(({ code, message }) => Object.freeze({ code, message: text(message) })),
    lastSuccessAt: nullable(timestamp),
    createdAt: timestamp,
  },
  { check: refuseBroken },
);
