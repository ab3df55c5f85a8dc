import type { StatementFormat } from '../../domain/statements/format.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { StatementReading } from '../../domain/statements/statement-file.ts';
import type { SourceText } from './source-text.ts';

/** Reads the files of one format. */
export interface FormatReader {
  readonly format: StatementFormat;
  /** Whether the text looks like this format. Looks at the start of the text only. */
  recognises(text: string): boolean;
  /** Throws `StatementFileError`. */
  read(source: SourceText, options: ReadOptions): Promise<StatementReading>;
}
