import { dayNumber, daysBetween, fromDayNumber } from '../calendar.ts';
import type { MinorUnits } from '../money/money.ts';
import type { StatementBalance } from '../statements/statement.ts';
import type { KnownAccount, KnownTransaction, TransactionRef } from './known-account.ts';
import { type Batch, type DayNumber, type ObservedRow, spanOf } from './observed-row.ts';

/** The balances between which the rows of a statement lie, as far as it states them. */
export interface StatementEnds {
  readonly opening: StatementBalance | null;
  readonly closing: StatementBalance | null;
}

/** Another statement of the account, with the transactions that its rows are, in their order. */
export interface OtherStatement extends StatementEnds {
  readonly transactions: ReadonlySet<TransactionRef>;
  /** Whether one file has both: then they overlap only if they are one statement twice. */
  readonly isOfSameFile?: boolean;
}

/**
 * The balances by which a statement joins others. Formats such as OFX state the closing one alone, so the opening one
 * is what is left of it without the rows. It must never be shown: whatever is missing among the rows is in it.
 */
export function joiningEnds({ opening, closing, rows }: Batch & StatementEnds): StatementEnds {
  const booked = rows.filter(({ status }) => status === 'booked');
  if (opening !== null || closing === null || booked.length === 0) return { opening, closing };
  const { from: first, to: last } = spanOf(booked.map(({ day }) => day))!;
  const amount = booked.reduce((left, row) => left - row.amount, closing.amount);
  const isKnown = last <= dayNumber(closing.day) && Number.isSafeInteger(amount);
  return { opening: isKnown ? { day: fromDayNumber(first), amount } : null, closing };
}

/**
 * What is known without the payments that balances prove to be none of the statement's, and with those that they prove
 * to be its rows. Where one statement begins with the very balance with which the other ends, directly or by way of
 * others, no row is in both. Where they can only overlap in one way, the rows behind the same balances are the same
 * payments, each at its own place, and those of the other outside of what both have are other payments. Where one ends
 * on the day on which the other begins, and no row of both stands behind the same balance, a statement between them is
 * missing: whether equal rows of that day are the same is doubtful.
 */
export function withoutJoined(
  known: KnownAccount,
  statement: Batch & StatementEnds,
  others: readonly OtherStatement[],
): KnownAccount {
  if (statement.opening === null || others.length === 0) return known;
  const rows = new Map(known.transactions.map((one) => [one.id, rowOf(one, statement)]));
  const listed = others.map((other) => ({ ...other, rows: [...other.transactions].map((ref) => rows.get(ref)) }));
  const usual = listed.map(isNewestFirst).find((one) => one !== undefined);
  const placed = listed.map((other, nth) => {
    return { other: others[nth]!, meets: meets(other, statement), found: overlapsOf(other, statement, usual) };
  });
  const possible = placed.flatMap(({ other, found }) => {
    const isApart = found === undefined ? !isRepeated(other, statement, 'in part') : found.length === 0;
    const isPart = other.isOfSameFile === true && !isRepeated(other, statement, 'whole');
    return isApart || isPart ? [other] : [];
  });
  const joined = new Set([
    ...chain(statement, possible, joins),
    ...chain(statement, possible, (one, other) => joins(other, one)),
  ]);
  const [apart, unlikely] = [new Set<TransactionRef>(), new Set<TransactionRef>()];
  // Behind one balance stands one payment, unless it was taken for one of a statement before that is apart.
  const proven = new Map<ObservedRow, TransactionRef>();
  for (const { other, found, meets: isDoubtful } of placed) {
    const [only] = found ?? [];
    if (joined.has(other)) for (const ref of other.transactions) apart.add(ref);
    else if (found?.length === 0 && isDoubtful) for (const ref of other.transactions) unlikely.add(ref);
    else if (only !== undefined && found?.length === 1) {
      for (const ref of only.apart) apart.add(ref);
      for (const [row, ref] of only.same) if (!apart.has(ref)) proven.set(row, ref);
    }
  }
  const same = new Set(proven.values());
  const transactions = known.transactions.filter(({ id }) => !apart.has(id) || same.has(id));
  return { ...known, proven, unlikely: unlikely.difference(same), transactions };
}

/**
 * Whether one of the others goes on where the statement ends, on the same day: then its closing balance is one in the
 * middle of a day, which no balance at the end of a day equals.
 */
export function endsMidDay(statement: StatementEnds, others: readonly StatementEnds[]): boolean {
  return others.some((other) => isSame(statement.closing, other.opening));
}

/** Whether the rows lead from one of the balances to the other. */
export function addsUp(statement: Batch & StatementEnds): boolean {
  return lineOf(statement, false) !== undefined;
}

/** The booked rows of a statement before the end of another one, which may be in the middle of a day. */
export function rowsBefore(
  statement: Batch & StatementEnds,
  end: OtherStatement,
  others: readonly OtherStatement[],
): readonly ObservedRow[] {
  const line = lineOf(statement, isNewestFirst(statement) ?? false);
  if (line === undefined || end.closing === null) return [];
  const { rows, balances } = line;
  const [day, amount] = [dayNumber(end.closing.day), end.closing.amount];
  const place = balances.findLastIndex((balance, nth) => {
    return balance === amount && (rows[nth - 1]?.day ?? day) <= day && (rows[nth]?.day ?? day) >= day;
  });
  if (place >= 0) return rows.slice(0, place);
  const leads = chain(statement, others, (next, before) => joins(before, next)).includes(end);
  // Two that begin on one day and end with different balances contradict each other.
  const begin = end.opening === null ? day : dayNumber(end.opening.day);
  return rows.filter((row) => row.day < day || (row.day === day && (leads || rows[0]!.day < begin)));
}

/** The statements that follow each other from `start` on. */
function chain(
  start: StatementEnds,
  others: readonly OtherStatement[],
  follows: (next: StatementEnds, before: StatementEnds) => boolean,
): readonly OtherStatement[] {
  const found = new Set<OtherStatement>();
  let last: readonly StatementEnds[] = [start];
  while (last.length > 0) {
    const next = others.filter((other) => !found.has(other) && last.some((one) => follows(other, one)));
    for (const one of next) found.add(one);
    last = next;
  }
  return [...found];
}

/** Banks date an opening balance at the end of the day before or at the first day, over weekends and holidays. */
const MOST_DAYS_BETWEEN = 5;

function joins(before: StatementEnds, next: StatementEnds): boolean {
  const [{ closing }, { opening }] = [before, next];
  if (closing === null || opening === null || closing.amount !== opening.amount) return false;
  const days = daysBetween(closing.day, opening.day);
  return days >= 0 && days <= MOST_DAYS_BETWEEN;
}

/** Whether both begin or end at one moment: the same statement once more, or more of it. The `whole` one does both. */
function isRepeated(one: StatementEnds, other: StatementEnds, how: 'whole' | 'in part'): boolean {
  const ends = [isSame(one.opening, other.opening), isSame(one.closing, other.closing)];
  return how === 'whole' ? ends.every(Boolean) : ends.some(Boolean);
}

function isSame(one: StatementBalance | null, other: StatementBalance | null): boolean {
  return one !== null && one.day === other?.day && one.amount === other.amount;
}

type Moved = Pick<ObservedRow, 'day' | 'amount' | 'status'>;

interface Stored extends Moved {
  readonly id: TransactionRef;
}

interface Listed<Row> extends StatementEnds {
  /** `undefined` for one of a day that is not known. */
  readonly rows: readonly (Row | undefined)[];
}

/** Whether one of the two ends on the day on which the other begins, by its rows and by what it states. */
function meets(one: Listed<Moved>, other: Listed<Moved>): boolean {
  const [days, otherDays] = [one, other].map(({ rows }) => spanOf(rows.flatMap((row) => row?.day ?? [])));
  const ends = ({ closing }: StatementEnds, last?: DayNumber, first?: DayNumber) =>
    closing !== null && dayNumber(closing.day) === last && last === first;
  return ends(one, days?.to, otherDays?.from) || ends(other, otherDays?.to, days?.from);
}

/** Whether the rows stand in the order from the newest to the oldest; `undefined` if all are of one day. */
function isNewestFirst({ rows }: Listed<Moved>): boolean | undefined {
  const [first, last] = [rows.find((row) => row !== undefined), rows.findLast((row) => row !== undefined)];
  return first === undefined || first.day === last!.day ? undefined : first.day > last!.day;
}

/** Either order of such rows is right: they keep the one in which they stand. */
function isSymmetric(rows: readonly (Moved | undefined)[]): boolean {
  return rows.every((row, nth) => {
    const other = rows.at(-1 - nth);
    return row?.amount === other?.amount && row?.day === other?.day;
  });
}

/** A way in which two statements may have rows in common. */
interface Overlap {
  readonly same: ReadonlyMap<ObservedRow, TransactionRef>;
  /** Rows of the other statement alone. */
  readonly apart: readonly TransactionRef[];
}

/**
 * All ways in which the statement may have rows of the other one: the same rows, behind the same balance. `undefined`
 * if one of them does not add up. Rows of one day may stand in either order, unless one is `usual`.
 */
function overlapsOf(
  other: Listed<Stored>,
  statement: Listed<ObservedRow>,
  usual: boolean | undefined,
): readonly Overlap[] | undefined {
  const [its, own] = [isNewestFirst(other), isNewestFirst(statement)];
  const order = own ?? its ?? usual;
  const found: Overlap[] = [];
  for (const isReversed of order === undefined ? [false, true] : [order]) {
    const lines = [lineOf(other, its ?? isReversed), lineOf(statement, own ?? isReversed)] as const;
    if (lines[0] === undefined || lines[1] === undefined) return undefined;
    for (const overlap of overlaps(lines[0], lines[1])) {
      const [[row, ref] = []] = overlap.same;
      if (found.every(({ same }) => same.get(row!) !== ref)) found.push(overlap);
    }
  }
  return found;
}

/** Booked rows from the oldest to the newest, and the balance before each and behind the last one. */
interface BalanceLine<Row> {
  readonly rows: readonly Row[];
  readonly balances: readonly MinorUnits[];
}

/**
 * Rows of days that are not known are missing at one end: the balances are counted from the other one. `undefined` if
 * the statement does not add up.
 */
function lineOf<Row extends Moved>(
  { opening, closing, rows: listed }: Listed<Row>,
  isReversed: boolean,
): BalanceLine<Row> | undefined {
  if (opening === null || closing === null) return undefined;
  const all = isReversed && !isSymmetric(listed) ? listed.toReversed() : listed;
  const missing = all.indexOf(undefined);
  const known =
    missing === 0 ? all.slice(all.lastIndexOf(undefined) + 1) : all.slice(0, missing < 0 ? undefined : missing);
  const rows = known.filter((row) => row?.status === 'booked') as readonly Row[];
  const moved = rows.reduce((sum, { amount }) => sum + amount, 0);
  const balances = [missing === 0 ? closing.amount - moved : opening.amount];
  for (const { amount } of rows) balances.push(balances.at(-1)! + amount);
  return missing >= 0 || balances.at(-1) === closing.amount ? { rows, balances } : undefined;
}

function overlaps(one: BalanceLine<Stored>, own: BalanceLine<ObservedRow>): readonly Overlap[] {
  const places = [
    ...one.rows.map((_, start) => ({ start, inOwn: 0 })),
    ...own.rows.slice(1).map((_, nth) => ({ start: 0, inOwn: nth + 1 })),
  ];
  return places.flatMap(({ start, inOwn }) => {
    if (one.balances[start] !== own.balances[inOwn]) return [];
    const size = Math.min(one.rows.length - start, own.rows.length - inOwn);
    const [its, same] = [one.rows.slice(start, start + size), own.rows.slice(inOwn, inOwn + size)];
    if (its.some(({ day, amount }, nth) => day !== same[nth]!.day || amount !== same[nth]!.amount)) return [];
    const others = one.rows.filter((row) => !its.includes(row));
    return [{ same: new Map(same.map((row, nth) => [row, its[nth]!.id])), apart: others.map(({ id }) => id) }];
  });
}

/** As the source of the statement showed the payment, else as the last one did. */
function rowOf({ id, observations, entry, status }: KnownTransaction, { source }: Batch): Stored | undefined {
  const shown = observations.find(({ source: name }) => name === source.name) ?? observations.at(-1) ?? entry;
  return shown === null ? undefined : { id, status, day: shown.day, amount: shown.amount };
}
