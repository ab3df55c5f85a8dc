import type { Call, Question } from '../question.ts';
import type { LifeRow } from './life.ts';

export const transactions = (args: Call['args']): Call => ({ tool: 'get_transactions', args });
export const spending = (args: Call['args']): Call => ({ tool: 'get_spending_by_category', args });
export const bills = (args: Call['args'] = {}): Call => ({ tool: 'get_recurring_bills', args });
export const balances = (args: Call['args'] = {}): Call => ({ tool: 'get_account_balances', args });

/** Reads the structured contents of the calls. */
export function reading(read: (...contents: any[]) => unknown): Question['read'] {
  return (answers) => read(...answers.map(({ structured }) => structured));
}

/** Days, both included. */
export interface Window {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export function within({ from, to }: Window): (row: LifeRow) => boolean {
  return ({ day }) => day >= from && day <= to;
}

export function sum(rows: readonly LifeRow[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
