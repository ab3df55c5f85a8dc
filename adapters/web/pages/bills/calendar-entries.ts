import type { BillOverview } from '../../../../application/bills/report-bills.ts';
import type { IncomeOverview } from '../../../../application/bills/show-incomes.ts';
import { isEstimate, isPossible } from '../../../../domain/bills/recurring-bill.ts';
import type { Month } from '../../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { MinorUnits } from '../../../../domain/money/money.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { quiet } from '../../components/blocks.ts';
import type { DayEntry } from '../../components/day-calendar.ts';
import { money } from '../../components/values.ts';

/** The payments of a bill in a month: those that were made, and those that are due. */
export function billEntries(bill: BillOverview, { from, to }: Month): readonly DayEntry[] {
  const word = `${isPossible(bill) ? 'possible, not counted: ' : ''}${isEstimate(bill) ? 'about ' : ''}`;
  return [
    ...bill.payments.map((paid): DayEntry => [paid.on, item(bill.name, 'paid ', paid, 'paid')]),
    ...bill.dueDates
      .filter((day) => day >= from && day <= to)
      .map((day): DayEntry => [day, item(bill.name, word, bill)]),
  ];
}

/** The same of an income. */
export function incomeEntries(income: IncomeOverview): readonly DayEntry[] {
  const word = `${isPossible(income) ? 'possible, not counted: ' : ''}income `;
  return [
    ...income.receipts.map((received): DayEntry => [received.on, item(income.name, 'received ', received, 'paid')]),
    ...income.dueDates.map((day): DayEntry => [day, item(income.name, word, income)]),
  ];
}

interface Sum {
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
}

function item(name: string, word: string, { amount, currency }: Sum, look?: 'paid'): Html {
  const style = look === undefined ? '' : html` class="${look}"`;
  return html`<li${style}><bdi>${name}</bdi> ${quiet(html`${word}${money(amount, currency)}`)}</li>`;
}
