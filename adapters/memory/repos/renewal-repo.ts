import type { Renewal } from '../../../domain/categorising/renewal.ts';
import type { RenewalRepo } from '../../../domain/ports/renewal-repo.ts';
import type { Session } from '../database.ts';
import { refuseUnless } from '../frozen.ts';
import { findTransaction, ledgerOf } from '../ledger.ts';
import { ownedTable } from '../owned-table.ts';

export function createRenewalRepo(session: Session): RenewalRepo {
  const live = (userId: number) => {
    const ledger = ledgerOf(session, userId);
    const found = RENEWALS.of(session, userId).filter(({ id }) => findTransaction(ledger, id) !== undefined);
    return found.sort((a, b) => b.id - a.id);
  };
  return {
    putAll: (userId, renewals) =>
      session.statement((writer) => {
        const ledger = ledgerOf(writer, userId);
        for (const one of renewals) {
          const isOwn = one.userId === userId && findTransaction(ledger, one.id) !== undefined;
          refuseUnless(isOwn, 'All must be of transactions of one user.');
          RENEWALS.put(writer, one);
        }
      }),
    async summary(userId) {
      const found = live(userId).map(({ renewedAt }) => renewedAt);
      return { count: found.length, latest: found.toSorted().at(-1) ?? null };
    },
    page: async (userId, beforeId, limit) =>
      live(userId)
        .filter(({ id }) => id < beforeId)
        .slice(0, limit),
    remove: (userId, ids) =>
      session.statement((writer) => {
        RENEWALS.removeWhere(writer, (one) => one.userId === userId && ids.includes(one.id));
      }),
  };
}

export const RENEWALS = ownedTable<Renewal>('renewals');
