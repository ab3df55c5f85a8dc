import type { CurrencyCode } from '../../domain/currency.ts';
import { formatMoney, type MinorUnits } from '../../domain/money.ts';

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

/** Refers to the definition that `publishedOutput` adds: a model may have to read the schema of every amount. */
export function moneySchema(description: string): Record<string, unknown> {
  return { $ref: '#/$defs/money', description };
}

export const MONEY_DEFINITION = {
  type: 'object',
  properties: {
    amount: { type: 'integer', description: 'Minor units' },
    currency: { type: 'string', description: 'ISO 4217' },
    formatted: { type: 'string' },
  },
  required: ['amount', 'currency', 'formatted'],
} as const;
