import { StringDecoder } from 'node:string_decoder';
import iconv from 'iconv-lite';

/** Turns the bytes of one text into characters, piece by piece if they are a `stream`. */
export interface Decoder {
  decode(bytes: Uint8Array, options?: { readonly stream?: boolean }): string;
}
export type NewDecoder = () => Decoder;

/**
 * A decoder for UTF-8. Unlike `TextDecoder` it makes texts of one byte for each character where they need no more, also
 * of a stream.
 */
export function utf8Decoder(): Decoder {
  const decoder = new StringDecoder('utf8');
  let isFirst = true;
  return {
    decode: (bytes, options) => {
      const piece = decoder.write(bytes);
      const text = options?.stream === true ? piece : piece + decoder.end();
      const start = isFirst && text.startsWith('\ufeff') ? 1 : 0;
      if (text !== '') isFirst = false;
      return text.slice(start);
    },
  };
}

/** Old code pages of DOS, which `TextDecoder` lacks. */
const DOS = /^(?:cp|ibm|dos|oem)?[-_]?(437|737|775|850|852|855|857|858|860|861|862|863|865|866|869)$/;
/** Windows code pages by number, as OFX headers name them, whose label is another one. */
const NUMBERS: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gb18030',
  '949': 'euc-kr',
  '950': 'big5',
  '65001': 'utf-8',
  '28591': 'iso-8859-1',
  '28605': 'iso-8859-15',
};

/**
 * The decoder for a name such as `windows-1252`, `1252`, `8859-1`, `ISO-8859-15`, `CP850`; `undefined` for a name that
 * is not known.
 */
export function decoderFor(name: string): NewDecoder | undefined {
  const label = name.trim().toLowerCase();
  const page = DOS.exec(label)?.[1];
  if (page !== undefined) return () => ({ decode: (bytes) => decodeDos(bytes, page) });
  const standard = [
    label,
    NUMBERS[label.replace(/^(?:cp|windows-)/, '')],
    `windows-${label.replace(/^cp/, '')}`,
    `iso-${label}`,
  ].find((one) => one !== undefined && isLabel(one));
  return standard === undefined ? undefined : () => new TextDecoder(standard);
}

/** Whether `TextDecoder` knows the name. */
function isLabel(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}

/** Each byte is a character, so pieces can be decoded one by one. */
function decodeDos(bytes: Uint8Array, page: string): string {
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), `cp${page}`);
}
