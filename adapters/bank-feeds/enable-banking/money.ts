import { type CurrencyCode, minorDigits, parseCurrency } from '../../../domain/money/currency.ts';
import type { MinorUnits } from '../../../domain/money/money.ts';
import { exactAmount } from '../../../domain/statements/exact-amount.ts';
import type { JsonObject } from '../http/response-json.ts';
import { textOf } from '../json-members.ts';

export interface ReadMoney {
  readonly amount: MinorUnits;
  readonly currency: CurrencyCode;
}

/** `{amount: "-12.30", currency: "EUR"}`; `undefined` if it is not such a thing. */
export function readMoney(money: JsonObject | undefined): ReadMoney | undefined {
  const currency = parseCurrency(textOf(money, 'currency') ?? '');
  const text = textOf(money, 'amount') ?? '';
  if (currency === undefined || !/^[+-]?\d{1,18}(?:\.\d{0,17})?$/.test(text)) return undefined;
  const exact = exactAmount(text.replace('+', ''), minorDigits(currency));
  return exact === undefined ? undefined : { amount: exact.amount, currency };
}
