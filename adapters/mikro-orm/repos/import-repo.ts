import type { Import, ImportRow } from '../../../domain/imports/import.ts';
import type { New } from '../../../domain/new.ts';
import type { ImportRepo } from '../../../domain/ports/imports/import-repo.ts';
import { wordedTwice } from '../citus/worded-twice.ts';
import { copyRows } from '../copy-rows.ts';
import { holdUser } from '../hold-user.ts';
import { ROW_IS_THERE } from '../import-removals.ts';
import { requireLiveUser } from '../live-user.ts';
import type { Column } from '../rows/column.ts';
import { IMPORT_ROW_COLUMNS, type ImportRowColumns, importRowFrom } from '../rows/import-row-columns.ts';
import type { Session, Unit } from '../session.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';

export function createImportRepo(session: Session): ImportRepo {
  return {
    add: (given, rows) => session.atomically((unit) => add(unit, given, rows)),
    async get(userId, id) {
      const { rows } = await session.query<ImportColumns>(GET, [userId, id]);
      return rows.map(importFrom)[0];
    },
    async page(userId, beforeId, limit) {
      return (await session.query<ImportColumns>(PAGE, [userId, beforeId, limit])).rows.map(importFrom);
    },
    async rows(userId, id, { decision = null, afterPosition, limit }) {
      const values = [userId, id, afterPosition, decision, limit];
      return (await session.query<ImportRowColumns>(ROWS, values)).rows.map(importRowFrom);
    },
    async readAs(userId, fingerprint) {
      const { rows } = await session.query<[readAs: string]>(READ_AS, [userId, fingerprint]);
      return rows[0] && JSON.parse(rows[0][0]);
    },
    remove: (userId, id, transactionIds) =>
      session.atomically(async (unit) => {
        await unit.query(REMOVE_RETIREMENTS, [userId, transactionIds]);
        for (const text of REMOVE) await unit.query({ text }, [userId, id]);
        unit.changed.dataOf(userId);
      }),
    removeAllOf: (userId, bankAccountId) =>
      session.atomically(async (unit) => {
        // Whoever removes another account of an import at the same moment must see that this one is gone.
        await holdUser(unit, userId);
        for (const text of REMOVE_ALL) await unit.query({ text }, [userId, bankAccountId]);
      }),
    async removeLeftovers() {
      const { rows } = await session.query<LeftoverColumns>(LEFTOVERS, []);
      const [found] = rows;
      if (found === undefined) return 0;
      const [userId, importId, bankAccountId, isLast] = found;
      const account = isLast === 't' ? null : bankAccountId;
      const { count } = await session.query(REMOVE_LEFTOVERS, [userId, importId, account, LEFTOVERS_AT_ONCE]);
      if (count < LEFTOVERS_AT_ONCE) {
        await session.atomically(async (unit) => {
          const ended = await unit.query(REMOVE_REMOVAL, [userId, importId, bankAccountId, account]);
          if (isLast === 't' && ended.count > 0) await unit.query(REMOVE_IMPORT, [userId, importId]);
        });
      }
      return Math.max(1, count);
    },
  };
}

async function add(unit: Unit, given: New<Import>, rows: Iterable<ImportRow>): Promise<number> {
  const { userId, statements } = given;
  await requireLiveUser(unit, userId);
  const inserted = await unit.query<[id: string]>(INSERT, [
    userId,
    given.format,
    given.fileName,
    given.sha256,
    JSON.stringify(given.leftOut),
    JSON.stringify(given.warnings),
    given.fingerprint,
    given.readAs && JSON.stringify(given.readAs),
    given.createdAt,
  ]);
  const id = Number(inserted.rows[0]?.[0]);
  await unit.query(INSERT_STATEMENTS, [
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
  await copyRows(unit, 'import_rows', [...owner, ...IMPORT_ROW_COLUMNS], rows);
  unit.changed.dataOf(userId);
  return id;
}

const INSERT = {
  text: `insert into imports (user_id, format, file_name, sha256, left_out, warnings, fingerprint, read_as, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
};

const INSERT_STATEMENTS = {
  text: `insert into import_statements
      (user_id, import_id, number, bank_account_id, source, account_hash, covered_from, covered_to, facts)
    select $1::bigint, $2::bigint, * from unnest($3::integer[], $4::bigint[], $5::text[], $6::text[], $7::date[],
      $8::date[], $9::jsonb[])`,
};

const ROW_NAMES = IMPORT_ROW_COLUMNS.map(([name]) => name).join(', ');

const select = (
  ofUser: (table: string) => string,
): string => `select id, user_id, format, file_name, sha256, left_out, warnings, fingerprint, read_as, created_at,
    (select coalesce(jsonb_agg(facts order by number), '[]') from import_statements as statements
      where statements.user_id = imports.user_id${ofUser('statements')} and import_id = imports.id)
  from imports`;

/** Of an account that was deleted, with all accounts of the import. `removeLeftovers` removes such an import later. */
const IS_THERE = `not exists (
    select from import_removals as removals where removals.user_id = $1 and removals.import_id = imports.id and is_last
  )`;

const GET = {
  name: 'import',
  ...wordedTwice((ofUser) => `${select(ofUser)} where user_id = $1 and id = $2 and ${IS_THERE}`),
};

const PAGE = {
  name: 'imports_page',
  ...wordedTwice(
    (ofUser) => `${select(ofUser)} where user_id = $1 and id < $2 and ${IS_THERE}
    order by id desc limit $3`,
  ),
};

const READ_AS = {
  text: `select read_as from imports where user_id = $1 and fingerprint = $2 and read_as is not null and ${IS_THERE}
    order by id desc limit 1`,
};

const ROWS = {
  text: `select ${ROW_NAMES} from import_rows
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

type LeftoverColumns = [userId: string, importId: string, bankAccountId: string, isLast: 't' | 'f'];

/** The last account of an import comes after its other ones. */
const LEFTOVERS = {
  text: `select user_id, import_id, bank_account_id, is_last from import_removals
    order by user_id, import_id, is_last limit 1`,
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

type ImportColumns = [
  id: string,
  userId: string,
  format: string,
  fileName: string | null,
  sha256: string | null,
  leftOut: string,
  warnings: string,
  fingerprint: string | null,
  readAs: string | null,
  createdAt: string,
  statements: string,
];

function importFrom(columns: ImportColumns): Import {
  const [id, userId, format, fileName, sha256, leftOut, warnings, ...others] = columns;
  const [fingerprint, readAs, createdAt, statements] = others;
  return {
    id: Number(id),
    userId: Number(userId),
    format,
    fileName,
    sha256,
    leftOut: JSON.parse(leftOut),
    warnings: JSON.parse(warnings),
    fingerprint,
    readAs: readAs === null ? null : JSON.parse(readAs),
    createdAt: timestampFromPostgres(createdAt),
    statements: JSON.parse(statements),
  };
}
