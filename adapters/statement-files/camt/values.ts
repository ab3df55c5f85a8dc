import { type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { type CurrencyCode, minorDigits, parseCurrency } from '../../../domain/money/currency.ts';
import { DIGITS_WITHOUT_CURRENCY, type ExactAmount, exactAmount } from '../../../domain/statements/exact-amount.ts';
import { at, textAt, type XmlElement } from './elements.ts';

/** The day of `Dt` or `DtTm` below an element, as written. */
export function camtDay(element: XmlElement | undefined): LocalDate | undefined {
  const written = textAt(element, 'Dt') || textAt(element, 'DtTm') || (element?.text.trim() ?? '');
  return parseLocalDate(written.slice(0, 10));
}

export interface CamtAmount extends ExactAmount {
  readonly currency: CurrencyCode | null;
}

/** Without a sign: `CdtDbtInd` beside it says which way the money went. `undefined` if it is not such a number. */
export function camtAmount(element: XmlElement | undefined, fallback: CurrencyCode | null): CamtAmount | undefined {
  const text = element?.text.trim() ?? '';
  if (!/^\+?\d{1,18}(?:[.,]\d{0,17})?$/.test(text)) return undefined;
  const currency = parseCurrency(element?.currency ?? '') ?? fallback;
  const digits = currency === null ? DIGITS_WITHOUT_CURRENCY : minorDigits(currency);
  const exact = exactAmount(text.replace('+', '').replace(',', '.'), digits);
  return exact === undefined ? undefined : { ...exact, currency };
}

/** Whether money went out; `undefined` if the element does not say. RvslInd does not turn it: balances prove that. */
export function isDebit(element: XmlElement): boolean | undefined {
  const indicator = textAt(element, 'CdtDbtInd').toUpperCase();
  return indicator === 'DBIT' ? true : indicator === 'CRDT' ? false : undefined;
}

/** A code that is written directly, or in `Cd` or `Prtry`. */
export function camtCode(element: XmlElement | undefined): string {
  return (textAt(element, 'Cd') || textAt(element, 'Prtry') || (element?.text.trim() ?? '')).toUpperCase();
}

/** IBAN, or the number in another scheme. */
export function accountNumber(account: XmlElement | undefined): string | null {
  const id = at(account, 'Id');
  return textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id') || textAt(id, 'BBAN') || textAt(id, 'PrtryAcct', 'Id') || null;
}
