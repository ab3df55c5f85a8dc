import type { Holder, Plan } from '../../../../domain/access/user.ts';
import type { Timestamp } from '../../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { Revision } from '../../../../domain/revision.ts';
import type { Session } from '../../connection/session.ts';
import type { Statement } from '../../connection/statement.ts';
import type { Table } from '../../schema/table.ts';

/** Selects a holder from `users u`. */
const HOLDER_COLUMNS = `u.id as "holderId", u.currency as "holderCurrency", u.plan as "holderPlan",
  u.revision as own,
  (select revision from shared_revision where one) as shared, u.deleted_at as "holderDeletedAt"`;

export interface HolderColumns {
  readonly holderId: number;
  readonly holderCurrency: CurrencyCode;
  readonly holderPlan: Plan;
  readonly own: Revision;
  readonly shared: Revision;
  readonly holderDeletedAt: Timestamp | null;
}

/** `undefined` for a user who has been deleted. */
export function toHolder(row: HolderColumns): Holder | undefined {
  const { holderId: id, holderCurrency: currency, holderPlan: plan, own, shared, holderDeletedAt } = row;
  return holderDeletedAt === null ? { id, currency, plan, revisions: { own, shared } } : undefined;
}

/** Finds rows of a table by something else than their user, each with its holder. */
export interface HeldRows<Row> {
  readonly joined: Statement;
  /** Without the holder. */
  readonly apart: Statement;
  readonly pick: (row: Row) => Row;
}

export function heldRows<Row extends object>(name: string, table: Table<Row>, where: string): HeldRows<Row> {
  const columns = table.select('held');
  return {
    joined: {
      name,
      text: `select ${HOLDER_COLUMNS}, ${columns} from ${table.name} held join users u on u.id = held.user_id ${where}`,
    },
    apart: { name, text: `select ${columns} from ${table.name} held ${where}` },
    pick: table.pick,
  };
}

export interface Held<Row> {
  readonly row: Row;
  readonly holder: HolderColumns;
}

/**
 * By one statement. On Citus, the rows are on the coordinator and their holders each on one of the nodes: another
 * statement for the holder finds them there. Only what the holder's row says then decides.
 */
export async function findHeld<Row extends { readonly userId: number }>(
  session: Session,
  { joined, apart, pick }: HeldRows<Row>,
  values: readonly unknown[],
): Promise<Held<Row> | undefined> {
  if (!session.isDistributed) {
    const [found] = await session.rows<Row & HolderColumns>(joined, values);
    return found && { row: pick(found), holder: found };
  }
  const [row] = await session.rows<Row>(apart, values);
  if (row === undefined) return undefined;
  const [holder] = await session.rows<HolderColumns>(HOLDER, [row.userId]);
  return holder && { row, holder };
}

const HOLDER: Statement = {
  name: 'holder',
  text: `select ${HOLDER_COLUMNS} from users u where u.id = $1`,
};
