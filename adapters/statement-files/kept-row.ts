import type { AccountHint } from '../../domain/statements/statement.ts';
import type { CategoryHints, StatementRow } from '../../domain/statements/statement-row.ts';

/** Texts that are shared at once; a file may have more different ones than are worth remembering. */
const SHARED_MAX = 5_000;

/**
 * Copies of rows that take little memory, since there may be very many. A text that was cut out of the file keeps the
 * whole file in memory, so each is copied. What most rows have in common, such as days and hints, is one object.
 */
export class RowCopier {
  readonly #texts = new Map<string, string>();
  readonly #hints = new Map<string, CategoryHints>();

  copy(row: StatementRow): StatementRow {
    const description = ownText(row.description);
    const { line, element } = row.place;
    return {
      place: { line, element: ownOrNull(element) },
      sourceId: ownOrNull(row.sourceId),
      day: this.#shared(row.day),
      valueDay: this.#sharedOrNull(row.valueDay),
      amount: row.amount,
      currency: this.#sharedOrNull(row.currency),
      status: row.status,
      description,
      payee: row.payee === description ? description : this.#sharedOrNull(row.payee),
      counterpartyAccount: this.#sharedOrNull(row.counterpartyAccount),
      hints: this.#sharedHints(row.hints),
      balanceAfter: row.balanceAfter,
    };
  }

  #shared<Text extends string>(text: Text): Text {
    const known = this.#texts.get(text);
    if (known !== undefined) return known as Text;
    const own = ownText(text);
    remember(this.#texts, own, own);
    return own;
  }

  #sharedOrNull<Text extends string>(text: Text | null): Text | null {
    return text === null ? null : this.#shared(text);
  }

  #sharedHints({ merchantCategoryCode, name, code }: CategoryHints): CategoryHints {
    const key = JSON.stringify([merchantCategoryCode, name, code]);
    const known = this.#hints.get(key);
    if (known !== undefined) return known;
    const own = {
      merchantCategoryCode: ownOrNull(merchantCategoryCode),
      name: ownOrNull(name),
      code: ownOrNull(code),
    };
    remember(this.#hints, ownText(key), own);
    return own;
  }
}

/** The hint in memory of its own. */
export function ownAccountHint({ number, name, kind }: AccountHint): AccountHint {
  return { number: ownOrNull(number), name: ownOrNull(name), kind };
}

function remember<Value>(memory: Map<string, Value>, key: string, value: Value): void {
  if (memory.size >= SHARED_MAX) memory.clear();
  memory.set(key, value);
}

function ownOrNull<Text extends string>(text: Text | null): Text | null {
  return text === null ? null : ownText(text);
}

/** The same text in memory of its own. V8 makes short ones so; longer ones may be parts of another text. */
function ownText<Text extends string>(text: Text): Text {
  // Bytes cannot hold half a character.
  return text.isWellFormed() ? (Buffer.from(text).toString() as Text) : text;
}
