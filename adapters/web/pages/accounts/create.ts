import { ACCOUNT_NAME_MAX_CHARACTERS, ACCOUNT_TYPES } from '../../../../domain/ledger/bank-account.ts';
import { parseCurrency } from '../../../../domain/money/currency.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { html } from '../../../http/pages/html.ts';
import { card, problemOf } from '../../components/blocks.ts';
import { field, select } from '../../components/field.ts';
import { buttonRow, form, formKey, sentOnce } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { type FormState, refusedForm, type SignedInRequest, seeOther } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { CURRENCY_OPTIONS, TYPE_OPTIONS } from './account-options.ts';

const PATH = '/accounts/new';

/** Opens an account that is kept by hand. */
export const ACCOUNT_CREATE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, offer),
  ownRoute('POST', PATH, create),
];

function offer({ randomText }: PageParts, request: SignedInRequest, given?: FormState): void {
  const { currency } = request.visitor.user;
  const fresh = { currency, type: 'checking', balance: '0', ...formKey(randomText) };
  const state: FormState = given ?? { values: fresh, errors: {} };
  const balance = 'The balance before the first transaction that you add. Debts are negative: -250.00.';
  const name = { name: 'name', label: 'Name', hint: 'As you call it, such as “Everyday”.', autocomplete: 'off' };
  const fields = html`${problemOf(state)}
${field({ ...name, maxLength: ACCOUNT_NAME_MAX_CHARACTERS }, state)}
${select({ name: 'type', label: 'Type', options: TYPE_OPTIONS }, state)}
${select({ name: 'currency', label: 'Currency', options: CURRENCY_OPTIONS }, state)}
${field({ name: 'balance', label: 'Balance now', hint: balance, inputMode: 'decimal', autocomplete: 'off' }, state)}
${buttonRow('Add it', '/accounts')}`;
  const { key = '' } = state.values;
  showPage(request, {
    title: 'Add an account',
    section: '/accounts',
    width: 'narrow',
    back: ['Accounts', '/accounts'],
    body: card(form(PATH, fields, { hidden: { key } })),
  });
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
    return offer(parts, request, refusedForm(request, sent, error));
  }
  seeOther(request, '/accounts?done=added');
}
