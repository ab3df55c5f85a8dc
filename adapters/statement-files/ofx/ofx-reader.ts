import type { DecimalMark } from '../../../domain/statements/decimal-mark.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement, StatementWarning } from '../../../domain/statements/statement.ts';
import type { LeftOutReason, StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { decimalQuestion } from '../notation-questions.ts';
import { RowLimit } from '../row-limit.ts';
import type { SourceText } from '../source-text.ts';
import { STATEMENT_KINDS, TRANSACTIONS } from './aggregates.ts';
import { leaf, type OfxElement, readElements } from './elements.ts';
import { OfxStatementBuilder } from './statement-builder.ts';
import type { OfxContext } from './transaction.ts';
import { ambiguousOfxAmount, ofxMarks } from './values.ts';

const HEAD_CHARACTERS = 20_000;
/** What an answer of a bank holds in place of a statement, by the name of its element. */
const OTHER_ANSWERS: ReadonlyMap<string, string> = new Map([
  ['PROFRS', 'the profile of a bank'],
  ['ACCTINFORS', 'a list of accounts'],
  ['INTRARS', 'orders of transfers'],
  ['INTERRS', 'orders of transfers'],
  ['PMTRS', 'orders of payments'],
]);

/** Open Financial Exchange, also called QFX, of banks, cards, loans and the cash of brokerages. */
export const ofxReader: FormatReader = {
  format: 'ofx',
  recognises: (text) =>
    /^\s*OFXHEADER\s?[:=]|<OFX[\s>]|<\?OFX\s|<(?:BANKTRANLIST|STMTTRN|BANKMSGSRSV1|CREDITCARDMSGSRSV1)>/i.test(
      text.slice(0, HEAD_CHARACTERS),
    ),
  read: readOfx,
};

async function readOfx(source: SourceText, options: ReadOptions): Promise<StatementReading> {
  const { text } = source;
  const marks = options.decimal === undefined ? ofxMarks(text, options.currency ?? null) : [options.decimal];
  if (marks.length > 1)
    return {
      kind: 'question',
      format: 'ofx',
      questions: [decimalQuestion(ambiguousOfxAmount(text))],
      fingerprint: null,
    };
  return new OfxFile(source, options, marks[0] ?? null).read();
}

class OfxFile {
  readonly #source: SourceText;
  readonly #options: ReadOptions;
  readonly #context: OfxContext;
  readonly #statements: Statement[] = [];
  readonly #builders = new Map<OfxElement | undefined, OfxStatementBuilder>();
  readonly #limit = new RowLimit();
  readonly #numbers = new Map<string, number>();
  #securities = 0;
  #refusedStatus: string | undefined;
  #otherAnswer: string | undefined;

  constructor(source: SourceText, options: ReadOptions, mark: DecimalMark | null) {
    this.#source = source;
    this.#options = options;
    this.#context = { currency: options.currency ?? null, mark, invert: options.invert ?? false };
  }

  async read(): Promise<StatementReading> {
    const { text, firstLine } = bodyOf(this.#source.text);
    const open = await readElements(text, firstLine, (element, parents) => this.#closed(element, parents));
    requireWhole(open);
    this.#finishRowsWithoutStatement();
    if (this.#statements.length === 0) throw this.#noStatement();
    const leftOut: Partial<Record<LeftOutReason, number>> =
      this.#securities === 0 ? {} : { security: this.#securities };
    const warnings: readonly StatementWarning[] =
      open.length === 0 && !endsInTag(text)
        ? []
        : [{ place: lastLine(this.#source.text), sentence: 'The file ends before its last elements do.' }];
    const { mark } = this.#context;
    return fileReading(this.#source, this.#options, {
      format: 'ofx',
      statements: this.#statements,
      warnings,
      leftOut,
      readAs: mark === null ? {} : { decimal: mark },
    });
  }

  #closed(element: OfxElement, parents: readonly OfxElement[]): 'kept' | 'done' {
    if (TRANSACTIONS.has(element.name)) return this.#transaction(element, parents);
    if (STATEMENT_KINDS.has(element.name)) return this.#statement(element);
    if (parents.at(-1)?.name === 'INVTRANLIST') return this.#investment(element);
    this.#otherAnswer ??= OTHER_ANSWERS.get(element.name);
    if (element.name === 'STATUS' && leaf(element, 'SEVERITY').toUpperCase() === 'ERROR') {
      this.#refusedStatus = /^\d{1,6}/.exec(leaf(element, 'CODE'))?.[0];
    }
    return element.name === 'SECLIST' || element.name === 'INVPOSLIST' ? 'done' : 'kept';
  }

  #transaction(element: OfxElement, parents: readonly OfxElement[]): 'done' {
    this.#limit.count();
    const statement = parents.findLast(({ name }) => STATEMENT_KINDS.has(name));
    const number = (this.#numbers.get(element.name) ?? 0) + 1;
    this.#numbers.set(element.name, number);
    this.#builderOf(statement).add(element, { line: element.line, element: `${element.name} ${number}` });
    return 'done';
  }

  #statement(element: OfxElement): 'done' {
    this.#statements.push(this.#builderOf(element).finish(element, STATEMENT_KINDS.get(element.name) ?? null));
    this.#builders.delete(element);
    return 'done';
  }

  /** The cash of a brokerage has been read when it closed; everything else concerns securities. */
  #investment(element: OfxElement): 'kept' | 'done' {
    if (element.name === 'DTSTART' || element.name === 'DTEND') return 'kept';
    if (element.name !== 'INVBANKTRAN') this.#securities += 1;
    return 'done';
  }

  #builderOf(statement: OfxElement | undefined): OfxStatementBuilder {
    const known = this.#builders.get(statement);
    if (known !== undefined) return known;
    const builder = new OfxStatementBuilder(statement, this.#context);
    this.#builders.set(statement, builder);
    return builder;
  }

  #finishRowsWithoutStatement(): void {
    const builder = this.#builders.get(undefined);
    const nothing: OfxElement = { name: 'STMTRS', text: '', children: [], line: 1 };
    if (builder !== undefined) this.#statements.push(builder.finish(nothing, null));
  }

  #noStatement(): StatementFileError {
    const status = this.#refusedStatus === undefined ? '' : ` The bank reports the error ${this.#refusedStatus}.`;
    const sentence =
      this.#otherAnswer === undefined
        ? `The file holds no statement.${status} Download it again.`
        : `The file holds ${this.#otherAnswer}, and no statement.${status} Download the transactions of the account.`;
    return new StatementFileError('no_statement', sentence);
  }
}

/**
 * Without the header of OFX 1, whose lines could hold a bracket. That of XML stays, because it could declare entities.
 */
function bodyOf(text: string): { readonly text: string; readonly firstLine: number } {
  const start = text.search(/<OFX[\s>]/i);
  return start <= 0 || /^\s*</.test(text)
    ? { text, firstLine: 1 }
    : { text: text.slice(start), firstLine: text.slice(0, start).split('\n').length };
}

/** Throws if the file ends among the transactions, because then some are missing. */
function requireWhole(open: readonly string[]): void {
  const list = open.find((name) => TRANSACTIONS.has(name) || name.endsWith('TRANLIST'));
  if (list === undefined) return;
  throw new StatementFileError('truncated', `The file ends in the middle: ${list} is not closed. Download it again.`);
}

function endsInTag(text: string): boolean {
  return text.lastIndexOf('<') > text.lastIndexOf('>');
}

function lastLine(text: string): { readonly line: number; readonly element: null } {
  return { line: text.trimEnd().split('\n').length, element: null };
}
