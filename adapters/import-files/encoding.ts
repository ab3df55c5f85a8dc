import { isUtf8 } from 'node:buffer';
import { ImportFileError } from './file-error.ts';

const HEAD_BYTES = 64 * 1024;
const RETURN = 0x0d;

/**
 * The text of a file as UTF-8, without a byte order mark. Each line ends in `\n`, whichever of CRLF, CR and LF it had.
 * The encoding is what the byte order mark says, else UTF-16 when every other byte of the start is NUL, else UTF-8 when
 * the whole file is valid UTF-8, else Windows-1252, which covers Latin-1. Throws `ImportFileError` for broken
 * characters, and for binary data.
 */
export function asUtf8(bytes: Uint8Array): Uint8Array {
  // Most files are as they should be: a copy would stay in memory while the rows are stored.
  const isPlain = utf16Of(bytes) === undefined && !bytes.includes(0) && !bytes.includes(RETURN) && isUtf8(bytes);
  if (!isPlain) return Buffer.from(decodedText(bytes));
  return hasUtf8Mark(bytes) ? bytes.subarray(3) : bytes;
}

function decodedText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide === undefined && bytes.subarray(0, HEAD_BYTES).includes(0))
    throw new ImportFileError('The file is binary data, not text.');
  const text = textIn(bytes, wide ?? 'utf-8');
  if (wide === undefined ? isUtf8(bytes) : isValid(bytes, wide)) return text;
  const { broken, whole } = countBeyondAscii(text);
  // Windows-1252 text is hardly ever UTF-8 by accident, so whole characters beside the broken ones mean damaged UTF-8.
  if (wide !== undefined || hasUtf8Mark(bytes) || whole >= broken)
    throw brokenAt(text, text.indexOf('\ufffd'), `not valid ${(wide ?? 'utf-8').toUpperCase()}`);
  return windows1252Text(bytes);
}

function textIn(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
}

/** How many characters beyond ASCII are broken, and how many are whole. A large file may have very many. */
function countBeyondAscii(text: string): { readonly broken: number; readonly whole: number } {
  let [broken, whole] = [0, 0];
  for (const { 0: character } of text.matchAll(/[^\0-\x7f]/gu)) {
    if (character === '\ufffd') broken += 1;
    else whole += 1;
  }
  return { broken, whole };
}

export function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function utf16Of([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: the first two characters of an import file are ASCII.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

function hasUtf8Mark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Windows-1252 leaves five bytes undefined, and no text holds control characters of that range. */
function windows1252Text(bytes: Uint8Array): string {
  const text = textIn(bytes, 'windows-1252');
  const at = text.search(/[\u0080-\u009f]/);
  if (at !== -1) throw brokenAt(text, at, 'neither UTF-8 nor Windows-1252');
  return text;
}

/** The character at this index of the text is `what`. */
function brokenAt(text: string, index: number, what: string): ImportFileError {
  const line = countLineBreaks(text.slice(0, index)) + 1;
  return new ImportFileError(`Line ${line}: A character is ${what}. Save the file as UTF-8.`);
}
