import { HOLDER_COLUMNS, type HolderColumns } from './rows/holder.ts';
import type { Session } from './session.ts';
import type { Statement } from './statement.ts';

/** Finds rows of a table by something else than their user, each with its holder. */
export interface HeldRows {
  /** Selects the columns of the holder, then those of the row. */
  readonly joined: Statement;
  /** Selects the user's id, then the columns of the row. */
  readonly apart: Statement;
}

/** `from` names the table `alias`. */
export function heldRows(name: string, columns: string, from: string, alias: string, where = ''): HeldRows {
  return {
    joined: {
      name,
      text: `select ${HOLDER_COLUMNS}, ${columns} from ${from} join users u on u.id = ${alias}.user_id ${where}`,
    },
    apart: { name, text: `select ${alias}.user_id, ${columns} from ${from} ${where}` },
  };
}

type HeldRow<Columns extends readonly (string | null)[]> = [...holder: HolderColumns, ...row: Columns];

/**
 * By one statement. On Citus, the rows are on the coordinator and their holders each on one of the nodes: another
 * statement for each holder finds them there. Only what the holder's row says then decides.
 */
export async function findHeld<Columns extends readonly (string | null)[]>(
  session: Session,
  { joined, apart }: HeldRows,
  values: readonly unknown[],
): Promise<readonly HeldRow<Columns>[]> {
  if (!session.isDistributed) return (await session.query<HeldRow<Columns>>(joined, values)).rows;
  const { rows } = await session.query<[userId: string, ...Columns]>(apart, values);
  const holders = await holdersOf(session, [...new Set(rows.map(([userId]) => userId))]);
  return rows.flatMap(([userId, ...row]): HeldRow<Columns>[] => {
    const holder = holders.get(userId);
    return holder === undefined ? [] : [[...holder, ...(row as unknown as Columns)]];
  });
}

async function holdersOf(session: Session, userIds: readonly string[]): Promise<ReadonlyMap<string, HolderColumns>> {
  const found = await Promise.all(userIds.map((userId) => session.query<HolderColumns>(HOLDER, [userId])));
  return new Map(found.flatMap(({ rows }) => rows.map((row) => [row[0], row] as const)));
}

export const HOLDER: Statement = {
  name: 'holder',
  text: `select ${HOLDER_COLUMNS} from users u where u.id = $1`,
};
