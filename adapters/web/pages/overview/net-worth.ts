import type { AccountBalances } from '../../../../application/accounts/report-balances.ts';
import type { NetWorthHistory } from '../../../../application/accounts/report-net-worth.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { type CurrencyCode, minorDigits } from '../../../../domain/money/currency.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { lineChart } from '../../components/charts/line-chart.ts';
import { number, table } from '../../components/table.ts';
import { leftOutNotes, money, shortMonthName } from '../../components/values.ts';

/** The net worth and its last year. */
export function netWorthPart(balances: AccountBalances, history: NetWorthHistory): Html {
  const { netWorth, leftOut, unknownBalances } = balances;
  const body = html`<p class="figure">${money(netWorth.amount, netWorth.currency)}</p>
${changeOf(history, netWorth.currency)}
${leftOutNotes({ leftOut, unknownBalances })}${chartOf(history, netWorth.currency)}`;
  return card(body, { title: 'Net worth' });
}

function changeOf({ change }: NetWorthHistory, currency: CurrencyCode): Html | string {
  if (change === undefined) return '';
  const { since, amount } = change;
  if (amount === 0n) return html`<p class="quiet">Unchanged since ${formatDate(since)}</p>`;
  const [size, word] = amount > 0n ? [amount, 'more'] : [-amount, 'less'];
  return html`<p class="quiet">${money(size, currency)} ${word} than on ${formatDate(since)}</p>`;
}

function chartOf({ points: history }: NetWorthHistory, currency: CurrencyCode): Html | string {
  if (history.length < 2) return '';
  const unit = 10 ** minorDigits(currency);
  const points = history.map(({ on, total }) => ({ label: shortMonthName(on), value: total.amount / unit }));
  const rows = history.toReversed().map(({ on, total, leftOut }) => {
    const without = leftOut.map(
      (each) => html` <span class="quiet small">without ${formatMoney(each.amount, each.currency)}</span>`,
    );
    return [formatDate(on), html`${money(total.amount, currency)}${without}`];
  });
  return html`${lineChart(points, shortNumber)}
<details class="as-table"><summary>Show as a table</summary>
${table('Net worth by month', ['At the end of', number('Net worth')], rows)}</details>`;
}

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

function shortNumber(value: number): string {
  return SHORT.format(value);
}
