import type { ListedTransaction } from '../../domain/ports/transaction-reader.ts';
import { readInteger, writeInteger, writeTimestamp } from './binary-values.ts';
import { type RowMemory, reserveBytes, reservePlaces, returnMemory, takeMemory } from './row-memory.ts';
import type { RowSink } from './row-tap.ts';

/** The columns of a list in their order. */
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
] as const;

export type PrintedField = (typeof PRINTED_FIELDS)[number];

type Kind = 'integer' | 'text' | 'json' | 'timestamp';

const KINDS: Readonly<Record<PrintedField, Kind>> = {
  id: 'integer',
  bankAccountId: 'integer',
  categoryId: 'integer',
  status: 'text',
  type: 'text',
  from: 'json',
  to: 'json',
  description: 'text',
  merchantName: 'text',
  notes: 'text',
  amount: 'integer',
  currency: 'text',
  bookedAt: 'timestamp',
  createdAt: 'timestamp',
  updatedAt: 'timestamp',
  transferTransactionId: 'integer',
  transferBankAccountId: 'integer',
};

const KIND_OF_COLUMN = PRINTED_FIELDS.map((name) => KINDS[name]);
/** The revision of the user's transactions stands after the fields, and then, in some statements, the list's total. */
const REVISION = PRINTED_FIELDS.length;
const TOTAL = REVISION + 1;
const COLUMNS = TOTAL + 1;

/** More than an integer or a timestamp has when it is written as text. */
const LONGEST_NUMBER = 32;

/**
 * Rows of {@link PRINTED_FIELDS}, a revision and perhaps a total, as the bytes that came from the connection.
 */
export class BinaryRows implements RowSink {
  length = 0;
  maxBytes = 0;
  #columns = 0;
  /** `undefined` after the release. It may have the rows of somebody else then. */
  #memory: RowMemory | undefined = takeMemory();
  /** The bytes of the memory that have rows. */
  #end = 0;

  add(bytes: Buffer, start: number, end: number): void {
    const memory = this.#memory;
    if (memory === undefined) return;
    this.#columns = bytes.readInt16BE(start);
    const first = this.length * COLUMNS;
    reservePlaces(memory, first, COLUMNS);
    reserveBytes(memory, this.#end, end - start);
    bytes.copy(memory.bytes, this.#end, start + 2, end);
    for (let column = 0; column < this.#columns; column += 1) {
      memory.places[first + column] = this.#end;
      this.#end += 4 + Math.max(0, memory.bytes.readInt32BE(this.#end));
    }
    this.maxBytes += end - start + COLUMNS * LONGEST_NUMBER;
    this.length += 1;
  }

  release(): void {
    if (this.#memory !== undefined) returnMemory(this.#memory);
    this.#memory = undefined;
    this.length = 0;
  }

  write(row: number, field: number, target: Uint8Array, start: number): number {
    const { bytes, from, length } = this.#column(row, field);
    if (length < 0) return -1;
    switch (KIND_OF_COLUMN[field]) {
      case 'integer':
        return writeInteger(bytes, from, target, start);
      case 'timestamp':
        return writeTimestamp(bytes, from, target, start);
      case 'json':
        // The version of the format comes first.
        return copy(bytes, from + 1, from + length, target, start);
      default:
        return copy(bytes, from, from + length, target, start);
    }
  }

  text(row: number, field: number): string | null {
    const { bytes, from, length } = this.#column(row, field);
    if (length < 0) return null;
    switch (KIND_OF_COLUMN[field]) {
      case 'integer':
        return String(readInteger(bytes, from));
      case 'timestamp':
        return SCRATCH.toString('latin1', 0, writeTimestamp(bytes, from, SCRATCH, 0));
      case 'json':
        return bytes.toString('utf8', from + 1, from + length);
      default:
        return bytes.toString('utf8', from, from + length);
    }
  }

  /** The user's revision at the time of the rows; `undefined` if there are no rows. */
  get revision(): string | undefined {
    if (this.length === 0) return undefined;
    const { bytes, from } = this.#column(0, REVISION);
    return String(readInteger(bytes, from));
  }

  /** How many rows match on all pages; `undefined` if there are no rows, or their statement did not count. */
  get total(): number | undefined {
    if (this.length === 0 || this.#columns < COLUMNS) return undefined;
    const { bytes, from } = this.#column(0, TOTAL);
    return readInteger(bytes, from);
  }

  /** All rows as values. */
  all(): readonly ListedTransaction[] {
    return Array.from({ length: this.length }, (_, row) => {
      const fields = PRINTED_FIELDS.map((name, field) => [name, this.text(row, field)] as const);
      return toListed(Object.fromEntries(fields) as Record<PrintedField, string>);
    });
  }

  #column(row: number, field: number): { bytes: Buffer; from: number; length: number } {
    const place = row < this.length ? this.#memory?.places[row * COLUMNS + field] : undefined;
    if (this.#memory === undefined || place === undefined) throw new RangeError('There is no such row or field.');
    const { bytes } = this.#memory;
    return { bytes, from: place + 4, length: bytes.readInt32BE(place) };
  }
}

/** The author of the statement states the types of its columns. */
function toListed(row: Record<PrintedField, string>): ListedTransaction {
  const { transferTransactionId, transferBankAccountId, ...own } = row;
  return {
    ...own,
    id: Number(row.id),
    bankAccountId: Number(row.bankAccountId),
    categoryId: Number(row.categoryId),
    from: JSON.parse(row.from),
    to: JSON.parse(row.to),
    amount: Number(row.amount),
    transfer:
      transferTransactionId === null
        ? null
        : { transactionId: Number(transferTransactionId), bankAccountId: Number(transferBankAccountId) },
  } as ListedTransaction;
}

const SCRATCH = Buffer.alloc(LONGEST_NUMBER);

/** Fields are short: a loop takes less than the call of a copying function. */
function copy(bytes: Uint8Array, from: number, to: number, target: Uint8Array, start: number): number {
  const shift = start - from;
  for (let at = from; at < to; at += 1) target[at + shift] = bytes[at] ?? 0;
  return to + shift;
}
