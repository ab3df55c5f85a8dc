import { daysBetween } from '../../../domain/calendar.ts';
import { searchForm } from '../../../domain/ledger/search-form.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type {
  ListedTransaction,
  Observation,
  TransactionFilter,
  TransactionPage,
  TransactionReader,
  TransactionWindow,
} from '../../../domain/ports/transaction-reader.ts';
import type { BinaryRows } from '../binary-rows.ts';
import { COUNT_GROUPS, type GroupsRow, toTotalsByGroup } from '../count-groups.ts';
import { type KeptTexts, NO_TEXTS } from '../kept-texts/kept-texts.ts';
import {
  countedListStatement,
  listFromEndStatement,
  listStatement,
  named,
  REVISION_ALONE,
  REVISION_COLUMN,
  TRANSACTIONS_BY_ID,
  TRANSACTIONS_OF_IDS,
} from '../list-statements.ts';
import type { Session } from '../session.ts';
import { type SummaryRow, summaryStatement, toSummary } from '../summary-statement.ts';
import { BILLS, type Statement } from '../text-query.ts';
import type { RememberedTotal, Totals } from '../totals.ts';
import { TotalsByGroup } from '../totals-by-group.ts';
import { type Conditions, conditionsOf, sourceOf } from '../transaction-conditions.ts';

interface PageOfTable {
  readonly rows: BinaryRows;
  readonly total: number;
}

/** Hand-written statements. Columns that are only printed again are not parsed. */
export function createTransactionReader(
  session: Session,
  totals: Totals,
  texts: KeptTexts = NO_TEXTS,
): TransactionReader {
  const conditions = async (userId: number, filter: TransactionFilter): Promise<Conditions> => {
    const { text } = filter;
    if (text === undefined) return conditionsOf(userId, filter);
    const { total: size } = totals.latest(userId, {}) ?? (await count(userId, {}, conditionsOf(userId, {})));
    const isRare = size > LARGE_USER_ROWS && !(await isFrequent(userId, text));
    return conditionsOf(userId, filter, isRare);
  };
  const isFrequent = async (userId: number, text: string): Promise<boolean> => {
    const { rows } = await session.query<[found: string]>(TEXT_SAMPLE, [userId, searchForm(text)]);
    return Number(rows[0]?.[0] ?? 0) >= FREQUENT_IN_SAMPLE;
  };
  /** Everything that is asked about a user with few transactions is short, as far as this process knows. */
  const sized = (userId: number, statement: Statement): Statement => {
    const size = totals.latest(userId, {})?.total;
    return size !== undefined && size <= SMALL_USER_ROWS ? { ...statement, isShort: true } : statement;
  };
  /** Whether most of what an index has for the account, or for the user, matches the filter. */
  const isDense = (userId: number, filter: TransactionFilter): boolean => {
    const { bankAccountId } = filter;
    const within = bankAccountId === undefined ? {} : { bankAccountId };
    const [found, all] = [filter, within].map((each) => totals.latest(userId, each)?.total);
    return found !== undefined && all !== undefined && found * 2 > all;
  };
  const list = (
    userId: number,
    filter: TransactionFilter,
    wanted: Conditions,
    window: TransactionWindow,
  ): Promise<BinaryRows> => {
    const { statement, values } = listStatement(wanted, window, filter.type !== undefined && isDense(userId, filter));
    return session.transactions(sized(userId, statement), values);
  };
  /** Counts all groups of the user, or returns `undefined` where that takes too long or does not help. */
  const countGroups = async (userId: number, filter: TransactionFilter): Promise<RememberedTotal | undefined> => {
    const isWhole = Object.keys(filter).length === 0;
    if (isWhole || !TotalsByGroup.cover(filter) || !totals.mayCountGroups(userId)) return undefined;
    const { rows } = await session.query<GroupsRow>(COUNT_GROUPS, [userId]);
    const { groups, revision } = toTotalsByGroup(rows);
    totals.keepGroups(revision, userId, groups);
    return groups && { total: groups.totalOf(filter), revision };
  };
  const count = async (userId: number, filter: TransactionFilter, wanted: Conditions): Promise<RememberedTotal> =>
    (await countGroups(userId, filter)) ?? countAlone(userId, filter, wanted);
  const countAlone = async (
    userId: number,
    filter: TransactionFilter,
    wanted: Conditions,
  ): Promise<RememberedTotal> => {
    const { rows } = await session.query<CountRow>(sized(userId, countStatement(wanted)), wanted.values);
    const [total, revision] = rows[0] ?? ['0', ''];
    totals.keep(revision, userId, filter, Number(total));
    return { total: Number(total), revision };
  };
  /**
   * A page in the second half of a long list, or `undefined` for others. Needs the total first, and returns `undefined`
   * if the transactions have changed since it was counted.
   */
  const pageFromEnd = async (
    userId: number,
    filter: TransactionFilter,
    window: TransactionWindow,
  ): Promise<TransactionPage | undefined> => {
    if (window.offset < DEEP_ROWS) return undefined;
    const wanted = conditionsOf(userId, filter);
    const { total, revision } = totals.latest(userId, filter) ?? (await count(userId, filter, wanted));
    if (window.offset < total / 2 || window.offset >= total) return undefined;
    const { statement, values } = listFromEndStatement(wanted, window, total);
    const rows = await session.transactions(sized(userId, statement), values);
    return rows.revision === revision ? { rows: allOf(rows), total } : undefined;
  };
  /** A page and its total at once, or `undefined` if the page is empty and does not show the total. */
  const pageOfFound = async (
    userId: number,
    filter: TransactionFilter,
    window: TransactionWindow,
    wanted: Conditions,
  ): Promise<PageOfTable | undefined> => {
    const { statement, values } = countedListStatement(wanted, window);
    const rows = await session.transactions(statement, values);
    const { revision, total = totalOfLast(rows, window) } = rows;
    if (total === undefined) return undefined;
    if (revision !== undefined) totals.keep(revision, userId, filter, total);
    return { rows, total };
  };
  /** A page of found texts, or `undefined` if they are not kept or the transactions have changed since. */
  const pageOfKept = async (
    userId: number,
    filter: TransactionFilter,
    window: TransactionWindow,
  ): Promise<TransactionPage | undefined> => {
    const found = await texts.find(userId, filter, window);
    if (found === undefined) return undefined;
    const rows = await session.transactions(TRANSACTIONS_OF_IDS, [userId, found.ids]);
    const revision = rows.revision ?? (await session.query<[string]>(REVISION_ALONE, [userId])).rows[0]?.[0];
    if (revision === found.revision) return { rows: allOf(rows), total: found.total };
    texts.forget(userId);
    return undefined;
  };
  /** A page, and its total unless it is remembered for the same revision. */
  const pageOfTable = async (
    userId: number,
    filter: TransactionFilter,
    window: TransactionWindow,
  ): Promise<PageOfTable> => {
    const wanted = await conditions(userId, filter);
    const found = wanted.shape === undefined ? await pageOfFound(userId, filter, window, wanted) : undefined;
    if (found !== undefined) return found;
    for (let attempt = 1; ; attempt += 1) {
      // Both are asked for at once, unless the total is likely to be known for the revision of the rows.
      const isKnown = totals.latest(userId, filter) !== undefined;
      const [rows, early] = await Promise.all([
        list(userId, filter, wanted, window),
        isKnown ? undefined : count(userId, filter, wanted),
      ]);
      const { revision } = rows;
      const last = totalOfLast(rows, window);
      if (last !== undefined && revision !== undefined) totals.keep(revision, userId, filter, last);
      const known = last ?? (revision === undefined ? undefined : totals.at(revision, userId, filter));
      if (known !== undefined) return { rows, total: known };
      const counted = early ?? (await count(userId, filter, wanted));
      const agrees = revision === undefined ? counted.total <= window.offset : counted.revision === revision;
      if (agrees || attempt === MAX_ATTEMPTS) return { rows, total: counted.total };
    }
  };
  const pageOfSearch = async (
    userId: number,
    filter: TransactionFilter,
    window: TransactionWindow,
  ): Promise<TransactionPage> => {
    const kept = await pageOfKept(userId, filter, window);
    if (kept !== undefined) return kept;
    const page = await pageOfTable(userId, filter, window);
    const { revision } = page.rows;
    const size = totals.latest(userId, {})?.total ?? 0;
    if (size > LARGE_USER_ROWS && revision !== undefined) texts.expectSearch(userId, revision);
    return { rows: allOf(page.rows), total: page.total };
  };
  return {
    async page(userId, filter, window) {
      if (filter.text !== undefined) return pageOfSearch(userId, filter, window);
      const fromEnd = await pageFromEnd(userId, filter, window);
      if (fromEnd !== undefined) return fromEnd;
      const { rows, total } = await pageOfTable(userId, filter, window);
      return { rows: allOf(rows), total };
    },
    list: async (userId, filter, window) => allOf(await list(userId, filter, await conditions(userId, filter), window)),
    async listById(userId, afterId, limit) {
      return allOf(await session.transactions(TRANSACTIONS_BY_ID, [userId, afterId, limit]));
    },
    count: async (userId, filter) => (await count(userId, filter, await conditions(userId, filter))).total,
    async observations(userId, filter, { transactions, characters }) {
      const conditions = conditionsOf(userId, filter);
      const statement = observationsStatement(conditions);
      const { rows } = await session.query<ObservationsRow>(statement, [
        ...conditions.values,
        transactions,
        characters,
      ]);
      return (JSON.parse(rows[0]?.[0] ?? '[]') as ObservationColumns[]).map(toObservation);
    },
    async summary(userId, filter, options) {
      const { statement, values } = summaryStatement(await conditions(userId, filter), options);
      const read = isSoonSummed(filter) ? { ...statement, isShort: true } : sized(userId, statement);
      return toSummary((await session.query<SummaryRow>(read, values)).rows);
    },
  };
}

/**
 * The total of a list whose last page these rows are. `undefined` for a full page, which others may follow, and for an
 * empty one after the first, which may lie beyond the end.
 */
function totalOfLast({ length }: BinaryRows, { offset, limit }: TransactionWindow): number | undefined {
  return length < limit && (length > 0 || offset === 0) ? offset + length : undefined;
}

function allOf(rows: BinaryRows): readonly ListedTransaction[] {
  const all = rows.all();
  rows.release();
  return all;
}

/**
 * Attempts to read a page whose rows and total have the same revision, while the user's transactions are being changed.
 */
const MAX_ATTEMPTS = 5;

/** Counting as many, or reading all their texts, takes about a millisecond. */
const SMALL_USER_ROWS = 3_000;

/** From this offset on, skipping takes longer than counting. */
const DEEP_ROWS = 1_000;

/**
 * From here on, the index of trigrams finds a rare text faster than reading the user's texts one after the other
 * (measured in docs/decisions/text-searches-read-the-users-texts.md).
 */
const LARGE_USER_ROWS = 100_000;

/**
 * The index of trigrams does not contain the transactions themselves, and reading those takes longer than reading all
 * texts if more than about three in a hundred match. The newest transactions show which texts are so frequent.
 */
const SAMPLE_ROWS = 1_000;
const FREQUENT_IN_SAMPLE = 30;

/** How many of the user's newest transactions contain the text `$2`. */
export const TEXT_SAMPLE = {
  name: 'transactions_text_sample',
  text: `select count(*) from (
      select search_text from transactions
      where user_id = $1 and deleted_at is null and octet_length(search_text) <= 2000
      order by booked_at desc, id desc limit ${SAMPLE_ROWS}
    ) newest where strpos(search_text, $2) > 0`,
};

/** The days that even a user with hundreds of thousands of transactions has summed in a few milliseconds. */
const SOON_SUMMED_DAYS = 92;

function isSoonSummed({ from, to, text }: TransactionFilter): boolean {
  const hasDays = from !== undefined && to !== undefined && text === undefined;
  return hasDays && daysBetween(from, to) <= SOON_SUMMED_DAYS;
}

type CountRow = [total: string, revision: string];

function countStatement({ sql, parts, shape }: Conditions): Statement {
  return named('count', shape, `select count(*), ${REVISION_COLUMN} from ${sourceOf({ parts })} where ${sql}`);
}

type ObservationsRow = [text: string | null];

type ObservationColumns = readonly [
  id: number,
  bookedOn: string,
  amount: number,
  currency: CurrencyCode,
  description: string,
  merchantName: string | null,
  accountId: number,
  ownTransfer: boolean,
];

function toObservation(columns: ObservationColumns): Observation {
  const [id, bookedOn, amount, currency, description, merchantName, accountId, ownTransfer] = columns;
  return { id, bookedOn, amount, currency, description, merchantName, accountId, ownTransfer };
}

/**
 * In the lane of the bills: all that a burst of detections reads takes turns
 * on one connection, so that other requests have a processor to themselves.
 */
function observationsStatement({ sql, values, shape }: Conditions): Statement {
  const text = `select json_agg(json_build_array(id, (booked_at at time zone 'UTC')::date, amount, currency,
      description, merchant_name, bank_account_id, transfer_transaction_id is not null))
    from (
      select *, sum(char_length(description) + coalesce(char_length(merchant_name), 0))
        over (order by booked_at desc, id desc rows unbounded preceding) as characters
      from (
        select id, booked_at, amount, currency, description, merchant_name, bank_account_id, transfer_transaction_id
        from transactions
        where ${sql} order by booked_at desc, id desc limit $${values.length + 1}::bigint
      ) newest
    ) counted
    where characters <= $${values.length + 2}::bigint`;
  return { ...named('observations', shape, text), isShort: true, lane: BILLS };
}
