import { type LocalDate, parseLocalDate, parseTimestamp, type Timestamp } from '../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';
import { characterCount, isEncodableText } from '../../domain/text.ts';
import { ConstraintError } from './constraint-error.ts';

// Each function returns its argument, or throws ConstraintError if such a column of a database could not hold it. The
// message never contains the value, which may be a third party's text.

export function integer(value: number): number {
  return Number.isSafeInteger(value) ? value : refuse('a safe integer');
}

export function integerOtherThan0(value: number): number {
  return integer(value) === 0 ? refuse('an integer other than 0') : value;
}

export function positiveInteger(value: number): number {
  return integer(value) > 0 ? value : refuse('a positive integer');
}

/** A number from 0 to 1. */
export function share(value: number): number {
  return value >= 0 && value <= 1 ? value : refuse('a number from 0 to 1');
}

export function text<Text extends string>(value: Text): Text {
  return isEncodableText(value) ? value : refuse('text without NUL and unpaired surrogates');
}

/** Text of `least` to `most` characters. */
export function textOf(least: number, most: number): (value: string) => string {
  return (value) => {
    const count = characterCount(text(value));
    return count >= least && count <= most ? value : refuse(`${least} to ${most} characters`);
  };
}

export function uuid(value: string): string {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ? value : refuse('a UUID');
}

export function timestamp(value: Timestamp): Timestamp {
  return parseTimestamp(value) === value ? value : refuse('a timestamp');
}

export function date(value: LocalDate): LocalDate {
  return parseLocalDate(value) === value ? value : refuse('a date');
}

export function currencyCode(value: CurrencyCode): CurrencyCode {
  return parseCurrency(value) === value ? value : refuse('a currency');
}

export function oneOf<Value>(values: readonly Value[]): (value: Value) => Value {
  return (value) => (values.includes(value) ? value : refuse(`one of ${values.join(', ')}`));
}

export function nullable<Value>(column: (value: Value) => Value): (value: Value | null) => Value | null {
  return (value) => (value === null ? null : column(value));
}

/** A frozen copy. */
export function listOf<Value>(column: (value: Value) => Value): (values: readonly Value[]) => readonly Value[] {
  return (values) => Object.freeze(values.map((value) => column(value)));
}

/** A frozen copy, whose members are not checked. */
export function frozen<Value extends object>(value: Value): Value {
  return Object.freeze({ ...value });
}

/** What a column may hold is not checked. */
export function anything<Value>(value: Value): Value {
  return value;
}

/** What each column of a table does to a value. */
export type Columns<Row> = { readonly [Name in keyof Row]-?: (value: Row[Name]) => Row[Name] };

/** A frozen copy of a row with these columns and no others. */
export function rowOf<Row extends object>(columns: Columns<Row>): (row: Row) => Row {
  const names = Object.keys(columns) as (keyof Row)[];
  return (row) => Object.freeze(Object.fromEntries(names.map((name) => [name, columns[name](row[name])])) as Row);
}

function refuse(what: string): never {
  throw new ConstraintError(`A column that holds ${what} was given something else.`);
}
