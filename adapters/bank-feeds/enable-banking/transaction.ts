import type { LocalDate } from '../../../domain/calendar.ts';
import type { FeedRow } from '../../../domain/feeds/feed-row.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { joinedTexts } from '../../../domain/statements/one-line.ts';
import type { CategoryHints, RowStatus } from '../../../domain/statements/statement-row.ts';
import type { JsonObject } from '../http/response-json.ts';
import { dayOf, objectOf, objectsOf, textOf, textsOf } from '../json-members.ts';
import { readMoney } from './money.ts';

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
  const money = readMoney(objectOf(transaction, 'transaction_amount'));
  const isOut = isDebit(transaction);
  const day = dayOfRow(transaction) ?? (status === 'pending' ? today : null);
  if (money === undefined || isOut === undefined || day === null) return 'unreadable';
  if (currency !== null && money.currency !== currency) return 'other_currency';
  return {
    ...textsOfRow(transaction, isOut),
    sourceId: textOf(transaction, 'entry_reference'),
    replacesPendingId: null,
    day,
    valueDay: dayOf(transaction, 'value_date'),
    amount: signed(Math.abs(money.amount), isOut),
    currency: money.currency,
    status,
    balanceAfter: balanceAfter(transaction, money.currency),
  };
}

/** The indicator alone says which way the money went: some banks write the minus besides, some do not. */
function isDebit(transaction: JsonObject): boolean | undefined {
  const indicator = textOf(transaction, 'credit_debit_indicator');
  return indicator === 'DBIT' ? true : indicator === 'CRDT' ? false : undefined;
}

function signed(magnitude: number, isOut: boolean): number {
  return isOut && magnitude !== 0 ? -magnitude : magnitude;
}

/** Each may be missing, and banks fill them in one after another. */
function dayOfRow(transaction: JsonObject): LocalDate | null {
  return (
    dayOf(transaction, 'booking_date') ?? dayOf(transaction, 'value_date') ?? dayOf(transaction, 'transaction_date')
  );
}

/** The other party is the creditor of money out, and the debtor of money in. */
function textsOfRow(
  transaction: JsonObject,
  isOut: boolean,
): Pick<FeedRow, 'description' | 'payee' | 'counterpartyAccount' | 'hints'> {
  const role = isOut ? 'creditor' : 'debtor';
  const payee = textOf(objectOf(transaction, role), 'name');
  const code = objectOf(transaction, 'bank_transaction_code');
  const texts = [payee, ...textsOf(transaction, 'remittance_information'), textOf(transaction, 'reference_number')];
  const hints = hintsOf(transaction, code);
  return {
    payee,
    description: joinedTexts(texts) || (hints.name ?? hints.code ?? ''),
    counterpartyAccount: accountOf(transaction, role),
    hints,
  };
}

function hintsOf(transaction: JsonObject, code: JsonObject | undefined): CategoryHints {
  const merchant = textOf(transaction, 'merchant_category_code') ?? '';
  const parts = [textOf(code, 'code'), textOf(code, 'sub_code')].filter((part) => part !== null);
  return {
    merchantCategoryCode: /^\d{4}$/.test(merchant) && merchant !== '0000' ? merchant : null,
    name: textOf(code, 'description'),
    code: parts.join('-') || null,
  };
}

function accountOf(transaction: JsonObject, role: 'creditor' | 'debtor'): string | null {
  const account = objectOf(transaction, `${role}_account`);
  const others = objectsOf(transaction, `${role}_account_additional_identification`);
  return (
    textOf(account, 'iban') ??
    textOf(objectOf(account, 'other'), 'identification') ??
    others.map((other) => textOf(other, 'identification')).find((id) => id !== null) ??
    null
  );
}

function balanceAfter(transaction: JsonObject, currency: CurrencyCode): number | null {
  const balance = readMoney(objectOf(transaction, 'balance_after_transaction'));
  return balance?.currency === currency ? balance.amount : null;
}
