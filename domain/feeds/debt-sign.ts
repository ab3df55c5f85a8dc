import { addDays, dateOf } from '../calendar.ts';
import type { BankAccount } from '../ledger/bank-account.ts';
import { LATE_DAYS } from '../matching/round.ts';
import type { MinorUnits } from '../money/money.ts';
import type { StatementAccountKind } from '../statements/statement.ts';
import type { ConnectedFeedAccount } from './connected-feed-account.ts';
import type { FeedBalance } from './feed-account.ts';
import type { FeedRow } from './fetched-feed.ts';

/** What a fetch shows that tells what a positive balance means. */
export interface SignEvidence {
  readonly kind: StatementAccountKind | null;
  /** As the bank writes it. */
  readonly stated: FeedBalance | null;
  readonly rows: readonly FeedRow[];
}

type Known = Pick<ConnectedFeedAccount, 'balance' | 'balanceAt' | 'isBalanceTurned' | 'isSignChosen'>;

/** Purchases of a month by which a card whose holder spends more than they pay in is taken for one that is owed. */
const PURCHASES = 3;

/**
 * Whether a positive balance of the bank is a debt, so that its sign is turned; `null` while nothing tells. What a
 * person has said holds for ever. Otherwise payments tell: they lower what is owed, and raise what is owned, also of an
 * account of which nobody says what it is. Before two balances can be compared, a loan is owed, and a card with which
 * more is bought than paid.
 */
export function isBalanceTurned(known: Known | undefined, { kind, stated, rows }: SignEvidence): boolean | null {
  const before = known?.isBalanceTurned ?? null;
  if (known?.isSignChosen || kind === 'bank' || kind === 'investment' || stated === null) return before;
  const moved = known === undefined ? undefined : movedSince(known, stated, rows);
  if (moved !== undefined) return moved === 'against';
  if (before !== null || stated.amount === 0 || kind === null) return before;
  if (stated.amount < 0) return false;
  return kind === 'loan' || isSpentWith(rows) ? true : null;
}

type Sign = Pick<ConnectedFeedAccount, 'balance' | 'isBalanceTurned' | 'isSignChosen'>;

/**
 * An account of a feed that goes on in a bank account, with the sign that its debt has there: what a person has said of
 * another feed's account in it, or what was learnt; else a loan stays a loan, and what is stated is a debt where the
 * bank account has just that debt. A bank that writes a minus itself needs no turning.
 */
export function withSignOfPlace<Facts extends Sign>(
  facts: Facts,
  { type, balance: there }: Pick<BankAccount, 'type' | 'balance'>,
  others: readonly Sign[],
): Facts {
  const { balance, isSignChosen, isBalanceTurned: turned } = facts;
  const stated = turned && balance !== null ? 0 - balance : balance;
  if (isSignChosen || stated === null || stated <= 0) return facts;
  const said = others.find((one) => one.isSignChosen) ?? others.find((one) => one.isBalanceTurned);
  const isDebt = type === 'loan' || type === 'mortgage' || there === 0 - stated;
  const isTurned = said?.isBalanceTurned ?? turned ?? (isDebt ? true : null);
  if (isTurned === turned && !said?.isSignChosen) return facts;
  const sign = { isBalanceTurned: isTurned, isSignChosen: said?.isSignChosen ?? false };
  return { ...facts, ...sign, balance: isTurned ? 0 - stated : stated };
}

/** Whether it is worth asking a person: not of a current account as its provider calls it. */
export function mayBeOwed({
  kind,
  balance,
  isBalanceTurned: isTurned,
}: Pick<ConnectedFeedAccount, 'kind' | 'balance' | 'isBalanceTurned'>): boolean {
  return balance !== null && (kind !== 'bank' || isTurned === true);
}

/**
 * Whether the bank's figure moved with the payments since the last one, or against them. Only payments of one sign
 * tell: those of days before, which may come late, and those that the figure does not have yet are of that sign, too.
 */
function movedSince(
  { balance, balanceAt, isBalanceTurned: turned }: Known,
  { amount, at }: FeedBalance,
  rows: readonly FeedRow[],
): 'with' | 'against' | undefined {
  if (balance === null || balanceAt === null || at === null) return undefined;
  const [after, until] = [dateOf(balanceAt), dateOf(at)];
  const booked = rows.filter(({ status, day }) => status === 'booked' && day > addDays(after, -LATE_DAYS));
  const paid = sumOf(booked.filter(({ day }) => day > after && day <= until));
  const moved = amount - (turned ? -balance : balance);
  if (booked.some((row) => row.amount < 0) && booked.some((row) => row.amount > 0)) return undefined;
  if (paid === 0 || Math.abs(moved) !== Math.abs(paid)) return undefined;
  return moved === paid ? 'with' : 'against';
}

function isSpentWith(rows: readonly FeedRow[]): boolean {
  const days = rows.map(({ day }) => day).toSorted();
  const last = days.at(-1);
  if (last === undefined) return false;
  const month = rows.filter(({ day }) => day > addDays(last, -31));
  return month.filter(({ amount }) => amount < 0).length >= PURCHASES && sumOf(month) < 0;
}

function sumOf(rows: readonly FeedRow[]): MinorUnits {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
