import { readInteger } from '../binary-values.ts';
import type { RowSink } from '../row-tap.ts';
import type { Statement } from '../text-query.ts';
import { SearchedTexts, TEXT_END, type TextSegment } from './searched-texts.ts';

const NEWEST_FIRST = 'order by booked_at desc, id desc';

/** Each part is read in the order of its index, so that nothing is sorted. */
const part = (condition: string): string => `(select id, booked_at, bank_account_id, category_id, type, search_text
      from transactions where user_id = $1 and deleted_at is null and octet_length(search_text) ${condition}
      ${NEWEST_FIRST})`;

/** The columns that `TextRows` reads, in the order of lists. */
export const ALL_TEXTS: Statement = {
  name: 'transactions_all_texts',
  text: `select id, booked_at, bank_account_id, category_id, type = 'income', search_text
    from (${part('<= 2000')} union all ${part('> 2000')}) texts ${NEWEST_FIRST}`,
};

const ROWS_OF_SEGMENT = 8_192;
const BYTES_AT_FIRST = ROWS_OF_SEGMENT * 64;
const MICROS_PER_DAY = 86_400_000_000;
/** Days from 1970-01-01, from which the domain counts, to 2000-01-01, from which PostgreSQL counts. */
const POSTGRES_EPOCH_DAYS = 10_957;
const MAX_NUMBERS = 2 ** 16;

/** Puts the texts of a user together from rows of `ALL_TEXTS`, unless they take more than `maxBytes`. */
export class TextRows implements RowSink {
  readonly #maxBytes: number;
  readonly #accounts = new Numbering();
  readonly #categories = new Numbering();
  readonly #complete: TextSegment[] = [];
  /** Filled anew for each segment. */
  #segment = newSegment();
  #rows = 0;
  #bytes = 0;
  #isTooLarge = false;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  add(bytes: Buffer, start: number, _end: number): void {
    if (this.#isTooLarge) return;
    // Behind the number of columns stands the length of each before its value; all but the last have a fixed length.
    const id = start + 2 + 4;
    const bookedAt = id + 8 + 4;
    const account = bookedAt + 8 + 4;
    const category = account + 8 + 4;
    const isIncome = category + 8 + 4;
    const text = isIncome + 1 + 4;
    const length = bytes.readInt32BE(text - 4);
    const segment = this.#segmentFor(length);
    const row = this.#rows;
    segment.ids[row] = readInteger(bytes, id);
    segment.days[row] = Math.floor(readInteger(bytes, bookedAt) / MICROS_PER_DAY) + POSTGRES_EPOCH_DAYS;
    segment.accounts[row] = this.#accounts.of(readInteger(bytes, account));
    segment.categories[row] = this.#categories.of(readInteger(bytes, category));
    segment.incomes[row] = bytes[isIncome] ?? 0;
    bytes.copy(segment.texts, this.#bytes, text, text + length);
    this.#bytes += length + 1;
    segment.texts[this.#bytes - 1] = TEXT_END;
    segment.ends[row] = this.#bytes;
    this.#rows += 1;
  }

  /** `undefined` if they are too large. */
  finish(): SearchedTexts | undefined {
    this.#completeSegment();
    const texts = new SearchedTexts(this.#complete, this.#accounts.numbers, this.#categories.numbers);
    const isNumbered = this.#accounts.numbers.size <= MAX_NUMBERS && this.#categories.numbers.size <= MAX_NUMBERS;
    return this.#isTooLarge || !isNumbered || texts.size > this.#maxBytes ? undefined : texts;
  }

  /** The segment of the next row, with place for its text. */
  #segmentFor(length: number): TextSegment {
    if (this.#rows === ROWS_OF_SEGMENT) this.#completeSegment();
    const needed = this.#bytes + length + 1;
    const { texts } = this.#segment;
    if (needed > texts.length) this.#segment = { ...this.#segment, texts: enlarged(texts, needed) };
    return this.#segment;
  }

  #completeSegment(): void {
    this.#complete.push(trimmed(this.#segment, this.#rows, this.#bytes));
    this.#rows = 0;
    this.#bytes = 0;
    const bytes = new SearchedTexts(this.#complete, NO_NUMBERS, NO_NUMBERS).size;
    this.#isTooLarge ||= bytes > this.#maxBytes;
    if (this.#isTooLarge) this.#complete.length = 0;
  }
}

const NO_NUMBERS: ReadonlyMap<number, number> = new Map();

/** Numbers ids from 0 on, in the order in which they come. */
class Numbering {
  readonly numbers = new Map<number, number>();

  of(id: number): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(id, number);
    return number;
  }
}

function newSegment(): TextSegment {
  return {
    texts: Buffer.allocUnsafeSlow(BYTES_AT_FIRST),
    ends: new Uint32Array(ROWS_OF_SEGMENT),
    ids: new Float64Array(ROWS_OF_SEGMENT),
    days: new Int32Array(ROWS_OF_SEGMENT),
    accounts: new Uint16Array(ROWS_OF_SEGMENT),
    categories: new Uint16Array(ROWS_OF_SEGMENT),
    incomes: new Uint8Array(ROWS_OF_SEGMENT),
  };
}

function enlarged(texts: Buffer, needed: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.max(texts.length * 2, needed));
  texts.copy(larger);
  return larger;
}

/** The segment without the places that have no row. */
function trimmed(segment: TextSegment, rows: number, bytes: number): TextSegment {
  const texts = Buffer.allocUnsafeSlow(bytes);
  segment.texts.copy(texts, 0, 0, bytes);
  return {
    texts,
    ends: segment.ends.slice(0, rows),
    ids: segment.ids.slice(0, rows),
    days: segment.days.slice(0, rows),
    accounts: segment.accounts.slice(0, rows),
    categories: segment.categories.slice(0, rows),
    incomes: segment.incomes.slice(0, rows),
  };
}
