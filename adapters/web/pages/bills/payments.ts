import type { ShownBill } from '../../../../application/bills/list-bills.ts';
import { dateOf, formatDate } from '../../../../domain/calendar.ts';
import { invalidField } from '../../../../domain/error.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { excerpt, section } from '../../components/blocks.ts';
import { checkbox } from '../../components/field.ts';
import { button, form } from '../../components/form.ts';
import { number, table } from '../../components/table.ts';
import { date, money } from '../../components/values.ts';
import { type FormState, sentId } from '../../web-request.ts';

const TEXT_CHARACTERS = 100;
const BOX = 'payment_';

/** What was paid, of which a person may choose some that do not belong here. `key` makes the form another one. */
export function paymentsPart(
  { bill, payments }: Pick<ShownBill, 'bill' | 'payments'>,
  { key, state }: { readonly key: string; readonly state: FormState },
): Html | string {
  if (payments.length === 0) return '';
  const isFixed = bill.status === 'archived';
  const rows = payments.map(({ id, bookedAt, description, amount, currency }) => {
    const on = dateOf(bookedAt);
    return [
      isFixed ? date(on) : checkbox({ name: `${BOX}${id}`, label: formatDate(on) }, state),
      html`<a href="/transactions/${id}"><bdi>${excerpt(description, TEXT_CHARACTERS)}</bdi></a>`,
      money(amount, currency),
    ];
  });
  const list = table('Payments', ['Paid', 'Description', number('Amount')], rows);
  if (isFixed) return section('Payments', list);
  const verbs = html`<p class="quiet">Does one belong to another bill, or to none? Choose it above.</p>
<div class="row">${button('These are another bill …', { look: 'plain', name: 'do', value: 'split' })}
${button('These do not belong here', { look: 'plain', name: 'do', value: 'out' })}</div>`;
  return section('Payments', form(`/bills/${bill.id}/payments`, html`${list}${verbs}`, { hidden: { key } }));
}

/** The payments that a person has chosen. Throws `invalid` for none. */
export function chosenPayments(sent: FormState['values']): readonly number[] {
  const boxes = Object.keys(sent).filter((name) => name.startsWith(BOX));
  if (boxes.length === 0) throw invalidField('transaction_ids', 'Choose a payment first.');
  return boxes.map((name) => sentId(name.slice(BOX.length)));
}
