import type { DecimalMark } from '../../../../domain/money/decimal-mark.ts';
import { scaledNumber } from '../../signed-number.ts';
import { isOutFlag } from '../columns/flags.ts';
import type { CsvRow } from '../table/table.ts';
import { type BalanceProof, type FoundMoney, proofRows, proveByBalance } from './balance-proof.ts';
import { descendsBy, marksOf, ordersOf } from './notation.ts';

const MIN_FLAGGED_PAIRS = 2;
const MIN_PROOF_ROWS = 3;
/** Two columns that exclude each other say much already. */
const ENOUGH_OF_SPLIT = 0.7;
const NEARLY_ALL = 0.9;
/** More columns of numbers than a statement has make the search long. */
const MAX_CANDIDATES = 8;
const SAMPLE_ROWS = 2_000;

/** The numbers of some columns in the first rows, in hundred-thousandths, each read once. */
export class NumberTable {
  readonly rows: readonly CsvRow[];
  readonly #mark: DecimalMark;
  readonly #columns = new Map<number, readonly (number | undefined)[]>();

  /** The decimal mark is the one that fits `columns`. */
  constructor(rows: readonly CsvRow[], columns: readonly number[]) {
    this.rows = rows.slice(0, SAMPLE_ROWS);
    this.#mark = marksOf(this.rows, columns, [], null)[0] ?? '.';
  }

  of(column: number): readonly (number | undefined)[] {
    const numbers = this.#columns.get(column) ?? this.rows.map(({ cells }) => scaledNumber(cells[column], this.#mark));
    this.#columns.set(column, numbers);
    return numbers;
  }

  /** Whether the column `balance` runs on by these amounts; `undefined` in place of an amount leaves the row out. */
  proofOf(
    amounts: readonly (number | undefined)[],
    balance: number,
    descends?: boolean,
    enough?: number,
  ): BalanceProof | undefined {
    const rows = this.of(balance).flatMap((after, row) => {
      const amount = amounts[row];
      return after === undefined || amount === undefined ? [] : [{ amount, balance: after }];
    });
    return proveByBalance([rows], descends, enough);
  }
}

type Pair = readonly [number, number];

/**
 * Finds the columns of money by what they hold: a running balance proves them, or the balance before and after each
 * row, or that one column holds all debits and the other all credits. `undefined` if several readings are possible.
 */
export function moneyByContent(candidates: readonly number[], rows: readonly CsvRow[]): FoundMoney | undefined {
  if (candidates.length > MAX_CANDIDATES) return undefined;
  const table = new NumberTable(rows, candidates);
  const splits = splitsIn(table, candidates);
  const found = provedSplit(table, splits, candidates) ?? betweenBalances(table, candidates);
  if (found !== undefined) return found;
  // Two columns that fill each other's gaps must never be taken for one amount.
  return splits.length > 0 ? signedSplit(table, splits) : provedPair(table, candidates);
}

/** Two columns of which each row fills exactly one, for a question. */
export function splitCandidates(candidates: readonly number[], rows: readonly CsvRow[]): readonly Pair[] {
  return candidates.length > MAX_CANDIDATES ? [] : splitsIn(new NumberTable(rows, candidates), candidates);
}

/**
 * The one pair of columns in which the second is the running balance of the first, with signs as the flags in the
 * column `direction` say. `undefined` if there is none, or several.
 */
export function moneyByFlag(
  candidates: readonly number[],
  direction: number,
  rows: readonly CsvRow[],
): FoundMoney | undefined {
  if (candidates.length > MAX_CANDIDATES) return undefined;
  const table = new NumberTable(rows, candidates);
  const flags = table.rows.map(({ cells }) => isOutFlag(cells[direction] ?? ''));
  const proved = candidates.flatMap((amount) => {
    const amounts = table.of(amount).map((moved, row) => {
      const isOut = flags[row];
      return moved === undefined || isOut === undefined ? undefined : Math.abs(moved) * (isOut ? -1 : 1);
    });
    return candidates.flatMap((balance): readonly FoundMoney[] => {
      const proof = balance === amount ? undefined : table.proofOf(amounts, balance, undefined, 1);
      const isProved = proof !== undefined && proof.pairs >= MIN_FLAGGED_PAIRS;
      if (!isProved || proof.isInverted || proof.isAmbiguous) return [];
      return [{ columns: { kind: 'amount', amount, direction }, balance }];
    });
  });
  return onlyOne(proved);
}

function onlyOne<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

/** Pairs of columns, the left one first, that between them hold one number other than 0 in every row. */
function splitsIn(table: NumberTable, candidates: readonly number[]): readonly Pair[] {
  const pairs = candidates.flatMap((left, index) => candidates.slice(index + 1).map((right) => [left, right] as const));
  return pairs.filter(([left, right]) => {
    const filled = table.of(left).flatMap((a, row) => {
      const b = table.of(right)[row];
      return a === undefined && b === undefined ? [] : [[a ?? 0, b ?? 0] as const];
    });
    const lefts = filled.filter(([a, b]) => a !== 0 && b === 0).length;
    const rights = filled.filter(([a, b]) => a === 0 && b !== 0).length;
    const isNeverBoth = filled.every(([a, b]) => a === 0 || b === 0);
    return isNeverBoth && lefts > 0 && rights > 0 && lefts + rights >= filled.length * NEARLY_ALL;
  });
}

/** Debits and credits that explain the running balance. */
function provedSplit(
  table: NumberTable,
  splits: readonly Pair[],
  candidates: readonly number[],
): FoundMoney | undefined {
  const descends = descendsIn(table.rows);
  const proved = splits.flatMap(([left, right]) => {
    const [out, into] = [table.of(left), table.of(right)];
    const amounts = table.rows.map((_, row) => Math.abs(into[row] ?? 0) - Math.abs(out[row] ?? 0));
    return candidates.flatMap((balance): readonly FoundMoney[] => {
      if (balance === left || balance === right) return [];
      const proof = table.proofOf(amounts, balance, descends);
      if (proof === undefined || proof.pairs + 1 < MIN_PROOF_ROWS) return [];
      if (proof.isAmbiguous || proof.share <= ENOUGH_OF_SPLIT) return [];
      const [debit, credit] = proof.isInverted ? [right, left] : [left, right];
      return [{ columns: { kind: 'split', debit, credit }, balance }];
    });
  });
  return onlyOne(proved);
}

/** The one pair whose signs say which is which: one column never above 0, the other never below. */
function signedSplit(table: NumberTable, splits: readonly Pair[]): FoundMoney | undefined {
  const only = onlyOne(splits);
  if (only === undefined) return undefined;
  const [left, right] = only;
  const isNegative = (column: number): boolean => table.of(column).every((number) => (number ?? 0) <= 0);
  if (isNegative(left) === isNegative(right)) return undefined;
  const [debit, credit] = isNegative(left) ? [left, right] : [right, left];
  return { columns: { kind: 'split', debit, credit }, balance: null };
}

/** The amount between the balance before and the balance after it, which is the balance before the next row. */
function betweenBalances(table: NumberTable, candidates: readonly number[]): FoundMoney | undefined {
  const found = candidates.flatMap((before) =>
    candidates.flatMap((after) =>
      candidates
        .filter((amount) => before !== after && amount !== before && amount !== after)
        .filter((amount) => isBetween(table, before, amount, after))
        .map((amount): FoundMoney => ({ columns: { kind: 'amount', amount, direction: null }, balance: after })),
    ),
  );
  return onlyOne(found);
}

function isBetween(table: NumberTable, before: number, amount: number, after: number): boolean {
  const [first, moved, last] = [table.of(before), table.of(amount), table.of(after)];
  const adds = first.every(
    (number = Number.NaN, row) => Math.abs(number + (moved[row] ?? Number.NaN) - (last[row] ?? Number.NaN)) < 0.5,
  );
  if (!adds || first.length < 2) return false;
  return [1, -1].some((step) =>
    last.every((number, row) => table.rows[row + step] === undefined || number === first[row + step]),
  );
}

/** The one pair of columns in which the second is the running balance of the first. */
function provedPair(table: NumberTable, candidates: readonly number[]): FoundMoney | undefined {
  const pairs = candidates.flatMap((amount) =>
    candidates.map((balance) => ({ amount, balance, proof: proofOfPair(table.rows, amount, balance) })),
  );
  const proved = pairs.filter(({ amount, balance, proof }) => amount !== balance && proof !== undefined);
  // The balance before each row is explained, too, but the wrong way round.
  const upright = proved.filter(({ proof }) => proof?.isInverted === false);
  const only = onlyOne(upright) ?? onlyOne(proved);
  if (only === undefined) return undefined;
  const { amount, balance } = only;
  const isPartial = table
    .of(amount)
    .some((number, row) => number === undefined && table.of(balance)[row] !== undefined);
  return isPartial ? undefined : { columns: { kind: 'amount', amount, direction: null }, balance };
}

function proofOfPair(rows: readonly CsvRow[], amount: number, balance: number): BalanceProof | undefined {
  const [mark = '.'] = marksOf(rows, [amount, balance], [], null);
  const proof = proofRows(rows, { columns: { kind: 'amount', amount, direction: null }, balance }, null, mark, {});
  const found = (proof[0]?.length ?? 0) < MIN_PROOF_ROWS ? undefined : proveByBalance(proof, undefined);
  return found !== undefined && found.share > NEARLY_ALL ? found : undefined;
}

/** By the first column with dates that all have one order. */
function descendsIn(rows: readonly CsvRow[]): boolean | undefined {
  const columns = (rows[0]?.cells ?? []).map((_, column) => {
    const [order, ...others] = ordersOf(rows, [column]);
    return order === undefined || others.length > 0 ? undefined : descendsBy(rows, column, order);
  });
  return columns.find((descends) => descends !== undefined);
}
