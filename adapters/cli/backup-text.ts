import { counted } from './counted.ts';

/** What a backup holds, in the words of a person. */
export function contentsText(rows: Readonly<Record<string, number>>): string {
  const count = (table: string, noun: string) => counted(rows[table] ?? 0, noun);
  return [count('users', 'user'), count('bank_accounts', 'account'), count('transactions', 'transaction')].join(', ');
}
