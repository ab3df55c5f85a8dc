import { setImmediate } from 'node:timers/promises';
import { STATEMENT_FILE_MAX_ROWS } from '../../domain/ports/imports/statement-file-reader.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';

/** Refuses a file with too many rows as soon as it is seen. */
export class RowLimit {
  #rows = 0;

  /** Throws `too_many_rows`. */
  count(): void {
    this.#rows += 1;
    if (this.#rows > STATEMENT_FILE_MAX_ROWS) throw tooManyRows();
  }
}

export function tooManyRows(): StatementFileError {
  const most = STATEMENT_FILE_MAX_ROWS.toLocaleString('en-US');
  return new StatementFileError('too_many_rows', `The file has more than ${most} rows. Export shorter periods.`);
}

/** So few that thousands of the shortest rows keep nobody waiting. */
const CHUNK_CHARACTERS = 4 * 1024;

/** The text in pieces that split no character. Between two, other work of the process gets its turn. */
export async function* inChunks(text: string): AsyncGenerator<string> {
  for (let at = 0, end = 0; at < text.length; at = end) {
    if (at > 0) await setImmediate();
    end = at + CHUNK_CHARACTERS;
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end += 1;
    yield text.slice(at, end);
  }
}
