import { dayNumber, type LocalDate } from '../../../../domain/calendar.ts';
import type { RowPlace, ShownLink, TouchedTransaction } from '../../../../domain/imports/undo-import.ts';
import type { TransactionStatus } from '../../../../domain/ledger/transaction.ts';
import type { StatementEnds } from '../../../../domain/matching/joined-statements.ts';
import type { KnownTransaction, Observation } from '../../../../domain/matching/known-account.ts';
import { type Coverage, withRange } from '../../../../domain/matching/observed-row.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { ObservationRepo } from '../../../../domain/ports/imports/import-repo.ts';
import type { CategoryHints } from '../../../../domain/statements/statement-row.ts';
import type { Session } from '../../connection/session.ts';
import type { Statement } from '../../connection/statement.ts';
import { givenRows } from '../given-rows.ts';
import { changingDataOf } from '../owned-rows.ts';
import { ROW_IS_THERE } from './import-repo.ts';

export function createObservationRepo(session: Session): ObservationRepo {
  const coverage = async (userId: number, bankAccountId: number) =>
    coverageFrom(await session.rows<CoveredDays>(COVERED, [userId, bankAccountId]));
  return {
    async known(userId, bankAccountId, { from, to }, named) {
      const window = [userId, bankAccountId, from, to];
      const entered = await session.rows<EnteredRow>(ENTERED, window);
      const shown = await (named === undefined
        ? session.rows<ShownRow>(SHOWN, window)
        : session.rows<ShownRow>(SHOWN_OR_NAMED, [...window, named.source, named.sourceIds]));
      return { transactions: knownFrom(shown, entered), coverage: await coverage(userId, bankAccountId) };
    },
    coverage,
    async statementsAround(userId, bankAccountId, { from, to }) {
      const rows = await session.rows<StoredEnds>(STATEMENTS_AROUND, [userId, bankAccountId, from, to]);
      return rows.map(({ transactions, ...ends }) => ({ ...ends, transactions: new Set(transactions) }));
    },
    async accountOf(userId, accountHash, currency = null) {
      const [found] = await session.rows<{ id: number | null }>(ACCOUNT_OF, [userId, accountHash, currency]);
      return found?.id ?? undefined;
    },
    async bookedAfter(userId, bankAccountId, days) {
      const sums = await session.rows<{ sum: string }>(BOOKED_AFTER, [userId, bankAccountId, days]);
      return sums.map(({ sum }) => Number(sum));
    },
    async hints(userId, ids) {
      const rows = await session.rows<{ id: number; hints: CategoryHints | null }>(HINTS, [userId, ids]);
      return new Map(rows.map(({ id, hints }) => [id, hints]));
    },
    async sourcesOf(userId, ids) {
      const rows = await session.rows<{ id: number; sources: readonly string[] }>(SOURCES_OF, [userId, ids]);
      return new Map(rows.map(({ id, sources }) => [id, sources]));
    },
    async touched(userId, importId) {
      const rows = await session.rows<TouchedRow>(TOUCHED, [userId, importId]);
      return rows.map(({ shownIn, shownAt, changedIn, changedAt, ...touched }) => ({
        ...touched,
        shownBy: placeFrom(shownIn, shownAt),
        changedBy: placeFrom(changedIn, changedAt),
      }));
    },
    links: (userId, ids) => session.rows<ShownLink>(LINKS, [userId, ids]),
    link: (userId, links) =>
      changingDataOf(session, userId, async (unit) => {
        const before = links.map((one) => (one.before === null ? null : JSON.stringify(one.before)));
        const shown = [links.map(({ transactionId }) => transactionId), links.map(({ isOrigin }) => isOrigin)];
        await unit.change(LINK, [userId, ...placesOf(links), ...shown, before]);
      }),
    async markOrigins(userId, rows) {
      if (rows.length > 0) await session.change(MARK_ORIGINS, [userId, ...placesOf(rows)]);
    },
    async setBefore(userId, rows) {
      if (rows.length === 0) return;
      await session.change(SET_BEFORE, [userId, ...placesOf(rows), rows.map(({ before }) => JSON.stringify(before))]);
    },
  };
}

function placesOf(rows: readonly RowPlace[]): readonly unknown[] {
  return [rows.map(({ importId }) => importId), rows.map(({ position }) => position)];
}

/**
 * The latest row of each source for every transaction that has a row in the window, `$3` to `$4`. Rows outside of the
 * window count, too: a transaction may have moved.
 */
const SHOWN = shownStatement('');

const SHOWN_OR_NAMED = shownStatement(`union select transaction_id from import_rows
        where user_id = $1 and bank_account_id = $2 and source = $5 and source_id = any($6::text[])
          and source like 'feed:%' and source_id is not null and transaction_id is not null`);

/**
 * Each transaction is looked up by itself, by subqueries that PostgreSQL cannot turn into joins. Right after an import
 * its statistics do not know the user's rows, and it would join them by comparing each with each, or look each one up
 * in an index of live transactions, all of them, in another order.
 */
function shownStatement(others: string): Statement {
  return {
    text: `select wanted.transaction_id as "transactionId", source, source_id as "sourceId", day, shown.amount,
      shown.currency, shown.status, text, decision = 'retired' as "isRetired", live.status as "liveStatus"
    from (
      select distinct transaction_id from import_rows
      where user_id = $1 and bank_account_id = $2 and day between $3 and $4 and transaction_id is not null
      ${others}
    ) as wanted
    cross join lateral (
      select distinct on (source) source, source_id, day, amount, currency, status, text, decision from import_rows
      where user_id = $1 and transaction_id = wanted.transaction_id
      order by source, import_id desc, position desc
    ) as shown
    left join lateral (
      select case when deleted_at is null then status end as status from transactions
      where user_id = $1 and id = wanted.transaction_id limit 1
    ) as live on true
    order by wanted.transaction_id`,
  };
}

/** Live transactions that exist for another reason than an import. */
const ENTERED = {
  text: `select id, (booked_at at time zone 'UTC')::date as day, amount, currency, status,
      description || coalesce(' ' || merchant_name, '') as text
    from transactions
    where user_id = $1 and bank_account_id = $2 and deleted_at is null
      and booked_at >= $3::date::timestamp at time zone 'UTC'
      and booked_at < ($4::date + 1)::timestamp at time zone 'UTC'
      and (
        select count(*) from import_rows
        where import_rows.user_id = $1 and import_rows.transaction_id = transactions.id and is_origin
      ) = 0
    order by id`,
};

const COVERED = {
  text: `select source, covered_from as "from", covered_to as "to" from import_statements
    where user_id = $1 and bank_account_id = $2 and covered_from is not null and covered_to is not null
    union all
    select 'feed:' || provider || ':' || connections.id || ':' || feed_accounts.id, covered_from, covered_to
    from feed_accounts
    join feed_connections as connections
      on connections.user_id = feed_accounts.user_id and connections.id = connection_id
    where feed_accounts.user_id = $1 and bank_account_id = $2 and covered_from is not null`,
};

/** The rows of a statement follow those of the statements before it in its import. */
const STATEMENTS_AROUND = {
  text: `with sized as (
      select import_id, number, bank_account_id, source, facts,
        (facts ->> 'rows')::integer + (facts ->> 'retired')::integer as size
      from import_statements where user_id = $1
    ), placed as (
      select *, sum(size) over (partition by import_id order by number) as end_position from sized
    )
    select facts -> 'opening' as opening, facts -> 'closing' as closing, (
      select coalesce(jsonb_agg(transaction_id order by position), '[]') from import_rows
      where user_id = $1 and import_id = placed.import_id and transaction_id is not null
        and position >= end_position - size and position < end_position
    ) as transactions
    from placed
    where bank_account_id = $2 and source like 'file:%'
      and (facts -> 'opening' ->> 'day')::date <= $4 and (facts -> 'closing' ->> 'day')::date >= $3
    order by import_id, end_position`,
};

const ACCOUNT_OF = {
  text: `select coalesce(
      (select s.bank_account_id from import_statements s
        join bank_accounts a on a.user_id = s.user_id and a.id = s.bank_account_id
        where s.user_id = $1 and s.account_hash = $2 and a.currency = coalesce($3::text, a.currency)
        order by s.import_id desc, s.number desc limit 1),
      (select f.bank_account_id from feed_accounts f
        join bank_accounts a on a.user_id = f.user_id and a.id = f.bank_account_id
        where f.user_id = $1 and f.number_hash = $2 and f.decision = 'linked'
          and a.currency = coalesce($3::text, a.currency)
        order by f.id desc limit 1)) as id`,
};

const BOOKED_AFTER = {
  text: `with moved as (
      select (booked_at at time zone 'UTC')::date as day, sum(account_amount) as amount from transactions
      where user_id = $1 and bank_account_id = $2 and deleted_at is null and status = 'booked'
        and booked_at >= ((select min(day) from unnest($3::date[]) as wanted (day)) + 1)::timestamp at time zone 'UTC'
      group by 1
    )
    select (select coalesce(sum(amount), 0) from moved where moved.day > wanted.day) as sum
    from unnest($3::date[]) with ordinality as wanted (day, place) order by place`,
};

const HINTS = {
  text: `select transaction_id as id, hints from import_rows
    where user_id = $1 and transaction_id = any($2::bigint[]) and is_origin and source <> 'file:coffer'`,
};

const SOURCES_OF = {
  text: `select transaction_id as id, array_agg(distinct source order by source) as sources from import_rows
    where user_id = $1 and transaction_id = any($2::bigint[]) group by transaction_id`,
};

/** Ids of imports ascend in the order in which they took effect. */
const TOUCHED = {
  text: `select own.transaction_id as "transactionId", own.is_origin as "isOrigin", own.before,
      own.is_retired as "isRetired", shown.import_id as "shownIn", shown.position as "shownAt",
      changed.import_id as "changedIn", changed.position as "changedAt"
    from (
      select transaction_id, bool_or(is_origin) as is_origin,
        (array_agg(before order by position) filter (where before is not null))[1] as before,
        bool_or(decision = 'retired' and before is not null) as is_retired
      from import_rows where user_id = $1 and import_id = $2 and transaction_id is not null
        and (is_origin or before is not null) and ${ROW_IS_THERE}
      group by transaction_id
    ) as own
    left join lateral (
      select import_id, position from import_rows as rows
      where rows.user_id = $1 and rows.transaction_id = own.transaction_id and rows.import_id <> $2
        and decision <> 'retired' and own.is_origin
      order by import_id, position limit 1
    ) as shown on true
    left join lateral (
      select import_id, position from import_rows as rows
      where rows.user_id = $1 and rows.transaction_id = own.transaction_id and rows.import_id > $2
        and rows.before is not null and not own.is_origin
      order by import_id, position limit 1
    ) as changed on true
    order by own.transaction_id`,
};

const LINKS = {
  text: `select import_id as "importId", position, source, transaction_id as "transactionId",
      is_origin as "isOrigin", before, decision <> 'retired' as "isShown"
    from import_rows where user_id = $1 and transaction_id = any($2::bigint[]) order by import_id, position`,
};

const LINK = {
  text: `update import_rows
    set transaction_id = given.transaction_id, is_origin = given.is_origin, before = given.before
    from ${givenRows(
      ['import_id', 'bigint'],
      ['position', 'integer'],
      ['transaction_id', 'bigint'],
      ['is_origin', 'boolean'],
      ['before', 'jsonb'],
    )}
    where import_rows.user_id = $1 and import_rows.import_id = given.import_id
      and import_rows.position = given.position`,
};

const MARK_ORIGINS = {
  text: `update import_rows set is_origin = true
    from ${givenRows(['import_id', 'bigint'], ['position', 'integer'])}
    where import_rows.user_id = $1 and import_rows.import_id = given.import_id
      and import_rows.position = given.position`,
};

const SET_BEFORE = {
  text: `update import_rows set before = given.before
    from ${givenRows(['import_id', 'bigint'], ['position', 'integer'], ['before', 'jsonb'])}
    where import_rows.user_id = $1 and import_rows.import_id = given.import_id
      and import_rows.position = given.position`,
};

/** What a source showed of a transaction. */
interface ShownRow extends Omit<Observation, 'day'> {
  readonly transactionId: number;
  readonly day: LocalDate;
  readonly isRetired: boolean;
  /** `null` once the user has deleted the transaction. */
  readonly liveStatus: TransactionStatus | null;
}

interface StoredEnds extends StatementEnds {
  readonly transactions: readonly number[];
}

interface EnteredRow {
  readonly id: number;
  readonly day: LocalDate;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly status: TransactionStatus;
  readonly text: string;
}

interface CoveredDays {
  readonly source: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

interface TouchedRow extends Omit<TouchedTransaction, 'shownBy' | 'changedBy'> {
  readonly shownIn: number | null;
  readonly shownAt: number | null;
  readonly changedIn: number | null;
  readonly changedAt: number | null;
}

function placeFrom(importId: number | null, position: number | null): RowPlace | null {
  return importId === null || position === null ? null : { importId, position };
}

type StoredTransaction = KnownTransaction & { readonly id: number };

/** In the order of their ids. */
function knownFrom(shown: readonly ShownRow[], entered: readonly EnteredRow[]): readonly KnownTransaction[] {
  const entries = new Map(entered.map((row) => [row.id, entryFrom(row)]));
  const shownById = Map.groupBy(shown, ({ transactionId }) => transactionId);
  const known = [...shownById].map(([id, rows]): StoredTransaction => {
    const observations = rows.filter(({ isRetired }) => !isRetired).map(observationFrom);
    const liveStatus = rows[0]?.liveStatus ?? null;
    const status = liveStatus ?? observations[0]?.status ?? 'booked';
    const state = liveStatus === null ? 'deleted' : 'live';
    return { id, state, status, observations, entry: entries.get(id) ?? null };
  });
  const isKnown = ({ state, observations, entry }: KnownTransaction): boolean =>
    observations.length > 0 || (entry !== null && state === 'live');
  const unseen = entered
    .filter(({ id }) => !shownById.has(id))
    .map((row): StoredTransaction => {
      return { id: row.id, state: 'live', status: row.status, observations: [], entry: entryFrom(row) };
    });
  return [...known.filter(isKnown), ...unseen].sort((a, b) => a.id - b.id);
}

function observationFrom({ source, sourceId, day, amount, currency, status, text }: ShownRow): Observation {
  return { source, sourceId, day: dayNumber(day), amount, currency, status, text };
}

function entryFrom({ day, amount, currency, text }: EnteredRow): NonNullable<KnownTransaction['entry']> {
  return { day: dayNumber(day), amount, currency, text };
}

function coverageFrom(rows: readonly CoveredDays[]): ReadonlyMap<string, readonly Coverage[]> {
  const ranges = new Map<string, readonly Coverage[]>();
  for (const { source, from, to } of rows) {
    ranges.set(source, withRange(ranges.get(source) ?? [], { from: dayNumber(from), to: dayNumber(to) }));
  }
  return ranges;
}
