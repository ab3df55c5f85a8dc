import iconv from 'iconv-lite';

/** Turns the bytes of a file into text. */
export type Decode = (bytes: Uint8Array) => string;

/** Unlike `TextDecoder` it makes texts of one byte for each character where they need no more. */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = bufferOf(bytes).toString('utf8');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Banks that declare Latin-1 write the quotation marks and the euro sign of Windows all the same. */
const LATIN_1 = /^(?:iso[-_]?8859[-_]1|8859[-_]1|latin[-_]?1|28591)$/i;

/** What `iconv-lite` knows besides, and no file is written in. */
const NO_ENCODING = /^(?:base64|hex|binary)$/i;

/**
 * The decoder for a name such as `windows-1252`, `1252`, `8859-1`, `ISO-8859-15`, `CP850`; `undefined` for a name that
 * is not known.
 */
export function decoderFor(name: string): Decode | undefined {
  const label = name
    .trim()
    .replace(/^(?:ibm|dos|oem)[-_]?(?=\d)/i, 'cp')
    .replace(LATIN_1, 'windows-1252');
  const known = [label, `iso-${label}`].find((one) => iconv.encodingExists(one));
  if (known === undefined || NO_ENCODING.test(known)) return undefined;
  return (bytes) => iconv.decode(bufferOf(bytes), known);
}

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
