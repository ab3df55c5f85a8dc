import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatMoney, type MinorUnits } from '../../../domain/money/money.ts';
import { type Html, html } from '../../http/pages/html.ts';

/** `$8,500.00`, as the tools write it. `signed` marks what came in with a plus and a colour of its own. */
export function money(amount: MinorUnits | bigint, currency: CurrencyCode, look?: 'signed'): Html {
  const isIncome = look === 'signed' && amount > 0;
  return html`<span class="money${isIncome ? ' in' : ''}">${isIncome ? '+' : ''}${formatMoney(amount, currency)}</span>`;
}
