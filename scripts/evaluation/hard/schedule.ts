import { clampedDay, type Day, formatDay, partsOfDay, weekdayOf } from '../bills/days.ts';
import { CYCLE_DAYS, type Cycle } from '../bills/detector.ts';
import type { Random } from '../random.ts';
import type { Life } from './life.ts';
import type { Span, Stream } from './stream.ts';

const MONTHS_OF: Readonly<Partial<Record<Cycle, number>>> = {
  'semi-monthly': 1,
  monthly: 1,
  bimonthly: 2,
  quarterly: 3,
  'semi-annual': 6,
  annual: 12,
};
/** How long beyond the end of the statement the truth knows what happens. */
const AHEAD = 420;

/** The days on which a stream is booked, in order and beyond the end of the statement. */
export function daysOf(stream: Stream, life: Life, random: Random): readonly Day[] {
  const { rate, spans, skip, jitter, late } = stream;
  if (rate !== undefined) return someDays(stream, life, random);
  const days = spans.flatMap((span) =>
    dueDays(stream.cycle, span, life.asOf + AHEAD)
      .filter((day) => isDue(stream, day) && !(skip > 0 && random.chance(skip)))
      .map((day) => {
        if (jitter > 0) return day + random.integer(-jitter, jitter);
        if (late > 0) return life.bankDays.after(day, random.integer(0, late));
        return life.bankDays.shifted(day, span.shift);
      }),
  );
  return days.toSorted((a, b) => a - b);
}

function dueDays(cycle: Cycle | undefined, { first, last, also }: Span, end: Day): readonly Day[] {
  if (first === last || cycle === undefined) return [first];
  const { year, month, dayOfMonth } = partsOfDay(first);
  const step = MONTHS_OF[cycle];
  const days: Day[] = [];
  for (let index = 0; ; index += 1) {
    const inMonth = (day: number) => clampedDay(year, month + index * (step ?? 0), day);
    days.push(step === undefined ? first + index * CYCLE_DAYS[cycle] : inMonth(dayOfMonth));
    if (also !== undefined) days.push(inMonth(also));
    if (days.at(-1)! > Math.min(last, end)) return days.filter((day) => day <= Math.min(last, end));
  }
}

function isDue({ only: [first, last], without }: Stream, day: Day): boolean {
  const { month } = partsOfDay(day);
  const isInSeason = first <= last ? month >= first && month <= last : month >= first || month <= last;
  return isInSeason && !without.some((left) => formatDay(day).startsWith(left));
}

function someDays({ rate, skip }: Stream, { from, asOf, bankDays }: Life, random: Random): readonly Day[] {
  const all = Array.from({ length: asOf - from + 1 }, (_, index) => from + index);
  if (rate === 'workdays')
    return all.filter((day) => weekdayOf(day) % 6 !== 0 && bankDays.has(day) && !random.chance(skip));
  const [, count, unit] = /^(\d+)\/(week|month)$/.exec(rate ?? '') ?? [];
  if (count === undefined) throw new RangeError(`Nothing happens ${rate}.`);
  return all.filter(() => random.chance(Number(count) / (unit === 'week' ? 7 : 30.4)));
}
