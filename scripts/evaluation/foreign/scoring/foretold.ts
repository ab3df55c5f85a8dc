import { dayNumber, parseLocalDate } from '../../../../domain/calendar.ts';
import { type SeedRange, seedsOf } from '../../seeds.ts';
import { makePerson } from '../people/make-person.ts';

const RIGHT_WITHIN_DAYS = 3;
/** Whose next payment is further off was paid around the day of the evaluation, which everybody can see. */
const SEEN_FROM_DAYS = 10;

/** How many bills of the people expect a payment, and of how many its day can be foretold within three days. */
export interface Foretold {
  readonly bills: number;
  readonly right: number;
}

/**
 * What the best detector could do: it knows each schedule, each bank holiday and each pause, and lacks only by how many
 * days an invoice will be early or late.
 */
export function foretoldAtBest(seeds: SeedRange, peoplePerSeed: number): Foretold {
  let [bills, right] = [0, 0];
  for (const seed of seedsOf(seeds)) {
    for (let index = 0; index < peoplePerSeed; index += 1) {
      const due = new Map(makePerson(seed, index, true).streams.map(({ id, nextDate }) => [id, nextDate]));
      for (const { id, standing, nextDate } of makePerson(seed, index).streams) {
        if (standing !== 'bill' || nextDate === null) continue;
        const off = Math.abs(dayOf(nextDate) - dayOf(due.get(id) ?? nextDate));
        bills += 1;
        if (off <= RIGHT_WITHIN_DAYS || off > SEEN_FROM_DAYS) right += 1;
      }
    }
  }
  return { bills, right };
}

function dayOf(text: string): number {
  const date = parseLocalDate(text);
  if (date === undefined) throw new RangeError(`${text} is no day.`);
  return dayNumber(date);
}
