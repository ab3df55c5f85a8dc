import { ACCOUNT_NAME_MAX_CHARACTERS, ACCOUNT_TYPES } from '../../../../domain/ledger/bank-account.ts';
import { CURRENCY_CODES, parseCurrency } from '../../../../domain/money/currency.ts';
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
import { ACCOUNT_TYPE_NAMES } from './account-types.ts';

const PATH = '/accounts/new';

/** Opens an account that is kept by hand. */
export function accountCreateRoutes(parts: PageParts): readonly WebRoute[] {
  return [
    { method: 'GET', path: PATH, needsSignIn: true, handle: (request) => offer(parts, requireVisitor(request)) },
    { method: 'POST', path: PATH, needsSignIn: true, handle: (request) => create(parts, requireVisitor(request)) },
  ];
}

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });

/** The choice of a type, for each form about an account. */
export const TYPE_OPTIONS = ACCOUNT_TYPES.map((value) => ({ value, label: ACCOUNT_TYPE_NAMES[value] }));

function offer({ frame, randomText }: PageParts, request: SignedInRequest, given?: FormState): void {
  const { currency } = request.visitor.user;
  const fresh = { currency, type: 'checking', balance: '0', ...formKey(randomText) };
  const state: FormState = given ?? { values: fresh, errors: {} };
  const currencies = CURRENCY_CODES.map((code) => ({ value: code, label: `${code} · ${CURRENCY_NAMES.of(code)}` }));
  const fields = html`${problemOf(state)}${field({ name: 'name', label: 'Name', hint: 'As you call it, such as “Everyday”.', maxLength: ACCOUNT_NAME_MAX_CHARACTERS, autocomplete: 'off' }, state)}
${select({ name: 'type', label: 'Type', options: TYPE_OPTIONS }, state)}
${select({ name: 'currency', label: 'Currency', options: currencies }, state)}
${field({ name: 'balance', label: 'Balance now', hint: 'The balance before the first transaction that you add. Debts are negative: -250.00.', inputMode: 'decimal', autocomplete: 'off' }, state)}
<div class="row">${button('Add it')}${buttonLink('Cancel', `${frame.basePath}/accounts`, { look: 'plain' })}</div>`;
  const { key = '' } = state.values;
  const main = html`<div class="stack"><a class="back shown" href="${frame.basePath}/accounts">‹ Accounts</a><div class="intro"><h1>Add an account</h1></div>
${card(form({ action: `${frame.basePath}${PATH}`, formToken: request.formToken, hidden: { key } }, fields))}</div>`;
  showWebPage(request, frame, { title: 'Add an account', section: '/accounts', width: 'narrow', main });
}

async function create(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { form: sent } = request;
  const { id: userId } = request.visitor.user;
  const currency = parseCurrency(sent['currency'] ?? '');
  const balance = currency && typedAmount(sent['balance'] ?? '', currency);
  const type = ACCOUNT_TYPES.find((each) => each === sent['type']);
  if (currency === undefined || balance === undefined || type === undefined) {
    request.ctx.status = 422;
    const errors = {
      ...(currency === undefined && { currency: ['Choose a currency.'] }),
      ...(currency !== undefined && balance === undefined && { balance: ['Write an amount such as 1200.50 or -250.'] }),
      ...(type === undefined && { type: ['Choose a type.'] }),
    };
    return offer(parts, request, { values: sent, errors });
  }
  try {
    const input = { name: sent['name'] ?? '', currency, balance };
    const { id } = await parts.accounts.createBankAccount(userId, input, sentOnce(request));
    if (type !== 'checking') await parts.accounts.updateBankAccount(userId, id, { type });
  } catch (error) {
    return offer(parts, request, { ...refusedForm(request, sent, error) });
  }
  seeOther(request, `${parts.frame.basePath}/accounts?done=added`);
}
