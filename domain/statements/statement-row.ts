import type { LocalDate } from '../calendar.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';

export type RowStatus = 'booked' | 'pending';

/** What a file says about the kind of a payment, by which a category can be found. */
export interface CategoryHints {
  /** ISO 18245, four digits. */
  readonly merchantCategoryCode: string | null;
  /** A category in the bank's or another program's own words. */
  readonly name: string | null;
  /** The kind of the transaction as its format names it: `ATM`, `NTRF`, `PMNT-CCRD-POSD`. */
  readonly code: string | null;
}

export const NO_HINTS: CategoryHints = { merchantCategoryCode: null, name: null, code: null };

/** One movement of money as a statement file shows it. */
export interface StatementRow {
  readonly place: Place;
  /**
   * The identifier that the file gives; `null` without one. It is unique for an account at best: banks use one for
   * several rows, and number their rows anew in each export.
   */
  readonly sourceId: string | null;
  /** The day of booking as the file writes it, without regard to time zones; else the day that it has instead. */
  readonly day: LocalDate;
  readonly valueDay: LocalDate | null;
  /** Negative is money out. May be 0. Without a currency, in hundredths. */
  readonly amount: MinorUnits;
  /** `null` if neither the file nor the caller names one. */
  readonly currency: CurrencyCode | null;
  readonly status: RowStatus;
  /** All texts of the row in one line. May be empty. */
  readonly description: string;
  readonly payee: string | null;
  /** The other party's account number or IBAN as written. It must never be logged, nor stored in clear. */
  readonly counterpartyAccount: string | null;
  readonly hints: CategoryHints;
  /** What the person wrote, in a file of a program that people keep their money in. */
  readonly notes?: string;
  /** The balance of the account after this row, where the file has one. */
  readonly balanceAfter: MinorUnits | null;
}

/** Where something stands in a statement file, for messages to a person. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** What a person looks for where one line holds a whole file: the element and its number, such as `STMTTRN 12`. */
  readonly element: string | null;
}

export function atLine(line: number): Place {
  return { line, element: null };
}

/** `Line 12` or `Line 1 (Ntry 3)`. */
export function placeInWords({ line, element }: Place): string {
  return element === null ? `Line ${line}` : `Line ${line} (${element})`;
}
