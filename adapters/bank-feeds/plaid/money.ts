import { type CurrencyCode, minorDigits } from '../../../domain/money/currency.ts';
import type { MinorUnits } from '../../../domain/money/money.ts';
import { exactAmount } from '../../../domain/statements/exact-amount.ts';
import type { JsonObject } from '../http/response-json.ts';
import { textOf } from '../json-members.ts';
import { decimalOfNumber } from './decimal-number.ts';

/** A number whose text the response kept. `null` for anything else. */
export function amountOf(object: JsonObject | undefined, name: string, currency: CurrencyCode): MinorUnits | null {
  const decimal = decimalOfNumber(textOf(object, name) ?? '');
  return decimal === undefined ? null : (exactAmount(decimal, minorDigits(currency))?.amount ?? null);
}

/** Plaid's sign is the other way round for transactions, and for what is owed. */
export function turned(amount: MinorUnits): MinorUnits {
  return amount === 0 ? 0 : -amount;
}
