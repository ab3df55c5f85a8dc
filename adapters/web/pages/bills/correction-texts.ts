import type { BillStatement } from '../../../../domain/bills/bill-correction.ts';
import type { RecurringBill } from '../../../../domain/bills/recurring-bill.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { money } from '../../components/values.ts';
import { CYCLE_NAMES } from './bill-texts.ts';

/** Names by id; what is missing there is gone. */
export interface SaidNames {
  readonly bills: ReadonlyMap<number, { readonly name: string }>;
  readonly categories: ReadonlyMap<number, { readonly name: string }>;
  readonly accounts: ReadonlyMap<number, { readonly name: string }>;
}

/** What a person has said of a bill: a sentence without its full stop. */
export function correctionText(said: BillStatement, bill: RecurringBill, names: SaidNames): Html {
  switch (said.kind) {
    case 'set':
      return valueText(said, bill, names);
    case 'confirmed':
      return html`It is a bill`;
    case 'payments':
      return html`${paymentsText(said.transactionIds.length, said.belong)} to it`;
    case 'merged':
      return html`It is the same as <a href="/bills/${said.billId}"><bdi>${nameIn(names.bills, said.billId)}</bdi></a>`;
    case 'paid':
      return html`The payment of ${formatDate(said.dueOn)} was made`;
    case 'skipped':
      return html`There is no payment on ${formatDate(said.dueOn)}`;
    case 'paused':
      if (said.until === null) return html`It is paused until you take this back`;
      return html`It is paused until ${formatDate(said.until)}`;
    case 'ended':
      return html`It ended on ${formatDate(said.on)}`;
  }
}

function valueText(said: BillStatement & { kind: 'set' }, { currency }: RecurringBill, names: SaidNames): Html {
  switch (said.field) {
    case 'name':
      return html`It is called <bdi>${said.value}</bdi>`;
    case 'amount':
      return html`It costs ${money(said.value, currency)} each time`;
    case 'currency':
      return html`It is paid in ${said.value}`;
    case 'cycle':
      return html`It is paid ${CYCLE_NAMES[said.value]}`;
    case 'nextDate':
      return html`The next payment is on ${formatDate(said.value)}`;
    case 'categoryId':
      return html`Its category is ${nameIn(names.categories, said.value)}`;
    case 'bankAccountId':
      return html`It is paid from <bdi>${nameIn(names.accounts, said.value)}</bdi>`;
  }
}

function nameIn(names: ReadonlyMap<number, { readonly name: string }>, id: number): string {
  return names.get(id)?.name ?? 'one that is gone';
}

function paymentsText(count: number, belong: boolean): string {
  if (count === 1) return belong ? 'One payment belongs' : 'One payment does not belong';
  return `${count} payments ${belong ? 'belong' : 'do not belong'}`;
}
