import { addDays, daysBetween, EARLIEST_DATE, LATEST_DATE, type LocalDate } from '../calendar.ts';
import type { DaySpan, StoredLink, TransferLink } from '../ports/own-transfer-repo.ts';
import { type AccountTypes, linkedCategories, type OwnTransfer } from './transfer-leg.ts';

/** The span with `days` more at both ends, within the calendar. */
export function widened({ from, to }: DaySpan, days: number): DaySpan {
  return {
    from: daysBetween(EARLIEST_DATE, from) < days ? EARLIEST_DATE : addDays(from, -days),
    to: daysBetween(to, LATEST_DATE) < days ? LATEST_DATE : addDays(to, days),
  };
}

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
