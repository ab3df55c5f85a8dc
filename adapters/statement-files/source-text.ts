import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { StatementWarning } from '../../domain/statements/statement.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import { hasBinaryCharacters } from './binary-characters.ts';
import { decoderFor, type NewDecoder, utf8Decoder } from './encodings.ts';

/** The text of a file, without a byte order mark; lines end in `\n`. */
export interface SourceText {
  /** Its first characters, all of them if there are few. */
  readonly head: string;
  /** The whole text. Made anew each time, because it may be large. */
  readonly text: () => string;
  /** The text piece by piece, so that it is never in memory as a whole. Between two, other work gets its turn. */
  readonly pieces: () => AsyncGenerator<string>;
  /** Set if nothing but the last resort, Windows-1252, explains the bytes: the same bytes in another encoding. */
  readonly decodeAs: ((encoding: string) => string) | null;
  readonly warnings: readonly StatementWarning[];
}

const WHOLE_FILE = { line: 1, element: null };
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
    throw new StatementFileError(
      'options',
      'The encoding is unknown. Use a name such as windows-1252, iso-8859-2 or cp850.',
      null,
      'encoding',
    );
  }
  const wide = utf16Of(file);
  if (wide !== undefined) return source(file, () => new TextDecoder(wide));
  const bytes = withoutPadding(file);
  if (isUtf8(bytes)) return source(bytes, utf8Decoder);
  const decoder = named ?? declaredDecoder(bytes);
  if (decoder !== undefined) return source(bytes, decoder);
  if (isDamagedUtf8(bytes)) {
    return { ...source(bytes, utf8Decoder), warnings: [{ place: WHOLE_FILE, sentence: DAMAGED }] };
  }
  const decodeAs = (encoding: string) => decoded(bytes, decoderFor(encoding));
  return { ...source(bytes, () => new TextDecoder('windows-1252')), decodeAs };
}

/** Some programs end a file as they end a string in memory, with NUL. */
function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

function source(bytes: Uint8Array, newDecoder: NewDecoder): SourceText {
  const head = headOf(bytes, newDecoder);
  if (hasBinaryCharacters(head)) {
    throw new StatementFileError(
      'unsupported_format',
      'The file is binary data. Import the statement as the bank offers it for download.',
    );
  }
  return {
    head,
    text: () => decoded(bytes, newDecoder),
    pieces: () => inTurns(piecesOf(bytes, newDecoder)),
    decodeAs: null,
    warnings: [],
  };
}

const HEAD_BYTES = 1_024;
const HEAD_CHARACTERS = 100_000;
/**
 * So few that the strings made of a piece are short-lived. V8 has a space of its own for larger ones, and clears it
 * rarely.
 */
const PIECE_BYTES = 32 * 1024;

function headOf(bytes: Uint8Array, newDecoder: NewDecoder): string {
  let head = '';
  for (const piece of piecesOf(bytes, newDecoder)) {
    head += piece;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  return head.slice(0, HEAD_CHARACTERS);
}

/** The text of the bytes; empty without a decoder. */
function decoded(bytes: Uint8Array, newDecoder: NewDecoder | undefined): string {
  const text = newDecoder === undefined ? '' : newDecoder().decode(bytes);
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function* piecesOf(bytes: Uint8Array, newDecoder: NewDecoder): Generator<string> {
  const decoder = newDecoder();
  // A carriage return at the end of a piece, which a line feed may follow.
  let held = '';
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const isLast = at + PIECE_BYTES >= bytes.length;
    const text = held + decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: !isLast });
    held = !isLast && text.endsWith('\r') ? '\r' : '';
    const whole = held === '' ? text : text.slice(0, -1);
    yield whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
  }
}

async function* inTurns(pieces: Iterable<string>): AsyncGenerator<string> {
  for (const piece of pieces) {
    yield piece;
    await setImmediate();
  }
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
function declaredDecoder(bytes: Uint8Array): NewDecoder | undefined {
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
  let [broken, whole] = [0, 0];
  for (const piece of piecesOf(bytes, utf8Decoder)) {
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === 0xfffd) broken += 1;
      else if (code > 0x7f) whole += 1;
    }
  }
  return whole > 2 * broken;
}
