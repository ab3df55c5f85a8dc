import { BILL_CYCLES } from '../../../../domain/bills/bill-cycle.ts';
import { BILL_NAME_MAX_CHARACTERS, isBillDay, type RecurringBill } from '../../../../domain/bills/recurring-bill.ts';
import { type LocalDate, parseLocalDate } from '../../../../domain/calendar.ts';
import type { FieldErrors } from '../../../../domain/error.ts';
import { parseCurrency } from '../../../../domain/money/currency.ts';
import { amountToType, typedAmount } from '../../../../domain/money/typed-amount.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { field, select } from '../../components/field.ts';
import type { FormState } from '../../web-request.ts';
import { CURRENCY_OPTIONS } from '../accounts/account-options.ts';
import { CYCLE_NAMES } from './bill-texts.ts';

/** What is wrong with a day. */
export const DAY_RULE = 'Write a day such as 2026-11-22.';

export function typedDay(text: string): LocalDate | undefined {
  const day = parseLocalDate(text);
  return day !== undefined && isBillDay(day) ? day : undefined;
}

/** What a bill is called and costs, and when. */
export function billFields(state: FormState): Html {
  const cycles = BILL_CYCLES.map((value) => ({ value, label: CYCLE_NAMES[value] }));
  const amount = { name: 'amount', label: 'Amount', hint: 'What is paid each time, such as 12.50.' };
  const next = { name: 'next', label: 'Next payment', hint: 'May stay empty.', isOptional: true };
  return html`
${field({ name: 'name', label: 'Name', maxLength: BILL_NAME_MAX_CHARACTERS, autocomplete: 'off' }, state)}
${field({ ...amount, inputMode: 'decimal', autocomplete: 'off' }, state)}
${select({ name: 'currency', label: 'Currency', options: CURRENCY_OPTIONS }, state)}
${select({ name: 'cycle', label: 'How often', options: cycles }, state)}
${field({ ...next, type: 'date', autocomplete: 'off' }, state)}`;
}

type BillEntry = Pick<RecurringBill, 'name' | 'amount' | 'currency' | 'cycle' | 'nextDate'>;

/** A bill as the fields have it. */
export function billValues({ name, amount, currency, cycle, nextDate }: BillEntry): FormState['values'] {
  return { name, amount: amountToType(amount, currency), currency, cycle, next: nextDate ?? '' };
}

/** What a person typed into the fields. A value is `undefined` where an error says so; no day is `null`. */
export function typedBill({
  name = '',
  amount = '',
  currency: code = '',
  cycle: often,
  next = '',
}: FormState['values']) {
  const currency = parseCurrency(code);
  const size = currency && typedAmount(amount, currency);
  const cycle = BILL_CYCLES.find((each) => each === often);
  const nextDate = next === '' ? null : typedDay(next);
  const isAmount = size !== undefined && size > 0;
  const errors: FieldErrors = {
    ...(name.trim() === '' && { name: ['Write a name.'] }),
    ...(!isAmount && currency !== undefined && { amount: ['Write an amount above 0, such as 12.50.'] }),
    ...(currency === undefined && { currency: ['Choose a currency.'] }),
    ...(cycle === undefined && { cycle: ['Choose how often it is paid.'] }),
    ...(nextDate === undefined && { next: [DAY_RULE] }),
  };
  return { name, amount: isAmount ? size : undefined, currency, cycle, nextDate, errors };
}
