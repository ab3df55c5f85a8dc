import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { linesOf } from '../lines.ts';

const RECORD_CHARACTERS = 128;

/** A record of a CODA file: one line of 128 characters. */
export interface CodaRecord {
  /** `0`, `1`, `21` to `33`, `4`, `8` or `9`. */
  readonly code: string;
  readonly line: number;
  /** What stands at the positions of the standard, from 1, both inclusive. */
  at(from: number, to: number): string;
}

/** All records of a file. Programs cut the blanks at the end of lines off. Throws `malformed`. */
export function* recordsOf(text: string): Generator<CodaRecord> {
  for (const { number, text: raw } of linesOf(text)) {
    const line = raw.trimEnd();
    if (line === '') continue;
    if (line.length > RECORD_CHARACTERS) throw badRecord(number, 'A record has 128 characters, and this one has more.');
    const code = /^(?:[01489]|[23][123])/.exec(line)?.[0];
    if (code === undefined) throw badRecord(number, 'A record begins with 0, 1, 21 to 23, 31 to 33, 4, 8 or 9.');
    const padded = line.padEnd(RECORD_CHARACTERS);
    yield { code, line: number, at: (from, to) => padded.slice(from - 1, to) };
  }
}

export function badRecord(line: number, sentence: string): StatementFileError {
  return new StatementFileError('malformed', sentence, atLine(line));
}
