import { formatDate } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { tag } from '../../components/card.ts';
import { excerpt } from '../../components/excerpt.ts';
import { money } from '../../components/money.ts';
import type { ListedTransaction } from './listed-transaction.ts';

const EXCERPT_CHARACTERS = 64;
const LABEL_CHARACTERS = 24;

/** A row of the list. `address` leads to the page that changes it, which the script brings into the row instead. */
export function transactionRow(transaction: ListedTransaction, address: string): Html {
  const { id, date, description, merchantName, notes, amount, currency, category, account } = transaction;
  const title = excerpt(merchantName ?? description, EXCERPT_CHARACTERS);
  const also = merchantName !== null && merchantName.toLowerCase() !== description.toLowerCase() ? description : '';
  return html`<tr role="row" id="t${id}"><td role="cell" class="when"><time datetime="${date}">${formatDate(date)}</time></td>
<td role="cell" class="what"><bdi>${title}</bdi>${also === '' ? '' : html`<bdi class="quiet small">${excerpt(also, EXCERPT_CHARACTERS)}</bdi>`}${notes === null || notes === '' ? '' : html`<bdi class="quiet small">“${excerpt(notes, EXCERPT_CHARACTERS)}”</bdi>`}</td>
<td role="cell" class="kind"><a href="${address}" data-hx-get="${address}" data-hx-target="#t${id}" data-hx-swap="outerHTML"><span class="unseen">Change the category of ${excerpt(title, LABEL_CHARACTERS)}: </span>${category}</a>${tagsOf(transaction)}</td>
<td role="cell" class="where"><bdi>${account}</bdi></td>
<td role="cell" class="number">${money(amount, currency, 'signed')}</td></tr>
`;
}

function tagsOf({ status, isOwnTransfer }: ListedTransaction): readonly Html[] {
  return [...(status === 'pending' ? [tag('Pending')] : []), ...(isOwnTransfer ? [tag('Own transfer')] : [])];
}
