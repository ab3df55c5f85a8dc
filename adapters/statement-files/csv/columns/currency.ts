import { type CurrencyCode, parseCurrency } from '../../../../domain/money/currency.ts';
import { isGoneCurrency, statementCurrency } from '../../named-currency.ts';
import { headerName } from '../table/header-name.ts';
import { meaningsOf } from '../table/header-words.ts';
import type { CsvLayout } from '../table/layout.ts';
import { CURRENCY_SIGNS } from '../words/currency-signs.ts';

/** What stands beside an amount. `$` and `kr` are of many countries and say nothing. */
export function currencyOfUnit(unit: string): CurrencyCode | null {
  return parseCurrency(unit) ?? parseCurrency(CURRENCY_SIGNS.get(unit) ?? '') ?? null;
}

/**
 * The currency that the name of the amount's column, or a line above the names, gives to the whole file. Throws for one
 * that is gone.
 */
export function currencyOfLayout(
  { header, preamble }: CsvLayout,
  moneyColumns: readonly number[],
): CurrencyCode | null {
  const named = currencyOfNames(header, moneyColumns);
  if (named !== null) return named;
  const gone = moneyColumns.map((column) => codeInName(header?.[column] ?? '')).find(isGoneCurrency);
  if (gone !== undefined) statementCurrency(gone, 1);
  for (const { line, cells } of preamble) {
    const word = currencyInPreamble(cells);
    const currency = currencyOfUnit(word) ?? statementCurrency(word, line);
    if (currency !== undefined) return currency;
  }
  return null;
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
  return currencyOfUnit(codeInName(name));
}

function codeInName(name: string): string {
  const code = /[([（]\s?([A-Z]{3}|[€£₹₽₺₩円元원])\s?[)\]）]|(?:^|\s)(?:in|w|en|i|v)?\s?([A-Z]{3}|[€£])$/.exec(
    name.trim(),
  );
  return code === null || name.trim().length === 3 ? '' : (code[1] ?? code[2] ?? '');
}

/** `Currency;EUR` or `Währung: EUR`. */
function currencyInPreamble(cells: readonly string[]): string {
  const words = cells.flatMap((cell) => cell.split(':')).map((word) => word.trim());
  const at = words.findIndex((word) =>
    meaningsOf(headerName(word)).some(({ role, score }) => role === 'currency' && score > 50),
  );
  const next = at === -1 ? undefined : words.slice(at + 1).find((word) => word !== '');
  return next ?? '';
}
