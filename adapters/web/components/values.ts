import { ageSentence, type BillsAge, sinceSentence } from '../../../domain/bills/bills-age.ts';
import { dateOf, formatDate, type LocalDate, type Timestamp } from '../../../domain/calendar.ts';
import { FinanceError } from '../../../domain/error.ts';
import type { ConversionNotes } from '../../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatMoney, type MinorUnits } from '../../../domain/money/money.ts';
import { type Html, html } from '../../http/pages/html.ts';
import { quiet } from './blocks.ts';

/** `$8,500.00`, as the tools write it. `signed` marks what came in with a plus and a colour of its own. */
export function money(amount: MinorUnits | bigint, currency: CurrencyCode, look?: 'signed'): Html {
  const isIncome = look === 'signed' && amount > 0;
  const text = `${isIncome ? '+' : ''}${formatMoney(amount, currency)}`;
  return html`<span class="money${isIncome ? ' in' : ''}">${text}</span>`;
}

/** The balance of an account, which is unknown while its bank states none. */
export function moneyOrUnknown(balance: MinorUnits | undefined, currency: CurrencyCode): Html {
  return balance === undefined ? html`<span class="quiet">unknown</span>` : money(balance, currency);
}

/** Whether a total is beyond the numbers that are exact (contract 1.6). The rest of its page can be shown. */
export function isOutOfRange(error: unknown): error is FinanceError {
  return error instanceof FinanceError && error.code === 'amount_out_of_range';
}

export interface LeftOut extends Partial<ConversionNotes> {
  readonly hiddenAccounts?: number;
  readonly unknownBalances?: readonly string[];
  readonly age?: BillsAge | undefined;
  readonly since?: LocalDate | undefined;
}

/** What the figures beside it leave out, one short sentence each; empty if they leave out nothing. */
export function leftOutNotes({
  leftOut = [],
  staleRates = [],
  hiddenAccounts = 0,
  unknownBalances = [],
  age,
  since,
}: LeftOut): Html | string {
  const hidden = `${hiddenAccounts} hidden ${hiddenAccounts === 1 ? 'account is' : 'accounts are'} left out.`;
  const sentences = [
    ...(age === undefined ? [] : [ageSentence(age)]),
    ...(since === undefined ? [] : [sinceSentence(since)]),
    ...(hiddenAccounts === 0 ? [] : [hidden]),
    ...unknownBalances.map((name) => `“${name}” is left out: its bank states no balance.`),
    ...leftOut.map(({ amount, currency, count }) => {
      const what = `${formatMoney(amount, currency)}${count === 1 ? ' is' : ` in ${count} amounts are`}`;
      return `${what} left out: no exchange rate for ${currency} is known.`;
    }),
    ...staleRates.map(({ currency, date }) => `The ${currency} rate is from ${formatDate(date)}.`),
  ];
  return sentences.length === 0 ? '' : html`<p class="quiet small note">${sentences.join(' ')}</p>`;
}

/** `Mar 7, 2026`. */
export function day(at: Timestamp): Html {
  return html`<time datetime="${at}">${formatDate(dateOf(at))}</time>`;
}

/** The same for a day without an hour. */
export function date(on: LocalDate): Html {
  return html`<time datetime="${on}">${formatDate(on)}</time>`;
}

/** `Mar 7, 2026, 09:30 UTC`. */
export function moment(at: Timestamp): Html {
  return html`<time datetime="${at}">${formatDate(dateOf(at))}, ${at.slice(11, 16)} UTC</time>`;
}

/** In a table, what may not have happened yet. `write` is {@link day} or {@link moment}. */
export function orNever(at: Timestamp | null, write: (at: Timestamp) => Html): Html {
  return at === null ? quiet('never') : write(at);
}

/** `March` */
export const monthName = monthFormat({ month: 'long' });

/** `Mar` */
export const shortMonthName = monthFormat({ month: 'short' });

/** `March 2026` */
export const monthAndYear = monthFormat({ month: 'long', year: 'numeric' });

function monthFormat(options: Intl.DateTimeFormatOptions): (on: LocalDate) => string {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  return (on) => format.format(new Date(`${on}T00:00:00Z`));
}
