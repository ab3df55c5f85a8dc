import { lineOrNull } from '../../../../domain/statements/one-line.ts';
import type { ColumnRole } from '../../../../domain/statements/read-options.ts';
import { headerName } from '../table/header-name.ts';
import { isNameOf } from '../table/header-words.ts';
import type { CsvLayout } from '../table/layout.ts';
import type { CsvRow } from '../table/table.ts';
import { type ColumnProfile, columnsWhere, isMostlyAccounts } from './column-profile.ts';

/** Columns, from 0, that name who took part in a payment. */
export interface Parties {
  /** Who pays and who is paid, one of whom is the owner of the account. */
  readonly sides: { readonly payer: number; readonly payee: number } | null;
  /** The owner, as the sides name them; `null` if nothing tells the two apart. */
  readonly owner: string | null;
  /** Merchants and other names, tried where the sides or the column of the payee are empty. */
  readonly others: readonly number[];
}

const PAYERS = new Set(
  `payer name; payer; source name; from; sender; sender name; remitter; zahlungspflichtige r; zahlungspflichtiger;
  zahlungspflichtige; auftraggeber; absender; ordinante; ordenante; donneur d ordre; opdrachtgever; avsandare; avsender;
  afsender; maksaja; maksajan nimi; nadawca; zleceniodawca; nazev platce; moketojas; maksatajs; platitelj; placnik;
  gonderen; плательщик; платник; 付款人`
    .split(';')
    .map(headerName),
);
const PAYEES = new Set(
  `payee name; payee; target name; to; recipient; recipient name; beneficiary; beneficiary name; zahlungsempfanger in;
  zahlungsempfanger; empfanger; beneficiario; beneficiaire; begunstigde; mottagare; mottaker; modtager; saaja;
  saajan nimi; maksunsaaja; odbiorca; nazev prijemce; gavejas; sanemejs; primatelj; prejemnik; alici; получатель;
  отримувач; 收款人`
    .split(';')
    .map(headerName),
);

export function partiesOf(
  { names, rows }: CsvLayout,
  of: Readonly<Partial<Record<ColumnRole, readonly number[]>>>,
  profiles: readonly ColumnProfile[],
): Parties {
  const taken = new Set(Object.entries(of).flatMap(([role, columns]) => (role === 'payee' ? [] : columns)));
  const isName = (column: number): boolean => {
    const profile = profiles[column];
    return profile !== undefined && profile.filled > 0 && !taken.has(column) && !isMostlyAccounts(profile);
  };
  const payer = names.findIndex((name, column) => PAYERS.has(name) && isName(column));
  const payee = names.findIndex((name, column) => PAYEES.has(name) && (isName(column) || of.payee?.[0] === column));
  const sides = payer === -1 || payee === -1 ? null : { payer, payee };
  const own = new Set([payer, payee, ...(sides === null ? (of.payee ?? []) : [])]);
  const others = columnsWhere(profiles, (profile, column) => {
    const isOfOthers = profile.distinct > 1 || profile.filled < profile.rows;
    return !own.has(column) && isName(column) && isNameOf('payee', names[column] ?? '') && isOfOthers;
  });
  return { sides, owner: sides === null ? null : ownerIn(rows, sides), others };
}

/** The name that most rows have on one of their sides, if no other name is in as many. */
function ownerIn(rows: readonly CsvRow[], { payer, payee }: NonNullable<Parties['sides']>): string | null {
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    for (const name of new Set([cells[payer] ?? '', cells[payee] ?? '']))
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most, next] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] > 1 && most[1] > (next?.[1] ?? 0) ? most[0] : null;
}

/** Who is not the owner: without a known owner, who pays what comes in, and who is paid what goes out. */
export function otherParty(
  cells: readonly string[],
  { sides, owner, others }: Parties,
  column: number | undefined,
  amount: number,
): string | null {
  const named = others.map((other) => cells[other] ?? '');
  const found =
    sides === null ? [cells[column ?? -1] ?? '', ...named] : [...named, ...sidesOf(cells, sides, amount, owner)];
  return lineOrNull(found.find((name) => name !== '' && name !== owner));
}

function sidesOf(
  cells: readonly string[],
  { payer, payee }: NonNullable<Parties['sides']>,
  amount: number,
  owner: string | null,
): readonly string[] {
  const [from, to] = [cells[payer] ?? '', cells[payee] ?? ''];
  const [likely, other] = amount > 0 ? [from, to] : [to, from];
  return owner === null ? [likely] : [likely, other];
}

const NAME_LABEL = /(?:^|\s)nazwa (?:odbiorcy|nadawcy):\s?(.{1,200}?)(?:\s+(?:adres|tytuł|rachunek)[^:]{0,20}:.*)?$/iu;
const PLACE_LABEL = /^lokalizacja:.{0,100}?\badres:\s?(.{1,200}?)(?:\s+(?:miasto|kraj):.*)?$/i;
const ACCOUNT_LABEL = /^rachunek (?:odbiorcy|nadawcy):\s?([\d ]{1,40})$/i;

/** Names and accounts that a bank writes behind labels into the texts of a row. */
export function labelledParties(texts: readonly string[]): {
  readonly name: string | null;
  readonly account: string | null;
} {
  const behind = (label: RegExp) => texts.map((text) => label.exec(text)?.[1]).find((found) => found !== undefined);
  return { name: lineOrNull(behind(NAME_LABEL) ?? behind(PLACE_LABEL)), account: lineOrNull(behind(ACCOUNT_LABEL)) };
}
