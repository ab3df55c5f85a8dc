import { escapeIdentifier } from 'pg';

/** Names of tables or columns for a statement, with commas between them. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => escapeIdentifier(name)).join(', ');
}
