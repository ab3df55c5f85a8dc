/** A decimal number as text: optional minus, digits, optional fraction after a dot. */
export type DecimalText = string;

export const DECIMAL_MARKS = ['.', ','] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** Longer numbers are not amounts of money. */
const MAX_CHARACTERS = 40;
/** Space, no-break spaces, apostrophes and underscore only group digits. */
const GROUP_MARKS = /[\s\u00a0\u2009\u202f'’´`_]/g;

/** Most numbers, which need no closer look. */
const UNGROUPED: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^\d{1,20}(?:\.\d{1,10})?$/,
  ',': /^\d{1,20}(?:,\d{1,10})?$/,
};

/**
 * Which decimal marks can be meant in an unsigned number. `1,234.56` only the dot, `1.234,56` and `12,5` only the
 * comma, `1,234` and `1234` either. None if it is not a number in either reading.
 */
export function possibleMarks(number: string): readonly DecimalMark[] {
  return DECIMAL_MARKS.filter((mark) => decimalText(number, mark) !== undefined);
}

/** The number as decimal text, read with `mark`; `undefined` if it is not a number in this reading. */
export function decimalText(number: string, mark: DecimalMark): DecimalText | undefined {
  if (UNGROUPED[mark].test(number)) return number.replace(',', '.');
  const compact = number.replace(GROUP_MARKS, '').replace(EMPTY_GROUP[mark], '');
  if (compact.length > MAX_CHARACTERS || !/^[\d.,]*\d[\d.,]*$/.test(compact)) return undefined;
  const parts = compact.split(mark);
  if (parts.length > 2) return undefined;
  const [whole = '', fraction = ''] = parts;
  const digits = withoutGroups(whole, mark === '.' ? ',' : '.');
  if (digits === undefined || !/^\d*$/.test(fraction)) return undefined;
  return fraction === '' ? digits || '0' : `${digits || '0'}.${fraction}`;
}

/** Some banks write `,300.00`: the mark of a group that has no digits before it. */
const EMPTY_GROUP: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^,(?=\d{3}(?:,\d{3})*\.\d)/,
  ',': /^\.(?=\d{3}(?:\.\d{3})*,\d)/,
};

/** Groups have three digits; in India those before the last have two. */
function withoutGroups(whole: string, group: string): string | undefined {
  const [first = '', ...others] = whole.split(group);
  if (others.length === 0) return first;
  const isGrouped =
    /^\d{1,3}$/.test(first) &&
    first !== '0' &&
    others.at(-1)?.length === 3 &&
    (others.every(({ length }) => length === 3) || (first.length < 3 && others.slice(0, -1).every(isPair)));
  return isGrouped ? first + others.join('') : undefined;
}

function isPair({ length }: string): boolean {
  return length === 2;
}

/**
 * The marks that fit every number of a file; the dot alone if the numbers mean the same with both. `digits` are the
 * decimals of the currency, if it is known: of two marks, one that gives a number more decimals than that is not meant.
 * If a currency has three decimals and every number ends in three digits after the same mark, they are its decimals.
 * Two marks are a question to a person. None if the numbers contradict each other. Texts that are no numbers are
 * ignored.
 */
export function commonMarks(numbers: Iterable<string>, digits: number | null = null): readonly DecimalMark[] {
  let common: readonly DecimalMark[] = DECIMAL_MARKS;
  let fine: readonly DecimalMark[] = DECIMAL_MARKS;
  let differs = false;
  /** What stands before the last three digits of each number. */
  const lastMarks = new Set<string>();
  for (const number of numbers) {
    const plain = PLAIN.exec(number);
    const possible =
      plain === null ? possibleMarks(number) : DECIMAL_MARKS.filter((mark) => (plain[1] ?? mark) === mark);
    if (possible.length === 0) continue;
    lastMarks.add(/[.,](?=\d{3}$)/.exec(number)?.[0] ?? '');
    differs ||= plain === null && possible.length === 2 && decimalText(number, '.') !== decimalText(number, ',');
    if (possible.length < 2) common = common.filter((mark) => possible.includes(mark));
    fine = fine.filter((mark) => possible.includes(mark) && (digits === null || fitsDigits(number, mark, digits)));
  }
  if (common.length === 2 && !differs) return ['.'];
  if (common.length === 2 && digits === 3 && lastMarks.size === 1 && !lastMarks.has(''))
    return common.filter((mark) => lastMarks.has(mark));
  return common.length === 2 && fine.length === 1 ? fine : common;
}

/** Most numbers are plain: no groups, and not three decimals. They are read fast. */
const PLAIN = /^\d+(?:([.,])(?:\d{1,2}|\d{4,9}))?$/;

/** Zeros at the end do not count, but three digits after a mark are thousands in a currency without decimals. */
function fitsDigits(number: string, mark: DecimalMark, digits: number): boolean {
  const fraction = decimalText(number, mark)?.split('.')[1] ?? '';
  return fraction.replace(/0+$/, '').length <= digits && !(digits === 0 && fraction.length === 3);
}
