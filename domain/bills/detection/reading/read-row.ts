import { readingOnce } from '../../../bank-texts/text-reading.ts';
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

/** What the texts of one person's rows say. */
export interface TextMemory {
  texts: ReadonlyMap<string, Descriptor>;
}

/** Equal texts, of which there are many, are read once; what the memory has is replaced by what these rows have. */
export function readRows<Id>(
  observations: readonly RecurringBillObservation<Id>[],
  memory: TextMemory = { texts: new Map() },
): readonly ReadRow<Id>[] {
  const known = new Map<string, Descriptor>();
  const readMerchant = readingOnce();
  const rows = observations.map((observation) => {
    const date = parseLocalDate(observation.bookedOn.slice(0, 10));
    const merchant = observation.merchantName?.trim() || null;
    const key = `${merchant?.length ?? 0} ${merchant ?? ''}${observation.description}`;
    const descriptor =
      known.get(key) ?? memory.texts.get(key) ?? describe(observation.description, merchant, readMerchant);
    known.set(key, descriptor);
    return { observation, day: date === undefined ? undefined : dayNumber(date), descriptor };
  });
  memory.texts = known;
  return rows;
}
