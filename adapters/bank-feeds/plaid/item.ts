import type { Timestamp } from '../../../domain/calendar.ts';
import type { FeedAccount, FeedBalance, FeedInstitution } from '../../../domain/feeds/feed-account.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { negatedIf } from '../../../domain/money/money.ts';
import type { StatementAccountKind } from '../../../domain/statements/statement.ts';
import { idOf, type JsonObject, momentOf, objectOf, textOf } from '../json.ts';
import { amountOf } from './amount.ts';

/** What Plaid calls a connection of a person to a bank. It is the secret of a connection of ours. */
export interface PlaidItem {
  readonly accessToken: string;
  readonly itemId: string;
  readonly institution: FeedInstitution;
}

/** Of a response to `/accounts/get`. Banks outside Europe rarely let a consent end. */
export function consentEnd(response: JsonObject): Timestamp | null {
  return momentOf(objectOf(response, 'item'), 'consent_expiration_time');
}

/** The bank as Plaid names it by now. */
export function institutionOf(response: JsonObject, known: FeedInstitution): FeedInstitution {
  const name = textOf(objectOf(response, 'item'), 'institution_name');
  return name === null ? known : { ...known, name };
}

const KINDS: Readonly<Record<string, StatementAccountKind>> = {
  depository: 'bank',
  credit: 'card',
  loan: 'loan',
  investment: 'investment',
  brokerage: 'investment',
};

/** `undefined` for an account without an id. */
export function readAccount(account: JsonObject, institution: FeedInstitution): FeedAccount | undefined {
  const key = idOf(account, 'account_id');
  if (key === null) return undefined;
  const balances = objectOf(account, 'balances');
  const kind = KINDS[textOf(account, 'type') ?? ''] ?? null;
  const currency = parseCurrency(textOf(balances, 'iso_currency_code') ?? '') ?? null;
  return {
    key,
    name: textOf(account, 'name') ?? textOf(account, 'official_name') ?? institution.name,
    institution,
    kind,
    number: textOf(account, 'mask'),
    currency,
    balance: currency === null ? null : balanceOf(balances, kind === 'card' || kind === 'loan', currency),
  };
}

/** What is owed on a card or a loan comes as a positive number. What is available on a card is credit, not money. */
function balanceOf(balances: JsonObject | undefined, isOwed: boolean, currency: CurrencyCode): FeedBalance | null {
  const current = amountOf(balances, 'current', currency);
  const amount = current ?? (isOwed ? null : amountOf(balances, 'available', currency));
  return amount === null
    ? null
    : { amount: negatedIf(isOwed, amount), at: momentOf(balances, 'last_updated_datetime') };
}
