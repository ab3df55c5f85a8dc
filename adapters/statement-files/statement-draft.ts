import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatMoney, negatedIf } from '../../domain/money/money.ts';
import { rowsDifference } from '../../domain/statements/rows-add-up.ts';
import type { Statement, StatementWarning, UnreadableRow } from '../../domain/statements/statement.ts';
import type { Place, StatementRow } from '../../domain/statements/statement-row.ts';

/** What of a statement is known when its rows have gone by. */
export type StatementFacts = Omit<Statement, 'rows' | 'unreadable' | 'warnings'>;

/** A row with what a person should know of it; or, if it cannot be read, why. */
export type ReadRow =
  | { readonly row: StatementRow; readonly notes: readonly string[] }
  | { readonly row: null; readonly reason: string };

export const ROUNDED = 'The amount has more decimals than its currency. It was rounded.';
const NO_NOTES: readonly string[] = [];
const ROUNDED_NOTE: readonly string[] = [ROUNDED];

export function readable(row: StatementRow, isRounded: boolean): ReadRow {
  return { row, notes: isRounded ? ROUNDED_NOTE : NO_NOTES };
}

export function unreadable(reason: string): ReadRow {
  return { row: null, reason };
}

/** A statement that grows row by row. */
export class StatementDraft {
  readonly #rows: StatementRow[] = [];
  readonly #unreadable: UnreadableRow[] = [];
  readonly #warnings: StatementWarning[] = [];
  readonly #invert: boolean;

  /** With `invert`, rows count with the other sign than they are added with. */
  constructor(invert = false) {
    this.#invert = invert;
  }

  add(place: Place, read: ReadRow): void {
    if (read.row === null) {
      this.#unreadable.push({ place, sentence: read.reason });
      return;
    }
    this.#rows.push(this.#invert ? { ...read.row, amount: negatedIf(true, read.row.amount) } : read.row);
    for (const sentence of read.notes) this.warn(place, sentence);
  }

  warn(place: Place, sentence: string): void {
    this.#warnings.push({ place, sentence });
  }

  /** Of all rows; `null` if they have none or several. */
  onlyCurrency(): CurrencyCode | null {
    const first = this.#rows[0]?.currency ?? null;
    return this.#rows.every(({ currency }) => currency === first) ? first : null;
  }

  /** `end` is where the closing balance stands. */
  finish(facts: StatementFacts, end: Place): Statement {
    const statement = { ...facts, rows: this.#rows, unreadable: this.#unreadable };
    const difference = rowsDifference(statement);
    if (difference !== null && difference !== 0 && facts.currency !== null) {
      const missing = formatMoney(difference, facts.currency);
      this.warn(end, `Opening balance and rows do not add up to the closing balance. The difference is ${missing}.`);
    }
    return { ...statement, warnings: this.#warnings };
  }
}
