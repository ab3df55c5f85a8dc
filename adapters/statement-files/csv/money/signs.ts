import { categoryOfName } from '../../../../domain/categorising/words/category-names.ts';
import { CATEGORY_TREE } from '../../../../domain/ledger/category-tree.ts';
import type { TransactionType } from '../../../../domain/ledger/transaction.ts';
import type { DecimalMark } from '../../../../domain/money/decimal-mark.ts';
import type { StatementQuestion } from '../../../../domain/statements/statement-question.ts';
import { decimalNumber } from '../../signed-number.ts';
import { isOutFlag } from '../columns/flags.ts';
import type { Columns } from '../columns/roles.ts';
import type { CsvRow } from '../table/table.ts';
import { type BalanceProof, type FoundMoney, type MoneyColumns, proofRows, proveByBalance } from './balance-proof.ts';
import type { MoneyRule } from './money.ts';

/** The signs of a file's amounts. */
export interface Signs extends Pick<MoneyRule, 'byFlag' | 'invert' | 'keepsSigns'> {
  /** Nothing proves the signs of amounts without a minus. */
  readonly asks: boolean;
}

const AS_WRITTEN: Signs = { byFlag: false, invert: false, keepsSigns: false, asks: false };
const INVERTED: Signs = { ...AS_WRITTEN, invert: true };
const OPEN: Signs = { ...AS_WRITTEN, asks: true };

export interface SignFacts {
  readonly rows: readonly CsvRow[];
  readonly money: FoundMoney;
  readonly mark: DecimalMark;
  /** What the dates say about the order of the rows. */
  readonly descends: boolean | undefined;
  /** Whether names or texts show a card. */
  readonly isCard: boolean;
  /** Tell the accounts apart. */
  readonly of: Columns['of'];
  /** Which way amounts without a minus go, if the bank is known. */
  readonly plusIs: 'in' | 'out' | null;
}

/**
 * The balance or the flags prove the signs. Without them, a file with both signs is believed, unless it is a card's.
 */
export function findSigns(facts: SignFacts): Signs {
  const { columns } = facts.money;
  if (columns.kind === 'split') return AS_WRITTEN;
  const counts = countSigns(facts.rows, columns, facts.mark);
  return byFlags(counts) ?? { ...unflagged(facts, counts), keepsSigns: counts.plus > 0 && counts.unsigned > 0 };
}

function unflagged(facts: SignFacts, counts: SignCounts): Signs {
  const { positive, negative, unsigned } = counts;
  const proof = proofOf(facts);
  const isSure = proof !== undefined && isProved(proof, negative);
  if (facts.plusIs === 'out' && !isSure) return negative > positive ? OPEN : INVERTED;
  if (facts.plusIs === 'in' && !isSure && !arePurchasesIn(facts)) return AS_WRITTEN;
  if (facts.isCard && positive > negative) return OPEN;
  if (isSure) return proof.isInverted ? INVERTED : AS_WRITTEN;
  if (arePurchasesIn(facts)) return OPEN;
  if (positive >= MANY && positive > 2 * negative && negative > 0) return OPEN;
  return negative > 0 || unsigned === 0 ? AS_WRITTEN : OPEN;
}

const ENOUGH_PAIRS = 3;

/** Amounts without any minus could be of both kinds, so every balance must show the same kind. */
function isProved({ isAmbiguous, share, pairs }: BalanceProof, negative: number): boolean {
  return !isAmbiguous && (negative > 0 || (share === 1 && pairs >= ENOUGH_PAIRS));
}

/** How many amounts other than 0 are what. */
interface SignCounts {
  positive: number;
  negative: number;
  /** Positive without a plus or a mark. */
  unsigned: number;
  plus: number;
  /** With a flag. */
  flagged: number;
  /** Without a sign, and with nothing in the column of flags. */
  unflagged: number;
  flaggedNegative: number;
  /** Negative and flagged as out, or positive and flagged as in. */
  agreeing: number;
}

function countSigns(
  rows: readonly CsvRow[],
  columns: MoneyColumns & { kind: 'amount' },
  mark: DecimalMark,
): SignCounts {
  const counts: SignCounts = {
    positive: 0,
    negative: 0,
    unsigned: 0,
    plus: 0,
    flagged: 0,
    unflagged: 0,
    flaggedNegative: 0,
    agreeing: 0,
  };
  for (const { cells } of rows) {
    const number = decimalNumber(cells[columns.amount] ?? '', mark);
    if (number === undefined || Number(number.decimal) === 0) continue;
    const flag = cells[columns.direction ?? -1] ?? '';
    const isOut = isOutFlag(flag);
    if (number.isNegative) counts.negative += 1;
    else counts.positive += 1;
    if (!number.isSigned) counts.unsigned += 1;
    if (number.isSigned && !number.isNegative && !number.isMarked) counts.plus += 1;
    if (flag === '' && !number.isSigned) counts.unflagged += 1;
    if (isOut === undefined) continue;
    counts.flagged += 1;
    if (number.isNegative) counts.flaggedNegative += 1;
    if (number.isNegative === isOut) counts.agreeing += 1;
  }
  return counts;
}

/**
 * Flags beside unsigned amounts decide; beside signed ones they must agree, or be the exact opposite. Where a bank
 * flags some rows only, such as credits with CR, nothing says what the others are.
 */
function byFlags({ flagged, unflagged, flaggedNegative, agreeing }: SignCounts): Signs | undefined {
  if (flagged === 0) return undefined;
  const decided: Signs = { ...AS_WRITTEN, byFlag: true, keepsSigns: true, asks: unflagged > 0 };
  if (flaggedNegative === 0) return decided;
  if (agreeing === flagged) return { ...decided, byFlag: false };
  return agreeing === 0 ? decided : undefined;
}

/** Kinds of rows in a column of their own, or at the start of a text: `COMPRA 1234 Shop`. */
const PURCHASE =
  /^(?:(?:purchase|sale|pos|card purchase|kauf|achat|compra|acquisto|aankoop|kop|kob|zakup|nakup)$|(?:purchase|card purchase|achat|compra|acquisto|aankoop|zakup|nakup)\s(?!.*\b(?:return|refund|revers|devol|anul|estorno|annul|rembours))(?!\()|[（(【]?消费)/i;
const REPAYMENT = /^[（(【]?(?:还款|退款|退货|转账还款|信用卡还款)/;
const MANY = 5;

/**
 * Whether more purchases have amounts without a minus than with one, or what was earned has one. Programs such as Lunch
 * Money show accounts of any bank with signs of their own, so that their categories must show which these are.
 */
function arePurchasesIn({ rows, money, mark, of, plusIs }: SignFacts): boolean {
  const { columns } = money;
  if (columns.kind !== 'amount') return false;
  // A bank whose signs are known may show a single refund, beside the category of what was bought.
  const [category = -1] = plusIs === null ? (of.category ?? []) : [];
  const names = new Set(rows.map(({ cells }) => cells[category] ?? ''));
  const types = new Map([...names].map((name) => [name, typeOfCategory(name)]));
  let [wrong, right] = [0, 0];
  for (const { cells } of rows) {
    const type = typeOfRow(cells) ?? types.get(cells[category] ?? '');
    const isNegative = type && decimalNumber(cells[columns.amount] ?? '', mark)?.isNegative;
    if (isNegative === undefined) continue;
    if (isNegative === (type === 'expense')) right += 1;
    else wrong += 1;
  }
  const isOfProgram = plusIs === null && of.category !== undefined && of.accountName !== undefined;
  return wrong > right || (isOfProgram && wrong === right);
}

function typeOfRow(cells: readonly string[]): TransactionType | undefined {
  if (cells.some((cell) => PURCHASE.test(cell))) return 'expense';
  return cells.some((cell) => REPAYMENT.test(cell)) ? 'income' : undefined;
}

function typeOfCategory(name: string): TransactionType | undefined {
  const id = categoryOfName(name);
  return CATEGORY_TREE.find((category) => category.id === id)?.type;
}

/** Of a single column of amounts; columns of debits and credits need no proof. */
function proofOf({ rows, money, mark, descends, of }: SignFacts): BalanceProof | undefined {
  const { columns, balance } = money;
  if (balance === null || columns.kind !== 'amount') return undefined;
  return proveByBalance(proofRows(rows, { columns, balance }, null, mark, of), descends);
}

export const SIGN_QUESTION: StatementQuestion = {
  option: 'invert',
  role: null,
  sentence: 'Nothing in the file proves whether amounts without a minus are money in or money out. Which are they?',
  candidates: [
    { options: { invert: true }, meaning: 'Amounts without a minus are money out, such as the purchases of a card.' },
    { options: { invert: false }, meaning: 'Amounts without a minus are money in.' },
  ],
};
