import type { StatementRow } from '../../domain/statements/statement-row.ts';
import { TextPile } from './text-pile.ts';

/** What many rows of a file have in common. */
export type SharedFacts = Pick<StatementRow, 'day' | 'valueDay' | 'currency' | 'status' | 'hints'>;

/** Texts of a row, in the order in which they lie in the pile. */
const TEXTS = ['sourceId', 'element', 'description', 'payee', 'counterpartyAccount'] as const;
export type RowText = (typeof TEXTS)[number];

/** Columns of integers; the sizes of the texts follow. */
const [LINE, FACTS, BLOCK, OFFSET, SIZES] = [0, 1, 2, 3, 4];
const INTEGERS = SIZES + TEXTS.length;
/** Columns of other numbers; NaN is `null`. */
const [AMOUNT, BALANCE_AFTER] = [0, 1];
const NUMBERS = 2;
const ROWS_PER_BLOCK = 1_024;

/** Sizes of a missing text, and of one that says what the description says. No text of a file is so long. */
const MISSING = 0x7fff_ffff;
const AS_DESCRIPTION = 0x7fff_fffe;

/** Rows of a statement without objects: about 60 bytes for each and its texts, outside of the heap. */
export class PackedRows {
  readonly #integers: Int32Array[] = [];
  readonly #numbers: Float64Array[] = [];
  readonly #facts: SharedFacts[] = [];
  readonly #texts = new TextPile();
  #count = 0;

  /** Returns the row's number, from 0. */
  add(row: StatementRow, facts: SharedFacts): number {
    const nth = this.#count;
    this.#count += 1;
    if (nth % ROWS_PER_BLOCK === 0) {
      this.#integers.push(new Int32Array(ROWS_PER_BLOCK * INTEGERS));
      this.#numbers.push(new Float64Array(ROWS_PER_BLOCK * NUMBERS));
    }
    if (this.#facts.at(-1) !== facts) this.#facts.push(facts);
    const numbers = this.#numbers.at(-1)!;
    const at = (nth % ROWS_PER_BLOCK) * NUMBERS;
    numbers[at + AMOUNT] = row.amount;
    numbers[at + BALANCE_AFTER] = row.balanceAfter ?? Number.NaN;
    this.#addIntegers(row, this.#integers.at(-1)!, (nth % ROWS_PER_BLOCK) * INTEGERS);
    return nth;
  }

  line(nth: number): number {
    return this.#integer(nth, LINE);
  }

  facts(nth: number): SharedFacts {
    return this.#facts[this.#integer(nth, FACTS)]!;
  }

  amount(nth: number): number {
    return this.#number(nth, AMOUNT);
  }

  balanceAfter(nth: number): number | null {
    const balance = this.#number(nth, BALANCE_AFTER);
    return Number.isNaN(balance) ? null : balance;
  }

  text(nth: number, name: RowText): string | null {
    const place = TEXTS.indexOf(name);
    const size = this.#integer(nth, SIZES + place);
    if (size === MISSING) return null;
    if (size === AS_DESCRIPTION) return this.text(nth, 'description');
    let offset = this.#integer(nth, OFFSET);
    for (let before = 0; before < place; before += 1) offset += sizeInPile(this.#integer(nth, SIZES + before));
    return this.#texts.at(this.#integer(nth, BLOCK), offset, size);
  }

  #addIntegers(row: StatementRow, integers: Int32Array, at: number): void {
    const { place, sourceId, description, payee, counterpartyAccount } = row;
    const isNamed = payee !== null && payee !== description;
    const texts = [sourceId, place.element, description, isNamed ? payee : null, counterpartyAccount];
    integers[at + LINE] = place.line;
    integers[at + FACTS] = this.#facts.length - 1;
    integers[at + BLOCK] = this.#texts.reserve(texts.reduce((units, text) => units + (text?.length ?? 0), 0));
    integers[at + OFFSET] = this.#texts.offset;
    for (const [nth, text] of texts.entries()) {
      integers[at + SIZES + nth] = text === null ? MISSING : this.#texts.add(text);
    }
    if (payee !== null && !isNamed) integers[at + SIZES + TEXTS.indexOf('payee')] = AS_DESCRIPTION;
  }

  #integer(nth: number, column: number): number {
    return this.#integers[Math.floor(nth / ROWS_PER_BLOCK)]![(nth % ROWS_PER_BLOCK) * INTEGERS + column]!;
  }

  #number(nth: number, column: number): number {
    return this.#numbers[Math.floor(nth / ROWS_PER_BLOCK)]![(nth % ROWS_PER_BLOCK) * NUMBERS + column]!;
  }
}

function sizeInPile(size: number): number {
  return size === MISSING || size === AS_DESCRIPTION ? 0 : Math.abs(size);
}
