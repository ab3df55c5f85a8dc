import type { AccountBalances } from '../../../../application/accounts/report-balances.ts';
import type { NetWorthPoint } from '../../../../application/accounts/report-net-worth.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { minorDigits } from '../../../../domain/currency.ts';
import { formatMoney } from '../../../../domain/money.ts';
import { type Html, html } from '../../../http/html.ts';
import { card } from '../../components/card.ts';
import { lineChart } from '../../components/charts/line-chart.ts';
import { leftOutNotes } from '../../components/conversion-notes.ts';
import { money } from '../../components/money.ts';
import { table } from '../../components/table.ts';

/** The net worth and its last year. */
export function netWorthPart(balances: AccountBalances, history: readonly NetWorthPoint[]): Html {
  const { netWorth } = balances;
  const body = html`<p class="figure">${money(netWorth.amount, netWorth.currency)}</p>${changeOf(history)}
${leftOutNotes(balances)}${chartOf(history)}`;
  return html`<div class="span-2">${card(body, { title: 'Net worth' })}</div>`;
}

function changeOf(history: readonly NetWorthPoint[]): Html | string {
  const [first, last] = [history.at(-2), history.at(-1)];
  if (first === undefined || last === undefined) return '';
  const difference = BigInt(last.total.amount) - BigInt(first.total.amount);
  if (difference === 0n) return html`<p class="quiet">Unchanged since ${formatDate(first.on)}</p>`;
  const word = difference > 0n ? 'more' : 'less';
  const size = difference > 0n ? difference : -difference;
  return html`<p class="quiet">${money(size, last.total.currency)} ${word} than on ${formatDate(first.on)}</p>`;
}

function chartOf(history: readonly NetWorthPoint[]): Html | string {
  const currency = history[0]?.total.currency;
  if (history.length < 2 || currency === undefined) return '';
  const unit = 10 ** minorDigits(currency);
  const points = history.map(({ on, total }) => ({ label: monthName(on), value: total.amount / unit }));
  const rows = history
    .toReversed()
    .map(({ on, total, leftOut }) => [
      formatDate(on),
      html`${money(total.amount, currency)}${leftOut.map((each) => html` <span class="quiet small">without ${formatMoney(each.amount, each.currency)}</span>`)}`,
    ]);
  const columns = [
    { label: 'At the end of', kind: 'lead' },
    { label: 'Net worth', kind: 'number' },
  ] as const;
  return html`${lineChart(points, shortNumber)}
<details class="as-table"><summary>Show as a table</summary>${table('Net worth by month', columns, rows)}</details>`;
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

function monthName(on: string): string {
  return MONTH.format(new Date(`${on}T00:00:00Z`));
}

function shortNumber(value: number): string {
  return SHORT.format(value);
}
