import { pipeline, Readable } from 'node:stream';
import split from 'split2';
import { ImportFileError } from './file-error.ts';
import { type FileRecord, RECORD_MAX_LENGTH, TOO_LONG } from './file-record.ts';

/** Reads NDJSON: one JSON object per line; blank lines are skipped. Throws `ImportFileError`. */
export async function* readNdjson(text: AsyncIterable<Uint8Array>): AsyncGenerator<FileRecord> {
  // Not by Node's own readline, which ends a line at U+2028; JSON allows that character inside of text.
  const lines = split('\n', { maxLength: RECORD_MAX_LENGTH });
  // An error reaches the loop below, because the pipeline destroys `lines` with it.
  pipeline(Readable.from(text), lines, () => {});
  let line = 0;
  try {
    for await (const json of lines as AsyncIterable<string>) {
      line += 1;
      if (json.trim() !== '') yield { line, fields: parseObject(json, line) };
    }
  } catch (error) {
    if (!isTooLong(error)) throw error;
    throw new ImportFileError(`Line ${line + 1}: ${TOO_LONG}`, { cause: error });
  }
}

function parseObject(json: string, line: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new ImportFileError(`Line ${line} is not valid JSON. Each line must hold one whole JSON object.`, { cause });
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new ImportFileError(`Line ${line} is not a JSON object. Each line must hold one whole JSON object.`);
}

/** The only error of split2 itself has no code. */
function isTooLong(error: unknown): boolean {
  return error instanceof Error && error.message === 'maximum buffer reached';
}
