import { addDays, type LocalDate } from '../../domain/calendar.ts';

/** Any transaction is then at most 7 days from a rate, as far as the source has published (contract 6.2). */
const DAYS_APART = 7;

/** The published days to add, so that no two days are less than a week apart. The days that are there already stay. */
export function chooseDays(published: readonly LocalDate[], present: readonly LocalDate[]): readonly LocalDate[] {
  const chosen: LocalDate[] = [];
  for (const day of published.toSorted()) {
    if ([...present, ...chosen].every((other) => areApart(day, other))) chosen.push(day);
  }
  return chosen;
}

function areApart(one: LocalDate, other: LocalDate): boolean {
  const [earlier, later] = one < other ? [one, other] : [other, one];
  return addDays(earlier, DAYS_APART) <= later;
}
