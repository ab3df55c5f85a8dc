import { PENDING_DAYS_MAX } from '../parameters.ts';
import type { LooseCharge } from './merchant-groups.ts';

/**
 * Leaves out the rows that announce a payment which another row has booked since: some feeds show both. Each booked row
 * stands for one announced row at most.
 */
export function withoutPendingCopies<Row extends LooseCharge>(charges: readonly Row[]): readonly Row[] {
  const booked = charges.filter(({ pending }) => !pending);
  if (booked.length === charges.length) return charges;
  const used = new Set<Row>();
  return charges.filter((charge) => {
    if (!charge.pending) return true;
    const twin = booked.find((other) => !used.has(other) && isSamePayment(charge, other));
    if (twin !== undefined) used.add(twin);
    return twin === undefined;
  });
}

function isSamePayment(pending: LooseCharge, booked: LooseCharge): boolean {
  return (
    pending.amount === booked.amount &&
    pending.currency === booked.currency &&
    pending.account === booked.account &&
    pending.words[0] === booked.words[0] &&
    booked.day >= pending.day &&
    booked.day <= pending.day + PENDING_DAYS_MAX
  );
}
