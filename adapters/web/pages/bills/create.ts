import { html } from '../../../http/pages/html.ts';
import { card, problemOf } from '../../components/blocks.ts';
import { buttonRow, form, formKey, sentOnce } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { type FormState, refusedForm, type SignedInRequest, seeOther, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { billFields, billValues, typedBill } from './bill-form.ts';

const PATH = '/bills/new';

/** Adds a bill that the transactions do not show, or one of some payments, which the address names. */
export const BILL_CREATE_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, open), ownRoute('POST', PATH, create)];

/** The address of the form for a bill of these payments. */
export function newBillAddress(transactionIds: readonly number[]): string {
  return `${PATH}?transaction=${transactionIds.join(',')}`;
}

async function open({ bills, randomText }: PageParts, request: SignedInRequest): Promise<void> {
  const { id, currency } = request.visitor.user;
  const { transaction } = request.ctx.query;
  const key = formKey(randomText);
  if (typeof transaction !== 'string') {
    return offer(request, { values: { cycle: 'monthly', currency, ...key }, errors: {} });
  }
  const proposed = await bills.proposeBill(id, idsIn(transaction));
  offer(request, { values: { ...billValues(proposed), transactions: transaction, ...key }, errors: {} });
}

function idsIn(text: string): readonly number[] {
  return text === '' ? [] : text.split(',').map(sentId);
}

function offer(request: SignedInRequest, state: FormState): void {
  const { key = '', transactions = '' } = state.values;
  const count = idsIn(transactions).length;
  const payments = count === 1 ? 'The payment belongs' : `The ${count} payments belong`;
  showPage(request, {
    title: 'Add a bill',
    section: '/bills',
    width: 'narrow',
    back: ['Bills', '/bills'],
    intro:
      count === 0
        ? 'Coffer finds most bills by itself. Add what your transactions do not show.'
        : `${payments} to it, and to no other bill any more.`,
    body: card(
      form(PATH, html`${problemOf(state, ['transaction_ids'])}${billFields(state)}${buttonRow('Add it', '/bills')}`, {
        hidden: { key, transactions },
      }),
    ),
  });
}

async function create(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { form: sent } = request;
  const { name, amount, currency, cycle, nextDate, errors } = typedBill(sent);
  const isWrong = Object.keys(errors).length > 0;
  if (isWrong || amount === undefined || currency === undefined || cycle === undefined || nextDate === undefined) {
    request.ctx.status = 422;
    return offer(request, { values: sent, errors });
  }
  try {
    const entry = { name, amount, currency, cycle, nextDate, transactionIds: idsIn(sent['transactions'] ?? '') };
    await parts.bills.createBill(request.visitor.user.id, entry, sentOnce(request));
  } catch (error) {
    return offer(request, refusedForm(request, sent, error));
  }
  seeOther(request, '/bills?done=added');
}
