import type { LifeRow } from './life.ts';

/** A call of a tool. An argument may come from the structured content of the calls before. */
export interface Call {
  readonly tool: string;
  readonly args: object | ((...contents: any[]) => object);
}

/** A question of a person, and how a sensible assistant answers it with one call or two. */
export interface Question {
  readonly kind: string;
  readonly asked: string;
  readonly calls: readonly Call[];
  /** What the structured contents of the calls say. */
  readonly read: (...contents: any[]) => unknown;
  /** From the raw rows alone. Amounts are minor units. */
  readonly truth: unknown;
  /** Amounts that the texts must print, for clients that show no structured content. */
  readonly printed?: readonly number[];
}

/** A question that cannot be answered, with what tells an assistant so before it tries. */
export interface Impossible {
  readonly asked: string;
  readonly told: string;
}

export const UNANSWERABLE: readonly Impossible[] = [
  { asked: 'Am I within my budget?', told: 'has no budgets' },
  { asked: 'Transfer 200 to my savings.', told: 'cannot change or pay anything' },
  { asked: 'Put this coffee under gifts.', told: 'cannot change' },
  { asked: 'What is my account number?', told: 'account numbers' },
  { asked: 'How are my shares doing?', told: 'investment prices' },
  { asked: 'How much did I have at New Year?', told: 'past balances are not known' },
  { asked: 'What was my largest purchase this year?', told: 'does not sort by amount' },
  { asked: 'At which shop do I spend most?', told: 'no totals by merchant' },
];

export const transactions = (args: Call['args']): Call => ({ tool: 'get_transactions', args });
export const spending = (args: Call['args']): Call => ({ tool: 'get_spending_by_category', args });
export const bills = (args: Call['args'] = {}): Call => ({ tool: 'get_recurring_bills', args });
export const balances = (args: Call['args'] = {}): Call => ({ tool: 'get_account_balances', args });

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
