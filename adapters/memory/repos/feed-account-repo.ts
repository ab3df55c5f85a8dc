import { FinanceError } from '../../../domain/error.ts';
import type { ConnectedFeedAccount } from '../../../domain/feeds/connected-feed-account.ts';
import type { FeedAccountRepo } from '../../../domain/ports/feeds/connection-repo.ts';
import type { Session, View, Writer } from '../database.ts';
import { refuseUnless } from '../frozen.ts';
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
    rename: (userId, id, key) =>
      change(
        session,
        (row) => row.userId === userId && row.id === id,
        (row) => ({ ...row, key }),
      ),
    release: (userId, bankAccountId) =>
      change(
        session,
        (row) => row.userId === userId && row.bankAccountId === bankAccountId,
        (row) => ({ ...row, decision: 'undecided', ...UNLINKED, coverage: null, missingDays: [] }),
      ),
    forgetCoverage: (userId, connectionId) =>
      change(
        session,
        (row) => row.userId === userId && row.connectionId === connectionId,
        (row) => ({ ...row, coverage: null }),
      ),
  };
}

const UNLINKED = { bankAccountId: null, linkedBy: null, difference: null } as const;

/** The accounts of one connection. */
function siblings(
  view: View,
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
  const isTheirs = writer.rows('feedConnections').get(row.connectionId)?.userId === row.userId;
  refuseUnless(isTheirs, 'The user has no such connection.');
  const isLinked = row.bankAccountId !== null;
  refuseUnless((row.decision === 'linked') === isLinked, 'Linked accounts, and no others, have a bank account.');
  if (row.bankAccountId === null) return;
  requireAccount(writer, row.userId, row.bankAccountId);
  if (siblings(writer, row).some(({ id, bankAccountId }) => id !== row.id && bankAccountId === row.bankAccountId)) {
    throw new FinanceError('conflict', 'Another account of the connection fills this bank account.');
  }
}

export const FEED_ACCOUNTS = ownedTable<ConnectedFeedAccount>('feedAccounts', { check: refuseBroken });
