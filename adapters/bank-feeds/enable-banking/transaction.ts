import type { LocalDate } from '../../../domain/calendar.ts';
import type { FeedRow } from '../../../domain/feeds/fetched-feed.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { type MinorUnits, negatedIf } from '../../../domain/money/money.ts';
import { joinedTexts } from '../../../domain/statements/one-line.ts';
import type { CategoryHints, RowStatus } from '../../../domain/statements/statement-row.ts';
import { amountOf, dayOf, type JsonObject, merchantCodeOf, objectOf, objectsOf, textOf, textsOf } from '../json.ts';

export interface TransactionContext {
  /** Of the account; `null` if it is unknown. */
  readonly currency: CurrencyCode | null;
  readonly today: LocalDate;
}

/**
 * - `not_executed`: no money has moved, nor will it for certain: holds, scheduled, cancelled and rejected payments.
 * - `unreadable`: it lacks its amount, sign or day.
 * - `other_currency`: it belongs to another account that the bank shows under the same number.
 */
export type ReadTransaction = FeedRow | 'not_executed' | 'unreadable' | 'other_currency';

/** The statuses that count. The others are HOLD, OTHR, SCHD, CNCL and RJCT. */
const STATUSES: Readonly<Record<string, RowStatus>> = { BOOK: 'booked', PDNG: 'pending' };

export function readTransaction(transaction: JsonObject, { currency, today }: TransactionContext): ReadTransaction {
  const status = STATUSES[textOf(transaction, 'status') ?? ''];
  if (status === undefined) return 'not_executed';
  const money = moneyOf(transaction, 'transaction_amount');
  const isOut = isDebit(transaction);
  const valueDay = dayOf(transaction, 'value_date');
  // Each day may be missing, and banks fill them in one after another.
  const known = dayOf(transaction, 'booking_date') ?? valueDay ?? dayOf(transaction, 'transaction_date');
  const day = known ?? (status === 'pending' ? today : null);
  if (money === undefined || isOut === undefined || day === null) return 'unreadable';
  if (currency !== null && money.currency !== currency) return 'other_currency';
  const balance = moneyOf(transaction, 'balance_after_transaction');
  return {
    ...textsOfRow(transaction, isOut),
    sourceId: textOf(transaction, 'entry_reference'),
    replacesPendingId: null,
    day,
    valueDay,
    amount: negatedIf(isOut, Math.abs(money.amount)),
    currency: money.currency,
    status,
    balanceAfter: balance?.currency === money.currency ? balance.amount : null,
  };
}

/** A member such as `{amount: "-12.30", currency: "EUR"}`; `undefined` if it is not such a thing. */
export function moneyOf(
  object: JsonObject,
  name: string,
): { readonly amount: MinorUnits; readonly currency: CurrencyCode } | undefined {
  const money = objectOf(object, name);
  const currency = parseCurrency(textOf(money, 'currency') ?? '');
  const amount = currency === undefined ? null : amountOf(money, 'amount', currency);
  return currency === undefined || amount === null ? undefined : { amount, currency };
}

/** The indicator alone says which way the money went: some banks write the minus besides, some do not. */
function isDebit(transaction: JsonObject): boolean | undefined {
  const indicator = textOf(transaction, 'credit_debit_indicator');
  return indicator === 'DBIT' ? true : indicator === 'CRDT' ? false : undefined;
}

/** The other party is the creditor of money out, and the debtor of money in. */
function textsOfRow(
  transaction: JsonObject,
  isOut: boolean,
): Pick<FeedRow, 'description' | 'payee' | 'counterpartyAccount' | 'hints'> {
  const role = isOut ? 'creditor' : 'debtor';
  const payee = textOf(objectOf(transaction, role), 'name');
  const texts = [payee, ...textsOf(transaction, 'remittance_information'), textOf(transaction, 'reference_number')];
  const hints = hintsOf(transaction);
  return {
    payee,
    description: joinedTexts(texts) || (hints.name ?? hints.code ?? ''),
    counterpartyAccount: accountOf(transaction, role),
    hints,
  };
}

function hintsOf(transaction: JsonObject): CategoryHints {
  const code = objectOf(transaction, 'bank_transaction_code');
  const parts = [textOf(code, 'code'), textOf(code, 'sub_code')].filter((part) => part !== null);
  return {
    merchantCategoryCode: merchantCodeOf(transaction, 'merchant_category_code'),
    name: textOf(code, 'description'),
    code: parts.join('-') || null,
  };
}

function accountOf(transaction: JsonObject, role: 'creditor' | 'debtor'): string | null {
  const account = objectOf(transaction, `${role}_account`);
  const others = objectsOf(transaction, `${role}_account_additional_identification`);
  const ids = [objectOf(account, 'other'), ...others].map((one) => textOf(one, 'identification'));
  return textOf(account, 'iban') ?? ids.find((id) => id !== null) ?? null;
}
