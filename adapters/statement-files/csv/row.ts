import type { LocalDate } from '../../../domain/calendar.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { amountIn, type ExactAmount } from '../../../domain/money/exact-amount.ts';
import type { MinorUnits } from '../../../domain/money/money.ts';
import { joinedTexts, lineOrNull } from '../../../domain/statements/one-line.ts';
import type { ColumnRole } from '../../../domain/statements/read-options.ts';
import type { StatementBalance } from '../../../domain/statements/statement.ts';
import type { LeftOutReason } from '../../../domain/statements/statement-file.ts';
import { atLine, type CategoryHints, NO_HINTS, type StatementRow } from '../../../domain/statements/statement-row.ts';
import { isGoneCurrency, unknownCurrency } from '../named-currency.ts';
import { decimalNumber } from '../signed-number.ts';
import { type ReadRow, readable, unreadable } from '../statement-draft.ts';
import { isCurrencyLike } from './columns/column-profile.ts';
import { currencyOfUnit } from './columns/currency.ts';
import { isBalanceLabel, isNotExecutedWord, isPendingWord, isStartLabel, isWithoutImpact } from './columns/flags.ts';
import { labelledParties, otherParty } from './columns/parties.ts';
import { rowAmount } from './money/money.ts';
import type { OtherAmount } from './money/money-columns.ts';
import type { CsvPlan } from './plan.ts';
import type { CsvRow } from './table/table.ts';
import { goesOn } from './table/torn-numbers.ts';
import { NO_TEXT } from './words/cell-words.ts';

/** A row to keep; a reason to leave it out; or `text` if it moves no money. */
export type CsvRowReading = ReadRow | LeftOutReason | 'text';

export function readCsvRow(
  { line, cells, isTorn }: CsvRow,
  plan: CsvPlan,
  fallback: CurrencyCode | null,
): CsvRowReading {
  const cell = (role: ColumnRole): string => cells[plan.columns.of[role]?.[0] ?? -1] ?? '';
  const other = otherAmount(cells, plan);
  const currency = other?.currency ?? currencyOfRow(cell('currency'), cells, plan) ?? fallback;
  const amount = amountOf(cells, plan, other, currency);
  const day = dayOfRow(cells, plan);
  const kind = kindOf(cells, plan, amount, day);
  if (kind !== 'row') return kind;
  if (isTorn === true && isAmountTorn(cells, plan)) return unreadable(TORN);
  if (amount === 'bad' || amount === 'empty')
    return unreadable('The amount is not a number, or does not say in or out.');
  const unknown = unknownCurrencyIn(cell('currency'), cells, plan);
  if (unknown !== undefined) return unreadable(unknownCurrency(unknown));
  if (day === undefined) return unreadable('The date is missing, or is not a day of the calendar.');
  const { of, parties } = plan.columns;
  const texts = plan.texts
    .filter((column) => column !== of.payee?.[0])
    .map((column) => cells[column] ?? '')
    .filter((text) => !NO_TEXT.test(text));
  const labelled = labelledParties(texts);
  const notes = joinedTexts(plan.notes.map((column) => cells[column]));
  const party = otherParty(cells, parties, of.payee?.[0], amount.amount);
  const row: StatementRow = {
    place: atLine(line),
    sourceId: lineOrNull(cell('sourceId')),
    day,
    valueDay: plan.readDay(cell('valueDate'))?.day ?? null,
    amount: amount.amount,
    currency,
    status: isPendingWord(cell('status')) || isPendingWord(cells[plan.date] ?? '') ? 'pending' : 'booked',
    description: joinedTexts([party, ...texts]) || joinedTexts(plan.kinds.map((column) => cells[column])),
    payee: party ?? labelled.name,
    counterpartyAccount: lineOrNull(cell('counterpartyAccount')) ?? labelled.account,
    hints: hintsOf(cell('merchantCategoryCode'), lineOrNull(cell('category'))),
    balanceAfter: balanceOf(cells, plan, currency),
    ...(notes !== '' && { notes }),
  };
  return readable(row, amount.isRounded);
}

/**
 * The balance with which an account begins, where a row of its own states it as an amount. Where there are balances
 * beside the amounts, these say more.
 */
export function startOf(
  { cells }: CsvRow,
  plan: CsvPlan,
  fallback: CurrencyCode | null,
): (StatementBalance & { readonly currency: CurrencyCode | null }) | undefined {
  const filled = plan.texts.map((column) => cells[column] ?? '').filter((text) => text !== '');
  const currency = currencyOfRow(cells[plan.columns.of.currency?.[0] ?? -1] ?? '', cells, plan) ?? fallback;
  const amount = rowAmount(cells, plan.rule, currency);
  const day = dayOfRow(cells, plan);
  if (!filled.some(isStartLabel) || typeof amount === 'string' || day === undefined) return undefined;
  return balanceOf(cells, plan, currency) === null ? { day, amount: amount.amount, currency } : undefined;
}

const TORN =
  'The row has more cells than the table has columns, so a comma may have torn its amount apart. Put numbers with ' +
  'commas in quotation marks.';

/** Whether the amount may go on in the next cell. */
function isAmountTorn(cells: readonly string[], { money }: CsvPlan): boolean {
  return money.some((column) => goesOn(cells, column));
}

/** The other column of amounts that this row fills, if its own is empty. */
function otherAmount(cells: readonly string[], { rule: { columns }, otherAmounts }: CsvPlan): OtherAmount | undefined {
  const isEmpty = columns.kind === 'amount' && (cells[columns.amount] ?? '') === '';
  return isEmpty ? otherAmounts.find(({ column }) => (cells[column] ?? '') !== '') : undefined;
}

function amountOf(
  cells: readonly string[],
  { rule }: CsvPlan,
  other: OtherAmount | undefined,
  currency: CurrencyCode | null,
): ExactAmount | 'empty' | 'bad' {
  if (other === undefined) return rowAmount(cells, rule, currency);
  if (other.currency === null) return 'bad';
  return rowAmount(cells, { ...rule, columns: { kind: 'amount', amount: other.column, direction: null } }, currency);
}

function hintsOf(code: string, name: string | null): CategoryHints {
  const merchantCategoryCode = /^\d{4}$/.test(code) ? code : null;
  return merchantCategoryCode === null && name === null ? NO_HINTS : { merchantCategoryCode, name, code: null };
}

function kindOf(
  cells: readonly string[],
  plan: CsvPlan,
  amount: ExactAmount | 'empty' | 'bad',
  day: LocalDate | undefined,
): 'row' | LeftOutReason | 'text' {
  if (plan.outcomes.some((column) => isNotExecutedWord(cells[column] ?? ''))) return 'not executed';
  if (isWithoutImpact(cells[plan.columns.of.direction?.[0] ?? -1] ?? '')) return 'information';
  if (amount === 'empty') return withoutAmount(cells, plan, day);
  if (day !== undefined) return isAllLabel(cells, plan) || isBalanceLabel(cells[plan.date] ?? '') ? 'balance' : 'row';
  if (cells.some(isBalanceLabel) || isTotal(cells, plan)) return 'balance';
  if (amount !== 'bad' && amount.amount === 0 && (cells[plan.date] ?? '') === '') return 'information';
  if (amount === 'bad') return plan.readDay(cells[plan.date] ?? '') === undefined ? 'text' : 'row';
  return isPendingWord(cells[plan.date] ?? '') ? 'not executed' : 'row';
}

/** A row that is too short to have an amount was cut off, unless the table has many of them. */
function withoutAmount(
  cells: readonly string[],
  plan: CsvPlan,
  day: LocalDate | undefined,
): 'row' | LeftOutReason | 'text' {
  if (cells.some(isBalanceLabel) || (cells[plan.balance ?? -1] ?? '') !== '') return 'balance';
  if (day === undefined) return 'text';
  const isLong = cells.length > Math.min(...plan.money);
  return isLong || plan.hasDetailLines ? 'information' : 'row';
}

/** A row without a text that has both a debit and a credit adds up the columns. */
function isTotal(cells: readonly string[], { rule: { columns }, texts }: CsvPlan): boolean {
  if (columns.kind === 'amount') return false;
  const isFilled = (column: number): boolean => (cells[column] ?? '') !== '';
  return !texts.some(isFilled) && isFilled(columns.debit) && isFilled(columns.credit);
}

/** Whether the row's description is nothing but the label of a balance. */
function isAllLabel(cells: readonly string[], plan: CsvPlan): boolean {
  const filled = plan.texts.map((column) => cells[column] ?? '').filter((text) => text !== '');
  return (
    filled.length > 0 &&
    filled.every(isBalanceLabel) &&
    filled.every((text) => !/^(?:sum|total)(?: (?!20\d\d$)\d{3,})?$/i.test(text))
  );
}

/** A date that does not exist is an error of the row; only an empty cell or a word gives way to another column. */
function dayOfRow(cells: readonly string[], { dates, readDay }: CsvPlan): LocalDate | undefined {
  return dates.map((column) => readDay(cells[column] ?? '')).find((date) => date !== undefined)?.day;
}

/** `BTC` beside an amount, or `DEM` behind it, must not become the money of the account. */
function unknownCurrencyIn(written: string, cells: readonly string[], { money, rule }: CsvPlan): string | undefined {
  if (isCurrencyLike(written)) return currencyOfUnit(written) === null ? written : undefined;
  return money.map((column) => decimalNumber(cells[column] ?? '', rule.mark)?.unit ?? '').find(isGoneCurrency);
}

function currencyOfRow(written: string, cells: readonly string[], { money, rule }: CsvPlan): CurrencyCode | null {
  const named = currencyOfUnit(written);
  if (named !== null) return named;
  const units = money.map((column) => decimalNumber(cells[column] ?? '', rule.mark)?.unit ?? '');
  return units.map(currencyOfUnit).find((one) => one !== null) ?? null;
}

function balanceOf(
  cells: readonly string[],
  { balance, rule }: CsvPlan,
  currency: CurrencyCode | null,
): MinorUnits | null {
  const number = balance === null ? undefined : decimalNumber(cells[balance] ?? '', rule.mark);
  return number === undefined ? null : (amountIn(number.decimal, currency)?.amount ?? null);
}
