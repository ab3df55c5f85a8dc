import type { Database } from './database.ts';

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly accountable: number;
}

let known: Promise<readonly Category[]> | undefined;

/** Read once: they never change while the service runs. */
export function categoriesOf(database: Database): Promise<readonly Category[]> {
  known ??= database
    .query<Category>('select id, name, accountable from categories order by id')
    .then(({ rows }) => rows);
  return known;
}
