import type { ReadOptions } from '../../statements/read-options.ts';
import type { StatementReading } from '../../statements/statement-file.ts';

/** Larger files are refused. */
export const STATEMENT_FILE_MAX_BYTES = 25 * 1024 * 1024;

/** Files with more rows are refused. */
export const STATEMENT_FILE_MAX_ROWS = 200_000;

/** Reads the statement files of banks. */
export interface StatementFileReader {
  /**
   * Reads a whole file. The result depends on `bytes` and `options` alone. The format is recognised by the content.
   * What the file leaves open, such as the order of day and month, is asked and never guessed. Takes time in proportion
   * to the size, and lets other work go on meanwhile.
   *
   * Throws `StatementFileError`, and nothing else, for a file that is refused as a whole. Single rows that cannot be
   * read are in the result.
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<StatementReading>;
}
