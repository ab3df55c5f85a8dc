import type { ReadOptions, StatementFormat } from './read-options.ts';
import type { Statement, StatementWarning } from './statement.ts';
import type { StatementQuestion, TableSample } from './statement-question.ts';

/** Why a part of a file that is in order is not among the rows. */
export type LeftOutReason =
  /** Buying, selling or holding securities. */
  | 'security'
  /** An announcement that moves no money (`INFO` in CAMT). */
  | 'information'
  /** A row that states a balance or a total. */
  | 'balance'
  /** A payment that the bank has rejected, reversed before booking, or not yet made. */
  | 'not executed'
  /** An entry of a list, such as categories or prices in QIF. */
  | 'list';

/** A statement file as read: everything that it holds is a row, an unreadable row, or left out and counted. */
export interface StatementFile {
  readonly format: StatementFormat;
  /** At least one. */
  readonly statements: readonly Statement[];
  /** Of the file as a whole. */
  readonly warnings: readonly StatementWarning[];
  /** How many parts were left out, by reason. */
  readonly leftOut: Readonly<Partial<Record<LeftOutReason, number>>>;
  /** How the file was read. Reading it again with these options gives the same. */
  readonly readAs: ReadOptions;
  /**
   * Recognises files of the same layout: 64 hex digits made from the names of the columns. `null` where the format
   * leaves nothing to remember.
   */
  readonly fingerprint: string | null;
}

/** Files of one format and layout are one source: their rows can be counted against each other. */
export function sourceName({ format, fingerprint }: FileSource): string {
  return fingerprint === null ? `file:${format}` : `file:${format}:${fingerprint.slice(0, 16)}`;
}

/** Where a statement comes from. `format` is also what an archive is called. */
export interface FileSource {
  readonly format: string;
  readonly fingerprint: string | null;
}

/** A file was read, or a person must say first how to read it. */
export type StatementReading =
  | { readonly kind: 'file'; readonly file: StatementFile }
  | {
      readonly kind: 'question';
      readonly format: StatementFormat;
      /** At least one. */
      readonly questions: readonly StatementQuestion[];
      /** Of a file that is a table. */
      readonly table?: TableSample;
      /** As {@link StatementFile.fingerprint}, so that the answer can be remembered. */
      readonly fingerprint: string | null;
    };
