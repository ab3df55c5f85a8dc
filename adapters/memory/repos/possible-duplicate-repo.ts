import type { PossibleDuplicate } from '../../../domain/imports/possible-duplicate.ts';
import type { PossibleDuplicateRepo } from '../../../domain/ports/possible-duplicate-repo.ts';
import type { Session } from '../database.ts';
import { refuseUnless } from '../frozen.ts';
import { findTransaction, ledgerOf } from '../ledger.ts';
import { ownedTable } from '../owned-table.ts';

export function createPossibleDuplicateRepo(session: Session): PossibleDuplicateRepo {
  const live = (userId: number): readonly PossibleDuplicate[] => {
    const ledger = ledgerOf(session, userId);
    const accountOf = (id: number) => findTransaction(ledger, id)?.bankAccountId;
    const found = PAIRS.of(session, userId).filter(({ id, duplicateOf, settledAs }) => {
      const account = accountOf(duplicateOf);
      return account !== undefined && (settledAs === 'same' || accountOf(id) === account);
    });
    return found.sort((a, b) => b.id - a.id);
  };
  return {
    putAll: (userId, pairs) =>
      session.statement((writer) => {
        const ledger = ledgerOf(writer, userId);
        for (const one of pairs) {
          const isOwn = one.userId === userId && findTransaction(ledger, one.duplicateOf) !== undefined;
          refuseUnless(isOwn, 'All must be of transactions of one user.');
          PAIRS.put(writer, one);
        }
      }),
    get: async (userId, id) => live(userId).find((one) => one.id === id),
    page: async (userId, { isSettled, beforeId, limit }) =>
      live(userId)
        .filter(({ id, settledAs }) => id < beforeId && (settledAs !== null) === isSettled)
        .slice(0, limit),
    count: async (userId) => live(userId).filter(({ settledAs }) => settledAs === null).length,
    async naming(userId, ids) {
      const wanted = new Set(ids);
      return PAIRS.of(session, userId).filter((one) => wanted.has(one.duplicateOf) && one.settledAs !== 'same');
    },
    async unitedBy(userId, importId) {
      const rows = session.rows('importRows').get(importId);
      const shown = new Set(rows?.userId === userId ? rows.rows.map(({ transactionId }) => transactionId) : []);
      return live(userId)
        .filter(({ id, duplicateOf, settledAs }) => settledAs === 'same' && (shown.has(id) || shown.has(duplicateOf)))
        .toReversed();
    },
  };
}

export const PAIRS = ownedTable<PossibleDuplicate>('possibleDuplicates');
