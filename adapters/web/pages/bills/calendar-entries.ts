import type { MonthEntry } from '../../../../application/bills/show-month.ts';
import { html } from '../../../http/pages/html.ts';
import { quiet } from '../../components/blocks.ts';
import type { DayEntry } from '../../components/day-calendar.ts';
import { money } from '../../components/values.ts';

/** A payment or a receipt on the calendar. */
export function dayEntry({ date, kind, name, amount, currency, state, isEstimate }: MonthEntry): DayEntry {
  const isDone = state === 'paid' || state === 'received';
  const words = isDone
    ? [state]
    : [state === 'possible' ? 'possible, not counted:' : '', isEstimate && kind === 'bill' ? 'about' : ''];
  const income = kind === 'income' && !isDone ? ['income'] : [];
  const word = [...words, ...income].filter((each) => each !== '').join(' ');
  const style = isDone ? html` class="paid"` : '';
  const sum = html`${word === '' ? '' : `${word} `}${money(amount, currency)}`;
  return [date, html`<li${style}><bdi>${name}</bdi> ${quiet(sum)}</li>`];
}
