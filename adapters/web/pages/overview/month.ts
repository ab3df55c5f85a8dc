import { addDays, addMonths, type LocalDate, withDay } from '../../../../domain/calendar.ts';

/** The first and the last day of a month. */
export interface Month {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export function monthOf(day: LocalDate): Month {
  const from = withDay(day, 1);
  return { from, to: addDays(addMonths(from, 1), -1) };
}
