import { formatDate, type LocalDate } from '../calendar.ts';

/** Of bills that newer transactions, or a new day, may change. */
export interface BillsAge {
  /** The day of the last detection; `undefined` before the first. */
  readonly asOf: LocalDate | undefined;
}

/** What people are told beside such bills. */
export function ageSentence({ asOf }: BillsAge): string {
  return asOf === undefined
    ? 'Coffer is still looking for bills in the transactions.'
    : `Bills as of ${formatDate(asOf)}; newer transactions are being looked at.`;
}

/** What people are told where they have more transactions of three years than are looked at (contract 10.1). */
export function sinceSentence(since: LocalDate): string {
  return `Bills are those of the newest transactions, since ${formatDate(since)}; yearly ones may be missing.`;
}

/** Of when transactions are that were looked at. */
export function spanText(since: LocalDate | undefined): string {
  return since === undefined
    ? 'of the last three years'
    : `since ${formatDate(since)}; there are too many earlier ones`;
}
