import { dayNumber, type LocalDate } from '../../../domain/calendar.ts';
import type { TransactionStatus } from '../../../domain/ledger/transaction.ts';
import { withRange } from '../../../domain/matching/coverage.ts';
import type { KnownTransaction, Observation } from '../../../domain/matching/known-account.ts';
import type { Coverage } from '../../../domain/matching/observed-row.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ObservationRepo } from '../../../domain/ports/imports/import-repo.ts';
import { wordedTwice } from '../citus/worded-twice.ts';
import { givenRows } from '../given-rows.ts';
import { ROW_IS_THERE } from '../import-removals.ts';
import type { Session } from '../session.ts';
import type { Statement } from '../statement.ts';

export function createObservationRepo(session: Session): ObservationRepo {
  return {
    async known(userId, bankAccountId, { from, to }, named) {
      const window = [userId, bankAccountId, from, to];
      const entered = await session.query<EntryColumns>(ENTERED, window);
      const known = new KnownTransactions(entered.rows);
      const shown = await (named === undefined
        ? session.query<ShownColumns>(SHOWN, window)
        : session.query<ShownColumns>(SHOWN_OR_NAMED, [...window, named.source, named.sourceIds]));
      for (const columns of shown.rows) known.addShown(columns);
      const covered = await session.query<CoverageColumns>(COVERED, [userId, bankAccountId]);
      return { transactions: known.all(), coverage: coverageFrom(covered.rows) };
    },
    async accountOf(userId, accountHash) {
      const { rows } = await session.query<[id: string | null]>(ACCOUNT_OF, [userId, accountHash]);
      const id = rows[0]?.[0] ?? null;
      return id === null ? undefined : Number(id);
    },
    async bookedAfter(userId, bankAccountId, days) {
      const { rows } = await session.query<[sum: string]>(BOOKED_AFTER, [userId, bankAccountId, days]);
      return rows.map(([sum]) => Number(sum));
    },
    async touched(userId, importId) {
      const { rows } = await session.query<TouchedColumns>(TOUCHED, [userId, importId]);
      return rows.map(([transactionId, isOrigin, before, isRetired, shownIn, shownAt, changedIn, changedAt]) => ({
        transactionId: Number(transactionId),
        isOrigin: isOrigin === 't',
        before: before === null ? null : JSON.parse(before),
        isRetired: isRetired === 't',
        shownBy: placeFrom(shownIn, shownAt),
        changedBy: placeFrom(changedIn, changedAt),
      }));
    },
    async markOrigins(userId, rows) {
      if (rows.length === 0) return;
      await session.query(MARK_ORIGINS, [
        userId,
        rows.map(({ importId }) => importId),
        rows.map(({ position }) => position),
      ]);
    },
    async setBefore(userId, rows) {
      if (rows.length === 0) return;
      await session.query(SET_BEFORE, [
        userId,
        rows.map(({ importId }) => importId),
        rows.map(({ position }) => position),
        rows.map(({ before }) => JSON.stringify(before)),
      ]);
    },
  };
}

/**
 * The latest row of each source for every transaction that has a row in the window, `$3` to `$4`. Rows outside of the
 * window count, too: a transaction may have moved.
 */
const SHOWN = shownStatement('');

const SHOWN_OR_NAMED = shownStatement(`union select user_id, transaction_id from import_rows
        where user_id = $1 and bank_account_id = $2 and source = $5 and source_id = any($6::text[])
          and source like 'feed:%' and source_id is not null and transaction_id is not null`);

/**
 * Each transaction is looked up by itself, by subqueries that PostgreSQL cannot turn into joins. Right after an import
 * its statistics do not know the user's rows, and it would join them by comparing each with each, or look each one up
 * in an index of live transactions, all of them, in another order. The subqueries take the user from the row outside:
 * of a user whom it does not know PostgreSQL expects no rows, and then every index that begins with the user seems to
 * be as good as the one of transactions.
 */
function shownStatement(others: string): Statement {
  return wordedTwice(
    (ofUser) => `select wanted.transaction_id, source, source_id, day, shown.amount, shown.currency, shown.status, text,
      decision = 'retired', live.status
    from (
      select distinct user_id, transaction_id from import_rows
      where user_id = $1 and bank_account_id = $2 and day between $3 and $4 and transaction_id is not null
      ${others}
    ) as wanted
    cross join lateral (
      select distinct on (source) source, source_id, day, amount, currency, status, text, decision from import_rows
      where user_id = wanted.user_id${ofUser('import_rows')} and transaction_id = wanted.transaction_id
      order by source, import_id desc, position desc
    ) as shown
    left join lateral (
      select case when deleted_at is null then status end as status from transactions
      where user_id = wanted.user_id${ofUser('transactions')} and id = wanted.transaction_id limit 1
    ) as live on true
    order by wanted.transaction_id`,
  );
}

/** Live transactions that exist for another reason than an import. */
const ENTERED = wordedTwice(
  (ofUser) => `select id, (booked_at at time zone 'UTC')::date, amount, currency, status,
      description || coalesce(' ' || merchant_name, '')
    from transactions
    where user_id = $1 and bank_account_id = $2 and deleted_at is null
      and booked_at >= $3::date::timestamp at time zone 'UTC'
      and booked_at < ($4::date + 1)::timestamp at time zone 'UTC'
      and (
        select count(*) from import_rows
        where import_rows.user_id = transactions.user_id${ofUser('import_rows')} and import_rows.transaction_id = transactions.id
          and is_origin
      ) = 0
    order by id`,
);

const COVERED = {
  text: `select source, covered_from, covered_to from import_statements
    where user_id = $1 and bank_account_id = $2 and covered_from is not null and covered_to is not null
    union all
    select 'feed:' || provider || ':' || connections.id || ':' || feed_accounts.id, covered_from, covered_to from feed_accounts
    join feed_connections as connections
      on connections.user_id = feed_accounts.user_id and connections.id = connection_id
    where feed_accounts.user_id = $1 and bank_account_id = $2 and covered_from is not null`,
};

const ACCOUNT_OF = {
  text: `select coalesce(
      (select bank_account_id from import_statements where user_id = $1 and account_hash = $2
        order by import_id desc, number desc limit 1),
      (select bank_account_id from feed_accounts where user_id = $1 and number_hash = $2 and decision = 'linked'
        order by id desc limit 1))`,
};

const BOOKED_AFTER = {
  text: `with moved as (
      select (booked_at at time zone 'UTC')::date as day, sum(account_amount) as amount from transactions
      where user_id = $1 and bank_account_id = $2 and deleted_at is null and status = 'booked'
        and booked_at >= ((select min(day) from unnest($3::date[]) as wanted (day)) + 1)::timestamp at time zone 'UTC'
      group by 1
    )
    select (select coalesce(sum(amount), 0) from moved where moved.day > wanted.day)
    from unnest($3::date[]) with ordinality as wanted (day, place) order by place`,
};

/** Ids of imports ascend in the order in which they took effect. */
const TOUCHED = wordedTwice(
  (ofUser) => `select own.transaction_id, own.is_origin, own.before, own.is_retired, shown.import_id, shown.position,
      changed.import_id, changed.position
    from (
      select user_id, transaction_id, bool_or(is_origin) as is_origin,
        (array_agg(before order by position) filter (where before is not null))[1] as before,
        bool_or(decision = 'retired' and before is not null) as is_retired
      from import_rows where user_id = $1 and import_id = $2 and transaction_id is not null
        and (is_origin or before is not null) and ${ROW_IS_THERE}
      group by user_id, transaction_id
    ) as own
    left join lateral (
      select import_id, position from import_rows as rows
      where rows.user_id = own.user_id${ofUser('rows')} and rows.transaction_id = own.transaction_id and rows.import_id <> $2
        and decision <> 'retired' and own.is_origin
      order by import_id, position limit 1
    ) as shown on true
    left join lateral (
      select import_id, position from import_rows as rows
      where rows.user_id = own.user_id${ofUser('rows')} and rows.transaction_id = own.transaction_id and rows.import_id > $2
        and rows.before is not null and not own.is_origin
      order by import_id, position limit 1
    ) as changed on true
    order by own.transaction_id`,
);

const MARK_ORIGINS = wordedTwice(
  (ofUser) => `update import_rows set is_origin = true
    from ${givenRows(['import_id', 'bigint'], ['position', 'integer'])}
    where import_rows.user_id = given.user_id and import_rows.import_id = given.import_id
      and import_rows.position = given.position${ofUser('import_rows')}`,
);

const SET_BEFORE = wordedTwice(
  (ofUser) => `update import_rows set before = given.before
    from ${givenRows(['import_id', 'bigint'], ['position', 'integer'], ['before', 'jsonb'])}
    where import_rows.user_id = given.user_id and import_rows.import_id = given.import_id
      and import_rows.position = given.position${ofUser('import_rows')}`,
);

type ShownColumns = [
  transactionId: string,
  source: string,
  sourceId: string | null,
  day: LocalDate,
  amount: string,
  currency: CurrencyCode,
  status: TransactionStatus,
  text: string,
  isRetired: 't' | 'f',
  liveStatus: TransactionStatus | null,
];

type EntryColumns = [
  id: string,
  day: LocalDate,
  amount: string,
  currency: CurrencyCode,
  status: TransactionStatus,
  text: string,
];

type CoverageColumns = [source: string, from: LocalDate, to: LocalDate];

type TouchedColumns = [
  transactionId: string,
  isOrigin: 't' | 'f',
  before: string | null,
  isRetired: 't' | 'f',
  shownIn: string | null,
  shownAt: string | null,
  changedIn: string | null,
  changedAt: string | null,
];

function placeFrom(importId: string | null, position: string | null) {
  return importId === null ? null : { importId: Number(importId), position: Number(position) };
}

type StoredTransaction = KnownTransaction & { readonly id: number };

/** Puts transactions together from rows that arrive one by one. */
class KnownTransactions {
  readonly #entries: Map<string, EntryColumns>;
  readonly #known: StoredTransaction[] = [];
  /** Rows of the latest transaction: those of one follow each other. */
  #latest: ShownColumns[] = [];
  /** Sources and currencies are few: one text for all rows takes less than a text for each. */
  readonly #shared = new Map<string, string>();

  constructor(entered: readonly EntryColumns[]) {
    this.#entries = new Map(entered.map((columns) => [columns[0], columns]));
  }

  addShown(columns: ShownColumns): void {
    if (this.#latest[0]?.[0] !== columns[0]) this.#finishLatest();
    this.#latest.push(columns);
  }

  /** In the order of their ids. */
  all(): readonly KnownTransaction[] {
    this.#finishLatest();
    const unseen = [...this.#entries.values()].map((columns): StoredTransaction => {
      const entry = entryFrom(columns);
      return { id: Number(columns[0]), state: 'live', status: columns[4], observations: [], entry };
    });
    return [...this.#known, ...unseen].sort((a, b) => a.id - b.id);
  }

  #finishLatest(): void {
    const [first] = this.#latest;
    if (first === undefined) return;
    const [id] = first;
    const liveStatus = first[9];
    const shown = this.#latest.filter((columns) => columns[8] === 'f');
    const observations = shown.map((columns) => this.#observationFrom(columns));
    this.#latest = [];
    const entry = this.#entries.get(id);
    this.#entries.delete(id);
    if (observations.length === 0 && (entry === undefined || liveStatus === null)) return;
    const state = liveStatus === null ? 'deleted' : 'live';
    const status = liveStatus ?? observations[0]?.status ?? 'booked';
    this.#known.push({
      id: Number(id),
      state,
      status,
      observations,
      entry: entry === undefined ? null : entryFrom(entry),
    });
  }

  #observationFrom([, source, sourceId, day, amount, currency, status, text]: ShownColumns): Observation {
    return {
      source: this.#sharedText(source),
      sourceId,
      day: dayNumber(day),
      amount: Number(amount),
      currency: this.#sharedText(currency),
      status: this.#sharedText(status),
      text,
    };
  }

  #sharedText<Text extends string>(text: Text): Text {
    const shared = this.#shared.get(text);
    if (shared !== undefined) return shared as Text;
    this.#shared.set(text, text);
    return text;
  }
}

function entryFrom([, day, amount, currency, , text]: EntryColumns): NonNullable<KnownTransaction['entry']> {
  return { day: dayNumber(day), amount: Number(amount), currency, text };
}

function coverageFrom(rows: readonly CoverageColumns[]): ReadonlyMap<string, readonly Coverage[]> {
  const ranges = new Map<string, readonly Coverage[]>();
  for (const [source, from, to] of rows) {
    ranges.set(source, withRange(ranges.get(source) ?? [], { from: dayNumber(from), to: dayNumber(to) }));
  }
  return ranges;
}
