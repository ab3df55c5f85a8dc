import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import type { Statement } from '../../../domain/statements/statement.ts';
import type { LeftOutReason, StatementReading } from '../../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { type FormatReader, fileReading } from '../format-reader.ts';
import { RowLimit } from '../row-limit.ts';
import type { SourceText } from '../source-text.ts';
import { readXml, type XmlElement } from './elements.ts';
import type { CamtContext } from './entry.ts';
import { CamtStatementBuilder } from './statement-builder.ts';

/** CAMT.052 reports, CAMT.053 statements and CAMT.054 notifications (ISO 20022), of any version. */
export const camtReader: FormatReader = {
  format: 'camt',
  recognises: (text) => /BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)\b|camt\.05[234]\./.test(text.slice(0, 20_000)),
  read: async (source, options) => new CamtFile(source, options).read(),
};

const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);

class CamtFile {
  readonly #source: SourceText;
  readonly #options: ReadOptions;
  readonly #context: CamtContext;
  readonly #statements: Statement[] = [];
  readonly #leftOut: Partial<Record<LeftOutReason, number>> = {};
  readonly #limit = new RowLimit();
  readonly #builders = new Map<XmlElement, CamtStatementBuilder>();
  #entries = 0;

  constructor(source: SourceText, options: ReadOptions) {
    this.#source = source;
    this.#options = options;
    const { currency = null, splitBatches = false, invert = false } = options;
    this.#context = { currency, splitBatches, invert, day: null };
  }

  async read(): Promise<StatementReading> {
    await readXml(this.#source.text, (element, parents) => this.#closed(element, parents));
    if (this.#statements.length === 0) {
      throw new StatementFileError('no_statement', 'The file holds no CAMT.052, CAMT.053 or CAMT.054 statement.');
    }
    return fileReading(this.#source, this.#options, {
      format: 'camt',
      statements: this.#statements,
      leftOut: this.#leftOut,
    });
  }

  #closed(element: XmlElement, parents: readonly XmlElement[]): 'kept' | 'done' {
    const parent = parents.at(-1);
    if (element.name === 'Ntry' && parent !== undefined && STATEMENTS.has(parent.name))
      return this.#entry(element, parent);
    if (!STATEMENTS.has(element.name) || parents.some(({ name }) => STATEMENTS.has(name))) return 'kept';
    this.#statements.push(this.#builderOf(element).finish(element));
    this.#builders.delete(element);
    return 'done';
  }

  #entry(entry: XmlElement, statement: XmlElement): 'done' {
    this.#limit.count();
    this.#entries += 1;
    this.#builderOf(statement).add(entry, this.#entries);
    return 'done';
  }

  #builderOf(statement: XmlElement): CamtStatementBuilder {
    const known = this.#builders.get(statement);
    if (known !== undefined) return known;
    const leave = (reason: LeftOutReason): void => {
      this.#leftOut[reason] = (this.#leftOut[reason] ?? 0) + 1;
    };
    const builder = new CamtStatementBuilder(statement, this.#context, leave);
    this.#builders.set(statement, builder);
    return builder;
  }
}
