import type { SourceText } from '../../source-text.ts';
import { headerName } from './header-name.ts';
import { isColumnName } from './header-words.ts';

/** In the order in which they are preferred. */
const ENCODINGS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
  'cp852',
  'cp850',
  'cp437',
];
const HEAD_CHARACTERS = 5_000;

/** The text in the encoding in which most names of columns make sense, if nothing else says what encoding it is. */
export function bestText({ text, decodeAs }: SourceText): string {
  if (decodeAs === null) return text;
  let [best, most] = [text, 0];
  for (const encoding of ENCODINGS) {
    const decoded = decodeAs(encoding);
    const names = nameCount(decoded.slice(0, HEAD_CHARACTERS));
    if (names > most) [best, most] = [decoded, names];
  }
  return best;
}

function nameCount(head: string): number {
  return head.split(/[\n;,\t|]/).filter((cell) => isColumnName(headerName(cell.replaceAll('"', '')))).length;
}
