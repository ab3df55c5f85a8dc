import type { Timestamp } from './calendar.ts';
import type { TransactionStatus, TransactionType } from './ledger/transaction.ts';
import type { CurrencyCode } from './money/currency.ts';

/**
 * A transaction in printed form: integers as decimal digits, parties as JSON text. Most lists are printed again at
 * once, so values that nobody computes with are not parsed (measured in docs/decisions/lists-are-printed.md).
 */
export interface PrintedTransaction {
  readonly id: string;
  readonly bankAccountId: string;
  readonly categoryId: string;
  readonly status: TransactionStatus;
  readonly type: TransactionType;
  /** JSON text of an array of `{name}`. */
  readonly from: string;
  readonly to: string;
  readonly description: string;
  readonly merchantName: string | null;
  readonly notes: string | null;
  /** Minor units of `currency`, decimal digits with an optional minus. */
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly bookedAt: Timestamp;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** The other leg of an own transfer, and its account (contract 2.13); both are null for other transactions. */
  readonly transferTransactionId: string | null;
  readonly transferBankAccountId: string | null;
}

/** The fields of a {@link PrintedTransaction} in the order of a row. */
export const PRINTED_FIELDS = [
  'id',
  'bankAccountId',
  'categoryId',
  'status',
  'type',
  'from',
  'to',
  'description',
  'merchantName',
  'notes',
  'amount',
  'currency',
  'bookedAt',
  'createdAt',
  'updatedAt',
  'transferTransactionId',
  'transferBankAccountId',
] as const satisfies readonly (keyof PrintedTransaction)[];

/** The place of a field in {@link PRINTED_FIELDS}. */
export function fieldAt(name: keyof PrintedTransaction): number {
  return PRINTED_FIELDS.indexOf(name);
}

/**
 * Listed transactions whose fields are copied as UTF-8 from where the store has them to where they are sent. A page has
 * some 450 fields, and making a string of each takes most of the time of a list
 * (docs/decisions/lists-are-printed.md).
 */
export interface PrintedRows {
  readonly length: number;
  /** At least the bytes that all fields take together. */
  readonly maxBytes: number;
  /**
   * Writes the field of a row at `start`, and returns where it ends; -1 for `null`. `target` must have room for it.
   * Rows are counted from 0.
   */
  write(row: number, field: number, target: Uint8Array, start: number): number;
  /** The field as a string. */
  text(row: number, field: number): string | null;
  /** Every row with all its fields, for those who compute with them. */
  all(): readonly PrintedTransaction[];
  /**
   * Gives the memory of the rows to others. There are no rows afterwards. Optional: without it, the memory is collected
   * some time later.
   */
  release(): void;
}

/** Rows that are strings already. */
export function printedRows(rows: readonly PrintedTransaction[]): PrintedRows {
  const text = (row: number, field: number) => {
    const name = PRINTED_FIELDS[field];
    return (name && rows[row]?.[name]) ?? null;
  };
  return {
    length: rows.length,
    maxBytes: rows.reduce((sum, row) => sum + bytesOf(row), 0),
    text,
    write(row, field, target, start) {
      const given = text(row, field);
      return given === null ? -1 : start + UTF8.encodeInto(given, target.subarray(start)).written;
    },
    all: () => rows,
    release: () => undefined,
  };
}

const UTF8 = new TextEncoder();

/** No character of a string takes more than three bytes. */
const MAX_BYTES_PER_CHARACTER = 3;

function bytesOf(row: PrintedTransaction): number {
  const characters = PRINTED_FIELDS.reduce((sum, name) => sum + (row[name]?.length ?? 0), 0);
  return characters * MAX_BYTES_PER_CHARACTER;
}
