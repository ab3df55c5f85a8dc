import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { amountIn, type ExactAmount } from '../../../domain/money/exact-amount.ts';
import { at, type FileElement, textAt } from '../elements.ts';

/** The day of `Dt` or `DtTm` below an element, as written. */
export function camtDay(element: FileElement | undefined): LocalDate | undefined {
  return parseLocalDate((textAt(element, 'Dt') || textAt(element, 'DtTm') || textAt(element)).slice(0, 10));
}

export interface CamtAmount extends ExactAmount {
  readonly currency: CurrencyCode | null;
}

/** Without a sign: `CdtDbtInd` beside it says which way the money went. `undefined` if it is not such a number. */
export function camtAmount(element: FileElement | undefined, fallback: CurrencyCode | null): CamtAmount | undefined {
  const text = textAt(element);
  if (!/^\+?\d{1,18}(?:[.,]\d{0,17})?$/.test(text)) return undefined;
  const currency = parseCurrency(element?.currency ?? '') ?? fallback;
  const exact = amountIn(text.replace('+', '').replace(',', '.'), currency);
  return exact === undefined ? undefined : { ...exact, currency };
}

/** Whether money went out; `undefined` if the element does not say. RvslInd does not turn it: balances prove that. */
export function isDebit(element: FileElement): boolean | undefined {
  const indicator = textAt(element, 'CdtDbtInd').toUpperCase();
  return indicator === 'DBIT' ? true : indicator === 'CRDT' ? false : undefined;
}

/** A code that is written directly, or in `Cd` or `Prtry`. */
export function camtCode(element: FileElement | undefined): string {
  return (textAt(element, 'Cd') || textAt(element, 'Prtry') || textAt(element)).toUpperCase();
}

/** IBAN, or the number in another scheme; empty without one. */
export function accountNumber(account: FileElement | undefined): string {
  const id = at(account, 'Id');
  return textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id') || textAt(id, 'BBAN') || textAt(id, 'PrtryAcct', 'Id');
}
