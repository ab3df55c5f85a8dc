import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';
import { StatementFileError } from '../../domain/statements/statement-file-error.ts';
import { atLine } from '../../domain/statements/statement-row.ts';

/** Currencies that are gone, which old statements and names of columns still have. */
const GONE = new Set(
  `ADP ATS BEF CSK CYP DDM DEM EEK ESP FIM FRF GRD IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK TRL ROL PLZ YUM AZM BGL
  GHC MXP MZM SDD SRG VEB ZMK ZWD TMM AFA AOR BYB`.split(/\s+/),
);

/** Whether a text is a code that only a currency of the past has. */
export function isGoneCurrency(text: string): boolean {
  return GONE.has(text);
}

/** Beside a single amount. */
export function unknownCurrency(code: string): string {
  return `The currency ${code} is not one of ISO 4217.`;
}

/**
 * The currency of a whole statement. `undefined` if the text names none. Throws for a code that is no currency of
 * today, because its amounts must never count as the money of an account.
 */
export function statementCurrency(text: string, line: number): CurrencyCode | undefined {
  const currency = parseCurrency(text);
  if (currency !== undefined || !/^[A-Z]{3}$/.test(text) || text === 'XXX') return currency;
  const sentence = `The statement is in ${text}, which is not a currency of today. Coffer cannot keep it.`;
  throw new StatementFileError('unsupported_format', sentence, atLine(line));
}
