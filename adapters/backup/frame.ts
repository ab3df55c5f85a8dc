import { createHash } from 'node:crypto';

/**
 * A backup is one stream of Zstandard between two frames that decompressors skip (RFC 8878, 3.1.2): `zstd -d` and
 * `tar --zstd -x` read it as it is. The first frame names the format. The last one has the SHA-256 of everything before
 * it and is written at the very end, so that a file without it is not whole.
 */
export const BACKUP_FORMAT = 1;

/** The magic number of a skippable frame, in the order of its bytes. */
const SKIPPABLE = Buffer.from([0x50, 0x2a, 0x4d, 0x18]);
const LENGTH_BYTES = 4;
const TITLE = 'coffer backup ';
const FORMAT_DIGITS = 4;
const END = 'coffer backup ends ';

function frame(content: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(content.length);
  return Buffer.concat([SKIPPABLE, length, content]);
}

/** The beginning of every file. Later formats differ in the number alone. */
export const HEADER = headerOf(BACKUP_FORMAT);

function headerOf(format: number): Buffer {
  return frame(Buffer.from(`${TITLE}${String(format).padStart(FORMAT_DIGITS, '0')}`));
}

/** The format that the beginning of a file names; `undefined` for a file of something else. */
export function formatOf(header: Buffer): number | undefined {
  const digits = header.subarray(-FORMAT_DIGITS).toString('latin1');
  return /^\d+$/.test(digits) && header.equals(headerOf(Number(digits))) ? Number(digits) : undefined;
}

/** The end of a file whose bytes before it have the SHA-256 `digest`. */
export function footerOf(digest: Buffer): Buffer {
  return frame(Buffer.concat([Buffer.from(END), digest]));
}

export const FOOTER_BYTES = footerOf(createHash('sha256').digest()).length;

/** Whether `bytes` have the form of a footer, of any digest. */
export function isFooter(bytes: Buffer): boolean {
  return bytes.length === FOOTER_BYTES && bytes.equals(footerOf(bytes.subarray(-32)));
}
