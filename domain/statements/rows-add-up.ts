import type { MinorUnits } from '../money/money.ts';
import type { Statement } from './statement.ts';

/**
 * By how much the closing balance differs from the opening balance and the booked rows; 0 if they add up. `null` if the
 * statement cannot be checked: a balance is missing, a row is in another currency, or the sum is out of range.
 */
export function rowsDifference({ opening, closing, currency, rows }: Omit<Statement, 'warnings'>): MinorUnits | null {
  if (opening === null || closing === null || rows.some((row) => row.currency !== currency)) return null;
  const booked = rows.filter(({ status }) => status === 'booked');
  const difference = closing.amount - booked.reduce((sum, { amount }) => sum + amount, opening.amount);
  return Number.isSafeInteger(difference) ? difference : null;
}
