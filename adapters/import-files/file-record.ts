/** One row of an import file: names to values. CSV gives text alone, NDJSON any JSON value. */
export interface FileRecord {
  /** The line of the file on which the record starts, from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The columns of one kind of import file. Others may stand beside them and are ignored. */
export interface Columns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

/**
 * No sensible record is longer; a file with one has an open quotation mark or is no such file. Bounds the memory too.
 */
export const RECORD_MAX_LENGTH = 1024 * 1024;

export const TOO_LONG = `The record is longer than ${RECORD_MAX_LENGTH / 1024 / 1024} MiB.`;
