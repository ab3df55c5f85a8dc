import type { ReadOptions } from '../../domain/statements/read-options.ts';
import type { StatementWarning } from '../../domain/statements/statement.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import { hasBinaryCharacters } from './binary-characters.ts';
import { decoderFor } from './encodings.ts';

/** The text of a file. */
export interface SourceText {
  /** Without a byte order mark; lines end in `\n`. */
  readonly text: string;
  /** Set if nothing but the last resort, Windows-1252, explains the bytes: the same bytes in another encoding. */
  readonly decodeAs: ((encoding: string) => string) | null;
  readonly warnings: readonly StatementWarning[];
}

const WHOLE_FILE = { line: 1, element: null };
const DAMAGED = 'Some characters are damaged. They are shown as �.';

/**
 * Decodes a file: by its byte order mark, else as UTF-16 if every other byte is NUL, else as UTF-8 if all of it is
 * valid, else by `options.encoding`, else as the file declares it, else as Windows-1252. A declaration is not trusted
 * over valid UTF-8, because banks declare wrong encodings. Throws `StatementFileError` for binary data and for an
 * unknown `options.encoding`.
 */
export function decodeSource(bytes: Uint8Array, options: ReadOptions): SourceText {
  const named = options.encoding === undefined ? undefined : decoderFor(options.encoding);
  if (options.encoding !== undefined && named === undefined) {
    throw new StatementFileError(
      'options',
      'The encoding is unknown. Use a name such as windows-1252, iso-8859-2 or cp850.',
    );
  }
  const wide = utf16Of(bytes);
  if (wide !== undefined) return source(new TextDecoder(wide).decode(bytes));
  const utf8 = strictUtf8(bytes);
  if (utf8 !== undefined) return source(utf8);
  const decode = named ?? declaredDecoder(bytes);
  if (decode !== undefined) return source(decode(bytes));
  const lenient = new TextDecoder().decode(bytes);
  if (isDamagedUtf8(bytes, lenient)) {
    return { ...source(lenient), warnings: [{ place: WHOLE_FILE, sentence: DAMAGED }] };
  }
  const decodeAs = (encoding: string) => withLineFeeds(decoderFor(encoding)?.(bytes) ?? '');
  return { ...source(new TextDecoder('windows-1252').decode(bytes)), decodeAs };
}

function source(text: string): SourceText {
  if (hasBinaryCharacters(text.slice(0, HEAD_CHARACTERS))) {
    throw new StatementFileError(
      'unsupported_format',
      'The file is binary data. Import the statement as the bank offers it for download.',
    );
  }
  return { text: withLineFeeds(text), decodeAs: null, warnings: [] };
}

function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: the first two characters of a statement file are ASCII.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const HEAD_BYTES = 1_024;
const HEAD_CHARACTERS = 100_000;

/** By the XML declaration, or by the header of OFX 1. */
function declaredDecoder(bytes: Uint8Array): ReturnType<typeof decoderFor> {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const name =
    /<\?xml[^>]{0,100}?encoding\s?=\s?["']([\w.:-]{1,40})["']/i.exec(head)?.[1] ??
    /\bCHARSET:\s?([\w-]{1,40})/i.exec(head)?.[1];
  return name === undefined || /^(?:utf-?8|none|us-?ascii)$/i.test(name) ? undefined : decoderFor(name);
}

/**
 * Text of other encodings is hardly ever UTF-8 by accident, so many whole characters beside few broken ones show UTF-8.
 */
function isDamagedUtf8(bytes: Uint8Array, lenient: string): boolean {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return true;
  let [broken, whole] = [0, 0];
  for (let at = 0; at < lenient.length; at += 1) {
    const code = lenient.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return whole > 2 * broken;
}
