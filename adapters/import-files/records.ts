import { readCsv } from './csv.ts';
import { decode, detectEncoding } from './encoding.ts';
import { ImportFileError } from './file-error.ts';
import { type Columns, type FileRecord, RECORD_MAX_LENGTH, TOO_LONG } from './file-record.ts';
import { foreignFormat, foreignTextFormat } from './foreign-format.ts';
import { readNdjson } from './ndjson.ts';
import { type OnProgress, openSourceFile, type SourceFile } from './source-file.ts';

export interface ReadOptions {
  readonly onProgress?: OnProgress;
}

const EXPECTED = 'CSV with a header line, or NDJSON (one JSON object per line)';

/**
 * The records of a file, in its order: NDJSON when its first character is `{`, else CSV with a header line. Encoding,
 * line ends and the CSV separator are detected. At most one record and one chunk are in memory. Throws
 * `ImportFileError` for everything that can be wrong with a file, for one without records too.
 */
export async function* readRecords(
  path: string,
  columns: Columns,
  { onProgress }: ReadOptions = {},
): AsyncGenerator<FileRecord> {
  const file = await openSourceFile(path);
  try {
    const head = await headOf(file);
    const format = foreignFormat(head);
    if (format !== undefined) throw refusedFormat(format);
    const encoding = await detectEncoding(head, () => file.bytes());
    yield* recordsOf(decode(file.bytes(onProgress), encoding), columns);
  } finally {
    await file.close();
  }
}

async function* recordsOf(chunks: AsyncIterator<string>, columns: Columns): AsyncGenerator<FileRecord> {
  const { line, text } = await peekLine(chunks);
  if (line === '') throw new ImportFileError('The file is empty.');
  const format = foreignTextFormat(line);
  if (format !== undefined) throw refusedFormat(format);
  let isEmpty = true;
  for await (const record of line.startsWith('{') ? readNdjson(text) : readCsv(text, line, columns)) {
    isEmpty = false;
    yield record;
  }
  if (isEmpty) throw new ImportFileError('The file has a header line but no rows.');
}

function refusedFormat(format: string): ImportFileError {
  return new ImportFileError(`The file is ${format}. It must be ${EXPECTED}.`);
}

async function headOf(file: SourceFile): Promise<Uint8Array> {
  for await (const chunk of file.bytes()) return chunk;
  return new Uint8Array();
}

/** The first line that is not blank, trimmed, or `''`; and the whole text, that line included. */
async function peekLine(chunks: AsyncIterator<string>): Promise<{ line: string; text: AsyncGenerator<string> }> {
  let seen = '';
  for (;;) {
    const line = /^\s*(\S[^\n]*)\n/.exec(seen)?.[1];
    if (line !== undefined) return { line: line.trim(), text: continued(seen, chunks) };
    if (seen.length > RECORD_MAX_LENGTH) throw new ImportFileError(`Line 1: ${TOO_LONG}`);
    const next = await chunks.next();
    if (next.done === true) return { line: seen.trim(), text: continued(seen, chunks) };
    seen += next.value;
  }
}

async function* continued(seen: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield seen;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
