import type { AccountBalance, AccountBalances } from '../../../../application/accounts/report-balances.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { type Html, html } from '../../../http/pages/html.ts';
import { card } from '../../components/blocks.ts';
import { money, moneyOrUnknown } from '../../components/values.ts';
import { ACCOUNT_TYPE_NAMES } from '../accounts/account-options.ts';

const SHOWN = 12;

/** The first accounts that count, with what is on them. */
export function balancesPart({ accounts, netWorth }: AccountBalances): Html {
  const rows = accounts.slice(0, SHOWN).map((account) => {
    const { id, name, type, balance, currency } = account;
    const kind = html`<span class="quiet small">${ACCOUNT_TYPE_NAMES[type]}</span>`;
    return html`<li><a class="line" href="/transactions?account=${id}">
<span class="what"><strong><bdi>${name}</bdi></strong>${kind}</span>
<span class="much">${moneyOrUnknown(balance, currency)}${convertedOf(account, netWorth.currency)}</span></a></li>`;
  });
  const rest = accounts.length - rows.length;
  const more = rest === 0 ? 'All accounts' : `All accounts (${rest} more)`;
  const body = html`<ul class="lines">${rows}</ul><p class="row"><a href="/accounts">${more}</a></p>`;
  return card(body, { title: 'Accounts' });
}

function convertedOf({ balance, converted, currency }: AccountBalance, target: CurrencyCode): Html | string {
  if (currency === target || balance === undefined) return '';
  if (converted === undefined) return html`<span class="quiet small">no rate, not counted</span>`;
  return html`<span class="quiet small">${money(converted, target)}</span>`;
}
