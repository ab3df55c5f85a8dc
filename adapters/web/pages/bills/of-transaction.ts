import type { ShownTransaction } from '../../../../application/transactions/show-transaction.ts';
import { formatMoney } from '../../../../domain/money/money.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card, shortName } from '../../components/blocks.ts';
import { select } from '../../components/field.ts';
import { button, buttonLink, form, formKey, sentOnce } from '../../components/form.ts';
import { EMPTY_FORM, idInPath, type SignedInRequest, seeOther, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { newBillAddress } from './create.ts';

/** Gives a transaction to a bill. */
export const BILL_OF_TRANSACTION_ROUTES: readonly WebRoute[] = [ownRoute('POST', '/transactions/:id/bill', add)];

/** Of which bill an expense is a payment, and of which one it should be. */
export async function billPart(
  { bills, randomText }: PageParts,
  request: SignedInRequest,
  { row }: Pick<ShownTransaction, 'row'>,
): Promise<Html | string> {
  if (row.amount >= 0 || row.transfer !== null) return '';
  const current = (await bills.storedBills(request.visitor.user.id)).filter(({ status }) => status !== 'archived');
  const isPaid = ({ transactionIds }: { readonly transactionIds: readonly number[] }) =>
    transactionIds.includes(row.id);
  const own = current
    .filter(isPaid)
    .map(({ id, name }) => html`<p>It is a payment of <a href="/bills/${id}"><bdi>${name}</bdi></a>.</p>`);
  const options = current
    .filter((bill) => !isPaid(bill))
    .map(({ id, name, amount, currency }) => ({
      value: String(id),
      label: `${shortName(name)} · ${formatMoney(amount, currency)}`,
    }));
  const make = buttonLink('Make a bill of it', newBillAddress([row.id]), { look: 'plain' });
  const fields = html`${select({ name: 'bill_id', label: 'Bill', options }, EMPTY_FORM)}
<div class="row">${button('Add it to this bill', { look: 'plain' })}${make}</div>`;
  const choice =
    options.length === 0
      ? html`<div class="row">${make}</div>`
      : form(`/transactions/${row.id}/bill`, fields, { hidden: formKey(randomText) });
  return card(html`${own}${choice}`, { title: own.length === 0 ? 'Is it a bill?' : 'Its bill' });
}

async function add({ bills, transactions }: PageParts, request: SignedInRequest): Promise<void> {
  const { id: userId } = request.visitor.user;
  const { row } = await transactions.showTransaction(userId, idInPath(request));
  const bill = sentId(request.form['bill_id']);
  const saying = { kind: 'payments', transactionIds: [row.id], belong: true } as const;
  await bills.correctBill(userId, bill, saying, sentOnce(request));
  seeOther(request, `/bills/${bill}?done=moved`);
}
