import { categoryId } from '../../ledger/category-slug.ts';

/**
 * Categories by the code of a transaction, of money out and of money in. Codes that only say how money moved are
 * missing. Sources: OFX 2.3, TRNTYPE; ISO 20022 bank transaction codes, by the name of their sub-family; SWIFT MT940,
 * field 61; Deutsche Kreditwirtschaft, Geschäftsvorfallcodes.
 */
const OUT: Readonly<Record<string, string>> = {
  'bank-fees': 'FEE SRVCHG CHRG COMM FEES CHG COM 808 809',
  'interest-paid': 'INT INTR 814',
  'cash-withdrawal': 'ATM CASH CWDL 083',
  taxes: 'TAXE',
};
const IN: Readonly<Record<string, string>> = {
  'interest-earned': 'INT INTR 814',
  dividends: 'DIV DVCA DVID',
  salary: 'SALA PAYR 153',
};

const [BY_CODE_OUT, BY_CODE_IN] = [byCode(OUT), byCode(IN)];

function byCode(table: Readonly<Record<string, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(table).flatMap(([slug, codes]) => codes.split(' ').map((code) => [code, categoryId(slug)] as const)),
  );
}

/** The category of a code as its format writes it: `SRVCHG`, `NCHG`, `PMNT-CCRD-CWDL`; `undefined` if it says none. */
export function categoryOfTransactionCode(code: string, isExpense: boolean): number | undefined {
  const last = code.toUpperCase().split('-').at(-1) ?? '';
  const kind = /^[NFS][A-Z]{3}$/.test(last) && !code.includes('-') ? last.slice(1) : last;
  const table = isExpense ? BY_CODE_OUT : BY_CODE_IN;
  return table.get(last) ?? table.get(kind);
}
