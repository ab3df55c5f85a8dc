import type { SpendingByCategory } from '../../../../application/transactions/report-spending.ts';
import type { LocalDate } from '../../../../domain/calendar.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/card.ts';
import { bar } from '../../components/charts/bar.ts';
import { leftOutNotes } from '../../components/conversion-notes.ts';
import { money } from '../../components/money.ts';
import { monthName } from '../../components/month-names.ts';
import type { PageFrame } from '../../layout.ts';

const SHOWN = 8;

/** What was spent this month, by category, beside the whole month before. */
export function spendingPart(
  { basePath }: PageFrame,
  spent: SpendingByCategory,
  before: SpendingByCategory,
  today: LocalDate,
): Html {
  const [now, then] = [monthName(spent.window.from), monthName(before.window.from)];
  const { currency } = spent.total;
  const earlier = new Map(before.categories.map(({ id, amount }) => [id, amount]));
  const shown = spent.categories.slice(0, SHOWN);
  const most = Math.max(...shown.flatMap(({ id, amount }) => [amount, earlier.get(id) ?? 0]), 1);
  const rows = shown.map(({ id, name, amount }) => {
    const address = `${basePath}/transactions?category=${id}&from=${spent.window.from}&to=${today}&type=expense`;
    return html`<tr role="row"><th scope="row" role="rowheader"><a href="${address}">${name}</a></th><td role="cell" class="number">${money(amount, currency)}</td><td role="cell" class="number quiet">${money(earlier.get(id) ?? 0, currency)}</td><td role="cell" class="drawn">${bar(amount, earlier.get(id) ?? 0, most)}</td></tr>
`;
  });
  const rest = spent.categories.length - shown.length;
  const body = html`<p class="figure">${money(spent.total.amount, currency)}</p>
<p class="quiet">${money(before.total.amount, currency)} in all of ${then}</p>${refundsOf(spent)}${leftOutNotes(spent)}
${
  shown.length === 0
    ? html`<p class="quiet">Nothing was spent in ${now} so far.</p>`
    : html`<table class="bars" role="table" aria-label="Spending by category"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Category</th><th scope="col" role="columnheader" class="number">${now}</th><th scope="col" role="columnheader" class="number">${then}</th><td role="cell"></td></tr></thead>
<tbody role="rowgroup">${rows}</tbody></table>`
}
${rest === 0 ? '' : html`<p class="quiet small">${rest} smaller ${rest === 1 ? 'category is' : 'categories are'} not shown, and part of the total.</p>`}`;
  return card(body, { title: `Spent in ${now}` });
}

function refundsOf({ refunds: { total, leftOut } }: SpendingByCategory): Html | string {
  const sums = [...(total.count === 0 ? [] : [total]), ...leftOut];
  if (sums.length === 0) return '';
  const amounts = sums.map(({ amount, currency }) => formatMoney(amount, currency)).join(' and ');
  return html`<p class="quiet small">Refunds of ${amounts} were received and are not deducted.</p>`;
}
