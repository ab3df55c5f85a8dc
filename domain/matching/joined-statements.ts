import { daysBetween } from '../calendar.ts';
import type { StatementBalance } from '../statements/statement.ts';
import type { KnownAccount, KnownTransaction, TransactionRef } from './known-account.ts';
import type { Batch } from './observed-row.ts';

/** The balances between which the rows of a statement lie, as far as it states them. */
export interface StatementEnds {
  readonly opening: StatementBalance | null;
  readonly closing: StatementBalance | null;
}

/** Another statement of the account, with the transactions that its rows are. */
export interface OtherStatement extends StatementEnds {
  readonly transactions: ReadonlySet<TransactionRef>;
}

/**
 * What is known without the payments of statements that join this one, directly or by way of others. Where one
 * statement begins with the very balance with which the other ends, no row is in both: a payment that looks like one of
 * the other is another payment.
 */
export function withoutJoined(
  known: KnownAccount,
  statement: Batch & StatementEnds,
  others: readonly OtherStatement[],
): KnownAccount {
  const possible = others.filter(
    (other) => !isRepeated(other, statement) && !mayOverlap(known, statement, other.transactions),
  );
  const joined = [
    ...chain(statement, possible, joins),
    ...chain(statement, possible, (one, other) => joins(other, one)),
  ];
  if (joined.length === 0) return known;
  const apart = new Set(joined.flatMap(({ transactions }) => [...transactions]));
  return { ...known, transactions: known.transactions.filter(({ id }) => !apart.has(id)) };
}

/**
 * Whether one of the others goes on where the statement ends, on the same day: then its closing balance is one in the
 * middle of a day, which no balance at the end of a day equals.
 */
export function endsMidDay(statement: StatementEnds, others: readonly StatementEnds[]): boolean {
  return others.some((other) => isSame(statement.closing, other.opening));
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
  if (before.opening === null || isSame(before.opening, opening)) return false;
  const days = daysBetween(closing.day, opening.day);
  return days >= 0 && days <= MOST_DAYS_BETWEEN;
}

/** Whether both begin or end at one moment: the same statement once more, or more of it. */
function isRepeated(one: StatementEnds, other: StatementEnds): boolean {
  return isSame(one.opening, other.opening) || isSame(one.closing, other.closing);
}

function isSame(one: StatementBalance | null, other: StatementBalance | null): boolean {
  return one !== null && one.day === other?.day && one.amount === other.amount;
}

/**
 * Whether the balances would be the same if the statements overlapped: the payments of the days that both cover add up
 * to nothing.
 */
function mayOverlap(
  { transactions }: KnownAccount,
  { coverage }: Batch,
  ofOther: ReadonlySet<TransactionRef>,
): boolean {
  const shared = transactions
    .filter(({ id }) => ofOther.has(id))
    .map(viewOf)
    .filter(({ day }) => coverage !== null && day >= coverage.from && day <= coverage.to);
  return shared.length > 0 && shared.reduce((sum, { amount }) => sum + amount, 0) === 0;
}

function viewOf({ observations, entry }: KnownTransaction) {
  return observations.at(-1) ?? entry ?? { day: Number.NaN, amount: 0 };
}
