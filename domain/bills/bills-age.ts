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
