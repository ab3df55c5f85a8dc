import { ImportFileError } from './file-error.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Reads the file from its start, each time it is called. */
type ReadBytes = () => AsyncIterable<Uint8Array>;

const REPLACEMENT = '\uFFFD';
const SAVE_AS_UTF8 = 'Save the file as UTF-8.';

/**
 * The encoding of a text file: what its byte order mark says, else UTF-16 when every other byte of the start is NUL,
 * else UTF-8 when the whole file is valid UTF-8, else Windows-1252, which covers Latin-1. `head` is the start of the
 * file. Throws `ImportFileError` for UTF-8 and UTF-16 with broken characters, and for binary data.
 */
export async function detectEncoding(head: Uint8Array, read: ReadBytes): Promise<Encoding> {
  const wide = utf16Of(head);
  if (wide === undefined && head.includes(0)) throw new ImportFileError('The file is binary data, not text.');
  const candidate = wide ?? 'utf-8';
  if (await isValid(read(), candidate)) return candidate;
  const { broken, whole, brokenLine } = await survey(read(), candidate);
  // Windows-1252 text is hardly ever UTF-8 by accident, so whole characters beside the broken ones mean damaged UTF-8.
  const isDamaged = wide !== undefined || hasUtf8Mark(head) || whole >= broken;
  if (!isDamaged) return 'windows-1252';
  throw new ImportFileError(`Line ${brokenLine}: A character is not valid ${candidate.toUpperCase()}. ${SAVE_AS_UTF8}`);
}

/**
 * The text of the file in chunks, without a byte order mark, each line ending in `\n`, whichever of CRLF, CR and LF it
 * had.
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  let line = 1;
  for await (const text of withLineFeeds(decodedChunks(bytes, encoding))) {
    if (encoding === 'windows-1252') requireWindows1252(text, line);
    line += countLineBreaks(text);
    yield text;
  }
}

/** Turns CRLF and CR into LF, also when two chunks share a CRLF. */
async function* withLineFeeds(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let endedInReturn = false;
  for await (const chunk of chunks) {
    const text = endedInReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
    if (chunk !== '') endedInReturn = chunk.endsWith('\r');
    yield text.replace(/\r\n?/g, '\n');
  }
}

export function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: the first two characters of an import file are ASCII.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : undefined;
}

function hasUtf8Mark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

async function isValid(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): Promise<boolean> {
  try {
    for await (const _ of decodedChunks(bytes, encoding, true));
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

interface Survey {
  readonly broken: number;
  /** Characters beyond ASCII that are in order. */
  readonly whole: number;
  /** Of the first broken one. */
  readonly brokenLine: number;
}

async function survey(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): Promise<Survey> {
  let [broken, beyondAscii, line, brokenLine] = [0, 0, 1, 1];
  for await (const text of withLineFeeds(decodedChunks(bytes, encoding))) {
    const firstBroken = text.indexOf(REPLACEMENT);
    if (broken === 0 && firstBroken !== -1) brokenLine = line + countLineBreaks(text.slice(0, firstBroken));
    broken += text.split(REPLACEMENT).length - 1;
    beyondAscii += text.match(/[^\0-\x7f]/gu)?.length ?? 0;
    line += countLineBreaks(text);
  }
  return { broken, whole: beyondAscii - broken, brokenLine };
}

/** With `fatal`, throws `TypeError` at the first invalid byte; without it, each becomes U+FFFD. */
async function* decodedChunks(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  fatal = false,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Windows-1252 leaves five bytes undefined, and no text holds control characters of that range. */
function requireWindows1252(text: string, firstLine: number): void {
  const at = text.search(/[\u0080-\u009f]/);
  if (at === -1) return;
  const line = firstLine + countLineBreaks(text.slice(0, at));
  throw new ImportFileError(`Line ${line}: A character is neither UTF-8 nor Windows-1252. ${SAVE_AS_UTF8}`);
}
