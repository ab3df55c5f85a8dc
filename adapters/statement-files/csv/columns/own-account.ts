import { lineOrNull } from '../../../../domain/statements/one-line.ts';
import type { ColumnRole } from '../../../../domain/statements/read-options.ts';
import type { AccountHint } from '../../../../domain/statements/statement.ts';
import { isNameOf } from '../table/header-words.ts';
import type { CsvRow } from '../table/table.ts';

type Account = Pick<AccountHint, 'number' | 'name'>;

const IBAN_BEGINNING = /^[A-Z]{2}\d{2}/i;
/** A word that stands alone; hidden digits are none. */
const WORD = /(?:^|[^\p{L}\p{N}])(?!x+(?![\p{L}\p{N}]))\p{L}{3,}(?![\p{L}\p{N}])/iu;
const LONG_NUMBER = /\d(?:[ -]?\d){5,}/;

/** What a cell of a column of accounts says: `DE89…` is a number, `CHECKING` a name, `Business 00123456` both. */
export function accountIn(cell: string): Account {
  const text = lineOrNull(cell);
  if (text === null || IBAN_BEGINNING.test(text) || !WORD.test(text)) return { number: text, name: null };
  const number = LONG_NUMBER.exec(text)?.[0] ?? null;
  return {
    number,
    name: number === null ? text : lineOrNull(text.replace(number, '').replace(/^[\W_]+|[\W_]+$/gu, '')),
  };
}

/**
 * Columns of names and of numbers of the same accounts, where a table has both: each number stands beside one name.
 * `undefined` if it has one of them.
 */
export function namesAndNumbers(
  names: readonly string[],
  rows: readonly CsvRow[],
  {
    account: [account] = [],
    accountName: [accountName] = [],
  }: Readonly<Partial<Record<ColumnRole, readonly number[]>>>,
): { readonly account: number; readonly accountName: number } | undefined {
  const named = accountName ?? account;
  if (named === undefined || (accountName !== undefined && account !== undefined)) return undefined;
  if (!rows.some(({ cells }) => accountIn(cells[named] ?? '').name !== null)) return undefined;
  const number = names.findIndex(
    (name, column) => column !== named && isNameOf('account', name) && isBeside(rows, column, named),
  );
  return number === -1 ? undefined : { account: number, accountName: named };
}

/** A name whose number changes from row to row is the user's own, and the numbers are those of the other parties. */
function isBeside(rows: readonly CsvRow[], numbers: number, names: number): boolean {
  const nameOf = new Map<string, string>();
  const pairs = new Set<string>();
  const areTold = rows.every(({ cells }) => {
    const [number = '', name = ''] = [cells[numbers], cells[names]];
    pairs.add(JSON.stringify([number, name]));
    if (number === '') return true;
    if (!/\d{3}/.test(number) || (nameOf.get(number) ?? name) !== name) return false;
    nameOf.set(number, name);
    return true;
  });
  const named = new Set(rows.map(({ cells }) => cells[names] ?? ''));
  return areTold && nameOf.size > 0 && (pairs.size === named.size || nameOf.size * 3 <= rows.length);
}
