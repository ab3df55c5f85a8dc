import type { StatementAccountKind } from '../../../domain/statements/statement.ts';
import { linesOf } from '../lines.ts';
import { RowLimit } from '../row-limit.ts';

/** What a split says of one part (S category, E memo, $ amount). */
export type QifPart = Readonly<Record<string, string>>;

/** A transaction as its lines say. */
export interface QifRecord {
  /** Of its first field. */
  readonly line: number;
  /** By code letter (D date, T and U amount, N number, P payee, M memo, L category), the first of each. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of a split, in its order. */
  readonly parts: readonly QifPart[];
}

/** The transactions of one account. */
export interface QifSection {
  readonly name: string | null;
  /** Of the account, as the header has it, in lower case: `ccard`. */
  readonly type: string;
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

/** Reads all records, and the parts of splits only if they are wanted. Throws `too_many_rows`. */
export function readQifRecords(text: string, withParts: boolean): QifContent {
  const scan = new QifScan(withParts);
  for (const { number, text: line } of linesOf(text)) scan.line(line.trim(), number);
  return scan.finish();
}

interface OpenRecord extends QifRecord {
  readonly fields: Record<string, string>;
  readonly parts: Record<string, string>[];
}

class QifScan {
  readonly #limit = new RowLimit();
  readonly #sections = new Map<string, QifSection>();
  #mode: 'transactions' | 'account' | 'lists' | 'investments' = 'transactions';
  #type = '';
  #account: string | null = null;
  /** The record that is not ended yet. */
  #open: OpenRecord | undefined;
  #listEntries = 0;
  #investments = 0;
  #emptyEntries = 0;
  readonly #withParts: boolean;

  constructor(withParts: boolean) {
    this.#withParts = withParts;
  }

  line(text: string, line: number): void {
    if (text === '' || text.startsWith('#') || text === '\x1a') return;
    if (text.startsWith('!')) this.#header(text.slice(1).trim().toLowerCase());
    else if (text.startsWith('^')) {
      if (this.#open === undefined) this.#emptyEntries += 1;
      this.#endRecord();
    } else {
      this.#open ??= { line, fields: {}, parts: [] };
      const code = text.charAt(0).toUpperCase();
      if ('DTUNPMLC'.includes(code)) this.#open.fields[code] ??= text.slice(1).trim();
      if (this.#withParts && 'SE$'.includes(code)) this.#part(this.#open, code, text.slice(1).trim());
    }
  }

  finish(): QifContent {
    const openRecordLine = this.#open?.line ?? null;
    this.#endRecord();
    return {
      sections: [...this.#sections.values()],
      listEntries: this.#listEntries,
      investments: this.#investments,
      emptyEntries: this.#emptyEntries,
      openRecordLine,
    };
  }

  #part(record: OpenRecord, code: string, text: string): void {
    if (code === 'S') {
      this.#limit.count();
      record.parts.push({});
    }
    const part = record.parts.at(-1);
    if (part !== undefined) part[code] ??= text;
  }

  #header(header: string): void {
    this.#endRecord();
    if (header === 'account') this.#mode = 'account';
    const type = /^type\s?:\s{0,10}(.*)$/.exec(header)?.[1];
    if (type === undefined) return;
    this.#type = type;
    this.#mode = /^(?:invst|port)/.test(type) ? 'investments' : LISTS.test(type) ? 'lists' : 'transactions';
    if (this.#mode === 'transactions') this.#section();
  }

  #endRecord(): void {
    const record = this.#open;
    if (record === undefined) return;
    this.#open = undefined;
    if (this.#mode === 'account') this.#account = record.fields['N'] || null;
    else if (this.#mode === 'lists') this.#listEntries += 1;
    else if (this.#mode === 'investments') this.#investments += 1;
    else {
      this.#limit.count();
      this.#section().records.push(record);
    }
  }

  /** Sections of one account are one, even if another account's stand between them. */
  #section(): QifSection {
    const key = JSON.stringify([this.#type, this.#account]);
    const section = this.#sections.get(key) ?? {
      name: this.#account,
      type: this.#type,
      kind: KINDS.get(this.#type) ?? null,
      records: [],
    };
    this.#sections.set(key, section);
    return section;
  }
}
