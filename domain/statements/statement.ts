import type { LocalDate } from '../calendar.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { MinorUnits } from '../money/money.ts';
import type { StatementFormat } from './read-options.ts';
import type { Place, StatementRow } from './statement-row.ts';

export type StatementAccountKind = 'bank' | 'card' | 'loan' | 'investment' | 'cash';

/** What a file says about the account of a statement. */
export interface AccountHint {
  /** Account number, card number or IBAN as written. It must never be logged, nor stored in clear. */
  readonly number: string | null;
  /** A name that a person or a bank gave the account. */
  readonly name: string | null;
  readonly kind: StatementAccountKind | null;
  /** The bank, if the file says it or its layout is that of one bank alone. */
  readonly institution?: string | null;
  /** What the bank calls accounts of this kind, such as `Savings`. */
  readonly product?: string | null;
}

export interface StatementBalance {
  readonly day: LocalDate;
  /** Negative is owed. In hundredths if the statement has no currency. */
  readonly amount: MinorUnits;
}

/** The days that a statement covers, both inclusive, as far as the file says so. */
interface StatementPeriod {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

/** Something that a person should know. The row or the balance in question was read all the same. */
export interface StatementWarning {
  readonly place: Place;
  /** One of our own sentences. */
  readonly sentence: string;
}

/** A row that could not be read. It is not among the rows. */
export interface UnreadableRow {
  readonly place: Place;
  /** One of our own sentences: what is wrong, and the rule. */
  readonly sentence: string;
}

/** The file of an archive in which a statement stands. */
export interface StatementOrigin {
  readonly fileName: string;
  readonly format: StatementFormat;
  /** Of its layout, as that of a file (`StatementFile`). */
  readonly fingerprint: string | null;
}

/** The movements of one account over some days. One file may hold several of one account. */
export interface Statement {
  readonly account: AccountHint;
  /** `null` if neither the file nor the caller names one. */
  readonly currency: CurrencyCode | null;
  readonly period: StatementPeriod;
  readonly opening: StatementBalance | null;
  readonly closing: StatementBalance | null;
  /** In the order of the file. */
  readonly rows: readonly StatementRow[];
  readonly unreadable: readonly UnreadableRow[];
  readonly warnings: readonly StatementWarning[];
  /** Set if the statement comes out of an archive. */
  readonly origin?: StatementOrigin;
}
