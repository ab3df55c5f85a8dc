/**
 * One line of a list: cells separated by tabs. Control characters in a cell become spaces, because names come from
 * banks and users: a terminal would obey them, and a line break would look like another row.
 */
export function tableRow(...cells: readonly (string | number)[]): string {
  return cells.map((cell) => String(cell).replace(/\p{Cc}/gu, ' ')).join('\t');
}
