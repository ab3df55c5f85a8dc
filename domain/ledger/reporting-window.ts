import { addDays, type DaySpan, formatDate, type LocalDate } from '../calendar.ts';
import { invalidField } from '../error.ts';

export type ReportingWindow = DaySpan;

/** How far a report reaches back by default: "30 days ago" is today − 30 (contract 5.8). */
const DEFAULT_DAYS_BACK = 30;

/**
 * The window that was asked for, completed by the defaults. Throws `invalid` naming `date_from` if it is after the end.
 */
export function reportingWindow(asked: Partial<ReportingWindow>, today: LocalDate): ReportingWindow {
  const from = asked.from ?? addDays(today, -DEFAULT_DAYS_BACK);
  const to = asked.to ?? today;
  if (from > to) {
    const sentence = `date_from (${named(from, asked.from)}) must not be after date_to (${named(to, asked.to)}).`;
    const isDefault = asked.from === undefined || asked.to === undefined;
    throw invalidField('date_from', isDefault ? `${sentence} Give both.` : sentence);
  }
  return { from, to };
}

/** The caller did not type a default, so the sentence has to say that it is one. */
function named(date: LocalDate, asked: LocalDate | undefined): string {
  return asked === undefined ? `${formatDate(date)} by default` : formatDate(date);
}
