import { formatDate } from '../../../domain/calendar.ts';
import type { ConversionNotes } from '../../../domain/money/converted-total.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { counted } from './counted.ts';
import { moneyJson } from './money-json.ts';

/**
 * Lines about amounts that a total leaves out and about stale rates; empty when there are neither (contract 6.2, 6.3).
 */
export function conversionLines(notes: ConversionNotes, what: 'account' | 'transaction' | 'bill'): readonly string[] {
  const leftOut = notes.leftOut.map(
    ({ amount, currency, count }) => `${formatMoney(amount, currency)} (${currency}) in ${counted(count, what)}`,
  );
  const stale = notes.staleRates.map(({ currency, date }) => `${currency} at the rate of ${formatDate(date)}`);
  return [
    ...(leftOut.length > 0 ? [`Not in the total, because there is no exchange rate: ${leftOut.join('; ')}.`] : []),
    ...(stale.length > 0 ? [`Converted at rates more than 7 days off: ${stale.join('; ')}.`] : []),
  ];
}

/** Says how many hidden accounts a result leaves out; empty if none (contract 5.9). */
export function hiddenLines(count: number): readonly string[] {
  return count === 0 ? [] : [`${counted(count, 'hidden account')} ${count === 1 ? 'is' : 'are'} left out.`];
}

/** Both in structured content. */
export function notesJson(notes: ConversionNotes & { readonly hiddenAccounts: number }): Record<string, unknown> {
  return {
    hidden_accounts: notes.hiddenAccounts || undefined,
    left_out: leftOutJson(notes.leftOut),
    stale_rates: notes.staleRates,
  };
}

export function leftOutJson(leftOut: ConversionNotes['leftOut']): readonly unknown[] {
  return leftOut.map(({ amount, currency, count }) => ({ total: moneyJson(amount, currency), count }));
}

/** Without the schemas of their items, which are seldom there: a model reads this with each of the tools. */
export const NOTES_PROPERTIES = {
  hidden_accounts: { type: 'integer', description: 'Number of hidden accounts left out' },
  left_out: {
    type: 'array',
    description: 'Not in the totals, for lack of an exchange rate: total and count by currency',
    items: { type: 'object' },
  },
  stale_rates: {
    type: 'array',
    description: 'Exchange rates used that are more than 7 days off: currency and date',
    items: { type: 'object' },
  },
} as const;
