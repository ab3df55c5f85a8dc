import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { joinedTexts, lineOrNull, oneLine } from '../../../domain/statements/one-line.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { statementCurrency } from '../named-currency.ts';
import { type ReadRow, readable, StatementDraft, unreadable } from '../statement-draft.ts';
import { readInformation } from './information.ts';
import type { MtField } from './messages.ts';
import { readStatementLine } from './statement-line.ts';
import { type SwiftBalance, swiftBalance } from './values.ts';

/** Collects one message: a statement, or a page of one. */
export class MtStatementBuilder {
  readonly #draft: StatementDraft;
  readonly #fallback: CurrencyCode | null;
  readonly #seen = new Set<string>();
  #account = '';
  #currency: CurrencyCode | null = null;
  #opening: SwiftBalance | undefined;
  #closing: SwiftBalance | undefined;
  #last: MtField = { tag: '', lines: [], line: 1 };
  /** A `:61:` waits for its `:86:`. */
  #waiting: { readonly field: MtField; readonly information: string[] } | undefined;

  constructor({ currency, invert }: ReadOptions) {
    this.#draft = new StatementDraft(invert);
    this.#fallback = currency ?? null;
  }

  /** Whether the field belongs to the next statement, because this one has its like already. */
  isEndedBy({ tag }: MtField): boolean {
    if (tag === '20' || tag.startsWith('25')) return this.#seen.has(tag.slice(0, 2));
    return tag.startsWith('60') && this.#seen.has('62');
  }

  add(field: MtField): void {
    const { tag, lines } = field;
    this.#last = field;
    if (tag !== '86') this.#flush();
    this.#seen.add(tag.slice(0, 2));
    const text = lines.join('').trim();
    if (tag.startsWith('25')) this.#account = text;
    else if (tag === '34F') this.#currency ??= statementCurrency(text.slice(0, 3), field.line) ?? null;
    else if (tag.startsWith('60')) this.#opening ??= this.#balance(field);
    else if (tag.startsWith('62')) this.#closing = this.#balance(field) ?? this.#closing;
    else if (tag === '61') this.#waiting = { field, information: [] };
    else if (tag === '86') for (const information of lines) this.#waiting?.information.push(information);
  }

  /** Whether the last field is a statement line without the type that follows its amount, which may be cut off. */
  endsInLine(): boolean {
    const line = this.#waiting === undefined ? undefined : readStatementLine(this.#waiting.field.lines, null);
    const isCut = line !== undefined && (typeof line === 'string' || line.type === '');
    return isCut && this.#waiting?.information.length === 0 && !this.#seen.has('62');
  }

  /**
   * Whether a file that ends here lacks something: nothing but the head of a statement was seen, a balance ends before
   * its decimal mark, or it is one that goes on in another message.
   */
  endsEarly(): boolean {
    const isHead = this.#seen.size > 0 && ['60', '61', '62', '34', '13', '90'].every((tag) => !this.#seen.has(tag));
    const isBalance = /^6[245]/.test(this.#last.tag);
    return isHead || this.#last.tag === '62M' || (isBalance && !/[.,]/.test(this.#last.lines[0] ?? ''));
  }

  lastLine(): number {
    return this.#last.line;
  }

  /** Whether anything of a statement was seen. */
  isStatement(): boolean {
    return ['25', '28', '60', '61', '62'].some((tag) => this.#seen.has(tag));
  }

  finish(): Statement {
    this.#flush();
    const end = atLine(this.#last.line);
    if (this.#seen.has('60') && !this.#seen.has('62')) this.#draft.warn(end, NO_CLOSING);
    const { number, currency } = accountIn(this.#account);
    return this.#draft.finish(
      {
        account: { number, name: null, kind: 'bank' },
        currency: this.#knownCurrency() ?? currency,
        period: { from: null, to: null },
        opening: this.#opening?.balance ?? null,
        closing: this.#closing?.balance ?? null,
      },
      end,
    );
  }

  #knownCurrency(): CurrencyCode | null {
    return this.#opening?.currency ?? this.#currency ?? accountIn(this.#account).currency ?? this.#fallback;
  }

  #balance({ tag, lines, line }: MtField): SwiftBalance | undefined {
    const balance = swiftBalance(lines[0] ?? '', line);
    if (balance === undefined)
      this.#draft.warn(atLine(line), `The balance (:${tag}:) cannot be read. It was not checked.`);
    return balance;
  }

  #flush(): void {
    if (this.#waiting === undefined) return;
    const { field, information } = this.#waiting;
    this.#waiting = undefined;
    this.#draft.add(atLine(field.line), this.#row(field, information));
  }

  #row(field: MtField, informationLines: readonly string[]): ReadRow {
    const currency = this.#knownCurrency();
    const line = readStatementLine(field.lines, currency);
    if (typeof line === 'string') return unreadable(line);
    const information = readInformation(informationLines);
    const id = line.bankReference || line.ownerReference;
    const row = {
      place: atLine(field.line),
      sourceId: /^(?:NONREF|NOTPROVIDED|KREF\+|STARTUMS)?$/i.test(id) ? null : oneLine(id),
      day: line.day,
      valueDay: line.valueDay,
      amount: line.amount,
      currency,
      status: line.isExpected ? ('pending' as const) : ('booked' as const),
      description: information.description || joinedTexts([line.supplement, line.ownerReference, line.type]),
      payee: information.payee,
      counterpartyAccount: information.counterpartyAccount,
      hints: { merchantCategoryCode: null, name: null, code: information.code ?? lineOrNull(line.type) },
      balanceAfter: null,
    };
    return readable(row, line.isRounded);
  }
}

const NO_CLOSING = 'There is no closing balance (:62F:). The file may be cut off, so look whether rows are missing.';

/** An IBAN may have the currency behind it: `NL00BANK0123456789EUR`. */
function accountIn(written: string): { readonly number: string | null; readonly currency: CurrencyCode | null } {
  const match = /^\/?([A-Z]{2}\d{2}[A-Z0-9]{6,27}\d)[\s/]?([A-Z]{3})$/.exec(written);
  const currency = parseCurrency(match?.[2] ?? '');
  if (match !== null && currency !== undefined) return { number: match[1] ?? null, currency };
  return { number: lineOrNull(written.replace(/^\//, '')), currency: null };
}
