import type { CurrencyCode } from '../../domain/currency.ts';
import { formatMoney, type MinorUnits } from '../../domain/money.ts';

/** An amount in structured content: exact for machines, and as the text writes it. */
export interface MoneyJson {
  /** Minor units of `currency`. */
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
  readonly formatted: string;
}

export function moneyJson(amount: MinorUnits, currency: CurrencyCode): MoneyJson {
  return { amount, currency, formatted: formatMoney(amount, currency) };
}

export function moneySchema(description: string): Record<string, unknown> {
  return {
    type: 'object',
    description,
    properties: {
      amount: { type: 'integer', description: 'Minor units of the currency (cents, for USD)' },
      currency: { type: 'string', description: 'ISO 4217 code' },
      formatted: { type: 'string', description: 'The amount as the text writes it' },
    },
    required: ['amount', 'currency', 'formatted'],
    additionalProperties: false,
  };
}
