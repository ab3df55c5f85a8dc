import { dayNumber, parseLocalDate } from '../calendar.ts';
import type { RecurringBillObservation } from '../recurring-bill-detection.ts';
import { describe } from './descriptor.ts';
import type { LooseCharge } from './merchant-groups.ts';

/** Both legs of a transfer between own accounts are booked within a few days. */
const MIRROR_DAYS = 3;

/**
 * The money that went out, cleaned. Money that came in is no bill, and neither is cash, a transfer between own accounts
 * or a card repayment by its text; amounts of 0 may be free trials. Rows without a real day are left out.
 */
export function chargesFrom<Id>(observations: readonly RecurringBillObservation<Id>[]): readonly LooseCharge[] {
  const income = incomeDays(observations);
  const charges: LooseCharge[] = [];
  for (const [row, observation] of observations.entries()) {
    const day = bookedDay(observation);
    if (observation.amount > 0 || day === undefined) continue;
    const merchant = observation.merchantName?.trim();
    const { words, ownMoney, mandate } = describe(observation.description, merchant === '' ? null : (merchant ?? null));
    if (ownMoney) continue;
    const amount = -observation.amount;
    const cameIn = income.get(`${observation.currency} ${amount}`) ?? [];
    charges.push({
      row,
      day,
      amount,
      currency: observation.currency,
      account: String(observation.accountId ?? ''),
      words,
      text: observation.description,
      mandate,
      mirrored: amount > 0 && cameIn.some((other) => Math.abs(other - day) <= MIRROR_DAYS),
    });
  }
  return charges;
}

function incomeDays<Id>(observations: readonly RecurringBillObservation<Id>[]): ReadonlyMap<string, readonly number[]> {
  const days = new Map<string, number[]>();
  for (const observation of observations) {
    const day = observation.amount > 0 ? bookedDay(observation) : undefined;
    if (day === undefined) continue;
    const key = `${observation.currency} ${observation.amount}`;
    days.set(key, [...(days.get(key) ?? []), day]);
  }
  return days;
}

function bookedDay<Id>({ bookedOn }: RecurringBillObservation<Id>): number | undefined {
  const date = parseLocalDate(bookedOn.slice(0, 10));
  return date === undefined ? undefined : dayNumber(date);
}
