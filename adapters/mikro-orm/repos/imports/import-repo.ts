import type { Import, ImportRow } from '../../../../domain/imports/import.ts';
import type { New } from '../../../../domain/new.ts';
import type { ImportRepo } from '../../../../domain/ports/imports/import-repo.ts';
import type { ReadOptions } from '../../../../domain/statements/read-options.ts';
import { copyRows } from '../../connection/copy-rows.ts';
import type { Session, Unit } from '../../connection/session.ts';
import { IMPORT_ROWS, IMPORTS } from '../../schema/imports.ts';
import type { Column } from '../../schema/table.ts';
import { holdUser } from '../hold-user.ts';
import { requireLiveUser } from '../live-user.ts';
import { changingDataOf } from '../owned-rows.ts';

export function createImportRepo(session: Session): ImportRepo {
  return {
    add: (given, rows) => session.atomically((unit) => add(unit, given, rows)),
    async get(userId, id) {
      return (await session.rows<Import>(GET, [userId, id]))[0];
    },
    page: (userId, beforeId, limit) => session.rows<Import>(PAGE, [userId, beforeId, limit]),
    rows: (userId, id, { decision = null, afterPosition, limit }) =>
      session.rows<ImportRow>(ROWS, [userId, id, afterPosition, decision, limit]),
    async readAs(userId, fingerprint) {
      return (await session.rows<{ readAs: ReadOptions }>(READ_AS, [userId, fingerprint]))[0]?.readAs;
    },
    remove: (userId, id, transactionIds) =>
      changingDataOf(session, userId, async (unit) => {
        await unit.change(REMOVE_RETIREMENTS, [userId, transactionIds]);
        for (const text of REMOVE) await unit.change({ text }, [userId, id]);
      }),
    removeAllOf: (userId, bankAccountId) =>
      session.atomically(async (unit) => {
        // Whoever removes another account of an import at the same moment must see that this one is gone.
        await holdUser(unit, userId);
        for (const text of REMOVE_ALL) await unit.change({ text }, [userId, bankAccountId]);
      }),
    removeLeftovers: () => removeLeftovers(session),
  };
}

async function add(unit: Unit, given: New<Import>, rows: Iterable<ImportRow>): Promise<number> {
  const { userId, statements } = given;
  await requireLiveUser(unit, userId);
  const { id } = await IMPORTS.insert(unit, given);
  await unit.change(INSERT_STATEMENTS, [
    userId,
    id,
    statements.map((_, number) => number),
    statements.map(({ bankAccountId }) => bankAccountId),
    statements.map(({ source }) => source),
    statements.map(({ accountHash }) => accountHash),
    statements.map(({ from }) => from),
    statements.map(({ to }) => to),
    statements.map((statement) => JSON.stringify(statement)),
  ]);
  const owner: readonly Column<ImportRow>[] = [
    ['user_id', 'bigint', () => userId],
    ['import_id', 'bigint', () => id],
  ];
  await copyRows(unit, 'import_rows', [...owner, ...IMPORT_ROWS.columns], rows);
  unit.changed.dataOf(userId);
  return id;
}

async function removeLeftovers(session: Session): Promise<number> {
  const [found] = await session.rows<Removal>(LEFTOVERS, []);
  if (found === undefined) return 0;
  const { userId, importId, bankAccountId, isLast } = found;
  const account = isLast ? null : bankAccountId;
  const count = await session.change(REMOVE_LEFTOVERS, [userId, importId, account, LEFTOVERS_AT_ONCE]);
  if (count < LEFTOVERS_AT_ONCE) {
    await session.atomically(async (unit) => {
      const ended = await unit.change(REMOVE_REMOVAL, [userId, importId, bankAccountId, account]);
      if (isLast && ended > 0) await unit.change(REMOVE_IMPORT, [userId, importId]);
    });
  }
  return Math.max(1, count);
}

const INSERT_STATEMENTS = {
  text: `insert into import_statements
      (user_id, import_id, number, bank_account_id, source, account_hash, covered_from, covered_to, facts)
    select $1::bigint, $2::bigint, * from unnest($3::integer[], $4::bigint[], $5::text[], $6::text[], $7::date[],
      $8::date[], $9::jsonb[])`,
};

const SELECT = `select ${IMPORTS.select()},
    (select coalesce(jsonb_agg(facts order by number), '[]') from import_statements as statements
      where statements.user_id = $1 and import_id = imports.id) as statements
  from imports`;

/** Of an account that was deleted, with all accounts of the import. `removeLeftovers` removes such an import later. */
const IS_THERE = `not exists (
    select from import_removals as removals where removals.user_id = $1 and removals.import_id = imports.id and is_last
  )`;

const GET = {
  name: 'import',
  text: `${SELECT} where user_id = $1 and id = $2 and ${IS_THERE}`,
};

const PAGE = {
  name: 'imports_page',
  text: `${SELECT} where user_id = $1 and id < $2 and ${IS_THERE}
    order by id desc limit $3`,
};

const READ_AS = {
  text: `select read_as as "readAs" from imports where user_id = $1 and fingerprint = $2 and read_as is not null
    and ${IS_THERE}
    order by id desc limit 1`,
};

/** Of rows of imports: not those of an account that was deleted, which are removed later. `$1` is the user. */
export const ROW_IS_THERE = `not exists (
        select from import_removals as removals where removals.user_id = $1
          and removals.import_id = import_rows.import_id and removals.bank_account_id = import_rows.bank_account_id
      )`;

/** What the row may be all the same, as it is asked about now: that may have become another one, or be gone. */
const ASKED = `case when possible_duplicate_of is not null then (
      select duplicate_of from possible_duplicates as pairs
      join transactions as known on known.user_id = pairs.user_id and known.id = duplicate_of
      where pairs.user_id = $1 and pairs.id = transaction_id
        and known.deleted_at is null) end`;

const ROWS = {
  text: `select ${IMPORT_ROWS.select().replace('import_rows.possible_duplicate_of', ASKED)}
    from import_rows
    where user_id = $1 and import_id = $2 and position > $3::bigint and ($4::text is null or decision = $4)
      and ${ROW_IS_THERE}
    order by position limit $5`,
};

const REMOVE_RETIREMENTS = {
  text: `delete from import_rows where user_id = $1 and transaction_id = any($2::bigint[]) and decision = 'retired'`,
};

const REMOVE: readonly string[] = [
  'delete from import_rows where user_id = $1 and import_id = $2',
  'delete from import_removals where user_id = $1 and import_id = $2',
  'delete from import_statements where user_id = $1 and import_id = $2',
  'delete from imports where user_id = $1 and id = $2',
];

/** Removing 100,000 rows takes as long as removing as many transactions, so that is left for later. */
const REMOVE_ALL: readonly string[] = [
  `insert into import_removals (user_id, import_id, bank_account_id, is_last)
    select distinct user_id, import_id, bank_account_id, not exists (
      select from import_statements as others
      where others.user_id = $1 and others.import_id = gone.import_id and others.bank_account_id <> $2
    )
    from import_statements as gone where user_id = $1 and bank_account_id = $2`,
  'delete from import_statements where user_id = $1 and bank_account_id = $2',
];

const LEFTOVERS_AT_ONCE = 10_000;

interface Removal {
  readonly userId: number;
  readonly importId: number;
  readonly bankAccountId: number;
  readonly isLast: boolean;
}

/** The last account of an import comes after its other ones. */
const LEFTOVERS = {
  text: `select user_id as "userId", import_id as "importId", bank_account_id as "bankAccountId", is_last as "isLast"
    from import_removals order by user_id, import_id, is_last limit 1`,
};

/**
 * With the last account, all rows of the import go. The last position of the part is a value, not a join, whose plan
 * would depend on statistics that nobody has gathered yet.
 */
const REMOVE_LEFTOVERS = {
  text: `delete from import_rows
    where user_id = $1 and import_id = $2 and ($3::bigint is null or bank_account_id = $3)
      and position <= (
        select max(position) from (
          select position from import_rows
          where user_id = $1 and import_id = $2 and ($3::bigint is null or bank_account_id = $3)
          order by position limit $4
        ) part
      )`,
};

/** Only when no row is left: a process may find few rows because another one has just removed the others. */
const REMOVE_REMOVAL = {
  text: `delete from import_removals where user_id = $1 and import_id = $2 and bank_account_id = $3
    and not exists (
      select from import_rows
      where user_id = $1 and import_id = $2 and ($4::bigint is null or bank_account_id = $4)
    )`,
};

const REMOVE_IMPORT = { text: 'delete from imports where user_id = $1 and id = $2' };
