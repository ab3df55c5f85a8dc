import iconv from 'iconv-lite';

/** Turns the bytes of a file into text. */
export type Decode = (bytes: Uint8Array) => string;

/** Unlike `TextDecoder` it makes texts of one byte for each character where they need no more. */
export function decodeUtf8(bytes: Uint8Array): string {
  const text = bufferOf(bytes).toString('utf8');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
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
export function decoderFor(name: string): Decode | undefined {
  const label = name.trim().toLowerCase();
  const page = DOS.exec(label)?.[1];
  if (page !== undefined) return (bytes) => iconv.decode(bufferOf(bytes), `cp${page}`);
  const standard = [
    label,
    NUMBERS[label.replace(/^(?:cp|windows-)/, '')],
    `windows-${label.replace(/^cp/, '')}`,
    `iso-${label}`,
  ].find((one) => one !== undefined && isLabel(one));
  return standard === undefined ? undefined : (bytes) => new TextDecoder(standard).decode(bytes);
}

/** Whether `TextDecoder` knows the name. */
function isLabel(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
