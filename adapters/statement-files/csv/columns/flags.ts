import { headerName } from '../table/header-name.ts';
import {
  BALANCE_LABEL,
  BOOKED,
  BOOKED_TITLE,
  IN,
  NO_IMPACT,
  NO_WORD,
  NOT_EXECUTED,
  OUT,
  PENDING,
  PENDING_TITLE,
  START_LABEL,
} from '../words/cell-words.ts';

/** `true` for money out, `false` for money in; `undefined` for any other word. */
export function isOutFlag(cell: string): boolean | undefined {
  if (/^[-−–]$/.test(cell)) return true;
  if (cell === '+') return false;
  const word = headerName(cell);
  return OUT.has(word) ? true : IN.has(word) ? false : undefined;
}

export function isPendingWord(cell: string): boolean {
  return cell !== '' && !/\d/.test(cell) && PENDING.has(headerName(cell));
}

export function isBookedWord(cell: string): boolean {
  return cell !== '' && !/\d/.test(cell) && BOOKED.has(headerName(cell));
}

/** Whether a payment that this stands beside leaves the balance as it is. */
export function isWithoutImpact(cell: string): boolean {
  return NO_WORD.test(cell) || (cell !== '' && NO_IMPACT.has(headerName(cell)));
}

/** The status of the rows below a line that is a title of some of them; `undefined` for any other line. */
export function titledStatus(cells: readonly string[]): 'pending' | 'booked' | undefined {
  const [title, ...others] = cells.filter((cell) => cell !== '');
  if (title === undefined || others.length > 0) return undefined;
  const name = headerName(title);
  return PENDING_TITLE.test(name) ? 'pending' : BOOKED_TITLE.test(name) ? 'booked' : undefined;
}

/** Whether the bank did not carry the payment out. */
export function isNotExecutedWord(cell: string): boolean {
  return cell !== '' && NOT_EXECUTED.test(headerName(cell));
}

/** `S A L D O`, as some banks set their titles. */
const SPACED = /^\p{L}(?: \p{L})+$/u;

/** Whether the cell labels a balance or a total, not a payment. */
export function isBalanceLabel(cell: string): boolean {
  if (cell.length > 80 || cell.length < 3 || !/\p{L}/u.test(cell)) return false;
  return BALANCE_LABEL.test(headerName(SPACED.test(cell) ? cell.replaceAll(' ', '') : cell));
}

/** Whether the cell labels the balance with which an account begins. */
export function isStartLabel(cell: string): boolean {
  return cell.length <= 80 && START_LABEL.test(headerName(cell));
}
