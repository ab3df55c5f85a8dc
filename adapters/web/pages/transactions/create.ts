import { dateOf, parseLocalDate } from '../../../../domain/calendar.ts';
import type { FieldErrors } from '../../../../domain/error.ts';
import type { BankAccount } from '../../../../domain/ledger/bank-account.ts';
import type { Category } from '../../../../domain/ledger/category.ts';
import { DESCRIPTION_MAX_CHARACTERS, NOTES_MAX_CHARACTERS } from '../../../../domain/ledger/transaction.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { html } from '../../../http/pages/html.ts';
import { card, emptyState, problemOf, shortName } from '../../components/blocks.ts';
import { area, categoryOptions, choice, field, select } from '../../components/field.ts';
import { buttonLink, buttonRow, form, formKey, sentOnce } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { type FormState, refusedForm, type SignedInRequest, seeOther, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { typedNotes } from './change.ts';

const PATH = '/transactions/new';

/** Adds a transaction to a manual account. */
export const TRANSACTION_CREATE_ROUTES: readonly WebRoute[] = [
  ownRoute('GET', PATH, offer),
  ownRoute('POST', PATH, create),
];

async function offer(parts: PageParts, request: SignedInRequest, given?: FormState): Promise<void> {
  const { transactions, clock, randomText } = parts;
  const [{ accounts }, categories] = await Promise.all([
    parts.accounts.listBankAccounts(request.visitor.user.id, { bank: false }),
    transactions.listCategories(),
  ]);
  const manual = accounts.filter(({ kind }) => kind === 'manual');
  const asked = request.ctx.query['account'];
  const fresh = {
    kind: 'expense',
    day: dateOf(clock.now()),
    account: typeof asked === 'string' ? asked : '',
    ...formKey(randomText),
  };
  const state = given ?? { values: fresh, errors: {} };
  showPage(request, {
    title: 'Add a transaction',
    section: '/transactions',
    width: 'narrow',
    back: ['Transactions', '/transactions'],
    body:
      manual.length === 0
        ? emptyState(
            'You have no account that you keep by hand',
            'Transactions can only be added to such an account. Those of connected accounts come from the bank.',
            buttonLink('Add an account', '/accounts/new'),
          )
        : card(formOf(manual, categories, state)),
  });
}

function formOf(accounts: readonly BankAccount[], categories: readonly Category[], state: FormState) {
  const kinds = [
    { value: 'expense', label: 'Expense' },
    { value: 'income', label: 'Income' },
  ];
  const options = accounts.map(({ id, name, currency }) => ({
    value: String(id),
    label: `${shortName(name)} (${currency})`,
  }));
  const amount = { name: 'amount', label: 'Amount', hint: 'In the currency of the account, such as 12.50.' };
  const description = { name: 'description', label: 'Description', maxLength: DESCRIPTION_MAX_CHARACTERS };
  const choices = categoryOptions(categories, state.values['category_id'] ?? '', [{ value: '', label: 'No category' }]);
  const fields = html`${problemOf(state)}${choice({ name: 'kind', label: 'Kind', options: kinds }, state)}
${field({ ...amount, inputMode: 'decimal', autocomplete: 'off' }, state)}
${field({ ...description, autocomplete: 'off' }, state)}
${field({ name: 'day', label: 'Day', type: 'date', autocomplete: 'off' }, state)}
${select({ name: 'account', label: 'Account', options }, state)}
${select({ name: 'category_id', label: 'Category', options: choices }, state)}
${area({ name: 'notes', label: 'Notes', isOptional: true, maxLength: NOTES_MAX_CHARACTERS }, state)}
${buttonRow('Add it', '/transactions')}`;
  return form(PATH, fields, { hidden: { key: state.values['key'] ?? '' } });
}

async function create(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { transactions } = parts;
  const { id: userId } = request.visitor.user;
  const { form: sent } = request;
  const { accounts } = await parts.accounts.listBankAccounts(userId, { bank: false });
  const account = accounts.find(({ id, kind }) => kind === 'manual' && String(id) === sent['account']);
  const size = account && typedAmount(sent['amount'] ?? '', account.currency);
  const day = parseLocalDate(sent['day'] ?? '');
  const isIncome = sent['kind'] === 'income';
  const errors = {
    ...(!isIncome && sent['kind'] !== 'expense' && { kind: ['Choose whether it is an expense or an income.'] }),
    ...errorsOf(account, size, day),
  };
  if (account === undefined || size === undefined || day === undefined || Object.keys(errors).length > 0) {
    request.ctx.status = 422;
    return offer(parts, request, { values: sent, errors });
  }
  const { description = '', notes = '', category_id: category = '' } = sent;
  const amount = isIncome ? size : -size;
  try {
    const input = {
      bankAccountId: account.id,
      amount,
      bookedAt: day,
      description,
      notes: typedNotes(notes),
      ...(category !== '' && { categoryId: sentId(category) }),
    };
    await transactions.createTransaction(userId, input, sentOnce(request));
  } catch (error) {
    return offer(parts, request, refusedForm(request, sent, error));
  }
  seeOther(request, '/transactions?done=added');
}

function errorsOf(account: unknown, amount: number | undefined, day: unknown): FieldErrors {
  return {
    ...(account === undefined && { account: ['Choose one of your accounts.'] }),
    ...(account !== undefined &&
      (amount === undefined || amount <= 0) && {
        amount: ['Write an amount above 0, such as 12.50, with no more decimals than the currency has.'],
      }),
    ...(day === undefined && { day: ['Write a day such as 2026-11-22.'] }),
  };
}
