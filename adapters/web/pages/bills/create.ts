import { BILL_CYCLES, BILL_NAME_MAX_CHARACTERS } from '../../../../domain/bills/recurring-bill.ts';
import { parseLocalDate } from '../../../../domain/calendar.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { html } from '../../../http/pages/html.ts';
import { button, buttonLink } from '../../components/button.ts';
import { card } from '../../components/card.ts';
import { field, select } from '../../components/field.ts';
import { form } from '../../components/form.ts';
import { formKey, sentOnce } from '../../components/form-key.ts';
import { problemOf } from '../../components/notice.ts';
import { showWebPage } from '../../layout.ts';
import type { PageParts } from '../../page-parts.ts';
import { type FormState, refusedForm, requireVisitor, type SignedInRequest, seeOther } from '../../web-request.ts';
import type { WebRoute } from '../../web-router.ts';
import { CYCLE_NAMES } from './bill-texts.ts';

const PATH = '/bills/new';

/** Adds a bill that the transactions do not show. */
export function billCreateRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: PATH, needsSignIn: true, handle: (request) => offer(parts, requireVisitor(request)) },
    { method: 'POST', path: PATH, needsSignIn: true, handle: (request) => create(parts, requireVisitor(request)) },
  ];
}

function offer({ frame, randomText }: PageParts, request: SignedInRequest, given?: FormState): void {
  const state = given ?? { values: { cycle: 'monthly', ...formKey(randomText) }, errors: {} };
  const { currency } = request.visitor.user;
  const cycles = BILL_CYCLES.map((value) => ({ value, label: CYCLE_NAMES[value] }));
  const fields = html`${problemOf(state)}${field({ name: 'name', label: 'Name', maxLength: BILL_NAME_MAX_CHARACTERS, autocomplete: 'off' }, state)}
${field({ name: 'amount', label: 'Amount', hint: `In ${currency}, what is paid each time.`, inputMode: 'decimal', autocomplete: 'off' }, state)}
${select({ name: 'cycle', label: 'How often', options: cycles }, state)}
${field({ name: 'next', label: 'Next payment', hint: 'May stay empty.', type: 'date', isOptional: true, autocomplete: 'off' }, state)}
<div class="row">${button('Add it')}${buttonLink('Cancel', `${frame.basePath}/bills`, { look: 'plain' })}</div>`;
  const main = html`<div class="stack"><a class="back shown" href="${frame.basePath}/bills">‹ Bills</a><div class="intro"><h1>Add a bill</h1><p class="quiet">Coffer finds most bills by itself. Add what your transactions do not show.</p></div>
${card(form({ action: `${frame.basePath}${PATH}`, formToken: request.formToken, hidden: { key: state.values['key'] ?? '' } }, fields))}</div>`;
  showWebPage(request, frame, { title: 'Add a bill', section: '/bills', width: 'narrow', main });
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
    await parts.bills.createBill({ email: user.email ?? '', name, amount, cycle, nextDate }, sentOnce(request));
  } catch (error) {
    return offer(parts, request, refusedForm(request, sent, error));
  }
  seeOther(request, `${parts.frame.basePath}/bills?done=added`);
}
