import { type CurrencyCode, parseCurrency } from '../../../domain/money/currency.ts';
import { headerName } from './header-name.ts';
import { meaningsOf } from './header-words.ts';
import type { CsvLayout } from './layout.ts';

/** Signs that only one currency has, or that banks of one country alone write. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₴', 'UAH'],
  ['₫', 'VND'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
  ['R$', 'BRL'],
  ['Fr.', 'CHF'],
  ['SFr.', 'CHF'],
  ['US$', 'USD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['원', 'KRW'],
  ['人民币', 'CNY'],
  ['人民币元', 'CNY'],
  ['美元', 'USD'],
  ['港币', 'HKD'],
  ['日元', 'JPY'],
  ['欧元', 'EUR'],
  ['日本円', 'JPY'],
  ['د.ا.', 'JOD'],
  ['د.إ', 'AED'],
  ['د.إ.', 'AED'],
  ['ر.س', 'SAR'],
  ['ر.س.', 'SAR'],
  ['ج.م', 'EGP'],
  ['ج.م.', 'EGP'],
  ['د.ك', 'KWD'],
  ['د.ك.', 'KWD'],
  ['лв', 'BGN'],
  ['лв.', 'BGN'],
  ['грн', 'UAH'],
  ['руб', 'RUB'],
  ['руб.', 'RUB'],
  ['р.', 'RUB'],
  ['kn', 'HRK'],
  ['din', 'RSD'],
  ['din.', 'RSD'],
  ['RSD', 'RSD'],
  ['Rs.', 'INR'],
  ['TL', 'TRY'],
  // Words that banks write in place of the code.
  ['EURO', 'EUR'],
  ['RMB', 'CNY'],
  ['CNH', 'CNY'],
  ['RUR', 'RUB'],
  ['NIS', 'ILS'],
]);

/** What stands beside an amount. `$` and `kr` are of many countries and say nothing. */
export function currencyOfUnit(unit: string): CurrencyCode | null {
  return parseCurrency(unit) ?? parseCurrency(SIGNS.get(unit) ?? '') ?? null;
}

/** The currency that the name of the amount's column, or a line above the names, gives to the whole file. */
export function currencyOfLayout(
  { header, preamble }: CsvLayout,
  moneyColumns: readonly number[],
): CurrencyCode | null {
  const inPreamble = () => preamble.map(({ cells }) => currencyInPreamble(cells)).find((one) => one !== null) ?? null;
  return currencyOfNames(header, moneyColumns) ?? inPreamble();
}

/** The currency that the name of an amount's column gives to its amounts. */
export function currencyOfNames(header: CsvLayout['header'], moneyColumns: readonly number[]): CurrencyCode | null {
  return moneyColumns.map((column) => currencyInName(header?.[column] ?? '')).find((one) => one !== null) ?? null;
}

/**
 * `Amount (EUR)`, `Betrag in CHF`, `Credit GBP`; only in capitals, because words such as `all` and `top` are codes,
 * too.
 */
function currencyInName(name: string): CurrencyCode | null {
  const code = /[([（]\s?([A-Z]{3}|[€£₹₽₺₩円元원])\s?[)\]）]|(?:^|\s)(?:in|w|en|i|v)?\s?([A-Z]{3}|[€£])$/.exec(
    name.trim(),
  );
  return code === null || name.trim().length === 3 ? null : currencyOfUnit(code[1] ?? code[2] ?? '');
}

/** `Currency;EUR` or `Währung: EUR`. */
function currencyInPreamble(cells: readonly string[]): CurrencyCode | null {
  const words = cells.flatMap((cell) => cell.split(':')).map((word) => word.trim());
  const at = words.findIndex((word) =>
    meaningsOf(headerName(word)).some(({ role, score }) => role === 'currency' && score > 50),
  );
  const next = at === -1 ? undefined : words.slice(at + 1).find((word) => word !== '');
  return currencyOfUnit(next ?? '');
}
