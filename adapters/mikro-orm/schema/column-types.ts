import { Type } from '@mikro-orm/core';
import type { LocalDate, Timestamp } from '../../../domain/calendar.ts';
import { FinanceError } from '../../../domain/error.ts';

/** A bigint as a safe integer. Throws `amount_out_of_range` for a larger one instead of rounding it. */
export class SafeInteger extends Type<number, string | number> {
  override convertToJSValue(value: string | number): number {
    return safeInteger(value);
  }

  override getColumnType(): string {
    return 'bigint';
  }

  override compareAsType(): string {
    return 'number';
  }

  override get runtimeType(): string {
    return 'number';
  }
}

/** A bigint[] as safe integers. */
export class SafeIntegers extends Type<readonly number[], readonly string[] | string> {
  override convertToDatabaseValue(value: readonly number[]): string {
    return `{${value.join(',')}}`;
  }

  override convertToJSValue(value: readonly string[]): readonly number[] {
    return value.map(safeInteger);
  }

  override getColumnType(): string {
    return 'bigint[]';
  }
}

/** A timestamptz as the domain's text with six fractional digits, which the pool makes. */
export class Moment extends Type<Timestamp, string> {
  override getColumnType(): string {
    return 'timestamptz';
  }

  /** Without this and `runtimeType` the ORM would make it a `Date`. */
  override compareAsType(): string {
    return 'string';
  }

  override get runtimeType(): string {
    return 'string';
  }
}

/** A date as text. */
export class Day extends Type<LocalDate, string> {
  override getColumnType(): string {
    return 'date';
  }

  override compareAsType(): string {
    return 'string';
  }

  override get runtimeType(): string {
    return 'string';
  }
}

/** Throws `amount_out_of_range` for a number that would be rounded. */
export function safeInteger(value: string | number): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) {
    throw new FinanceError('amount_out_of_range', 'A stored number is past ±(2^53−1).');
  }
  return number;
}
