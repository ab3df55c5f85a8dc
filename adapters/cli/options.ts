import { InvalidArgumentError } from 'commander';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';
import { isMinorUnits, type MinorUnits } from '../../domain/money/money.ts';
import { required } from './command.ts';

/** Options that several commands share, and readers that refuse values of the wrong form (exit code 2). */
export const EMAIL = required('<address>', 'e-mail address of the user');
export const FILE = required('<path>', 'the file to read');

/** For the help of every command that reads a file. */
export const FILE_FORMATS = `The file is CSV with a header line, separated by commas, semicolons or tabs,
or NDJSON (one JSON object per line). UTF-8, UTF-16 and Windows-1252 (Latin-1) are recognised.`;

export function currencyArgument(text: string): CurrencyCode {
  return valid(parseCurrency(text), 'It must be an ISO 4217 currency code, like USD.');
}

export function minorUnitsArgument(text: string): MinorUnits {
  const amount = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return valid(isMinorUnits(amount) ? amount : undefined, 'It must be an integer in minor units (cents), like 125000.');
}

export function idArgument(text: string): number {
  return valid(positiveInteger(text), 'It must be an id: a positive integer.');
}

export function idsArgument(text: string): readonly number[] {
  const ids = text.split(',').map((each) => positiveInteger(each.trim()));
  return valid(ids.every((id) => id !== undefined) ? ids : undefined, 'It must be ids with commas, such as 7,9.');
}

export function countArgument(text: string): number {
  return valid(positiveInteger(text), 'It must be a positive integer.');
}

export function secondsArgument(text: string): number {
  const seconds = text.length > 9 ? undefined : positiveInteger(text);
  return valid(seconds, 'It must be a positive number of seconds.');
}

export function dateArgument(text: string): LocalDate {
  return valid(parseLocalDate(text), 'It must be a calendar date YYYY-MM-DD.');
}

/** What a reader has read, or the refusal with its rule. */
export function valid<Value>(value: Value | undefined, rule: string): Value {
  if (value === undefined) throw new InvalidArgumentError(rule);
  return value;
}

function positiveInteger(text: string): number | undefined {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return value > 0 && Number.isSafeInteger(value) ? value : undefined;
}
