import type { Transaction } from '../../../../domain/ledger/transaction.ts';
import type {
  AccountMerge,
  AccountMergeSummary,
  PlacedStatement,
  RowRun,
} from '../../../../domain/merging/account-merge.ts';
import type { AccountMergeRepo } from '../../../../domain/ports/account-merge-repo.ts';
import type { Session } from '../../connection/session.ts';
import { ACCOUNT_MERGES, TRANSACTIONS } from '../../schema/ledger.ts';
import { storing } from '../../schema/table.ts';
import { givenRows } from '../given-rows.ts';
import { holdUser } from '../hold-user.ts';
import { requireLiveUser } from '../live-user.ts';
import { changingDataOf } from '../owned-rows.ts';

export function createAccountMergeRepo(session: Session): AccountMergeRepo {
  return {
    async belongings(userId, bankAccountId) {
      const of = [userId, bankAccountId];
      return {
        transactions: await session.rows<Transaction>(OF_ACCOUNT, of),
        statements: await session.rows<PlacedStatement>(STATEMENTS, of),
        runs: await session.rows<RowRun>(RUNS, of),
        united: (await session.rows<{ id: number }>(UNITED, of)).map(({ id }) => id),
      };
    },
    move: (userId, { bankAccountId, transactionIds, statements, runs }) =>
      session.atomically(async (unit) => {
        await holdUser(unit, userId);
        for (const text of MOVE) await unit.change({ text }, [userId, transactionIds, bankAccountId]);
        const told = statements.map(({ statement }) => JSON.stringify({ ...statement, bankAccountId }));
        await unit.change(MOVE_STATEMENTS, [userId, ...columns(statements, 'importId', 'number'), told, bankAccountId]);
        await unit.change(MOVE_ROWS, [userId, ...columns(runs, 'importId', 'from', 'to'), bankAccountId]);
        await unit.changed.transactionsOf(userId);
      }),
    add: (merge) =>
      changingDataOf(session, merge.userId, async (unit) => {
        await requireLiveUser(unit, merge.userId);
        const [added] = await unit.rows<{ id: number }>(ADD, STORING.valuesOf({ ...merge, id: 0 }));
        return { ...merge, id: added!.id };
      }),
    get: async (userId, id) => (await session.rows<AccountMerge>(GET, [userId, id]))[0],
    list: (userId) => session.rows<AccountMergeSummary>(LIST, [userId]),
    remove: (userId, ids) =>
      changingDataOf(session, userId, async (unit) => {
        await ACCOUNT_MERGES.remove(unit, { userId, id: { $in: ids } });
      }),
  };
}

function columns<Row>(rows: readonly Row[], ...names: readonly (keyof Row)[]): readonly unknown[] {
  return names.map((name) => rows.map((row) => row[name]));
}

const OF_ACCOUNT = {
  text: `select ${TRANSACTIONS.select()} from transactions
    where user_id = $1 and bank_account_id = $2 and deleted_at is null order by id`,
};

const STATEMENTS = {
  text: `select import_id as "importId", number, facts as statement from import_statements
    where user_id = $1 and bank_account_id = $2 order by import_id, number`,
};

/** Positions that follow each other grow as fast as they are counted. */
const RUNS = {
  text: `select import_id as "importId", min(position) as "from", max(position) as "to"
    from (
      select import_id, position, position - row_number() over (partition by import_id order by position) as run
      from import_rows where user_id = $1 and bank_account_id = $2
    ) as numbered
    group by import_id, run order by import_id, min(position)`,
};

const UNITED = {
  text: `select id from possible_duplicates
    where user_id = $1 and united is not null and (united #>> '{gone,bankAccountId}')::bigint = $2 order by id`,
};

/** What a person has made one of two remembers both. */
const MOVE: readonly string[] = [
  `update transactions set bank_account_id = $3
    where user_id = $1 and id = any($2::bigint[])`,
  `update possible_duplicates set united = jsonb_set(
      jsonb_set(jsonb_set(united, '{kept,bankAccountId}', to_jsonb($3::bigint)),
        '{gone,bankAccountId}', to_jsonb($3::bigint)), '{after,bankAccountId}', to_jsonb($3::bigint))
    where user_id = $1 and id = any($2::bigint[]) and united is not null`,
];

const MOVE_STATEMENTS = {
  text: `update import_statements set facts = given.facts, bank_account_id = $5
    from ${givenRows(['import_id', 'bigint'], ['number', 'integer'], ['facts', 'jsonb'])}
    where import_statements.user_id = $1 and import_statements.import_id = given.import_id
      and import_statements.number = given.number`,
};

const MOVE_ROWS = {
  text: `update import_rows set bank_account_id = $5,
      before = jsonb_set(before, '{bankAccountId}', to_jsonb($5::bigint))
    from ${givenRows(['import_id', 'bigint'], ['first', 'integer'], ['last', 'integer'])}
    where import_rows.user_id = $1 and import_rows.import_id = given.import_id
      and position between given.first and given.last`,
};

const STORING = storing(ACCOUNT_MERGES);

/** What undoing needs may be many megabytes, which take the ORM seconds. */
const ADD = { text: `insert into account_merges (${STORING.names}) values (${STORING.parameters}) returning id` };
const GET = { text: `select ${ACCOUNT_MERGES.select()} from account_merges where user_id = $1 and id = $2` };

const LIST = {
  text: `select id, user_id as "userId", kept_id as "keptId", merged_id as "mergedId", name, matched, moved,
      merged_at as "mergedAt"
    from account_merges where user_id = $1 order by id desc`,
};
