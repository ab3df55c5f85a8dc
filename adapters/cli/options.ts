import { InvalidArgumentError, Option } from 'commander';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';
import { isMinorUnits, type MinorUnits } from '../../domain/money/money.ts';

/** Options that several commands share, and parsers that refuse values of the wrong form (exit code 2). */
export const jsonOption = (): Option => new Option('--json', 'print one JSON document instead of text');
export const emailOption = (): Option =>
  new Option('--email <address>', 'e-mail address of the user').makeOptionMandatory();

export function currencyArgument(text: string): CurrencyCode {
  const code = parseCurrency(text);
  if (code === undefined) throw new InvalidArgumentError('It must be an ISO 4217 currency code, like USD.');
  return code;
}

export function minorUnitsArgument(text: string): MinorUnits {
  const amount = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!isMinorUnits(amount)) {
    throw new InvalidArgumentError('It must be an integer in minor units (cents), like 125000.');
  }
  return amount;
}

export function idArgument(text: string): number {
  return positiveInteger(text, 'It must be an id: a positive integer.');
}

export function countArgument(text: string): number {
  return positiveInteger(text, 'It must be a positive integer.');
}

export function secondsArgument(text: string): number {
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (seconds < 1) throw new InvalidArgumentError('It must be a positive number of seconds.');
  return seconds;
}

export function dateArgument(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (date === undefined) throw new InvalidArgumentError('It must be a calendar date YYYY-MM-DD.');
  return date;
}

function positiveInteger(text: string, rule: string): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  if (value < 1 || !Number.isSafeInteger(value)) throw new InvalidArgumentError(rule);
  return value;
}
