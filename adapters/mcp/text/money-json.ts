import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatMoney, type MinorUnits } from '../../../domain/money/money.ts';

/** An amount in structured content: exact, and formatted as in the text. */
export interface MoneyJson {
  /** Minor units of `currency`. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly formatted: string;
}

export function moneyJson(amount: MinorUnits, currency: CurrencyCode): MoneyJson {
  return { amount, currency, formatted: formatMoney(amount, currency) };
}

/** `converted`, for an amount of another currency than `target` that could be converted; otherwise nothing. */
export function convertedJson(
  { currency, converted }: { readonly currency: CurrencyCode; readonly converted: MinorUnits | undefined },
  target: CurrencyCode,
): { readonly converted?: MoneyJson } {
  return currency === target || converted === undefined ? {} : { converted: moneyJson(converted, target) };
}

/**
 * Short, because a model may have to read the schema of every amount, and without `$ref`, which some models and clients
 * refuse. `publishedOutput` says what the numbers mean, and all three members are always there.
 */
export function moneySchema(description: string): Record<string, unknown> {
  return {
    type: 'object',
    description,
    properties: { amount: { type: 'integer' }, currency: { type: 'string' }, formatted: { type: 'string' } },
  };
}
