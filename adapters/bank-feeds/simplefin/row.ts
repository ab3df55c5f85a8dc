import type { LocalDate } from '../../../domain/calendar.ts';
import type { FeedRow } from '../../../domain/feeds/feed-row.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { joinedTexts, lineOrNull } from '../../../domain/statements/one-line.ts';
import type { CategoryHints } from '../../../domain/statements/statement-row.ts';
import { isJsonObject, type JsonObject } from '../http/response-json.ts';
import { amountOf, dayOf } from './values.ts';

/**
 * One transaction: positive is money in, as here. One that is pending may have no day yet, and gets that of the payment
 * or today. `undefined` if it cannot be read.
 */
export function rowOf(transaction: JsonObject, currency: CurrencyCode, today: LocalDate): FeedRow | undefined {
  const posted = dayOf(transaction.posted);
  const transacted = dayOf(transaction.transacted_at);
  const isPending = transaction.pending === true;
  const day = posted ?? (isPending ? (transacted ?? today) : undefined);
  const amount = amountOf(line(transaction.amount), currency);
  if (day === undefined || amount === undefined) return undefined;
  return {
    sourceId: line(transaction.id),
    day,
    valueDay: isPending ? null : (transacted ?? null),
    amount,
    currency,
    status: isPending ? 'pending' : 'booked',
    description:
      joinedTexts([line(transaction.description), line(transaction.memo)]) || (line(transaction.payee) ?? ''),
    payee: line(transaction.payee),
    counterpartyAccount: null,
    hints: hintsOf(transaction),
    balanceAfter: null,
    replacesPendingId: null,
  };
}

/** Servers may add what the protocol does not describe. */
function hintsOf({ extra, mcc }: JsonObject): CategoryHints {
  const additions = isJsonObject(extra) ? extra : {};
  const code = line(additions.mcc) ?? line(mcc);
  return {
    merchantCategoryCode: code !== null && /^\d{4}$/.test(code) ? code : null,
    name: line(additions.category),
    code: null,
  };
}

function line(value: unknown): string | null {
  return typeof value === 'string' ? lineOrNull(value) : null;
}
