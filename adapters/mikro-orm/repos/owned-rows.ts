import { type Noun, notFound } from '../../../domain/error.ts';
import type { Session } from '../connection/session.ts';
import type { Table } from '../schema/table.ts';
import { requireLiveUser } from './live-user.ts';

interface Owned {
  readonly id: number;
  readonly userId: number;
}

/** Throws `user_deleted` for unknown and deleted users. */
export function addOwned<Row extends Owned>(session: Session, table: Table<Row>, row: Omit<Row, 'id'>): Promise<Row> {
  return session.atomically(async (unit) => {
    await requireLiveUser(unit, (row as Pick<Owned, 'userId'>).userId);
    return table.insert(unit, row);
  });
}

/** Throws `not_found`, also for another user's row. */
export function changeOwned<Row extends Owned>(
  session: Session,
  table: Table<Row>,
  { userId, id, noun }: Owned & { readonly noun: Noun },
  change: (row: Row) => Row,
): Promise<Row> {
  return session.atomically(async (unit) => {
    const key = { userId, id } as Partial<Row>;
    const row = await table.lock(unit, key);
    if (row === undefined) throw notFound(noun);
    const changed = table.pick({ ...change(row), userId, id });
    await table.overwrite(unit, key, changed);
    return changed;
  });
}
