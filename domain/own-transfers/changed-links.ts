import { type DaySpan, dateOf, type LocalDate } from '../calendar.ts';
import type { Transaction } from '../ledger/transaction.ts';
import type { New } from '../new.ts';
import { type AccountTypes, linkedCategories, mayBeLeg, type OwnTransfer } from './transfer-leg.ts';
import type { StoredLink, TransferLink } from './transfer-link.ts';

/**
 * How the stored links must change to be those of `transfers`. Only legs of days in `decided` are considered; all if it
 * is `undefined`.
 */
export function changedLinks(
  stored: readonly StoredLink[],
  { transfers, types }: { readonly transfers: readonly OwnTransfer[]; readonly types: AccountTypes },
  decided: DaySpan | undefined,
): readonly TransferLink[] {
  const isDecided = ({ bookedOn }: { readonly bookedOn: LocalDate }) =>
    decided === undefined || (bookedOn >= decided.from && bookedOn <= decided.to);
  const before = new Map(stored.filter(isDecided).map((link) => [link.id, link]));
  const sides = transfers.flatMap((transfer) => {
    const { outgoing, incoming } = transfer;
    const categories = linkedCategories(transfer, types);
    return [
      { leg: outgoing, other: incoming, categoryId: categories.outgoing },
      { leg: incoming, other: outgoing, categoryId: categories.incoming },
    ];
  });
  const made = sides.filter(({ leg }) => isDecided(leg));
  const linked = new Set(made.map(({ leg }) => leg.id));
  return [
    ...[...before.keys()].filter((id) => !linked.has(id)).map((id) => ({ id, other: null, categoryId: null })),
    ...made
      .filter(({ leg, other, categoryId }) => {
        const link = before.get(leg.id);
        return link?.otherId !== other.id || link.categoryId !== categoryId;
      })
      .map(({ leg, other, categoryId }) => ({
        id: leg.id,
        other: { transactionId: other.id, bankAccountId: other.bankAccountId },
        categoryId,
      })),
  ];
}

export type ChangedTransaction = Pick<
  New<Transaction>,
  'bankAccountId' | 'bookedAt' | 'amount' | 'currency' | 'categoryId'
>;

/** What of changed transactions matters to own transfers. */
export interface ChangedLegs {
  /** The days of those that may be a leg; `undefined` without any. */
  readonly span: DaySpan | undefined;
  /** The transaction, if all were one, perhaps before and after a change of its category. */
  readonly only: ChangedTransaction | undefined;
}

/** Of a changed transaction, give it as it was and as it is. */
export function changedLegs(changed: readonly ChangedTransaction[]): ChangedLegs {
  return changed.reduce(withChanged, { span: undefined, only: undefined });
}

/** The same with one more. */
export function withChanged(legs: ChangedLegs, changed: ChangedTransaction): ChangedLegs {
  if (!mayBeLeg(changed)) return legs;
  const { span, only } = legs;
  const day = dateOf(changed.bookedAt);
  if (span === undefined) return { span: { from: day, to: day }, only: changed };
  return {
    span: { from: day < span.from ? day : span.from, to: day > span.to ? day : span.to },
    only: only !== undefined && isSame(only, changed) ? only : undefined,
  };
}

function isSame(one: ChangedTransaction, other: ChangedTransaction): boolean {
  return one.bankAccountId === other.bankAccountId && one.bookedAt === other.bookedAt && one.amount === other.amount;
}
