import { setImmediate } from 'node:timers/promises';
import { readCsv } from './csv.ts';
import { asUtf8 } from './encoding.ts';
import { ImportFileError } from './file-error.ts';
import { type Columns, type FileRecord, RECORD_MAX_LENGTH, TOO_LONG } from './file-record.ts';
import { foreignFormat, foreignTextFormat } from './foreign-format.ts';
import { readNdjson } from './ndjson.ts';
import { readSourceFile } from './source-file.ts';

export interface ReadOptions {
  /** Called now and then with the bytes read so far and the size of the text in bytes. */
  readonly onProgress?: (bytes: number, size: number) => void;
}

const FILE_MAX_BYTES = 256 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;
/** In which the first line must end. */
const HEAD_BYTES = 2 * RECORD_MAX_LENGTH;

/**
 * The records of a file, in its order: NDJSON when its first character is `{`, else CSV with a header line. Encoding,
 * line ends and the CSV separator are detected. Throws `ImportFileError` for everything that can be wrong with a file,
 * for one without records too.
 */
export async function* readRecords(
  path: string,
  columns: Columns,
  { onProgress }: ReadOptions = {},
): AsyncGenerator<FileRecord> {
  const bytes = await readSourceFile(path, FILE_MAX_BYTES, 'Split it.');
  requireFormat(foreignFormat(bytes.subarray(0, PIECE_BYTES)));
  const text = asUtf8(bytes);
  const head = new TextDecoder().decode(text.subarray(0, HEAD_BYTES));
  const line = /\S[^\n]*/.exec(head)?.[0].trimEnd() ?? '';
  if (line === '' && text.length <= HEAD_BYTES) throw new ImportFileError('The file is empty.');
  if (line === '' || line.length > RECORD_MAX_LENGTH) throw new ImportFileError(`Line 1: ${TOO_LONG}`);
  requireFormat(foreignTextFormat(line));
  const pieces = piecesOf(text, onProgress);
  let isEmpty = true;
  for await (const record of line.startsWith('{') ? readNdjson(pieces) : readCsv(pieces, line, columns)) {
    isEmpty = false;
    yield record;
  }
  if (isEmpty) throw new ImportFileError('The file has a header line but no rows.');
}

function requireFormat(foreign: string | undefined): void {
  if (foreign === undefined) return;
  throw new ImportFileError(
    `The file is ${foreign}. It must be CSV with a header line, or NDJSON (one JSON object per line).`,
  );
}

async function* piecesOf(text: Uint8Array, onProgress: ReadOptions['onProgress']): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += PIECE_BYTES) {
    onProgress?.(at, text.length);
    yield text.subarray(at, at + PIECE_BYTES);
    // The records of a piece come before an error in the next one, which would drop them.
    await setImmediate();
  }
  onProgress?.(text.length, text.length);
}
