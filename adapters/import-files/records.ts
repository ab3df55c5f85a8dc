import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import split from 'split2';
import { ImportFileError } from './file-error.ts';

/** One line of data: names to values; a CSV file gives text alone, an NDJSON file any JSON value. */
export interface FileRecord {
  /** From 1, in the file. */
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ReadOptions {
  /** Told the bytes read so far, now and then. */
  readonly onProgress?: (bytes: number) => void;
}

/**
 * The records of a file: NDJSON (one JSON object a line) when its first character is `{`, else CSV with a header line.
 * Throws `ImportFileError` for a line that is neither.
 */
export async function* readRecords(path: string, { onProgress }: ReadOptions = {}): AsyncGenerator<FileRecord> {
  const isNdjson = (await firstCharacter(path)) === '{';
  const input = createReadStream(path);
  input.on('data', () => onProgress?.(input.bytesRead));
  yield* isNdjson ? readNdjson(input) : readCsv(input);
}

async function firstCharacter(path: string): Promise<string | undefined> {
  for await (const chunk of createReadStream(path, { end: 1023, encoding: 'utf8' })) {
    return String(chunk)
      .replace(/^\uFEFF/, '')
      .trimStart()[0];
  }
  return undefined;
}

async function* readNdjson(input: NodeJS.ReadableStream): AsyncGenerator<FileRecord> {
  let line = 0;
  // Not by Node's own readline, which takes U+2028 for the end of a line; JSON has it inside of texts.
  for await (const text of input.pipe(split(/\r?\n/)) as AsyncIterable<string>) {
    line += 1;
    if (text.trim() !== '') yield { line, fields: parseObject(text, line) };
  }
}

function parseObject(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    throw new ImportFileError(`Line ${line} is no JSON.`, { cause: error });
  }
  throw new ImportFileError(`Line ${line} is no JSON object.`);
}

interface CsvRow {
  readonly record: Record<string, string>;
  readonly info: { readonly lines: number };
}

async function* readCsv(input: NodeJS.ReadableStream): AsyncGenerator<FileRecord> {
  const parser = input.pipe(parse({ bom: true, columns: true, info: true, skip_empty_lines: true, trim: true }));
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRow>) {
      yield { line: info.lines, fields: withoutEmpty(record) };
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')) {
      throw new ImportFileError(`The file is no CSV with a header line: ${error.message}`, { cause: error });
    }
    throw error;
  }
}

/** An empty cell says nothing, as an absent property does in JSON. */
function withoutEmpty(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}
