import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, validateFileName, type ZipFile } from 'yauzl';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';

/** More entries are those of no statement. */
const MOST_ENTRIES = 1_000;

/** A ZIP file whose directory has been read. Nothing of it ever touches the disk, so its paths are only names. */
export interface Zip {
  readonly entries: readonly Entry[];
  /**
   * The unpacked content of an entry, in pieces. Throws `malformed` if the content is damaged or of another size than
   * the directory says, which is how a bomb that lies about its size ends.
   */
  pieces(entry: Entry): AsyncGenerator<Buffer>;
}

export function isZip(bytes: Uint8Array): boolean {
  const [p, k, third = 0] = bytes;
  return p === 0x50 && k === 0x4b && [0x03, 0x05, 0x07].includes(third);
}

/** Throws `malformed`, `too_large`, and `unsupported_format` for a file with a password, or packed in a rare way. */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  const entries: Entry[] = [];
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const zip = await fromBufferPromise(buffer, { decodeStrings: false });
    for await (const entry of zip.eachEntry()) {
      entry.fileName = nameOf(entry);
      entries.push(entry);
      if (entries.length > MOST_ENTRIES)
        throw new StatementFileError('too_large', `The archive holds more than ${MOST_ENTRIES} files. Unpack it.`);
    }
    if (entries.some((entry) => entry.isEncrypted())) throw lockedArchive();
    if (!entries.every((entry) => entry.canDecodeFileData())) throw otherCompression();
    return { entries, pieces: (entry) => piecesOf(zip, entry) };
  } catch (error) {
    throw error instanceof StatementFileError ? error : damaged();
  }
}

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  if (validateFileName(name) === null) return name;
  const sentence = 'A name in the archive leads out of its folder. Pack the files anew, or import them one by one.';
  throw new StatementFileError('malformed', sentence);
}

async function* piecesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0;
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry);
    for await (const piece of stream as AsyncIterable<Buffer>) {
      checksum = crc32(piece, checksum);
      yield piece;
    }
  } catch {
    throw damaged();
  }
  if (checksum !== entry.crc32) throw damaged();
}

export async function contentOf(zip: Zip, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of zip.pieces(entry)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What the entries take when they are unpacked, as the directory says. */
export function unpackedBytes(entries: readonly Entry[]): number {
  return entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
}

function lockedArchive(): StatementFileError {
  const sentence = 'The archive is protected by a password. Unpack it, and import the files inside.';
  return new StatementFileError('unsupported_format', sentence);
}

function otherCompression(): StatementFileError {
  const sentence = 'The archive is compressed in a way that Coffer does not read, such as LZMA. ';
  return new StatementFileError('unsupported_format', `${sentence}Unpack it, and import the files inside.`);
}

function damaged(): StatementFileError {
  return new StatementFileError('malformed', 'The archive is damaged or cut off. Download it again.');
}
