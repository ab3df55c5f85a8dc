import { type DaySpan, dateOf } from '../../../domain/calendar.ts';
import { linkedTransaction, type Transaction } from '../../../domain/ledger/transaction.ts';
import { mayBeLeg, type TransferLeg } from '../../../domain/own-transfers/transfer-leg.ts';
import type { OtherLeg } from '../../../domain/own-transfers/transfer-link.ts';
import type { OwnTransferRepo } from '../../../domain/ports/own-transfer-repo.ts';
import type { Session, View } from '../database.ts';
import { frozen } from '../frozen.ts';
import { findTransaction, ledgerOf, storeLedger } from '../ledger.ts';
import { requireLiveUser } from '../references.ts';
import { accountsOf } from './account-repo.ts';
import { accountOfHash } from './observation-repo.ts';
import { checkedRow } from './transaction-repo.ts';

export function createOwnTransferRepo(session: Session): OwnTransferRepo {
  const live = (userId: number) => ledgerOf(session, userId).byId;
  return {
    async legs(userId, span) {
      const found = live(userId).filter(isWithin(span));
      return {
        legs: found.filter(mayBeLeg).map(toLeg),
        links: found.flatMap(linkIn(linksOf(session, userId))),
        email: session.rows('users').get(userId)?.email ?? null,
      };
    },
    links: async (userId, span) =>
      live(userId)
        .filter(isWithin(span))
        .flatMap(linkIn(linksOf(session, userId))),
    async texts(userId, ids) {
      const found = ids.flatMap((id) => findTransaction(ledgerOf(session, userId), id) ?? []);
      const counterparts = counterpartsOf(session, userId, new Set(ids));
      return new Map(
        found.map(({ id, description, merchantName, status }) => {
          const counterpartId = counterparts.get(id) ?? null;
          return [id, { description, merchantName, isPending: status === 'pending', counterpartId }];
        }),
      );
    },
    async daysOf(userId, bankAccountId) {
      const days = live(userId).flatMap((one) => (one.bankAccountId === bankAccountId ? [dateOf(one.bookedAt)] : []));
      const [from, to] = [days.toSorted()[0], days.toSorted().at(-1)];
      return from === undefined || to === undefined ? undefined : { from, to };
    },
    link: (userId, links) =>
      session.statement((writer) => {
        requireLiveUser(writer, userId);
        const ledger = ledgerOf(writer, userId);
        const kept = [...linksOf(writer, userId)].filter(([id]) => findTransaction(ledger, id) !== undefined);
        const stored = new Map(kept);
        const changed = links.flatMap(({ id, other, categoryId }) => {
          if (other === null) stored.delete(id);
          else stored.set(id, frozen(other));
          const found = findTransaction(ledger, id);
          return found === undefined ? [] : [checkedRow(writer, linkedTransaction(found, categoryId))];
        });
        const rows = new Map(changed.map((one) => [one.id, one]));
        writer.change('transferLinks').set(userId, stored);
        storeLedger(
          writer,
          userId,
          ledger.byId.map((one) => rows.get(one.id) ?? one),
        );
      }),
    unmatchedUser: async () => session.rows('unmatchedUsers').keys().next().value,
    markMatched: (userId) => session.statement((writer) => void writer.change('unmatchedUsers').delete(userId)),
  };
}

/** The user's own accounts that the latest rows of these transactions name as the other party. */
function counterpartsOf(session: Session, userId: number, ids: ReadonlySet<number>): ReadonlyMap<number, number> {
  const hashes = new Map<number, string>();
  for (const { userId: owner, rows } of session.rows('importRows').values()) {
    for (const { transactionId, counterpartyHash } of owner === userId ? rows : []) {
      if (counterpartyHash !== null && ids.has(transactionId ?? 0)) hashes.set(transactionId ?? 0, counterpartyHash);
    }
  }
  const live = new Set(accountsOf(session, userId).map(({ id }) => id));
  const accounts = [...hashes].map(([id, hash]) => [id, accountOfHash(session, userId, hash) ?? 0] as const);
  return new Map(accounts.filter(([, account]) => live.has(account)));
}

/** The links of a user, also of transactions that were deleted since. */
export function linksOf(view: View, userId: number): ReadonlyMap<number, OtherLeg> {
  return view.rows('transferLinks').get(userId) ?? NO_LINKS;
}

const NO_LINKS: ReadonlyMap<number, OtherLeg> = new Map();

function isWithin(span: DaySpan | undefined): (transaction: Transaction) => boolean {
  return ({ bookedAt }) => span === undefined || (dateOf(bookedAt) >= span.from && dateOf(bookedAt) <= span.to);
}

function toLeg(transaction: Transaction): TransferLeg {
  const { id, bankAccountId, bookedAt, amount, currency, categoryId } = linkedTransaction(transaction, null);
  return { id, bankAccountId, bookedOn: dateOf(bookedAt), amount, currency, categoryId };
}

function linkIn(links: ReadonlyMap<number, OtherLeg>) {
  return ({ id, bookedAt, categoryId: shown, unlinkedCategoryId }: Transaction) => {
    const other = links.get(id);
    const categoryId = unlinkedCategoryId === null ? null : shown;
    return other === undefined ? [] : [{ id, bookedOn: dateOf(bookedAt), otherId: other.transactionId, categoryId }];
  };
}
