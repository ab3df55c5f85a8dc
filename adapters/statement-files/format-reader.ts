import type { ReadOptions, StatementFormat } from '../../domain/statements/read-options.ts';
import type { StatementFile, StatementReading } from '../../domain/statements/statement-file.ts';
import type { SourceText } from './source-text.ts';

/** Reads the files of one format. */
export interface FormatReader {
  readonly format: StatementFormat;
  /** Whether the text looks like this format. Looks at the start of the text only. */
  recognises(text: string): boolean;
  /** Throws `StatementFileError`. */
  read(source: SourceText, options: ReadOptions): Promise<StatementReading>;
}

/** What of a file its reader has found. */
export type FoundFile = Pick<StatementFile, 'format' | 'statements'> & Partial<StatementFile>;

/** `options` are those of the caller, which what the reader has found out completes. */
export function fileReading(source: SourceText, options: ReadOptions, found: FoundFile): StatementReading {
  return {
    kind: 'file',
    file: {
      leftOut: {},
      fingerprint: null,
      ...found,
      warnings: [...source.warnings, ...(found.warnings ?? [])],
      readAs: { ...options, ...found.readAs, format: found.format },
    },
  };
}
