import { parseWrittenDate } from '../../../../domain/statements/written-date.ts';
import { signedNumber } from '../../signed-number.ts';
import type { CsvRow } from '../table/table.ts';
import { currencyOfUnit } from './currency.ts';
import { isOutFlag } from './flags.ts';

/** What the cells of a column look like, from a sample of the rows. Counts are of cells that are not empty. */
export interface ColumnProfile {
  readonly filled: number;
  readonly dates: number;
  readonly numbers: number;
  /** Numbers with a minus, brackets or a mark of debit. */
  readonly negatives: number;
  /** Numbers with a decimal mark, a sign or a currency. */
  readonly moneyLike: number;
  /** Numbers that are 0. */
  readonly zeros: number;
  readonly currencies: number;
  /** Words that look like codes of currencies, known or not. */
  readonly currencyLike: number;
  /** Numbers of accounts. */
  readonly accounts: number;
  readonly flags: number;
  readonly flagKinds: number;
  /** Different values, counted up to 100. */
  readonly distinct: number;
  /** Mean length of the texts that are no dates and no numbers. */
  readonly textLength: number;
  readonly rows: number;
}

const SAMPLE_ROWS = 2_000;
const MAX_DISTINCT = 100;

export function profileColumns(rows: readonly CsvRow[]): readonly ColumnProfile[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE_ROWS));
  const sample = rows.filter((_, index) => index % step === 0);
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, column) => profileOf(sample.map(({ cells }) => cells[column] ?? '')));
}

function profileOf(cells: readonly string[]): ColumnProfile {
  const filled = cells.filter((cell) => cell !== '');
  const facts = filled.map(factsOf);
  const texts = filled.filter((_, index) => facts[index]?.isDate === false && facts[index]?.number === undefined);
  const count = (test: (fact: CellFacts) => boolean): number => facts.filter(test).length;
  const flags = facts.map(({ flag }) => flag).filter((flag) => flag !== undefined);
  return {
    rows: cells.length,
    filled: filled.length,
    dates: count(({ isDate }) => isDate),
    numbers: count(({ number }) => number !== undefined),
    negatives: count(({ number }) => number?.isNegative === true),
    moneyLike: count(
      ({ number }) => number !== undefined && (number.isSigned || number.unit !== '' || /[.,]/.test(number.number)),
    ),
    zeros: count(({ number }) => number !== undefined && !/[1-9]/.test(number.number)),
    currencies: count(({ isCurrency }) => isCurrency),
    currencyLike: filled.filter(isCurrencyLike).length,
    accounts: count(({ isAccount }) => isAccount),
    flags: flags.length,
    flagKinds: new Set(flags).size,
    distinct: Math.min(MAX_DISTINCT, new Set(filled).size),
    textLength: texts.length === 0 ? 0 : texts.reduce((sum, { length }) => sum + length, 0) / texts.length,
  };
}

interface CellFacts {
  readonly isDate: boolean;
  readonly number: ReturnType<typeof signedNumber>;
  readonly isCurrency: boolean;
  readonly isAccount: boolean;
  readonly flag: boolean | undefined;
}

const IBAN = /^[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}$/;
const LONG_NUMBER = /^\d(?:[ -]?\d){9,33}$/;

function factsOf(cell: string): CellFacts {
  const isDate = parseWrittenDate(cell) !== undefined;
  const isIban = IBAN.test(cell);
  return {
    isDate,
    // Eight digits are a date among dates, and could be a number as well. A short IBAN is no number with a unit.
    number: isIban || (isDate && !/^\d{8}$/.test(cell)) ? undefined : signedNumber(cell),
    isAccount: isIban || LONG_NUMBER.test(cell),
    isCurrency: currencyOfUnit(cell) !== null,
    flag: isOutFlag(cell),
  };
}

/** The columns, from 0, whose content passes the test. */
export function columnsWhere(
  profiles: readonly ColumnProfile[],
  test: (profile: ColumnProfile, column: number) => boolean,
): readonly number[] {
  return profiles.flatMap((profile, column) => (test(profile, column) ? [column] : []));
}

export function isDateColumn({ dates, filled }: ColumnProfile): boolean {
  return filled > 0 && dates >= filled / 2;
}

/** Footers and preambles may leave some texts among the numbers. */
export function isNumberColumn({ numbers, filled }: ColumnProfile): boolean {
  return filled > 0 && numbers >= filled * 0.8;
}

export function isCurrencyColumn({ currencies, filled }: ColumnProfile): boolean {
  return filled > 0 && currencies >= filled * 0.8;
}

/** A code in capitals, such as `EUR`, or `BTC` and `USDT`, which ISO 4217 does not have. */
export function isCurrencyLike(cell: string): boolean {
  return /^[A-Z]{3,5}$/.test(cell);
}

export function isMostlyAccounts({ accounts, filled }: ColumnProfile): boolean {
  return accounts * 2 > filled;
}

export function isFlagColumn({ flags, filled }: ColumnProfile): boolean {
  return filled > 0 && flags >= filled * 0.95;
}

/** Of a column that is named so: some rows may be neither, and are asked about. */
export function isMostlyFlags({ flags, filled }: ColumnProfile): boolean {
  return filled > 0 && flags > filled / 2;
}
