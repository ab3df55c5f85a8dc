import type { ShownBill } from '../../../../application/bills/list-bills.ts';
import { type BillValues, setValue } from '../../../../domain/bills/bill-correction.ts';
import { html } from '../../../http/pages/html.ts';
import { card, problemOf, shortName } from '../../components/blocks.ts';
import { categoryOptions, select } from '../../components/field.ts';
import { buttonRow, form } from '../../components/form.ts';
import { showPage } from '../../page.ts';
import { type FormState, idInPath, refusedForm, type SignedInRequest, seeOther, sentId } from '../../web-request.ts';
import { ownRoute, type PageParts, type WebRoute } from '../../web-route.ts';
import { billFields, billValues, DAY_RULE, typedBill } from './bill-form.ts';

const PATH = '/bills/:id/edit';

/** Says what a bill is called and costs, and when, in place of what was found. */
export const BILL_EDIT_ROUTES: readonly WebRoute[] = [ownRoute('GET', PATH, open), ownRoute('POST', PATH, change)];

async function open(parts: PageParts, request: SignedInRequest): Promise<void> {
  const shown = await parts.bills.showBill(request.visitor.user.id, idInPath(request));
  const { corrections } = shown.bill;
  const values = {
    ...billValues(shown.bill),
    category_id: String(setValue(corrections, 'categoryId') ?? ''),
    bank_account_id: String(setValue(corrections, 'bankAccountId') ?? ''),
  };
  const before = Object.entries(values).map(([name, value]) => [`before_${name}`, value] as const);
  await offer(parts, request, shown, { values: { ...values, ...Object.fromEntries(before) }, errors: {} });
}

async function offer(parts: PageParts, request: SignedInRequest, { bill }: ShownBill, state: FormState): Promise<void> {
  const [categories, { accounts }] = await Promise.all([
    parts.transactions.listCategories(),
    parts.accounts.listBankAccounts(request.visitor.user.id, { bank: false }),
  ]);
  const address = `/bills/${bill.id}`;
  const own = accounts.map(({ id, name }) => ({ value: String(id), label: shortName(name) }));
  const { values } = state;
  const unsaid = (field: string, known: readonly { readonly value: string }[]) => {
    const value = values[`before_${field}`] ?? '';
    return known.some((each) => each.value === value) ? [] : [{ value, label: 'As its payments have it' }];
  };
  const tree = categories.map(({ id }) => ({ value: String(id) }));
  const choices = categoryOptions(categories, values['category_id'] ?? '', unsaid('category_id', tree));
  const payers = [...unsaid('bank_account_id', own), ...own];
  const fields = html`${problemOf(state, ['next_date'])}${billFields(state)}
${select({ name: 'category_id', label: 'Category', options: choices }, state)}
${select({ name: 'bank_account_id', label: 'Account', options: payers }, state)}
${buttonRow('Save', address)}`;
  const hidden = Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('before_')));
  showPage(request, {
    title: 'Edit a bill',
    heading: html`Edit <bdi>${bill.name}</bdi>`,
    section: '/bills',
    width: 'narrow',
    back: ['The bill', address],
    intro: 'What you change here stays, whatever Coffer finds later.',
    body: card(form(`${address}/edit`, fields, { hidden })),
  });
}

async function change(parts: PageParts, request: SignedInRequest): Promise<void> {
  const { form: sent } = request;
  const { id: userId } = request.visitor.user;
  const id = idInPath(request);
  const shown = await parts.bills.showBill(userId, id);
  const { values, errors } = changedValues(sent);
  if (Object.keys(errors).length > 0) {
    request.ctx.status = 422;
    return offer(parts, request, shown, { values: sent, errors });
  }
  try {
    await parts.bills.correctBill(userId, id, { kind: 'set', values });
  } catch (error) {
    return offer(parts, request, shown, refusedForm(request, sent, error));
  }
  seeOther(request, `/bills/${id}?done=changed`);
}

/**
 * What a person has changed since the form was opened: only that is said of the bill, so that a form that was open for
 * long takes nothing back.
 */
function changedValues(sent: FormState['values']): Pick<FormState, 'errors'> & { values: Partial<BillValues> } {
  const typed = typedBill(sent);
  const { name, amount, currency, cycle, nextDate } = typed;
  const isChanged = (field: string) => sent[field] !== sent[`before_${field}`];
  // An amount of another currency is another amount.
  const isOther = isChanged('amount') || isChanged('currency');
  const { next = typed.nextDate === null ? [DAY_RULE] : undefined, ...others } = typed.errors;
  const errors = Object.entries({ ...others, ...(next && { next }) }).filter(
    ([field]) => isChanged(field) || (field === 'amount' && isOther),
  );
  return {
    values: {
      ...(isChanged('name') && { name }),
      ...(isOther && amount !== undefined && { amount }),
      ...(isChanged('currency') && currency !== undefined && { currency }),
      ...(isChanged('cycle') && cycle !== undefined && { cycle }),
      ...(isChanged('next') && nextDate && { nextDate }),
      ...(isChanged('category_id') && { categoryId: sentId(sent['category_id']) }),
      ...(isChanged('bank_account_id') && { bankAccountId: sentId(sent['bank_account_id']) }),
    },
    errors: Object.fromEntries(errors),
  };
}
