import type { Entry } from 'yauzl';
import {
  STATEMENT_FILE_MAX_BYTES,
  type StatementUpload,
  type UploadedFile,
} from '../../../domain/ports/imports/statement-file-reader.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import { gunzip, isGzip } from './gzip.ts';
import { tooLargeUnpacked, WORKBOOK_MAX_BYTES } from './limits.ts';
import { contentOf, isZip, openZip, unpackedBytes, type Zip } from './zip.ts';

/** The files of a ZIP or gzip archive, or the file itself if it is none. */
export async function unpack(bytes: Uint8Array): Promise<StatementUpload> {
  if (isGzip(bytes)) {
    const inner = await gunzip(bytes);
    refuseArchive(inner, await zipIn(inner));
    return { isArchive: false, files: [{ name: null, bytes: inner }] };
  }
  const zip = await zipIn(bytes);
  if (zip === undefined || isDocument(zip)) return { isArchive: false, files: [{ name: null, bytes }] };
  return { isArchive: true, files: await filesOf(zip) };
}

async function zipIn(bytes: Uint8Array): Promise<Zip | undefined> {
  return isZip(bytes) ? openZip(bytes) : undefined;
}

/** Spreadsheets and texts of office programs are ZIP files, too. */
function isDocument({ entries }: Zip): boolean {
  return entries.some(({ fileName }) => fileName === '[Content_Types].xml' || fileName === 'META-INF/manifest.xml');
}

/** More files are hardly those of one person's accounts. */
const MOST_FILES = 100;

async function filesOf(zip: Zip): Promise<readonly UploadedFile[]> {
  const entries = zip.entries.filter(isOfPerson);
  if (entries.length === 0) throw new StatementFileError('empty', 'The archive holds no files.');
  if (entries.length > MOST_FILES)
    throw new StatementFileError('too_large', `The archive holds more than ${MOST_FILES} files. Import it in parts.`);
  if (unpackedBytes(entries) > STATEMENT_FILE_MAX_BYTES) throw tooLargeUnpacked();
  const files: UploadedFile[] = [];
  let workbookBytes = 0;
  for (const entry of entries) {
    const bytes = await contentOf(zip, entry);
    const document = await zipIn(bytes);
    refuseArchive(bytes, document);
    workbookBytes += unpackedBytes(document?.entries ?? []);
    if (workbookBytes > WORKBOOK_MAX_BYTES) throw tooLargeUnpacked();
    files.push({ name: nameOf(entry), bytes });
  }
  return files;
}

/** Neither a folder nor what the file managers of macOS and Windows put beside the files. */
function isOfPerson({ fileName }: Entry): boolean {
  return !/(?:\/|^__MACOSX\/.*|(?:^|\/)(?:\.[^/]*|desktop\.ini|Thumbs\.db))$/i.test(fileName);
}

function nameOf({ fileName }: Entry): string {
  return fileName.slice(fileName.lastIndexOf('/') + 1);
}

/** Archives in archives are how a small file becomes an endless one. */
function refuseArchive(bytes: Uint8Array, zip: Zip | undefined): void {
  if (!isGzip(bytes) && (zip === undefined || isDocument(zip))) return;
  const sentence = 'The archive holds another archive. Unpack it, and import the files inside.';
  throw new StatementFileError('unsupported_format', sentence);
}
