import {
  STATEMENT_FILE_MAX_BYTES,
  type StatementFileReader,
} from '../../domain/ports/imports/statement-file-reader.ts';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { StatementReading } from '../../domain/statements/statement-file.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import { unpack } from './archives/unpack.ts';
import { isZip, openZip } from './archives/zip.ts';
import { camtReader } from './camt/camt-reader.ts';
import { codaReader } from './coda/coda-reader.ts';
import { csvReader } from './csv/csv-reader.ts';
import type { FormatReader } from './format-reader.ts';
import { mt940Reader } from './mt940/mt940-reader.ts';
import { ofxReader } from './ofx/ofx-reader.ts';
import { qifReader } from './qif/qif-reader.ts';
import { refuseForeignBytes, refuseForeignText, refuseOtherDocument, refuseUnknownXml } from './refused-formats.ts';
import { decodeSource } from './source-text.ts';
import { readXlsx } from './xlsx/xlsx-reader.ts';

/** In the order in which they are asked. CSV has no marks of its own, so it comes last. */
const READERS: readonly FormatReader[] = [ofxReader, camtReader, qifReader, mt940Reader, codaReader, csvReader];

/** Reads the statement files of banks; the format is recognised by the content alone. */
export const statementFileReader: StatementFileReader = { unpack, read };

async function read(bytes: Uint8Array, options: ReadOptions = {}): Promise<StatementReading> {
  if (bytes.length > STATEMENT_FILE_MAX_BYTES) throw tooLarge();
  refuseForeignBytes(bytes);
  if (isZip(bytes)) {
    const zip = await openZip(bytes);
    refuseOtherDocument(zip.entries.map(({ fileName }) => fileName));
    return readXlsx(zip, options);
  }
  const source = decodeSource(bytes, options);
  const text = source.text.trimStart();
  if (text === '') throw new StatementFileError('empty', 'The file is empty.');
  return readerFor(text, options).read(source, options);
}

function readerFor(text: string, options: ReadOptions): FormatReader {
  const named = READERS.find(({ format }) => format === options.format);
  if (named !== undefined) return named;
  const reader = READERS.find((one) => one.recognises(text));
  if (reader === undefined || reader === csvReader) {
    refuseForeignText(text);
    refuseUnknownXml(text);
  }
  return reader ?? csvReader;
}

function tooLarge(): StatementFileError {
  const most = STATEMENT_FILE_MAX_BYTES / 1024 / 1024;
  return new StatementFileError('too_large', `The file is larger than ${most} MiB. Export shorter periods.`);
}
