import { formatDate } from '../../../domain/calendar.ts';
import type { ReportingWindow } from '../../../domain/ledger/reporting-window.ts';
import type { Schema } from '../../validation/schema.ts';

/** The arguments of a range of days. Their defaults depend on the day, so the descriptions give them in words. */
export const WINDOW_ARGUMENTS = {
  date_from: { type: 'string', format: 'date', description: 'First day, YYYY-MM-DD (default: 30 days ago)' },
  date_to: { type: 'string', format: 'date', description: 'Last day, YYYY-MM-DD (default: today)' },
} as const satisfies Record<string, Schema>;

/** The range of days in structured content. */
export const WINDOW_PROPERTY = {
  type: 'object',
  description: 'The UTC days covered, both included, as YYYY-MM-DD',
  properties: { from: { type: 'string' }, to: { type: 'string' } },
  required: ['from', 'to'],
} as const;

export function windowText({ from, to }: ReportingWindow): string {
  return `from ${formatDate(from)} to ${formatDate(to)}`;
}
