import { addDays, formatDate, type LocalDate } from '../../domain/calendar.ts';
import { invalidField } from '../../domain/error.ts';

/** UTC days, both inclusive. */
export interface ReportingWindow {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** How far reports reach back when nothing is said: "30 days ago" is today − 30 (contract 5.8). */
const DEFAULT_DAYS_BACK = 30;

/** The window that was asked for, completed by the defaults. Throws `invalid` naming `date_from` when it is after the end. */
export function reportingWindow(asked: Partial<ReportingWindow>, today: LocalDate): ReportingWindow {
  const from = asked.from ?? addDays(today, -DEFAULT_DAYS_BACK);
  const to = asked.to ?? today;
  if (from > to) {
    const sentence = `date_from (${named(from, asked.from)}) must not be after date_to (${named(to, asked.to)}).`;
    throw invalidField('date_from', sentence);
  }
  return { from, to };
}

/** A default that nobody typed must be told, or the sentence is a riddle. */
function named(date: LocalDate, asked: LocalDate | undefined): string {
  return asked === undefined ? `${formatDate(date)} by default` : formatDate(date);
}
