import type { CurrencyCode } from '../money/currency.ts';
import type { ConnectionProblem, FeedConnection } from './connection.ts';
import type { FetchedAccount } from './fetched-feed.ts';

/**
 * What is wrong when a bank shows an account in another currency than that of the bank account which it fills. Its rows
 * wait, because they fit nowhere, until the person has chosen another bank account, or the bank shows the old currency
 * again. `null` if nothing is wrong.
 */
export function currencyProblem(
  { account: { currency }, problem }: Pick<FetchedAccount, 'account' | 'problem'>,
  filled: CurrencyCode,
): ConnectionProblem | null {
  if (currency === filled) return null;
  if (currency === null) return problem ?? CURRENCY_UNKNOWN;
  const message =
    `The bank shows an account in ${currency} now that was in ${filled}. Choose where it goes from now on: ` +
    'to a new account, or to another one.';
  return { code: 'currency_changed', message };
}

const CURRENCY_UNKNOWN = {
  code: 'partial',
  message: 'The currency of an account is not known at the moment. Its transactions follow later.',
} as const;

/** The person has chosen. */
export function withoutCurrencyProblem(connection: FeedConnection): FeedConnection {
  return connection.problem?.code === 'currency_changed'
    ? { ...connection, state: 'active', problem: null }
    : connection;
}
