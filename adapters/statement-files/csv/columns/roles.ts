import { COLUMN_ROLES, type ColumnMapping, type ColumnRole } from '../../../../domain/statements/read-options.ts';
import { isNameOf, meaningsOf } from '../table/header-words.ts';
import type { KnownLayout } from '../table/known-layout.ts';
import type { CsvLayout } from '../table/layout.ts';
import {
  type ColumnProfile,
  columnsWhere,
  isCurrencyColumn,
  isDateColumn,
  isFlagColumn,
  isMostlyAccounts,
  isMostlyFlags,
  isNumberColumn,
} from './column-profile.ts';
import { claimsOfContent, findStatusColumn } from './content-roles.ts';
import { namesAndNumbers } from './own-account.ts';
import { type Parties, partiesOf } from './parties.ts';

/** The columns of each role, from 0, and the other columns with dates. */
export interface Columns {
  readonly of: Readonly<Partial<Record<ColumnRole, readonly number[]>>>;
  /** Tried where the column of the date is empty. */
  readonly otherDates: readonly number[];
  readonly parties: Parties;
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
  const names = moneyNames(layout.names, profiles);
  const status =
    hasStatusName(names) || fixed.has('status') ? undefined : findStatusColumn(layout.rows, new Set(taken.keys()));
  if (status !== undefined) give('status', status);
  for (const { role, column } of knownClaims(layout.known, profiles) ?? claimsOf(names, profiles)) {
    const isFree = !taken.has(column) && !fixed.has(role) && (SHARED.has(role) || !found.has(role));
    if (isFree) give(role, column);
  }
  const inAccountCurrency = accountAmount(names, found, profiles);
  if (inAccountCurrency !== undefined && !fixed.has('amount') && !fixed.has('currency')) {
    found.set('amount', [inAccountCurrency]);
    found.set('currency', [inAccountCurrency + 1]);
  }
  const nearest = nearestCurrency(names, found, profiles);
  if (nearest !== undefined && !fixed.has('currency')) found.set('currency', [nearest]);
  if (layout.header === null) {
    for (const { role, column } of claimsOfContent(layout.rows, profiles))
      if (!taken.has(column) && !found.has(role)) give(role, column);
  }
  if (!found.has('description') && !found.has('payee'))
    for (const column of textColumns(profiles, taken)) give('description', column);
  for (const column of unnamedTexts(layout.names, taken, profiles)) give('description', column);
  for (const column of otherBalances(names, taken, profiles)) give('balance', column);
  const of = withBothOfAccount(Object.fromEntries(found), names, layout.rows, fixed);
  const [date] = of.date ?? [];
  // Footers below the rows may leave more texts than dates in a column that is named so.
  const isDated = (profile: ColumnProfile, column: number) =>
    isDateColumn(profile) || (profile.dates > 0 && isNameOf('date', names[column] ?? ''));
  return {
    of,
    parties: partiesOf(layout, of, profiles),
    otherDates: columnsWhere(profiles, (profile, column) => column !== date && isDated(profile, column)),
  };
}

/** A table may have a column of names of accounts and another of their numbers, which looks like that of others. */
function withBothOfAccount(
  of: Columns['of'],
  names: readonly string[],
  rows: CsvLayout['rows'],
  fixed: ReadonlySet<ColumnRole>,
): Columns['of'] {
  const both = namesAndNumbers(names, rows, of);
  if (both === undefined || fixed.has('account') || fixed.has('accountName')) return of;
  const { counterpartyAccount: others = [], ...rest } = of;
  const left = others.filter((column) => column !== both.account);
  return {
    ...rest,
    ...(left.length > 0 && { counterpartyAccount: left }),
    account: [both.account],
    accountName: [both.accountName],
  };
}

/** Further columns of balances, which must not be taken for amounts: booked and valued, before and after. */
function otherBalances(
  names: readonly string[],
  taken: ReadonlyMap<number, ColumnRole>,
  profiles: readonly ColumnProfile[],
): readonly number[] {
  return names.flatMap((name, column) => {
    const isBalance = !taken.has(column) && isNameOf('balance', name) && fits('balance', profiles[column]);
    return isBalance && (profiles[column]?.filled ?? 0) > 0 ? [column] : [];
  });
}

/** Texts without a name right behind the column of the description, which some banks spread over several. */
function unnamedTexts(
  names: readonly string[],
  taken: ReadonlyMap<number, ColumnRole>,
  profiles: readonly ColumnProfile[],
): readonly number[] {
  const isFree = (column: number) => names[column] === '' && !taken.has(column);
  return names.flatMap((_, column) => {
    const before = names.findLastIndex((name, index) => index < column && name !== '');
    const isBehind =
      taken.get(before) === 'description' && isFree(column) && isNameOf('description', names[before] ?? '');
    return isBehind && (profiles[column]?.filled ?? 0) > 0 && fits('description', profiles[column]) ? [column] : [];
  });
}

function hasStatusName(names: readonly string[]): boolean {
  return names.some((name) => isNameOf('status', name));
}

/** The roles of a bank's table; `undefined` if the columns do not hold what they hold there. */
function knownClaims(known: KnownLayout | undefined, profiles: readonly ColumnProfile[]): readonly Claim[] | undefined {
  const claims = (known?.roles ?? []).flatMap((role, column) => (role === null ? [] : [{ column, role, score: 0 }]));
  const isTheirs = claims.every(
    ({ role, column }) => !PROVED_BY_CONTENT.has(role) || isEmpty(profiles[column]) || fits(role, profiles[column]),
  );
  return claims.length > 0 && isTheirs ? claims : undefined;
}

/** The other roles hold whatever a bank writes, so that their content proves nothing. */
const PROVED_BY_CONTENT: ReadonlySet<ColumnRole> = new Set([
  'date',
  'amount',
  'debit',
  'credit',
  'balance',
  'currency',
]);

function isEmpty(profile: ColumnProfile | undefined): boolean {
  return profile === undefined || profile.filled === 0;
}

/** Some banks name the column of a currency after the amount, and leave the amount behind it without a name. */
function moneyNames(names: readonly string[], profiles: readonly ColumnProfile[]): readonly string[] {
  const isPair = (column: number): boolean => {
    const [currency, amount] = [profiles[column], profiles[column + 1]];
    return (
      names[column] !== '' &&
      names[column + 1] === '' &&
      currency !== undefined &&
      amount !== undefined &&
      isCurrencyColumn(currency) &&
      isNumberColumn(amount)
    );
  };
  return names.map((name, column) =>
    isPair(column) ? 'currency' : isPair(column - 1) ? (names[column - 1] ?? '') : name,
  );
}

/**
 * Some tables have each amount twice, with its currency behind it: as it was paid, and as it was charged. The account
 * has one currency, so its amounts are those whose currency is the same in all rows.
 */
function accountAmount(
  names: readonly string[],
  found: ReadonlyMap<ColumnRole, readonly number[]>,
  profiles: readonly ColumnProfile[],
): number | undefined {
  const [amount] = found.get('amount') ?? [];
  const currencies = (column: number): number => {
    const profile = profiles[column + 1];
    return profile !== undefined && isCurrencyColumn(profile) ? profile.distinct : 0;
  };
  if (amount === undefined || currencies(amount) < 2) return undefined;
  const other = names.findIndex(
    (name, column) => isNameOf('amount', name) && currencies(column) === 1 && fits('amount', profiles[column]),
  );
  return other === -1 ? undefined : other;
}

/** Of several columns with the same name for a currency, the one beside the amount. */
function nearestCurrency(
  names: readonly string[],
  found: ReadonlyMap<ColumnRole, readonly number[]>,
  profiles: readonly ColumnProfile[],
): number | undefined {
  const [currency] = found.get('currency') ?? [];
  const [amount] = found.get('amount') ?? [];
  if (currency === undefined || amount === undefined) return undefined;
  const alike = names.flatMap((name, column) =>
    name === names[currency] && fits('currency', profiles[column]) ? [column] : [],
  );
  const distance = (column: number): number => (column > amount ? column - amount : 2 * (amount - column));
  return alike.toSorted((a, b) => distance(a) - distance(b))[0];
}

const MIN_TEXT_CHARACTERS = 3;

/** What has no other role and holds texts, for tables in a language that nobody here knows. */
function textColumns(profiles: readonly ColumnProfile[], taken: ReadonlyMap<number, ColumnRole>): readonly number[] {
  return columnsWhere(
    profiles,
    (profile, column) =>
      !taken.has(column) && fits('description', profile) && profile.textLength >= MIN_TEXT_CHARACTERS,
  );
}

function claimsOf(names: readonly string[], profiles: readonly ColumnProfile[]): readonly Claim[] {
  const isBetween = names.some((name) => FROM_ACCOUNT.test(name)) && names.some((name) => TO_ACCOUNT.test(name));
  const claims = names.flatMap((name, column) =>
    isBetween && isEitherAccount(name, profiles[column])
      ? []
      : meaningsOf(name).map(({ role, score }) => adjusted({ column, role, score }, name, profiles[column])),
  );
  const hasProducts = names.some((name) => isNameOf('fee', name)) && names.some((name) => isNameOf('balance', name));
  return claims
    .filter(({ column, role }) => fits(role, profiles[column]) && (hasProducts || !PRODUCT.test(names[column] ?? '')))
    .sort((a, b) => b.score - a.score || filledIn(profiles, b) - filledIn(profiles, a) || a.column - b.column);
}

/** Of columns with one name, the one that every row fills is meant. */
function filledIn(profiles: readonly ColumnProfile[], { column, role }: Claim): number {
  return role === 'amount' ? (profiles[column]?.filled ?? 0) : 0;
}

/** Names that banks give the user's own account alone. */
const OWN =
  /^(?:account|auftragskonto|own .*|eigenes konto|kliendi konto|card(?: number| no)?|source account|from account|rekening|iban bban|moj rachunek|kartennummer)$/;

/** A column of accounts is the user's own if it has few values in all rows, else that of the other parties. */
function adjusted(claim: Claim, name: string, profile: ColumnProfile | undefined): Claim {
  if (claim.role === 'accountName' && isOfOthers(profile)) return { ...claim, role: 'payee', score: claim.score - 5 };
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

const FROM_ACCOUNT =
  /^(?:from|source|fra|fran|van|von|de|desde|da|z) (?:account|iban|konto|rekening|compte|cuenta|conta|conto)$/;
const TO_ACCOUNT =
  /^(?:to|target|til|till|naar|an|nach|vers|hacia|para|a|na) (?:account|iban|konto|rekening|compte|cuenta|conta|conto)$/;

/** Beside each other they are the user's own account in turn: who pays stands in one, who is paid in the other. */
function isEitherAccount(name: string, profile: ColumnProfile | undefined): boolean {
  return (FROM_ACCOUNT.test(name) || TO_ACCOUNT.test(name)) && (profile?.distinct ?? 0) > 1;
}

/** What Revolut calls the accounts of a person, beside fees and balances. Elsewhere it may be what was bought. */
const PRODUCT = /^(?:produ[ck]t|produit|producto|prodotto|produto)$/;
const MANY_ROWS = 3;

/** Names that not every row has, or that differ in each, are those of the other parties. */
function isOfOthers(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled === 0) return false;
  return profile.filled < profile.rows || (profile.rows >= MANY_ROWS && profile.distinct === profile.rows);
}

const MAY_BE_EMPTY: ReadonlySet<ColumnRole> = new Set(['debit', 'credit', 'balance', 'fee']);

function fits(role: ColumnRole, profile: ColumnProfile | undefined): boolean {
  if (profile === undefined) return false;
  return profile.filled === 0 ? MAY_BE_EMPTY.has(role) : FITS[role](profile);
}

const isMoney = (one: ColumnProfile) => one.numbers >= one.filled / 2 && !isMostlyDates(one);
const isText = (one: ColumnProfile) => !isMostlyDates(one) && !isCurrencyColumn(one) && !isFlagColumn(one);
const isAccount = (one: ColumnProfile) => !isMostlyDates(one) && one.moneyLike < one.filled / 2;
const isNoDate = (one: ColumnProfile) => !isMostlyDates(one);

/** Whether a column that is not empty can have the role. */
const FITS: Readonly<Record<ColumnRole, (profile: ColumnProfile) => boolean>> = {
  date: isDateColumn,
  valueDate: isDateColumn,
  amount: isMoney,
  debit: isMoney,
  credit: isMoney,
  balance: isMoney,
  fee: isMoney,
  currency: (one) => isCurrencyColumn(one) || one.currencyLike === one.filled,
  direction: isMostlyFlags,
  description: isText,
  payee: (one) => isText(one) && !isMostlyAccounts(one),
  category: isText,
  accountName: isText,
  account: isAccount,
  counterpartyAccount: isAccount,
  merchantCategoryCode: isNoDate,
  sourceId: isNoDate,
  status: isNoDate,
};

function isMostlyDates({ dates, numbers, filled }: ColumnProfile): boolean {
  return dates > filled / 2 && numbers < dates;
}
