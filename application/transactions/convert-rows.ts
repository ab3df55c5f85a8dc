import { dateOf, type LocalDate } from '../../domain/calendar.ts';
import { counted } from '../../domain/collections.ts';
import { FinanceError } from '../../domain/error.ts';
import { type StaleRate, staleRates } from '../../domain/money/converted-total.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { convert, type RateQuote } from '../../domain/money/exchange-rate.ts';
import type { ListedTransaction } from '../../domain/ports/transaction-reader.ts';
import { quotesByDay, type RateSource } from '../rates/quotes-by-day.ts';

interface ConvertedRows {
  /** In the order given. A row that cannot be converted keeps its own amount and currency. */
  readonly rows: readonly ListedTransaction[];
  readonly conversion: Conversion;
}

/** What a reader of converted rows must know about them (contract 2.6). */
export interface Conversion {
  /** The currency that was asked for. */
  readonly currency: CurrencyCode;
  /** Rates that were used although their day is more than 7 days from the booking date; by currency, then date. */
  readonly staleRates: readonly StaleRate[];
  /** How many rows could not be converted; by currency. */
  readonly notConverted: readonly NotConverted[];
}

interface NotConverted {
  readonly currency: CurrencyCode;
  readonly count: number;
}

/** Converts amounts and currencies to `target`, each at the rate of its row's booking date (contract 2.6). */
export async function convertRows(
  rows: readonly ListedTransaction[],
  target: CurrencyCode,
  source: RateSource,
): Promise<ConvertedRows> {
  const needs = rows.map((row) => ({ currency: row.currency, on: dateOf(row.bookedAt) }));
  const quoteOf = await quotesByDay(source, target, needs);
  const conversions = rows.map((row) => convertRow(row, target, quoteOf(row.currency, dateOf(row.bookedAt))));
  return {
    rows: conversions.map(({ row }) => row),
    conversion: {
      currency: target,
      staleRates: staleRates(conversions.flatMap(({ used }) => (used === undefined ? [] : [used]))),
      notConverted: countByCurrency(conversions.map(({ row }) => row).filter((row) => row.currency !== target)),
    },
  };
}

interface RowConversion {
  readonly row: ListedTransaction;
  /** The rate behind a converted amount. */
  readonly used?: { readonly currency: CurrencyCode; readonly quote: RateQuote; readonly wantedOn: LocalDate };
}

function convertRow(row: ListedTransaction, target: CurrencyCode, quote: RateQuote | undefined): RowConversion {
  if (quote === undefined) return { row };
  try {
    const amount = convert(row.amount, row.currency, target, quote);
    return {
      row: { ...row, amount, currency: target },
      used: { currency: row.currency, quote, wantedOn: dateOf(row.bookedAt) },
    };
  } catch (error) {
    // An amount outside of the exact integers cannot be shown in the other currency.
    if (error instanceof FinanceError && error.code === 'amount_out_of_range') return { row };
    throw error;
  }
}

function countByCurrency(rows: readonly ListedTransaction[]): readonly NotConverted[] {
  return [...counted(rows.map(({ currency }) => currency))]
    .map(([currency, count]) => ({ currency, count }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
