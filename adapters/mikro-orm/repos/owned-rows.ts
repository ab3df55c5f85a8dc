import { type Noun, notFound } from '../../../domain/error.ts';
import type { Session, Unit } from '../connection/session.ts';
import type { Table } from '../schema/table.ts';
import { requireLiveUser } from './live-user.ts';

interface Owned {
  readonly id: number;
  readonly userId: number;
}

/** Runs a unit of work that changes what answers show of a user. */
export function changingDataOf<Result>(
  session: Session,
  userId: number,
  work: (unit: Unit) => Promise<Result>,
): Promise<Result> {
  return session.atomically(async (unit) => {
    const result = await work(unit);
    unit.changed.dataOf(userId);
    return result;
  });
}

/** Throws `user_deleted` for unknown and deleted users. */
export function addOwned<Row extends Owned>(session: Session, table: Table<Row>, row: Omit<Row, 'id'>): Promise<Row> {
  return session.atomically(async (unit) => {
    await requireLiveUser(unit, (row as Pick<Owned, 'userId'>).userId);
    return table.insert(unit, row);
  });
}

/** Throws `not_found`, also for another user's row and for one that was deleted. */
export function changeOwned<Row extends Owned>(
  session: Session,
  table: Table<Row>,
  { noun, ...key }: Owned & { readonly noun: Noun; readonly deletedAt?: null },
  change: (row: Row) => Row,
): Promise<Row> {
  return session.atomically(async (unit) => {
    const row = await table.lock(unit, key as Partial<Row>);
    if (row === undefined) throw notFound(noun);
    const { userId, id } = key;
    const changed = table.pick({ ...change(row), userId, id });
    await table.overwrite(unit, { userId, id } as Partial<Row>, changed);
    return changed;
  });
}
