import { formatDate } from '../../../domain/calendar.ts';
import type { ConversionNotes } from '../../../domain/money/converted-total.ts';
import { formatMoney } from '../../../domain/money/money.ts';
import { type Html, html } from '../../http/pages/html.ts';

export interface LeftOut extends Partial<ConversionNotes> {
  readonly hiddenAccounts?: number;
}

/** What the figures beside it leave out, one short sentence each; empty if they leave out nothing. */
export function leftOutNotes({ leftOut = [], staleRates = [], hiddenAccounts = 0 }: LeftOut): Html | string {
  const sentences = [
    ...(hiddenAccounts === 0
      ? []
      : [`${counted(hiddenAccounts, 'hidden account is', 'hidden accounts are')} left out.`]),
    ...leftOut.map(({ amount, currency, count }) => {
      const what = `${formatMoney(amount, currency)}${count === 1 ? ' is' : ` in ${count} amounts are`}`;
      return `${what} left out: no exchange rate for ${currency} is known.`;
    }),
    ...staleRates.map(({ currency, date }) => `The ${currency} rate is from ${formatDate(date)}.`),
  ];
  return sentences.length === 0 ? '' : html`<p class="quiet small note">${sentences.join(' ')}</p>`;
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
