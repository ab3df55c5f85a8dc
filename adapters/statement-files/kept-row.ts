import type { AccountHint } from '../../domain/statements/statement.ts';
import type { CategoryHints, StatementRow } from '../../domain/statements/statement-row.ts';
import { PackedRows, type SharedFacts } from './packed-rows.ts';

/** Facts that are shared at once; a file may have more different ones than are worth remembering. */
const SHARED_MAX = 5_000;

/**
 * Copies of rows that take little memory, since there may be very many. Their texts and numbers lie outside of the
 * heap, and what most of them have in common is one object. A text that was cut out of the file would keep the whole
 * file in memory; a copy does not.
 */
export class RowCopier {
  readonly #rows = new PackedRows();
  readonly #shared = new Map<string, SharedFacts>();

  copy(row: StatementRow): StatementRow {
    return new KeptRow(this.#rows, this.#rows.add(row, this.#sharedFacts(row)));
  }

  #sharedFacts({ day, valueDay, currency, status, hints }: StatementRow): SharedFacts {
    const { merchantCategoryCode, name, code } = hints;
    const key = JSON.stringify([day, valueDay, currency, status, merchantCategoryCode, name, code]);
    const known = this.#shared.get(key);
    if (known !== undefined) return known;
    const facts: SharedFacts = {
      day: ownText(day),
      valueDay: ownOrNull(valueDay),
      currency: ownOrNull(currency),
      status,
      hints: { merchantCategoryCode: ownOrNull(merchantCategoryCode), name: ownOrNull(name), code: ownOrNull(code) },
    };
    if (this.#shared.size >= SHARED_MAX) this.#shared.clear();
    this.#shared.set(ownText(key), facts);
    return facts;
  }
}

/** Reads what it says from the packed rows when it is asked. A copy by `...` would say nothing. */
class KeptRow implements StatementRow {
  readonly #rows: PackedRows;
  readonly #nth: number;

  constructor(rows: PackedRows, nth: number) {
    this.#rows = rows;
    this.#nth = nth;
  }

  get place(): StatementRow['place'] {
    return { line: this.#rows.line(this.#nth), element: this.#rows.text(this.#nth, 'element') };
  }

  get sourceId(): string | null {
    return this.#rows.text(this.#nth, 'sourceId');
  }

  get day(): StatementRow['day'] {
    return this.#rows.facts(this.#nth).day;
  }

  get valueDay(): StatementRow['valueDay'] {
    return this.#rows.facts(this.#nth).valueDay;
  }

  get amount(): StatementRow['amount'] {
    return this.#rows.amount(this.#nth);
  }

  get currency(): StatementRow['currency'] {
    return this.#rows.facts(this.#nth).currency;
  }

  get status(): StatementRow['status'] {
    return this.#rows.facts(this.#nth).status;
  }

  get description(): string {
    return this.#rows.text(this.#nth, 'description') ?? '';
  }

  get payee(): string | null {
    return this.#rows.text(this.#nth, 'payee');
  }

  get counterpartyAccount(): string | null {
    return this.#rows.text(this.#nth, 'counterpartyAccount');
  }

  get hints(): CategoryHints {
    return this.#rows.facts(this.#nth).hints;
  }

  get balanceAfter(): StatementRow['balanceAfter'] {
    return this.#rows.balanceAfter(this.#nth);
  }
}

/** The hint in memory of its own. */
export function ownAccountHint({ number, name, kind }: AccountHint): AccountHint {
  return { number: ownOrNull(number), name: ownOrNull(name), kind };
}

function ownOrNull<Text extends string>(text: Text | null): Text | null {
  return text === null ? null : ownText(text);
}

/** The same text in memory of its own. V8 makes short ones so; longer ones may be parts of another text. */
function ownText<Text extends string>(text: Text): Text {
  // Bytes cannot hold half a character.
  return text.isWellFormed() ? (Buffer.from(text).toString() as Text) : text;
}
