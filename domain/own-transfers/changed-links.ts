import { addDays, daysBetween, EARLIEST_DATE, LATEST_DATE, type LocalDate } from '../calendar.ts';
import type { DaySpan, StoredLink, TransferLink } from '../ports/own-transfer-repo.ts';
import type { OwnTransfer } from './transfer-leg.ts';

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
  transfers: readonly OwnTransfer[],
  decided: DaySpan | undefined,
): readonly TransferLink[] {
  const isDecided = ({ bookedOn }: { readonly bookedOn: LocalDate }) =>
    decided === undefined || (bookedOn >= decided.from && bookedOn <= decided.to);
  const before = new Map(stored.filter(isDecided).map(({ id, otherId }) => [id, otherId]));
  const sides = transfers.flatMap(({ outgoing, incoming }) => [
    { leg: outgoing, other: incoming },
    { leg: incoming, other: outgoing },
  ]);
  const made = sides.filter(({ leg }) => isDecided(leg));
  const linked = new Set(made.map(({ leg }) => leg.id));
  return [
    ...[...before.keys()].filter((id) => !linked.has(id)).map((id) => ({ id, other: null })),
    ...made
      .filter(({ leg, other }) => before.get(leg.id) !== other.id)
      .map(({ leg, other }) => ({
        id: leg.id,
        other: { transactionId: other.id, bankAccountId: other.bankAccountId },
      })),
  ];
}
