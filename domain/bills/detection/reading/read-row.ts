import { dayNumber, parseLocalDate } from '../../../calendar.ts';
import type { RecurringBillObservation } from '../observation.ts';
import { type Descriptor, describe } from './descriptor.ts';

/** An observation with what its text says. Whoever wants to know something of a row asks this, and reads no text. */
export interface ReadRow<Id> {
  readonly observation: RecurringBillObservation<Id>;
  /** A day number; `undefined` if the row has no real day. */
  readonly day: number | undefined;
  readonly descriptor: Descriptor;
}

export function readRow<Id>(observation: RecurringBillObservation<Id>): ReadRow<Id> {
  const date = parseLocalDate(observation.bookedOn.slice(0, 10));
  const descriptor = describe(observation.description, observation.merchantName?.trim() || null);
  return { observation, day: date === undefined ? undefined : dayNumber(date), descriptor };
}
