import { dateOf } from '../../../../domain/calendar.ts';
import { otherPartyOf } from '../../../../domain/ledger/transaction.ts';
import type { ListedTransaction } from '../../../../domain/ports/transaction-reader.ts';
import { nameAndText } from '../../../../domain/searching/name-and-text.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { excerpt, tag } from '../../components/blocks.ts';
import { date, money } from '../../components/values.ts';

const EXCERPT_CHARACTERS = 64;
const LABEL_CHARACTERS = 24;

/** Names by id. */
export interface RowNames {
  readonly categories: ReadonlyMap<number, { readonly name: string }> | undefined;
  readonly accounts: ReadonlyMap<number, { readonly name: string }> | undefined;
}

/** A row of the list. `address` leads to the page that changes it, which the script brings into the row instead. */
export function transactionRow(transaction: ListedTransaction, names: RowNames, address: string): Html {
  const { id, description, notes, amount, currency } = transaction;
  const category = names.categories?.get(transaction.categoryId)?.name ?? '';
  const account = names.accounts?.get(transaction.bankAccountId)?.name ?? '';
  const { text } = nameAndText(description, otherPartyOf(transaction));
  const whole = titleOf(transaction, names.accounts);
  const title = excerpt(whole, EXCERPT_CHARACTERS);
  const also = whole === text ? '' : text;
  const small = (text: string) => html`<bdi class="quiet small">${text}</bdi>`;
  const other = also === '' ? '' : small(excerpt(also, EXCERPT_CHARACTERS));
  const noted = notes === null || notes === '' ? '' : small(`“${excerpt(notes, EXCERPT_CHARACTERS)}”`);
  const label = html`<span class="unseen">Change the category of ${excerpt(title, LABEL_CHARACTERS)}: </span>`;
  const inPlace = html`data-hx-get="${address}" data-hx-target="#t${id}" data-hx-swap="outerHTML"`;
  return html`<tr role="row" id="t${id}"><td role="cell" class="when">${date(dateOf(transaction.bookedAt))}</td>
<td role="cell" class="what"><bdi>${title}</bdi>${other}${noted}</td>
<td role="cell" class="kind"><a href="${address}" ${inPlace}>${label}${category}</a>${tagsOf(transaction)}</td>
<td role="cell" class="where"><bdi>${account}</bdi></td>
<td role="cell" class="number">${money(amount, currency, 'signed')}</td></tr>\n`;
}

/** To or from which account of the user the money moved; else who paid or was paid, else what the bank wrote. */
export function titleOf(transaction: ListedTransaction, accounts: RowNames['accounts']): string {
  const { transfer, amount, description } = transaction;
  const other = transfer === null ? undefined : accounts?.get(transfer.bankAccountId);
  if (other !== undefined) return `${amount < 0 ? 'To' : 'From'} ${other.name}`;
  const { name, text } = nameAndText(description, otherPartyOf(transaction));
  return name || text;
}

function tagsOf({ status, transfer }: ListedTransaction): readonly Html[] {
  return [...(status === 'pending' ? [tag('Pending')] : []), ...(transfer === null ? [] : [tag('Own transfer')])];
}
