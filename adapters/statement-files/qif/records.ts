import type { StatementAccountKind } from '../../../domain/statements/statement.ts';
import { linesOf } from '../lines.ts';

/** A transaction as its lines say. The splits are left out: the whole is the transaction. */
export interface QifRecord {
  /** Of its first field. */
  readonly line: number;
  /** By code letter (D date, T and U amount, N number, P payee, M memo, L category), the first of each. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The transactions of one account. */
export interface QifSection {
  readonly name: string | null;
  readonly kind: StatementAccountKind | null;
  readonly records: QifRecord[];
}

export interface QifContent {
  readonly sections: readonly QifSection[];
  /** Entries of lists: categories, classes, prices, memorized transactions. */
  readonly listEntries: number;
  /** Transactions of investment accounts. */
  readonly investments: number;
  /** Entries without any field. */
  readonly emptyEntries: number;
  /** The line of the last record, if nothing marks its end. */
  readonly openRecordLine: number | null;
}

const KINDS: ReadonlyMap<string, StatementAccountKind> = new Map([
  ['bank', 'bank'],
  ['ccard', 'card'],
  ['cash', 'cash'],
  ['oth a', 'bank'],
  ['oth s', 'bank'],
  ['oth l', 'loan'],
]);
const LISTS = /^(?:cat|class|memorized|prices|security|tag|budget|bill|invoice|tax|template|payee|category|invitem)/;
const FIELD_CODES = new Set('DTUNPMLC'.split(''));

type Mode = 'transactions' | 'account' | 'list' | 'investments';

/** Reads all records. `onTransaction` is called for each of an account, so that the caller can count. */
export function readQifRecords(text: string, onTransaction: () => void): QifContent {
  const scan = new QifScan(onTransaction);
  for (const { number, text: line } of linesOf(text)) scan.line(line.trim(), number);
  return scan.finish();
}

class QifScan {
  readonly #onTransaction: () => void;
  readonly #sections = new Map<string, QifSection>();
  #mode: Mode = 'transactions';
  #type = '';
  #account: string | null = null;
  #fields: Record<string, string> = {};
  #firstLine = 0;
  #listEntries = 0;
  #investments = 0;
  #emptyEntries = 0;

  constructor(onTransaction: () => void) {
    this.#onTransaction = onTransaction;
  }

  line(text: string, number: number): void {
    if (text === '' || text.startsWith('#') || text === '\x1a') return;
    if (text.startsWith('!')) this.#header(text.slice(1).trim().toLowerCase());
    else if (text.startsWith('^')) this.#end();
    else this.#field(text, number);
  }

  finish(): QifContent {
    const openRecordLine = this.#firstLine === 0 ? null : this.#firstLine;
    this.#endRecord();
    const sections = [...this.#sections.values()];
    return {
      sections,
      listEntries: this.#listEntries,
      investments: this.#investments,
      emptyEntries: this.#emptyEntries,
      openRecordLine,
    };
  }

  #end(): void {
    if (this.#firstLine === 0) this.#emptyEntries += 1;
    this.#endRecord();
  }

  #header(header: string): void {
    this.#endRecord();
    if (header === 'account') this.#mode = 'account';
    const type = /^type\s?:\s{0,10}(.*)$/.exec(header)?.[1];
    if (type === undefined) return;
    this.#mode = modeOf(type);
    this.#type = type;
    if (this.#mode === 'transactions') this.#section();
  }

  #field(text: string, number: number): void {
    if (this.#firstLine === 0) this.#firstLine = number;
    const code = text.charAt(0).toUpperCase();
    if (FIELD_CODES.has(code)) this.#fields[code] ??= text.slice(1).trim();
  }

  #endRecord(): void {
    const record: QifRecord = { line: this.#firstLine, fields: this.#fields };
    if (this.#firstLine > 0) this.#store(record);
    this.#fields = {};
    this.#firstLine = 0;
  }

  #store(record: QifRecord): void {
    if (this.#mode === 'account') this.#account = record.fields['N'] || null;
    else if (this.#mode === 'list') this.#listEntries += 1;
    else if (this.#mode === 'investments') this.#investments += 1;
    else {
      this.#onTransaction();
      this.#section().records.push(record);
    }
  }

  /** Sections of one account are one, even if another account's stand between them. */
  #section(): QifSection {
    const key = JSON.stringify([this.#type, this.#account]);
    const known = this.#sections.get(key);
    if (known !== undefined) return known;
    const section: QifSection = { name: this.#account, kind: KINDS.get(this.#type) ?? null, records: [] };
    this.#sections.set(key, section);
    return section;
  }
}

function modeOf(type: string): Mode {
  if (type.startsWith('invst') || type.startsWith('port')) return 'investments';
  return LISTS.test(type) ? 'list' : 'transactions';
}
