import { lineOrNull } from '../../../domain/statements/one-line.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import type { StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { type FileElement, textAt } from '../elements.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { lineFeedsIn } from '../lines.ts';
import { decimalQuestion } from '../notation-questions.ts';
import { RowLimit } from '../row-limit.ts';
import type { SourceText } from '../source-text.ts';
import { STATEMENT_KINDS, TRANSACTIONS } from './aggregates.ts';
import { readElements } from './sgml.ts';
import { OfxStatementBuilder } from './statement-builder.ts';
import { type OfxContext, ofxAmounts, ofxMarks } from './values.ts';

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
  const { currency = null, decimal } = options;
  const [mark = null, ...others] = decimal === undefined ? ofxMarks(text, currency) : [decimal];
  if (others.length > 0) {
    const questions = [decimalQuestion(ofxAmounts(text))];
    return { kind: 'question', format: 'ofx', questions, fingerprint: null };
  }
  const reader = new OfxFile({ currency, mark, invert: options.invert ?? false });
  const { statements, securities, isCut } = await reader.read(text);
  return fileReading(source, options, {
    format: 'ofx',
    statements,
    warnings: isCut
      ? [{ place: atLine(lineFeedsIn(text.trimEnd()) + 1), sentence: 'The file ends before its last elements do.' }]
      : [],
    leftOut: securities === 0 ? {} : { security: securities },
    readAs: mark === null ? {} : { decimal: mark },
  });
}

class OfxFile {
  readonly #context: OfxContext;
  readonly #statements: Statement[] = [];
  /** Of the statements that are open, and of transactions in none. */
  readonly #builders = new Map<FileElement | undefined, OfxStatementBuilder>();
  readonly #limit = new RowLimit();
  readonly #numbers = new Map<string, number>();
  #institution: string | null = null;
  #securities = 0;
  #refusedStatus = '';
  #otherAnswer: string | undefined;

  constructor(context: OfxContext) {
    this.#context = context;
  }

  async read(whole: string): Promise<{ statements: readonly Statement[]; securities: number; isCut: boolean }> {
    const { text, firstLine } = bodyOf(whole);
    const open = await readElements(text, firstLine, (element, parents) => this.#closed(element, parents));
    requireWhole(open);
    const nothing: FileElement = { name: 'STMTRS', text: '', currency: '', children: [], line: 1 };
    const loose = this.#builders.get(undefined);
    if (loose !== undefined) this.#statements.push(loose.finish(nothing, null));
    if (this.#statements.length === 0) throw this.#noStatement();
    const isCut = open.length > 0 || text.lastIndexOf('<') > text.lastIndexOf('>');
    return { statements: this.#statements, securities: this.#securities, isCut };
  }

  #closed(element: FileElement, parents: readonly FileElement[]): 'kept' | 'done' {
    const { name } = element;
    if (TRANSACTIONS.has(name)) return this.#transaction(element, parents);
    if (name === 'FI') this.#institution = institutionIn(textAt(element, 'ORG'));
    if (STATEMENT_KINDS.has(name)) {
      this.#statements.push(this.#finished(element));
      this.#builders.delete(element);
      return 'done';
    }
    if (parents.at(-1)?.name === 'INVTRANLIST') return this.#investment(name);
    this.#otherAnswer ??= OTHER_ANSWERS.get(name);
    if (name === 'STATUS' && textAt(element, 'SEVERITY').toUpperCase() === 'ERROR')
      this.#refusedStatus = /^\d{1,6}/.exec(textAt(element, 'CODE'))?.[0] ?? '';
    return name === 'SECLIST' || name === 'INVPOSLIST' ? 'done' : 'kept';
  }

  #finished(element: FileElement): Statement {
    const statement = this.#builderOf(element).finish(element, STATEMENT_KINDS.get(element.name) ?? null);
    return { ...statement, account: { ...statement.account, institution: this.#institution } };
  }

  #transaction(element: FileElement, parents: readonly FileElement[]): 'done' {
    this.#limit.count();
    const statement = parents.findLast(({ name }) => STATEMENT_KINDS.has(name));
    const number = (this.#numbers.get(element.name) ?? 0) + 1;
    this.#numbers.set(element.name, number);
    this.#builderOf(statement).add(element, { line: element.line, element: `${element.name} ${number}` });
    return 'done';
  }

  /** The cash of a brokerage has been read when it closed; everything else concerns securities. */
  #investment(name: string): 'kept' | 'done' {
    if (name === 'DTSTART' || name === 'DTEND') return 'kept';
    if (name !== 'INVBANKTRAN') this.#securities += 1;
    return 'done';
  }

  #builderOf(statement: FileElement | undefined): OfxStatementBuilder {
    const builder = this.#builders.get(statement) ?? new OfxStatementBuilder(statement, this.#context);
    this.#builders.set(statement, builder);
    return builder;
  }

  #noStatement(): StatementFileError {
    const status = this.#refusedStatus === '' ? '' : ` The bank reports the error ${this.#refusedStatus}.`;
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
  if (start <= 0 || /^\s*</.test(text)) return { text, firstLine: 1 };
  return { text: text.slice(start), firstLine: lineFeedsIn(text.slice(0, start)) + 1 };
}

/** Many banks write a code such as `B1`, which says nothing to a person. */
function institutionIn(org: string): string | null {
  return /^(?=.*[A-Z]{3})[\p{L}\p{N} .&'-]{3,40}$/iu.test(org) ? lineOrNull(org) : null;
}

/** Throws if the file ends among the transactions, because then some are missing. */
function requireWhole(open: readonly string[]): void {
  const list = open.find((name) => TRANSACTIONS.has(name) || name.endsWith('TRANLIST'));
  if (list === undefined) return;
  throw new StatementFileError('truncated', `The file ends in the middle: ${list} is not closed. Download it again.`);
}
