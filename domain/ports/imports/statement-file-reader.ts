import type { ReadOptions } from '../../statements/read-options.ts';
import type { StatementReading } from '../../statements/statement-file.ts';

/** Larger files are refused. */
export const STATEMENT_FILE_MAX_BYTES = 25 * 1024 * 1024;

/** Files with more rows are refused. */
export const STATEMENT_FILE_MAX_ROWS = 200_000;

/** A file as a person brings it: a statement file, or an archive of some. */
export interface StatementUpload {
  /** Whether other files than statements may be among the files. */
  readonly isArchive: boolean;
  /** At least one. */
  readonly files: readonly UploadedFile[];
}

export interface UploadedFile {
  /** Within its archive; `null` for a file that is in none. It comes from outside, and is no path. */
  readonly name: string | null;
  readonly bytes: Uint8Array;
}

/** Reads the statement files of banks. */
export interface StatementFileReader {
  /**
   * Takes the files out of an archive; any other file is the only one of its upload. All of them together have at most
   * {@link STATEMENT_FILE_MAX_BYTES}. Throws `StatementFileError` for an archive that is damaged, too large, protected
   * by a password, or holds another archive.
   */
  unpack(bytes: Uint8Array): Promise<StatementUpload>;
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
