import { BILL_CYCLES } from '../../../../domain/bills/bill-cycle.ts';
import { BILL_NAME_MAX_CHARACTERS } from '../../../../domain/bills/recurring-bill.ts';
import { parseLocalDate } from '../../../../domain/calendar.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { html } from '../../../http/pages/html.ts';
import { card, problemOf } from '../../components/blocks.ts';
import { field, select } from '../../components/field.ts';
import { buttonRow, form, formKey, sentOnce } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { CYCLE_NAMES } from './bill-texts.ts';

const PATH = '/bills/new';

/** Adds a bill that the transactions do not show. */
export const BILL_CREATE_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, offer), ownRoute('POST', PATH, create)];

function offer({ randomText }: PageParts, request: SignedInRequest, given?: FormState): void {
  const state = given ?? { values: { cycle: 'monthly', ...formKey(randomText) }, errors: {} };
  const { currency } = request.visitor.user;
  const cycles = BILL_CYCLES.map((value) => ({ value, label: CYCLE_NAMES[value] }));
  const amount = { name: 'amount', label: 'Amount', hint: `In ${currency}, what is paid each time.` };
  const next = {
    name: 'next',
    label: 'Next payment',
    hint: 'May stay empty.',
    type: 'date',
    isOptional: true,
  } as const;
  const fields = html`${problemOf(state)}
${field({ name: 'name', label: 'Name', maxLength: BILL_NAME_MAX_CHARACTERS, autocomplete: 'off' }, state)}
${field({ ...amount, inputMode: 'decimal', autocomplete: 'off' }, state)}
${select({ name: 'cycle', label: 'How often', options: cycles }, state)}
${field({ ...next, autocomplete: 'off' }, state)}
${buttonRow('Add it', '/bills')}`;
  const { key = '' } = state.values;
  showPage(request, {
    title: 'Add a bill',
    section: '/bills',
    width: 'narrow',
    back: ['Bills', '/bills'],
    intro: 'Coffer finds most bills by itself. Add what your transactions do not show.',
    body: card(form(PATH, fields, { hidden: { key } })),
  });
}

async function create(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { form: sent } = request;
  const { user } = request.visitor;
  const { name = '', next = '' } = sent;
  const amount = typedAmount(sent['amount'] ?? '', user.currency);
  const cycle = BILL_CYCLES.find((each) => each === sent['cycle']);
  const nextDate = next === '' ? null : parseLocalDate(next);
  if (amount === undefined || amount <= 0 || cycle === undefined || nextDate === undefined) {
    request.ctx.status = 422;
    const errors = {
      ...((amount === undefined || amount <= 0) && { amount: ['Write an amount above 0, such as 12.50.'] }),
      ...(cycle === undefined && { cycle: ['Choose how often it is paid.'] }),
      ...(nextDate === undefined && { next: ['Write a day such as 2026-11-22.'] }),
    };
    return offer(parts, request, { values: sent, errors });
  }
  try {
    await parts.bills.createBill(user.id, { name, amount, cycle, nextDate }, sentOnce(request));
  } catch (error) {
    return offer(parts, request, refusedForm(request, sent, error));
  }
  seeOther(request, '/bills?done=added');
}
