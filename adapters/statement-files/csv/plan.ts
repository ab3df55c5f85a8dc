import { setImmediate } from 'node:timers/promises';
import { daysBetween, type LocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, minorDigits, parseCurrency } from '../../../domain/money/currency.ts';
import type { DecimalMark } from '../../../domain/money/decimal-mark.ts';
import { DATE_ORDERS, type DateOrder } from '../../../domain/statements/date-order.ts';
import type { ReadOptions } from '../../../domain/statements/read-options.ts';
import { StatementFileError } from '../../../domain/statements/statement-file-error.ts';
import type { StatementQuestion } from '../../../domain/statements/statement-question.ts';
import { atLine } from '../../../domain/statements/statement-row.ts';
import { parseWrittenDate } from '../../../domain/statements/written-date.ts';
import { notationQuestions, requireMark } from '../notation-questions.ts';
import { signedNumber } from '../signed-number.ts';
import {
  type ColumnProfile,
  columnsWhere,
  isDateColumn,
  isNumberColumn,
  profileColumns,
} from './columns/column-profile.ts';
import { currencyOfLayout, currencyOfNames, currencyOfUnit } from './columns/currency.ts';
import { columnQuestion, moneyQuestion } from './columns/mapping-question.ts';
import { assignRoles, type Columns } from './columns/roles.ts';
import {
  type FoundMoney,
  type MoneyColumns,
  moneyColumnList,
  proofRows,
  proveByBalance,
} from './money/balance-proof.ts';
import type { MoneyRule } from './money/money.ts';
import { findMoneyColumns, numberColumns, type OtherAmount, otherAmountsOf } from './money/money-columns.ts';
import {
  type DayReader,
  datesOf,
  dayReader,
  demandedMark,
  descendsBy,
  marksOf,
  numbersOf,
  ordersOf,
} from './money/notation.ts';
import { findSigns, SIGN_QUESTION } from './money/signs.ts';
import { twinsOf } from './money/twin-amounts.ts';
import { type CsvLayout, withoutNotes } from './table/layout.ts';
import type { CsvRow } from './table/table.ts';

/** How to read every row of a file. */
export interface CsvPlan {
  readonly columns: Columns;
  readonly date: number;
  /** All columns with dates, that of the date first, then those that are tried where it is empty. */
  readonly dates: readonly number[];
  /** Those of the amounts. */
  readonly money: readonly number[];
  /** Payees, then descriptions. */
  readonly texts: readonly number[];
  /** Notes of the person. */
  readonly notes: readonly number[];
  /** Those that may say what kind of transaction it is: the text of a row that has none. */
  readonly kinds: readonly number[];
  /** Those that may say whether a payment was carried out: its status, and the kind of the transaction. */
  readonly outcomes: readonly number[];
  readonly order: DateOrder;
  /** In that order. */
  readonly readDay: DayReader;
  readonly rule: MoneyRule;
  readonly balance: number | null;
  /** Columns that hold the amount where its own column is empty. */
  readonly otherAmounts: readonly OtherAmount[];
  /** Whether several rows end before their amount: lines of details, not rows that were cut off. */
  readonly hasDetailLines: boolean;
  /** Whether newer rows stand above, as far as the dates say. */
  readonly descends: boolean | undefined;
}

/** A plan, or what a person must say first. Throws `unsupported_format` for a text without dates or amounts. */
export async function planFor(
  layout: CsvLayout,
  options: ReadOptions,
): Promise<CsvPlan | readonly StatementQuestion[]> {
  const rows = withoutNotes(layout.rows);
  const profiles = profileColumns(rows);
  const columns = assignRoles({ ...layout, rows }, profiles, checkedMapping(options, profiles.length));
  const date = columns.of.date?.[0] ?? onlyDate(profiles, layout);
  const money = findMoneyColumns(columns, profiles, rows);
  const missing = [
    ...(date === undefined ? [columnQuestion('date', columnsWhere(profiles, isDateColumn), layout)] : []),
    ...(money === undefined ? [moneyQuestion(numberColumns(columns.of, profiles), layout)] : []),
  ];
  if (date === undefined || money === undefined) {
    if (!profiles.some(isDateColumn)) throw notAStatement();
    if (missing.some(({ candidates }) => candidates.length === 0))
      throw layout.header === null ? notAStatement() : withoutAmounts(layout);
    return missing;
  }
  const twins = options.mapping?.amount === undefined ? twinsOf(layout, columns, profiles, money) : [];
  if (twins.length > 0) return [columnQuestion('amount', twins, layout)];
  return settled(layout, columns, profiles, date, money, options);
}

async function settled(
  layout: CsvLayout,
  given: Columns,
  profiles: readonly ColumnProfile[],
  date: number,
  money: FoundMoney,
  options: ReadOptions,
): Promise<CsvPlan | readonly StatementQuestion[]> {
  const { rows } = layout;
  const moneyList = moneyColumnList(money.columns);
  const columns = withCurrencyOfNames(given, layout, moneyList);
  const dateList = [date, ...(columns.of.valueDate ?? []), ...columns.otherDates.filter((column) => column !== date)];
  const orders = options.dateOrder === undefined ? likelyOrders(layout, dateList) : [options.dateOrder];
  await setImmediate();
  const others = [money.balance, ...(columns.of.fee ?? [])].filter((column) => column !== null);
  const marks =
    options.decimal === undefined
      ? likelyMarks(rows, moneyList, others, profiles, digitsOf(layout, columns, moneyList, options))
      : [options.decimal];
  requireAgreement(layout, date, orders, marks);
  await setImmediate();
  const [order = 'ymd', mark = '.'] = [orders[0], marks[0]];
  const descends = orders.length === 1 ? descendsBy(rows, date, order) : undefined;
  const plusIs = layout.known?.plusIs ?? null;
  const signs = findSigns({ rows, money, mark, descends, isCard: isCard(layout, columns), of: columns.of, plusIs });
  const questions = [
    ...notationQuestions(orders, datesOf(rows, dateList), marks, numbersOf(rows, moneyList)),
    ...(signs.asks && options.invert === undefined ? [SIGN_QUESTION] : []),
  ];
  if (questions.length > 0) return questions;
  const rule: MoneyRule = {
    columns: money.columns,
    mark,
    byFlag: signs.byFlag,
    invert: options.invert ?? signs.invert,
    keepsSigns: signs.keepsSigns,
    ...splitSigns(money.columns, profiles),
    fee: feeColumn(layout, columns, money, mark, descends),
    parts: layout.known?.parts ?? [],
    isInMinorUnits: layout.known?.isInMinorUnits === true && areWhole(rows, moneyList),
  };
  const readDay = dayReader(order);
  return {
    columns,
    date,
    dates: dateList,
    money: moneyList,
    ...textsAndNotes(layout, columns),
    kinds: kindsOf(layout, columns),
    outcomes: [...(columns.of.status ?? []), ...(columns.of.direction ?? []), ...kindsOf(layout, columns)],
    order,
    readDay,
    rule,
    balance: money.balance,
    otherAmounts: otherAmountsOf(layout, columns, profiles, money),
    hasDetailLines: countDetailLines(rows, date, moneyList, readDay) >= SEVERAL_LINES,
    descends,
  };
}

/** Banks call their own texts notes, too, but have no accounts, categories and payees beside them in each row. */
function textsAndNotes({ names }: CsvLayout, { of }: Columns): Pick<CsvPlan, 'texts' | 'notes'> {
  const { payee = [], description = [] } = of;
  const isProgram = [of.accountName ?? of.account, of.category, of.payee].every((role) => role !== undefined);
  const notes = description.filter((column) => isProgram && /^(?:notes?|memo)$/.test(names[column] ?? ''));
  return { texts: [...payee, ...description.filter((column) => !notes.includes(column))], notes };
}

const KIND = /(?:^| )(?:type|typ|tipo|tipologia|art|kind|soort|slag|rodzaj|druh|status|state|stato|estado|etat)(?: |$)/;

function kindsOf({ names }: CsvLayout, { of }: Columns): readonly number[] {
  const taken = new Set([of.status?.[0], of.direction?.[0]]);
  return names.flatMap((name, column) => (KIND.test(name) && !taken.has(column) ? [column] : []));
}

/** Where the name of the amounts has their currency, a column of currencies is about something else. */
function withCurrencyOfNames(columns: Columns, { header }: CsvLayout, moneyList: readonly number[]): Columns {
  if (currencyOfNames(header, moneyList) === null) return columns;
  const { currency: _, ...of } = columns.of;
  return { ...columns, of };
}

/** The marks that fit all amounts; of two, the one that the other numbers of the table have, such as rates. */
function likelyMarks(
  rows: readonly CsvRow[],
  money: readonly number[],
  others: readonly number[],
  profiles: readonly ColumnProfile[],
  digits: number | null,
): readonly DecimalMark[] {
  const marks = marksOf(rows, money, others, digits);
  if (marks.length < 2) return marks;
  const numbers = columnsWhere(profiles, (profile) => isNumberColumn(profile) && !isDateColumn(profile));
  const demanded = demandedMark(rows, numbers);
  return demanded === undefined ? marks : [demanded];
}

/** The orders that fit all dates; of several, the one that the bank is known to write. */
function likelyOrders({ rows, known }: CsvLayout, dateList: readonly number[]): readonly DateOrder[] {
  const orders = ordersOf(rows, dateList);
  const order = orders.find((one) => one === known?.dateOrder);
  return order === undefined ? orders : [order];
}

/** The decimals of the currency, if the file has one and names it, or the caller does. */
function digitsOf(
  layout: CsvLayout,
  { of }: Columns,
  moneyList: readonly number[],
  { currency }: ReadOptions,
): number | null {
  const [column] = of.currency ?? [];
  const cells =
    column === undefined ? [] : layout.rows.slice(0, 1_000).map(({ cells }) => parseCurrency(cells[column] ?? ''));
  const named = new Set([...cells, ...unitsIn(layout, moneyList)].filter((code) => code !== undefined));
  const known = currencyOfLayout(layout, moneyList) ?? layout.known?.currency ?? currency ?? null;
  if (named.size > 1) return null;
  const [code = known] = named;
  return code === null ? null : minorDigits(code);
}

/** Currencies beside the amounts. */
function unitsIn({ rows }: CsvLayout, moneyList: readonly number[]): readonly CurrencyCode[] {
  const cells = rows.slice(0, UNIT_ROWS).flatMap((row) => moneyList.map((column) => row.cells[column] ?? ''));
  return cells.map((cell) => currencyOfUnit(signedNumber(cell)?.unit ?? '')).filter((code) => code !== null);
}

const UNIT_ROWS = 50;

/** Booking and value day, or the day of a purchase, are hardly ever further apart. */
const DAYS_APART_MAX = 15;

/**
 * The only column with dates. Of several whose days are near each other, the first that is in order, because banks list
 * their rows by the day of booking; else the first. `undefined` if they are of different things.
 */
function onlyDate(profiles: readonly ColumnProfile[], { rows }: CsvLayout): number | undefined {
  const all = columnsWhere(profiles, isDateColumn);
  const columns = all.filter((column) => profiles[column]?.filled === profiles[column]?.rows);
  const [first] = columns;
  if (first === undefined) return all[0];
  const [order = 'ymd'] = ordersOf(rows, columns);
  const read = dayReader(order);
  const dayAt = (row: CsvRow, column: number): LocalDate | undefined => read(row.cells[column] ?? '')?.day;
  const areNear = rows.every((row) => {
    const days = columns.map((column) => dayAt(row, column)).filter((day) => day !== undefined);
    return days.every((day) => Math.abs(daysBetween(days[0] ?? day, day)) <= DAYS_APART_MAX);
  });
  if (columns.length > 1 && !areNear) return undefined;
  return (
    columns.find((column) => isSorted(rows.map((row) => dayAt(row, column)).filter((day) => day !== undefined))) ??
    first
  );
}

function isSorted(days: readonly LocalDate[]): boolean {
  const isUp = days.every((day, index) => index === 0 || (days[index - 1] ?? day) <= day);
  return isUp || days.every((day, index) => index === 0 || (days[index - 1] ?? day) >= day);
}

/** A column of debits that is mostly negative means the same as one that is positive. */
function splitSigns(columns: MoneyColumns, profiles: readonly ColumnProfile[]) {
  const isNegative = (column: number): boolean => {
    const { negatives = 0, numbers = 0 } = profiles[column] ?? {};
    return negatives > numbers / 2;
  };
  if (columns.kind === 'amount') return { isDebitNegative: false, isCreditNegative: false };
  return { isDebitNegative: isNegative(columns.debit), isCreditNegative: isNegative(columns.credit) };
}

const SEVERAL_LINES = 3;

function countDetailLines(rows: readonly CsvRow[], date: number, money: readonly number[], read: DayReader): number {
  const first = Math.min(...money);
  return rows.filter(({ cells }) => cells.length <= first && read(cells[date] ?? '') !== undefined).length;
}

/** A decimal mark anywhere says that a bank no longer counts minor units. */
function areWhole(rows: readonly CsvRow[], columns: readonly number[]): boolean {
  return rows.every(({ cells }) => columns.every((column) => !/[.,]/.test(cells[column] ?? '')));
}

/** A fee is taken off only if the balances show that the amount does not hold it yet. */
function feeColumn(
  { rows }: CsvLayout,
  { of }: Columns,
  { columns, balance }: FoundMoney,
  mark: DecimalMark,
  descends: boolean | undefined,
): number | null {
  const [fee] = of.fee ?? [];
  if (fee === undefined || balance === null) return null;
  const share = (cost: number | null): number =>
    proveByBalance(proofRows(rows, { columns, balance }, cost, mark, of), descends, 0)?.share ?? 0;
  return share(fee) > share(null) ? fee : null;
}

const CARD_WORDS =
  /\b(?:credit card|card ?member|card no|card number|cardholder|kreditkarte|karteninhaber|kartennummer|carte de credit|tarjeta|carta di credito|kreditkort|luottokortti|appears on your statement as|figure sur votre releve|erscheint auf ihrer abrechnung)\b/;
const PAYMENT_WORDS =
  /\b(?:payment received|payment thank you|payment thank|autopay|auto pay|online payment|card payment received|paiement recu|zahlung erhalten|pago recibido|inbetalning|betaling modtatt|direct debit payment|payment by direct debit|pagamento recebido|zahlung dankend|enregistre merci|thank you)\b/;

/** Cards export purchases as positive amounts more often than not. */
function isCard({ names, preamble, rows }: CsvLayout, { of }: Columns): boolean {
  const texts = [...names, ...preamble.flatMap(({ cells }) => cells.map((cell) => cell.toLowerCase()))];
  if (texts.some((text) => CARD_WORDS.test(text))) return true;
  const columns = [...(of.description ?? []), ...(of.payee ?? [])];
  const sample = rows.slice(0, 2_000);
  return sample.some(({ cells }) => columns.some((column) => PAYMENT_WORDS.test(plainWords(cells[column] ?? ''))));
}

function plainWords(text: string): string {
  return text
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');
}

function requireAgreement(
  layout: CsvLayout,
  date: number,
  orders: readonly DateOrder[],
  marks: readonly DecimalMark[],
): void {
  const line = layout.rows[0]?.line ?? 1;
  if (orders.length === 0) {
    const sentence =
      'This date has another order of day, month and year than those above. Export the file again, or correct it.';
    throw new StatementFileError('malformed', sentence, atLine(firstContradiction(layout.rows, date)?.line ?? line));
  }
  requireMark(marks, line);
}

/** The first row whose date leaves no order that fits the dates above it as well. */
function firstContradiction(rows: readonly CsvRow[], column: number): CsvRow | undefined {
  let left: readonly DateOrder[] = DATE_ORDERS;
  return rows.find(({ cells }) => {
    const cell = cells[column] ?? '';
    const fitting = left.filter((order) => dayReader(order)(cell)?.day !== undefined);
    if (fitting.length === 0 && parseWrittenDate(cell) !== undefined) return true;
    if (fitting.length > 0) left = fitting;
    return false;
  });
}

function checkedMapping({ mapping = {} }: ReadOptions, width: number): NonNullable<ReadOptions['mapping']> {
  const numbers = Object.values(mapping).flat();
  if (!numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= width))
    throw mistakenMapping(`The mapping names a column that the file does not have. It has ${width}.`);
  if (Object.entries(mapping).some(([role, own]) => role !== 'description' && own.length > 1))
    throw mistakenMapping('Only the description may be in several columns.');
  return mapping;
}

function mistakenMapping(sentence: string): StatementFileError {
  return new StatementFileError('options', sentence, null, 'mapping');
}

function withoutAmounts({ rows }: CsvLayout): StatementFileError {
  const sentence =
    'The table has dates and no column of amounts. Export the transactions of the account, each with date and amount.';
  return new StatementFileError('unsupported_format', sentence, atLine(rows[0]?.line ?? 1));
}

export function notAStatement(): StatementFileError {
  return new StatementFileError(
    'unsupported_format',
    'The file is no statement that Coffer recognises. It reads OFX, QFX, QIF, CAMT, MT940, and CSV or XLSX ' +
      'with a date and an amount in each row.',
  );
}
