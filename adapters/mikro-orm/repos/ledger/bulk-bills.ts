import type { RecurringBill } from '../../../../domain/bills/recurring-bill.ts';
import type { New } from '../../../../domain/new.ts';
import type { Session } from '../../connection/session.ts';
import type { Statement } from '../../connection/statement.ts';

/** Stores new bills of one user in one statement. Their ids ascend in the given order. */
export async function insertBills(unit: Session, userId: number, bills: readonly New<RecurringBill>[]): Promise<void> {
  if (bills.length > 0) await unit.change(INSERT, [userId, ...columnsOf(bills)]);
}

/** Overwrites stored bills of one user in one statement. */
export async function overwriteBills(unit: Session, userId: number, bills: readonly RecurringBill[]): Promise<void> {
  if (bills.length > 0) await unit.change(OVERWRITE, [userId, ...columnsOf(bills), bills.map(({ id }) => id)]);
}

/** Removes bills of one user in one statement. */
export async function removeBills(unit: Session, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await unit.change(REMOVE, [userId, ids]);
}

type Column = readonly [
  name: string,
  type: string,
  value: (bill: New<RecurringBill>) => unknown,
  given?: (column: string) => string,
];

/** Depends on no setting, which Citus asks of what an UPDATE does with columns. */
const IDS = (column: string): string => `string_to_array(${column}, ',')::bigint[]`;

/** All but the key. */
const COLUMNS: readonly Column[] = [
  ['name', 'text', ({ name }) => name],
  ['source', 'text', ({ source }) => source],
  ['cycle', 'text', ({ cycle }) => cycle],
  ['amount', 'bigint', ({ amount }) => amount],
  ['currency', 'text', ({ currency }) => currency],
  ['status', 'text', ({ status }) => status],
  ['next_date', 'date', ({ nextDate }) => nextDate],
  ['confidence', 'float8', ({ confidence }) => confidence],
  ['facts', 'jsonb', ({ facts }) => JSON.stringify(facts)],
  // An array of arrays would be flattened.
  ['transaction_ids', 'text', ({ transactionIds }) => transactionIds.join(), IDS],
  ['created_at', 'timestamptz', ({ createdAt }) => createdAt],
  ['updated_at', 'timestamptz', ({ updatedAt }) => updatedAt],
];

const NAMES = COLUMNS.map(([name]) => name).join(', ');
const asGiven = (column: string): string => column;
const GIVEN = COLUMNS.map(([name, , , given = asGiven]) => given(`given.${name}`)).join(', ');
/** `$1` is the user. */
const PARAMETERS = COLUMNS.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ');

function columnsOf(bills: readonly New<RecurringBill>[]): readonly unknown[] {
  return COLUMNS.map(([, , value]) => bills.map(value));
}

/** Ids are drawn after the rows are sorted. */
const INSERT: Statement = {
  text: `insert into recurring_bills (user_id, id, ${NAMES})
    select $1, nextval('coffer_id'), ${GIVEN}
    from unnest(${PARAMETERS}) with ordinality as given (${NAMES}, place) order by place`,
};

const OVERWRITE: Statement = {
  text: `update recurring_bills set (${NAMES}) = row(${GIVEN})
    from unnest(${PARAMETERS}, $${COLUMNS.length + 2}::bigint[]) as given (${NAMES}, id)
    where recurring_bills.user_id = $1 and recurring_bills.id = given.id`,
};

const REMOVE: Statement = { text: 'delete from recurring_bills where user_id = $1 and id = any($2::bigint[])' };
