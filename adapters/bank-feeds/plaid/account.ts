import { parseTimestamp } from '../../../domain/calendar.ts';
import type { FeedAccount, FeedBalance, FeedInstitution } from '../../../domain/feeds/feed-account.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import type { StatementAccountKind } from '../../../domain/statements/statement.ts';
import type { JsonObject } from '../http/response-json.ts';
import { idOf, objectOf, textOf } from '../json-members.ts';
import { amountOf, turned } from './money.ts';

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
    balance: currency === null ? null : balanceOf(balances, kind, currency),
  };
}

/** What is owed on a card or a loan comes as a positive number. */
function balanceOf(
  balances: JsonObject | undefined,
  kind: StatementAccountKind | null,
  currency: CurrencyCode,
): FeedBalance | null {
  const isOwed = kind === 'card' || kind === 'loan';
  const current = amountOf(balances, 'current', currency);
  // What is available on a card is credit, not money.
  const amount = current ?? (isOwed ? null : amountOf(balances, 'available', currency));
  if (amount === null) return null;
  const at = parseTimestamp(textOf(balances, 'last_updated_datetime') ?? '') ?? null;
  return { amount: isOwed ? turned(amount) : amount, at };
}
