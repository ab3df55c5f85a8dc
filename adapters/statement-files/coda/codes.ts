/** What a transaction code says of the kind of a payment. */
export interface CodaKind {
  /** For the category, as other formats name it; `null` if the code only says how money moved. */
  readonly hint: 'ATM' | 'CASH' | 'FEE' | 'INT' | null;
  /** In words, for a movement without any. */
  readonly meaning: string;
}

/** Families of the standard, annex II. */
const FAMILIES: Readonly<Record<string, string>> = {
  '01': 'Transfer',
  '03': 'Cheque',
  '04': 'Card',
  '05': 'Direct debit',
  '09': 'Counter',
  '13': 'Credit',
  '35': 'Closing of the account',
  '41': 'International transfer',
  '80': 'Costs',
};

/** Costs of any family. */
const COSTS = '37';

/** A code is eight digits: type, family, transaction and category. */
export function kindOf(code: string, isOut: boolean): CodaKind {
  const [family, transaction] = [code.slice(1, 3), code.slice(3, 5)];
  return { hint: hintOf(family, transaction, isOut), meaning: FAMILIES[family] ?? '' };
}

function hintOf(family: string, transaction: string, isOut: boolean): CodaKind['hint'] {
  if (family === '80' || transaction === COSTS) return 'FEE';
  if (family === '04' && transaction === '04') return 'ATM';
  if (family === '09' && transaction === '01') return 'CASH';
  // Money out at a closing is costs and interest together.
  return family === '35' && !isOut ? 'INT' : null;
}
