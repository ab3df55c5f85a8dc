import { COLUMN_ROLES, type ColumnMapping, type ColumnRole } from '../../../domain/statements/read-options.ts';
import { type ColumnProfile, isCurrencyColumn, isDateColumn, isFlagColumn } from './column-profile.ts';
import { meaningsOf } from './header-words.ts';
import type { CsvLayout } from './layout.ts';

/** The columns of each role, from 0, and the other columns with dates. */
export interface Columns {
  readonly of: Readonly<Partial<Record<ColumnRole, readonly number[]>>>;
  /** Tried where the column of the date is empty. */
  readonly otherDates: readonly number[];
}

interface Claim {
  readonly column: number;
  readonly role: ColumnRole;
  readonly score: number;
}

/** Several columns can describe a row; every other role belongs to one. */
const SHARED: ReadonlySet<ColumnRole> = new Set(['description']);

/** Gives each column the role that its name and its content allow. What `mapping` says counts first. */
export function assignRoles(layout: CsvLayout, profiles: readonly ColumnProfile[], mapping: ColumnMapping): Columns {
  const taken = new Map<number, ColumnRole>();
  const found = new Map<ColumnRole, number[]>();
  const give = (role: ColumnRole, column: number): void => {
    taken.set(column, role);
    found.set(role, [...(found.get(role) ?? []), column]);
  };
  for (const role of COLUMN_ROLES) for (const number of mapping[role] ?? []) give(role, number - 1);
  const fixed = new Set(found.keys());
  for (const { role, column } of claimsOf(layout.names, profiles)) {
    const isFree = !taken.has(column) && !fixed.has(role) && (SHARED.has(role) || !found.has(role));
    if (isFree) give(role, column);
  }
  const of = Object.fromEntries(found) as Columns['of'];
  const [date] = of.date ?? [];
  const isOther = (column: number) => column !== date && isFullDateColumn(profiles[column]);
  return { of, otherDates: profiles.map((_, column) => column).filter(isOther) };
}

function isFullDateColumn(profile: ColumnProfile | undefined): boolean {
  return profile !== undefined && isDateColumn(profile);
}

function claimsOf(names: readonly string[], profiles: readonly ColumnProfile[]): readonly Claim[] {
  const claims = names.flatMap((name, column) =>
    meaningsOf(name).map(({ role, score }) => adjusted({ column, role, score }, name, profiles[column])),
  );
  return claims
    .filter(({ column, role }) => fits(role, profiles[column]))
    .sort((a, b) => b.score - a.score || a.column - b.column);
}

/** Names that banks give the user's own account alone. */
const OWN =
  /^(?:account|auftragskonto|own .*|eigenes konto|kliendi konto|card(?: number| no)?|source account|from account|rekening|iban bban|moj rachunek|kartennummer)$/;

/** A column of accounts is the user's own if it has few values in all rows, else that of the other parties. */
function adjusted(claim: Claim, name: string, profile: ColumnProfile | undefined): Claim {
  if (profile === undefined || !/^(?:account|counterpartyAccount)$/.test(claim.role)) return claim;
  const isOwn =
    profile.filled === profile.rows &&
    (OWN.test(name) || profile.distinct === 1 || profile.distinct * 3 <= profile.rows);
  if (claim.role === 'account' && !isOwn) return { ...claim, role: 'counterpartyAccount', score: claim.score - 5 };
  const isConstant = isOwn && profile.distinct === 1 && profile.rows > 1;
  return claim.role === 'counterpartyAccount' && isConstant
    ? { ...claim, role: 'account', score: claim.score - 5 }
    : claim;
}

const MAY_BE_EMPTY: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'balance', 'fee']);

function fits(role: ColumnRole, profile: ColumnProfile | undefined): boolean {
  if (profile === undefined) return false;
  if (profile.filled === 0) return MAY_BE_EMPTY.has(role);
  switch (role) {
    case 'date':
    case 'valueDate':
      return isDateColumn(profile);
    case 'amount':
    case 'debit':
    case 'credit':
    case 'balance':
    case 'fee':
      return profile.numbers >= profile.filled / 2 && !isMostlyDates(profile);
    case 'currency':
      return isCurrencyColumn(profile) || profile.currencyLike === profile.filled;
    case 'direction':
      return isFlagColumn(profile);
    case 'description':
    case 'payee':
    case 'category':
    case 'accountName':
      return !isMostlyDates(profile) && !isCurrencyColumn(profile) && !isFlagColumn(profile);
    case 'account':
    case 'counterpartyAccount':
      return !isMostlyDates(profile) && profile.moneyLike < profile.filled / 2;
    case 'merchantCategoryCode':
    case 'sourceId':
    case 'status':
      return !isMostlyDates(profile);
  }
}

function isMostlyDates({ dates, numbers, filled }: ColumnProfile): boolean {
  return dates > filled / 2 && numbers < dates;
}
