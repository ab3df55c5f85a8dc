import { type ImportWarning, WARNINGS_MAX } from './import.ts';

/** What is said of several lines of a file in the same words. */
export interface GroupedWarning {
  readonly message: string;
  /** How often it is said. */
  readonly count: number;
  /** Whether it may have been said more often, because more is not kept. */
  readonly isCut: boolean;
  /** The first lines, ascending; none if it is said of the file as a whole. */
  readonly firstLines: readonly number[];
}

const LINES_SHOWN = 5;

/** Equal sentences once, in the order in which each is said first. */
export function groupedWarnings(warnings: readonly ImportWarning[]): readonly GroupedWarning[] {
  return [...Map.groupBy(warnings, ({ message }) => message)].map(([message, alike]) => ({
    message,
    count: alike.length,
    isCut: warnings.length >= WARNINGS_MAX,
    firstLines: alike
      .flatMap(({ line }) => line ?? [])
      .toSorted((a, b) => a - b)
      .slice(0, LINES_SHOWN),
  }));
}

/** `line 3`, or `12 rows: lines 3, 8, 9, 10, 14 …`; empty for the file as a whole. */
export function linesInWords({ count, isCut, firstLines }: Omit<GroupedWarning, 'message'>): string {
  if (count === 1 && !isCut) return firstLines.map((line) => `line ${line}`).join();
  const times = `${isCut ? 'at least ' : ''}${count}`;
  if (firstLines.length === 0) return `${times} times`;
  const rest = isCut || count > firstLines.length ? ' …' : '';
  return `${times} ${count === 1 ? 'row' : 'rows'}: ${count === 1 ? 'line' : 'lines'} ${firstLines.join(', ')}${rest}`;
}
