import { formatDate } from '../calendar.ts';
import { formatMoney } from '../money/money.ts';
import type { ConnectedFeedAccount } from './connected-feed-account.ts';

/** How an account of a feed was recognised; `null` where a person or nobody had to recognise it. */
export function recognitionRemark({ linkedBy }: Pick<ConnectedFeedAccount, 'linkedBy'>): string | null {
  if (linkedBy === 'number') return 'Recognised by its number: it goes on where it was.';
  return linkedBy === 'rows' ? 'Recognised by payments that were there already: it goes on where they are.' : null;
}

/** What the bank's balance and the transactions differ by; `null` if by nothing. */
export function differenceRemark({
  difference,
  currency,
}: Pick<ConnectedFeedAccount, 'difference' | 'currency'>): string | null {
  if (difference === null || difference === 0 || currency === null) return null;
  const [amount, way] = [formatMoney(Math.abs(difference), currency), difference > 0 ? 'more' : 'less'];
  return `The bank’s balance is ${amount} ${way} than the transactions add up to.`;
}

/** Which days are missing, and what the person can do; `null` if none are. */
export function missingRemark({ missingDays }: Pick<ConnectedFeedAccount, 'missingDays'>): string | null {
  const spans = missingDays.map(({ from, to }) =>
    from === to ? `on ${formatDate(from)}` : `from ${formatDate(from)} to ${formatDate(to)}`,
  );
  if (spans.length === 0) return null;
  return `The bank gave no transactions ${spans.join(' and ')}: import a file of these days.`;
}
