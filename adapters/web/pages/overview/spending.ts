import type { SpendingByCategory } from '../../../../application/transactions/report-spending.ts';
import type { LocalDate } from '../../../../domain/calendar.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { bar } from '../../components/charts/bar.ts';
import { heading, number, tableBody, tableHead } from '../../components/table.ts';
import { leftOutNotes, money, monthName } from '../../components/values.ts';
import { EXACTLY, listAddress, VISIBLE_ACCOUNTS } from '../transactions/list-address.ts';

const SHOWN = 8;

/** What was spent this month, by category, beside the whole month before. */
export function spendingPart(spent: SpendingByCategory, before: SpendingByCategory, today: LocalDate): Html {
  const [now, then] = [monthName(spent.window.from), monthName(before.window.from)];
  const { currency } = spent.total;
  const earlier = new Map(before.categories.map(({ id, amount }) => [id, amount]));
  const shown = spent.categories.slice(0, SHOWN);
  const most = Math.max(...shown.flatMap(({ id, amount }) => [amount, earlier.get(id) ?? 0]), 1);
  const rows = shown.map(({ id, name, amount }) => {
    const days = { from: spent.window.from, to: today };
    const category = `${id}${EXACTLY}`;
    const address = listAddress({ account: VISIBLE_ACCOUNTS, category, type: 'expense', ...days });
    const last = earlier.get(id) ?? 0;
    return html`<tr role="row"><th scope="row" role="rowheader"><a href="${address}">${name}</a></th>
<td role="cell" class="number">${money(amount, currency)}</td>
<td role="cell" class="number quiet">${money(last, currency)}</td>
<td role="cell" class="drawn">${bar(amount, last, most)}</td></tr>\n`;
  });
  const rest = spent.categories.length - shown.length;
  const columns = [{ label: 'Category' }, number(now), number(then)].map(heading);
  const chart = html`<table class="bars" role="table" aria-label="Spending by category">
${tableHead([...columns, html`<td role="cell"></td>`])}
${tableBody(rows)}</table>`;
  const others = `${rest} smaller ${rest === 1 ? 'category is' : 'categories are'} not shown, and part of the total.`;
  const body = html`<p class="figure">${money(spent.total.amount, currency)}</p>
<p class="quiet">${money(before.total.amount, currency)} in all of ${then}</p>
${refundsOf(spent)}${repaidOf(spent)}${leftOutNotes({ leftOut: spent.leftOut })}
${shown.length === 0 ? html`<p class="quiet">Nothing was spent in ${now} so far.</p>` : chart}
${rest === 0 ? '' : html`<p class="quiet small">${others}</p>`}`;
  return card(body, { title: `Spent in ${now}` });
}

function refundsOf({ refunds: { total, leftOut } }: SpendingByCategory): Html | string {
  const sums = [...(total.count === 0 ? [] : [total]), ...leftOut];
  if (sums.length === 0) return '';
  const amounts = sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' and ');
  return html`<p class="quiet small">Refunds of ${amounts} were received and are not deducted.</p>`;
}

function repaidOf({ repaidElsewhere, total }: SpendingByCategory): Html | string {
  if (repaidElsewhere === 0) return '';
  const amount = formatMoney(repaidElsewhere, total.currency);
  const missing = 'was repaid to cards that are not here, and is not counted. What they bought may be missing.';
  return html`<p class="quiet small">${amount} ${missing}</p>`;
}
