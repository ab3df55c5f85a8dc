import { dateOf } from '../../domain/calendar.ts';
import type { CurrencyCode } from '../../domain/currency.ts';
import { FinanceError } from '../../domain/error.ts';
import { convert, type RateQuote } from '../../domain/exchange-rate.ts';
import type { ExchangeRatePort } from '../../domain/ports/exchange-rate-port.ts';
import type { PrintedTransaction } from '../../domain/ports/transaction-reader.ts';
import { quotesByDay } from '../rates/quotes-by-day.ts';

/**
 * The rows with amount and currency in `target`, at the rate of each one's booking date; one that cannot be converted keeps its own
 * (contract 2.6).
 */
export async function convertRows(
  rows: readonly PrintedTransaction[],
  target: CurrencyCode,
  rates: ExchangeRatePort,
): Promise<readonly PrintedTransaction[]> {
  const needs = rows.map((row) => ({ currency: row.currency, on: dateOf(row.bookedAt) }));
  const quoteOf = await quotesByDay(rates, target, needs);
  return rows.map((row) => convertRow(row, target, quoteOf(row.currency, dateOf(row.bookedAt))));
}

function convertRow(row: PrintedTransaction, target: CurrencyCode, quote: RateQuote | undefined): PrintedTransaction {
  if (quote === undefined) return row;
  try {
    return { ...row, amount: String(convert(Number(row.amount), row.currency, target, quote)), currency: target };
  } catch (error) {
    // Too large an amount in the other currency's units cannot be told, as one without a rate cannot.
    if (error instanceof FinanceError && error.code === 'amount_out_of_range') return row;
    throw error;
  }
}
