import { setImmediate as othersTurn } from 'node:timers/promises';
import { dayNumber } from '../../../domain/calendar.ts';
import { searchForm } from '../../../domain/ledger/search-form.ts';
import type { TransactionFilter, TransactionWindow } from '../../../domain/ports/transaction-reader.ts';
import { type CheckableConditions, canCheck } from '../checkable-conditions.ts';
import { SEAM } from '../search-text.ts';

/** Some thousand transactions, in the order of lists. Each column has a place for every row. */
export interface TextSegment {
  /** The search text of each row (`searchText`), and a `TEXT_END` behind it. */
  readonly texts: Buffer;
  /** Where the text of the next row begins. */
  readonly ends: Uint32Array;
  readonly ids: Float64Array;
  /** Of the booking, in UTC, since 1970-01-01. */
  readonly days: Int32Array;
  /** By their numbers, not their ids. */
  readonly accounts: Uint16Array;
  readonly categories: Uint16Array;
  /** 1 for income, 0 for expenses. */
  readonly incomes: Uint8Array;
}

/** PostgreSQL stores no text with this byte, so no match reaches from one row into the next. */
export const TEXT_END = 0;

/** Ids and the numbers that stand for them. */
export type Numbers = ReadonlyMap<number, number>;

export interface FoundTexts {
  /** Those of the window, in the order of lists. */
  readonly ids: readonly number[];
  readonly total: number;
}

/** A search of all rows takes longer than others should wait, so they get their turn about this often. */
const SLICE_MILLIS = 4;

/**
 * The search texts of one user, with what filters look at. Node.js finds a text in 300,000 of them within one to twenty
 * milliseconds, where PostgreSQL takes 50 to 80: it looks at one row after the other.
 */
export class SearchedTexts {
  readonly #segments: readonly TextSegment[];
  readonly #accounts: Numbers;
  readonly #categories: Numbers;

  constructor(segments: readonly TextSegment[], accounts: Numbers, categories: Numbers) {
    this.#segments = segments;
    this.#accounts = accounts;
    this.#categories = categories;
  }

  /** Bytes that they take in memory. */
  get size(): number {
    return this.#segments.reduce((sum, segment) => sum + sizeOf(segment), 0);
  }

  /** Whether the texts have what the filter looks at. */
  static canFind(filter: TransactionFilter): boolean {
    const part = searchForm(filter.text ?? '');
    return part !== '' && !part.includes('\0') && !part.includes(SEAM) && canCheck(IN_TEXTS, filter);
  }

  /** The filter has a text. */
  async find(filter: TransactionFilter, { offset, limit }: TransactionWindow): Promise<FoundTexts> {
    const part = Buffer.from(searchForm(filter.text ?? ''));
    const accepts = this.#acceptance(filter);
    const ids: number[] = [];
    let total = 0;
    let sliceEnd = performance.now() + SLICE_MILLIS;
    for (const segment of this.#segments) {
      if (performance.now() > sliceEnd) {
        await othersTurn();
        sliceEnd = performance.now() + SLICE_MILLIS;
      }
      eachMatch(segment, part, (row) => {
        if (!accepts(segment, row)) return;
        if (total >= offset && total < offset + limit) ids.push(segment.ids[row] ?? 0);
        total += 1;
      });
    }
    return { ids, total };
  }

  #acceptance(filter: TransactionFilter): Acceptance {
    const conditions = [...this.#conditions(filter)];
    return (segment, row) => conditions.every((holds) => holds(segment, row));
  }

  *#conditions(filter: TransactionFilter): Iterable<Acceptance> {
    const { bankAccountId, type, categoryIds, exceptCategoryIds, from, to } = filter;
    if (bankAccountId !== undefined) {
      const account = this.#accounts.get(bankAccountId);
      yield ({ accounts }, row) => accounts[row] === account;
    }
    if (type !== undefined) {
      const isIncome = type === 'income' ? 1 : 0;
      yield ({ incomes }, row) => incomes[row] === isIncome;
    }
    if (categoryIds !== undefined) yield within(numbersOf(this.#categories, categoryIds));
    if (exceptCategoryIds !== undefined) yield not(within(numbersOf(this.#categories, exceptCategoryIds)));
    if (from !== undefined) yield notBefore(dayNumber(from));
    if (to !== undefined) yield not(notBefore(dayNumber(to) + 1));
  }
}

/** Which conditions of a filter the texts can check. */
const IN_TEXTS: CheckableConditions = {
  text: true,
  bankAccountId: true,
  type: true,
  categoryIds: true,
  exceptCategoryIds: true,
  visibleAccountsOnly: false,
  from: true,
  to: true,
};

type Acceptance = (segment: TextSegment, row: number) => boolean;

function within(wanted: ReadonlySet<number>): Acceptance {
  return ({ categories }, row) => wanted.has(categories[row] ?? -1);
}

function notBefore(day: number): Acceptance {
  return ({ days }, row) => (days[row] ?? 0) >= day;
}

function not(accepts: Acceptance): Acceptance {
  return (segment, row) => !accepts(segment, row);
}

function numbersOf(numbers: Numbers, ids: readonly number[]): ReadonlySet<number> {
  return new Set(ids.flatMap((id) => numbers.get(id) ?? []));
}

/** Calls `take` with each row whose text contains `part`, in their order. */
function eachMatch({ texts, ends }: TextSegment, part: Buffer, take: (row: number) => void): void {
  let row = 0;
  for (let at = texts.indexOf(part); at >= 0; at = texts.indexOf(part, ends[row])) {
    while ((ends[row] ?? Infinity) <= at) row += 1;
    take(row);
  }
}

function sizeOf({ texts, ends, ids, days, accounts, categories, incomes }: TextSegment): number {
  const columns = [ends, ids, days, accounts, categories, incomes];
  return columns.reduce((sum, column) => sum + column.byteLength, texts.byteLength);
}
