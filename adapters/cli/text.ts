import type { Result } from './command.ts';

/**
 * One line of a list: cells separated by tabs. Control characters in a cell become spaces, because names come from
 * banks and users: a terminal would obey them, and a line break would look like another row.
 */
export function tableRow(...cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).replace(/\p{Cc}/gu, ' ')).join('\t');
}

/** A count with its noun: `0 bills`, `1 bill`, `1,234 bills`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** A list: `textOf` each item, or the sentence `none` when there are no items. */
export function listed<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  none: string,
  jsonOf: (item: Item) => unknown = (item) => item,
): Result {
  return { json: items.map(jsonOf), text: items.length > 0 ? items.map(textOf).join('\n') : none };
}
