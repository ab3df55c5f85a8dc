/**
 * The rows of a table in text. Its first line names the columns, which stand two or more spaces apart; `-` means that
 * a row has nothing there.
 */
export function rowsOf(table: string): readonly Readonly<Record<string, string | undefined>>[] {
  const [names = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/));
  return rows.map((cells) => {
    const row = names.map((name, index) => [name, cells[index] === '-' ? undefined : cells[index]] as const);
    return Object.fromEntries(row);
  });
}
