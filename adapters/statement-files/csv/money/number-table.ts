import type { DecimalMark } from '../../../../domain/statements/decimal-mark.ts';
import { scaledNumber } from '../../signed-number.ts';
import type { CsvRow } from '../table/table.ts';
import { marksOf } from './notation.ts';

const SAMPLE_ROWS = 2_000;

/** The numbers of some columns in the first rows, in hundred-thousandths, each read once. */
export class NumberTable {
  readonly rows: readonly CsvRow[];
  readonly #mark: DecimalMark;
  readonly #columns = new Map<number, readonly (number | undefined)[]>();

  /** The decimal mark is the one that fits `columns`. */
  constructor(rows: readonly CsvRow[], columns: readonly number[]) {
    this.rows = rows.slice(0, SAMPLE_ROWS);
    this.#mark = marksOf(this.rows, columns, [], null)[0] ?? '.';
  }

  of(column: number): readonly (number | undefined)[] {
    const known = this.#columns.get(column);
    if (known !== undefined) return known;
    const numbers = this.rows.map(({ cells }) => scaledNumber(cells[column], this.#mark));
    this.#columns.set(column, numbers);
    return numbers;
  }
}
