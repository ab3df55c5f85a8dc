import { isUtf8 } from 'node:buffer';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { StatementWarning } from '../../domain/statements/statement.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import { atLine } from '../../domain/statements/statement-row.ts';
import { type Decode, decoderFor, decodeUtf8 } from './encodings.ts';
import { hasBinaryCharacters } from './refused-formats.ts';

/** The text of a file, without a byte order mark; lines end in `\n`. */
export interface SourceText {
  readonly text: string;
  /** Set if nothing but the last resort, Windows-1252, explains the bytes: the same bytes in another encoding. */
  readonly decodeAs: ((encoding: string) => string) | null;
  readonly warnings: readonly StatementWarning[];
}

const DAMAGED = 'Some characters are damaged. They are shown as �.';

/**
 * Decodes a file: by its byte order mark, else as UTF-16 if many of every other byte are NUL, else as UTF-8 if all of
 * it is valid, else by `options.encoding`, else as the file declares it, else as Windows-1252. A declaration is not
 * trusted over valid UTF-8, because banks declare wrong encodings. Throws `StatementFileError` for binary data and for
 * an unknown `options.encoding`.
 */
export function decodeSource(file: Uint8Array, options: ReadOptions): SourceText {
  const named = options.encoding === undefined ? undefined : decoderFor(options.encoding);
  if (options.encoding !== undefined && named === undefined) {
    const sentence = 'The encoding is unknown. Use a name such as windows-1252, iso-8859-2 or cp850.';
    throw new StatementFileError('options', sentence, null, 'encoding');
  }
  const wide = utf16Of(file);
  if (wide !== undefined) return source(file, (bytes) => new TextDecoder(wide).decode(bytes));
  const bytes = withoutPadding(file);
  if (isUtf8(bytes)) return source(bytes, decodeUtf8);
  const decode = named ?? declaredDecoder(bytes);
  if (decode !== undefined) return source(bytes, decode);
  if (isDamagedUtf8(bytes)) {
    return { ...source(bytes, decodeUtf8), warnings: [{ place: atLine(1), sentence: DAMAGED }] };
  }
  const decodeAs = (encoding: string) => decoded(bytes, decoderFor(encoding) ?? decodeUtf8);
  return { ...source(bytes, (given) => new TextDecoder('windows-1252').decode(given)), decodeAs };
}

/** Some programs end a file as they end a string in memory, with NUL. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

function source(bytes: Uint8Array, decode: Decode): SourceText {
  const text = decoded(bytes, decode);
  if (hasBinaryCharacters(text.slice(0, HEAD_CHARACTERS))) {
    const sentence = 'The file is binary data. Import the statement as the bank offers it for download.';
    throw new StatementFileError('unsupported_format', sentence);
  }
  return { text, decodeAs: null, warnings: [] };
}

const HEAD_BYTES = 1_024;
const HEAD_CHARACTERS = 100_000;

function decoded(bytes: Uint8Array, decode: Decode): string {
  const text = decode(bytes);
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return utf16ByZeros(bytes);
}

const SAMPLE_BYTES = 2_000;

/** Without a mark: every other byte of the ASCII characters is NUL. Statement files have many of these. */
function utf16ByZeros(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 10;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

/** By the XML declaration, or by the header of OFX 1. */
function declaredDecoder(bytes: Uint8Array): Decode | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const name =
    /<\?xml[^>]{0,100}?encoding\s?=\s?["']([\w.:-]{1,40})["']/i.exec(head)?.[1] ??
    /\bCHARSET:\s?([\w-]{1,40})/i.exec(head)?.[1];
  return name === undefined || /^(?:utf-?8|none|us-?ascii)$/i.test(name) ? undefined : decoderFor(name);
}

/**
 * Text of other encodings is hardly ever UTF-8 by accident, so many whole characters beside few broken ones show UTF-8.
 */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true;
  const text = decodeUtf8(bytes);
  let [broken, whole] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return whole > 2 * broken;
}
