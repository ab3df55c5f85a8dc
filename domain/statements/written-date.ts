import { monthNamed } from './words/month-names.ts';

/** A date as a file writes it, before anybody knows the order of its parts. */
export interface WrittenDate {
  /** Digits, in the order of the text. */
  readonly parts: readonly [string, string, string];
  /** Which of the parts (0 to 2) was a month's name; `null` if all are numbers. */
  readonly namedMonth: number | null;
  /** What stands between the first parts: `/`, `.`, `-`; empty for other dates. */
  readonly separator: string;
}

/** Longer texts are not dates. */
const MAX_CHARACTERS = 60;
/** What may follow a date: a time, an offset, the name of a zone or of a weekday. */
const REST = /^(?:$|[T\s,;([].{0,40}$|[日.]\s?(?:$|\d{1,2}:\d\d))/;
const NUMBERS = /^(\d{1,4})(\s?[./\-'年 ]\s?)(\d{1,2})(?:\s?[./\-'’月 ]\s?)(\d{1,4})(?!\d)/;
/** A year before colons: `2026:01:31`. Other numbers with colons are times. */
const COLONS = /^(\d{4}):(\d{1,2}):(\d{1,2})(?![\d:])/;
const COMPACT = /^(\d{8})(?:\d{4}|\d{6})?(?!\d)/;
/** Years of Japanese emperors: `R8.02.14`, `令和8年2月14日`. */
const ERA = /^(R|H|S|令和|平成|昭和)\s?(\d{1,2}|元)\s?[./\-年]\s?(\d{1,2})\s?[./\-月]\s?(\d{1,2})(?!\d)/;
/** The year before the first one of each. */
const ERA_STARTS: Readonly<Record<string, number>> = { R: 2018, 令和: 2018, H: 1988, 平成: 1988, S: 1925, 昭和: 1925 };
const DAY_FIRST =
  /^(\d{1,2})(?:\.|st|nd|rd|th|º|er)?[\s\-/.]{0,2}(?:de\s)?(\p{L}{3,12})\.?[\s\-/,.']{0,3}(?:de\s)?(\d{4}|\d{2})(?!\d)/u;
const MONTH_FIRST = /^(\p{L}{3,12})\.?[\s\-/.]{0,2}(\d{1,2})(?:st|nd|rd|th)?[\s\-/,.']{1,3}(\d{4}|\d{2})(?!\d)/u;
const YEAR_FIRST = /^(\d{4})[\s\-/.]{1,2}(\p{L}{3,12})\.?[\s\-/.]{1,2}(\d{1,2})(?!\d)/u;
const WEEKDAY = /^\p{L}{2,12}\.?,\s?/u;

/**
 * Reads the parts of a date: numbers with separators, eight digits, or with the name of a month. A time after it is
 * ignored: the day as written counts. `undefined` if the text is not a date.
 */
export function parseWrittenDate(text: string): WrittenDate | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_CHARACTERS) return undefined;
  return numberedDate(trimmed) ?? compactDate(trimmed) ?? eraDate(trimmed) ?? namedDate(trimmed.replace(WEEKDAY, ''));
}

function numberedDate(text: string): WrittenDate | undefined {
  const match = NUMBERS.exec(text) ?? colonDate(text);
  if (match === null) return undefined;
  const [whole = '', first = '', separator = '', second = '', third = ''] = match;
  if (!REST.test(text.slice(whole.length))) return undefined;
  // The middle is a day or a month in every order.
  if (Number(second) < 1 || Number(second) > 31) return undefined;
  return { parts: [first, second, third], namedMonth: null, separator: separator.trim() };
}

function colonDate(text: string): readonly string[] | null {
  const match = COLONS.exec(text);
  return match === null ? null : [match[0], match[1] ?? '', ':', match[2] ?? '', match[3] ?? ''];
}

/** The year's place is seen by its century. */
function compactDate(text: string): WrittenDate | undefined {
  const match = COMPACT.exec(text);
  if (match === null || !REST.test(text.slice(match[0].length))) return undefined;
  const digits = match[1] ?? '';
  const isYearFirst = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])/.test(digits);
  if (!isYearFirst && !/^[0-3]\d[0-3]\d(?:19|20)\d\d$/.test(digits)) return undefined;
  const [first, second] = isYearFirst ? [4, 6] : [2, 4];
  const parts = [digits.slice(0, first), digits.slice(first, second), digits.slice(second)] as const;
  return { parts, namedMonth: null, separator: '' };
}

function eraDate(text: string): WrittenDate | undefined {
  const [whole, era = '', year = '', month = '', day = ''] = ERA.exec(text) ?? [];
  if (whole === undefined || !REST.test(text.slice(whole.length))) return undefined;
  const written = (ERA_STARTS[era] ?? 0) + (year === '元' ? 1 : Number(year));
  return { parts: [String(written), month, day], namedMonth: null, separator: '' };
}

function namedDate(text: string): WrittenDate | undefined {
  return named(text, DAY_FIRST, 1) ?? named(text, MONTH_FIRST, 0) ?? named(text, YEAR_FIRST, 1);
}

function named(text: string, pattern: RegExp, namedMonth: number): WrittenDate | undefined {
  const match = pattern.exec(text);
  if (match === null || !REST.test(text.slice(match[0].length))) return undefined;
  const parts = [match[1] ?? '', match[2] ?? '', match[3] ?? ''] as const;
  const month = monthNamed(parts[namedMonth] ?? '');
  if (month === undefined) return undefined;
  const numbers = parts.map((part, index) => (index === namedMonth ? String(month) : part));
  return { parts: [numbers[0] ?? '', numbers[1] ?? '', numbers[2] ?? ''], namedMonth, separator: '' };
}
