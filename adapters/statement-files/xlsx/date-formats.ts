import type { Entry } from 'yauzl';
import type { Zip } from '../archives/zip.ts';
import { readPart } from './xml-part.ts';

/** The numbers of the cell styles that show a number as a day. */
export type DateFormats = ReadonlySet<number>;

/** Formats with a day that every workbook has (ECMA-376, part 1, 18.8.30); 27 to 36 and 50 to 58 are East Asian. */
const BUILT_IN = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];

export async function readDateFormats(zip: Zip, entry: Entry): Promise<DateFormats> {
  const dates = new Set(BUILT_IN);
  const styles = new Set<number>();
  let [isInCells, count] = [false, 0];
  await readPart(zip, entry, {
    start: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt' && isDateFormat(formatCode)) dates.add(Number(numFmtId));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      if (dates.has(Number(numFmtId))) styles.add(count);
      count += 1;
    },
    end: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/** Whether a format such as `dd/mm/yyyy` shows a day. Texts in quotation marks, colours and `\-` do not count. */
export function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '');
  return /[dy]/i.test(bare) && !/general/i.test(bare);
}
