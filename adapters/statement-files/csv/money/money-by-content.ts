import { isOutFlag } from '../columns/flags.ts';
import type { CsvRow } from '../table/table.ts';
import { type BalanceProof, proveByBalance } from './balance-proof.ts';
import type { FoundMoney } from './found-money.ts';
import { descendsBy, marksOf, ordersOf } from './notation.ts';
import { NumberTable } from './number-table.ts';
import { proofRows } from './proof-rows.ts';

const MIN_FLAGGED_PAIRS = 2;
const MIN_PROOF_ROWS = 3;
const NEARLY_ALL = 0.9;
/** More columns of numbers than a statement has make the search long. */
const MAX_CANDIDATES = 8;

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
export function splitCandidates(
  candidates: readonly number[],
  rows: readonly CsvRow[],
): readonly (readonly [number, number])[] {
  if (candidates.length > MAX_CANDIDATES) return [];
  return splitsIn(new NumberTable(rows, candidates), candidates);
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
  const isProved = (amount: number, balance: number): boolean => {
    const pairs = flags.flatMap((isOut, row) => {
      const [moved, after] = [table.of(amount)[row], table.of(balance)[row]];
      if (moved === undefined || after === undefined || isOut === undefined) return [];
      return [{ amount: isOut ? -Math.abs(moved) : Math.abs(moved), balance: after }];
    });
    const proof = proveByBalance([pairs], undefined, 1);
    return proof !== undefined && proof.pairs >= MIN_FLAGGED_PAIRS && !proof.isInverted && !proof.isAmbiguous;
  };
  const proved = candidates.flatMap((amount) =>
    candidates
      .filter((balance) => balance !== amount && isProved(amount, balance))
      .map((balance) => ({ columns: { kind: 'amount' as const, amount, direction }, balance })),
  );
  return proved.length === 1 ? proved[0] : undefined;
}

/** Pairs of columns, the left one first, that between them hold one number other than 0 in every row. */
function splitsIn(table: NumberTable, candidates: readonly number[]): readonly (readonly [number, number])[] {
  const pairs = candidates.flatMap((left, index) => candidates.slice(index + 1).map((right) => [left, right] as const));
  return pairs.filter(([left, right]) => {
    const [ofLeft, ofRight] = [table.of(left), table.of(right)];
    let [lefts, rights, both] = [0, 0, 0];
    table.rows.forEach((_, row) => {
      const [a, b] = [ofLeft[row] ?? 0, ofRight[row] ?? 0];
      if (a !== 0 && b !== 0) both += 1;
      else if (a !== 0) lefts += 1;
      else if (b !== 0) rights += 1;
    });
    const filled = table.rows.filter((_, row) => ofLeft[row] !== undefined || ofRight[row] !== undefined).length;
    return both === 0 && lefts > 0 && rights > 0 && lefts + rights >= filled * NEARLY_ALL;
  });
}

/** Debits and credits that explain the running balance. */
function provedSplit(
  table: NumberTable,
  splits: readonly (readonly [number, number])[],
  candidates: readonly number[],
): FoundMoney | undefined {
  const descends = descendsIn(table.rows);
  const proved = splits.flatMap(([left, right]) =>
    candidates.flatMap((balance) => {
      if (balance === left || balance === right) return [];
      const proof = proofOfSplit(table, left, right, balance, descends);
      if (proof === undefined || proof.isAmbiguous || proof.share <= ENOUGH_OF_SPLIT) return [];
      const [debit, credit] = proof.isInverted ? [right, left] : [left, right];
      return [{ columns: { kind: 'split' as const, debit, credit }, balance }];
    }),
  );
  return proved.length === 1 ? proved[0] : undefined;
}

/** Two columns that exclude each other say much already. */
const ENOUGH_OF_SPLIT = 0.7;

function proofOfSplit(
  table: NumberTable,
  debit: number,
  credit: number,
  balance: number,
  descends: boolean | undefined,
): BalanceProof | undefined {
  const [out, into, after] = [table.of(debit), table.of(credit), table.of(balance)];
  const pairs = table.rows.flatMap((_, row) => {
    const [left, arrived, now] = [out[row] ?? 0, into[row] ?? 0, after[row]];
    return now === undefined ? [] : [{ amount: Math.abs(arrived) - Math.abs(left), balance: now }];
  });
  return pairs.length < MIN_PROOF_ROWS ? undefined : proveByBalance([pairs], descends);
}

/** The one pair whose signs say which is which: one column never above 0, the other never below. */
function signedSplit(table: NumberTable, splits: readonly (readonly [number, number])[]): FoundMoney | undefined {
  const [only, ...others] = splits;
  if (only === undefined || others.length > 0) return undefined;
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
        .map((amount) => ({ columns: { kind: 'amount' as const, amount, direction: null }, balance: after })),
    ),
  );
  return found.length === 1 ? found[0] : undefined;
}

function isBetween(table: NumberTable, before: number, amount: number, after: number): boolean {
  const [first, moved, last] = [table.of(before), table.of(amount), table.of(after)];
  const adds = table.rows.every(
    (_, row) => Math.abs((first[row] ?? Number.NaN) + (moved[row] ?? Number.NaN) - (last[row] ?? Number.NaN)) < 0.5,
  );
  if (!adds || table.rows.length < 2) return false;
  const isChain = (step: 1 | -1): boolean =>
    table.rows.every((_, row) => table.rows[row + step] === undefined || last[row] === first[row + step]);
  return isChain(1) || isChain(-1);
}

/** The one pair of columns in which the second is the running balance of the first. */
function provedPair(table: NumberTable, candidates: readonly number[]): FoundMoney | undefined {
  const pairs = candidates.flatMap((amount) =>
    candidates.map((balance) => ({ amount, balance, proof: proofOfPair(table.rows, amount, balance) })),
  );
  const proved = pairs.filter(({ amount, balance, proof }) => amount !== balance && proof !== undefined);
  // The balance before each row is explained, too, but the wrong way round.
  const upright = proved.filter(({ proof }) => proof?.isInverted === false);
  const [only] = upright.length === 1 ? upright : proved;
  if (only === undefined || (proved.length > 1 && upright.length !== 1)) return undefined;
  const isPartial = table
    .of(only.amount)
    .some((number, row) => number === undefined && table.of(only.balance)[row] !== undefined);
  if (isPartial) return undefined;
  return { columns: { kind: 'amount', amount: only.amount, direction: null }, balance: only.balance };
}

function proofOfPair(rows: readonly CsvRow[], amount: number, balance: number): BalanceProof | undefined {
  const [mark = '.'] = marksOf(rows, [amount, balance], [], null);
  const proof = proofRows(rows, { columns: { kind: 'amount', amount, direction: null }, balance }, null, mark, {});
  const found = (proof[0]?.length ?? 0) < MIN_PROOF_ROWS ? undefined : proveByBalance(proof, undefined);
  return found !== undefined && found.share > NEARLY_ALL ? found : undefined;
}

/** By the first column with dates that all have one order. */
function descendsIn(rows: readonly CsvRow[]): boolean | undefined {
  const width = rows[0]?.cells.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const orders = ordersOf(rows, [column]);
    const [order] = orders;
    const descends = order === undefined || orders.length > 1 ? undefined : descendsBy(rows, column, order);
    if (descends !== undefined) return descends;
  }
  return undefined;
}
