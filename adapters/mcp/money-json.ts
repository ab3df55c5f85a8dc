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

export function moneySchema(description: string): Record<string, unknown> {
  return {
    type: 'object',
    description,
    properties: {
      // One description per amount, not one per member: a model may have to read all of it.
      amount: { type: 'integer', description: 'Minor units' },
      currency: { type: 'string' },
      formatted: { type: 'string' },
    },
    required: ['amount', 'currency', 'formatted'],
  };
}
