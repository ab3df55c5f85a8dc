import { type DayNumber, spanOf } from '../matching/observed-row.ts';
import type { MinorUnits } from '../money/money.ts';
import type { ConnectedFeedAccount, LinkOrigin } from './connected-feed-account.ts';

/** A booked payment as far as two sources of one account agree on it. */
export interface DatedAmount {
  readonly day: DayNumber;
  readonly amount: MinorUnits;
}

/** How far two lists of payments agree, over the days that both have. */
export interface Agreement {
  readonly equal: number;
  /** Payments of the longer and of the shorter list on those days. */
  readonly most: number;
  readonly fewest: number;
}

/** A bank account of the user in the currency of an account that a feed shows. */
export interface KnownBankAccount {
  readonly id: number;
  /** How its number compares with that of the feed, where both are known. */
  readonly number: 'same' | 'other' | 'unknown';
  /** Whether the bank, the name and the kind are the same. */
  readonly isAlike: boolean;
  /** How much else reminds of it (`reminders`). */
  readonly reminders: number;
  /** Whether no feed that works fills it. */
  readonly isFree: boolean;
  /** `null` until the feed has shown payments. */
  readonly agreement: Agreement | null;
}

/**
 * Which bank account a feed shows:
 * - `same`: the one with `id`, beyond doubt.
 * - `possible`: perhaps the one with `id`, or any of those that no feed fills. The person knows.
 * - `new`: none that is there.
 * - `ignored`: none that is there, and one like it the person did not want.
 * - `unseen`: its first payments will tell.
 */
export type Recognition =
  | { readonly kind: 'same'; readonly id: number; readonly by: Extract<LinkOrigin, 'number' | 'rows'> }
  | { readonly kind: 'possible'; readonly id: number | null }
  | { readonly kind: 'new' | 'ignored' | 'unseen' };

/**
 * Recognises an account that a feed shows for the first time. Banks date one payment up to three days apart.
 * `isUnwanted` says whether the person ignores one that is like it and is not shown any more.
 */
export function recogniseAccount(candidates: readonly KnownBankAccount[], isUnwanted: boolean): Recognition {
  const found = bestOf(candidates);
  return isUnwanted && (found.kind === 'new' || found.id === null) ? { kind: 'ignored' } : found;
}

function bestOf(
  candidates: readonly KnownBankAccount[],
): Extract<Recognition, { readonly kind: 'same' | 'possible' }> | { readonly kind: 'new' } {
  const [numbered, ...namesakes] = candidates.filter((one) => one.number === 'same' && !isStrange(one));
  if (numbered !== undefined && namesakes.length === 0) return { kind: 'same', id: numbered.id, by: 'number' };
  const [sure, ...rivals] = candidates.filter(isSure);
  if (sure !== undefined && rivals.length === 0) return { kind: 'same', id: sure.id, by: 'rows' };
  const possible = candidates.filter(isPossible);
  if (possible.length === 0) return { kind: 'new' };
  const likely = possible.filter((one) => isReminding(one) || agreesInHalf(one.agreement));
  const [likeliest] = likely.toSorted((a, b) => equalOf(b) - equalOf(a) || remindersOf(b) - remindersOf(a));
  return { kind: 'possible', id: likeliest?.id ?? null };
}

/** With the same name, what few payments there are must be the same; without it, there must be many. */
function isSure({ number, isAlike, agreement }: KnownBankAccount): boolean {
  if (agreement === null || number === 'other') return false;
  const { equal, most } = agreement;
  return isAlike ? equal >= 1 && equal >= 0.8 * most : equal >= 8 && equal >= 0.9 * most;
}

function isPossible(account: KnownBankAccount): boolean {
  const { number, isFree, agreement } = account;
  if (number === 'same') return true;
  if (isContradicted(account)) return false;
  return isReminding(account) || agreesInHalf(agreement) || (isFree && number === 'unknown');
}

function isReminding(account: KnownBankAccount): boolean {
  return account.number === 'same' || account.isAlike || (account.number === 'unknown' && account.reminders > 0);
}

function remindersOf({ isAlike, reminders: count }: KnownBankAccount): number {
  return count + (isAlike ? 2 : 0);
}

/** Whether no payment of common days is the same, where there are enough: two banks may use one number. */
function isStrange({ agreement }: KnownBankAccount): boolean {
  return agreement !== null && agreement.fewest >= 5 && agreement.equal === 0;
}

/** Whether the payments of common days say that it is another account. */
function isContradicted({ agreement }: KnownBankAccount): boolean {
  return agreement !== null && agreement.fewest >= 5 && agreement.equal <= 0.2 * agreement.fewest;
}

function agreesInHalf(agreement: Agreement | null): boolean {
  return agreement !== null && agreement.equal >= 3 && agreement.equal >= 0.5 * agreement.most;
}

function equalOf({ agreement }: KnownBankAccount): number {
  return agreement?.equal ?? 0;
}

/** Two banks, or a bank and a provider, may date a payment that many days apart. */
export const DAYS_APART = 3;

/** Compares what a feed shows of an account with what is stored of one. */
export function agreementOf(shown: readonly DatedAmount[], stored: readonly DatedAmount[]): Agreement {
  const [a, b] = [shown, stored].map((list) => spanOf(list.map(({ day }) => day)));
  if (!a || !b) return { equal: 0, most: 0, fewest: 0 };
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  const countIn = (list: readonly DatedAmount[]) => list.filter(({ day }) => day >= from && day <= to).length;
  const unused = Map.groupBy(
    stored.toSorted((one, other) => one.day - other.day),
    ({ amount }) => amount,
  );
  let equal = 0;
  for (const { day, amount } of shown.toSorted((one, other) => one.day - other.day)) {
    if (day < from || day > to) continue;
    const list = unused.get(amount) ?? [];
    const place = list.findIndex((one) => Math.abs(one.day - day) <= DAYS_APART);
    if (place < 0) continue;
    list.splice(place, 1);
    equal += 1;
  }
  const counts = [countIn(shown), countIn(stored)];
  return { equal, most: Math.max(...counts, equal), fewest: Math.min(...counts) };
}

type Looks = Pick<ConnectedFeedAccount, 'institutionName' | 'kind' | 'balance' | 'lastFour'>;

/**
 * How much of two accounts reminds of each other without proving anything, which tells where there are hardly any
 * payments: the same balance unless it is zero, the last digits of the number, and a bank whose name has that of the
 * other ("Chase", "Chase Bank").
 */
export function reminders(one: Looks, other: Looks): number {
  const isEqual = one.balance !== null && one.balance !== 0 && Math.abs(one.balance) === Math.abs(other.balance ?? 0);
  const hasDigits = one.lastFour !== null && one.lastFour === other.lastFour;
  const [a, b] = [lettersOf(one.institutionName), lettersOf(other.institutionName)];
  const isOneBank = a !== '' && b !== '' && (a.includes(b) || b.includes(a));
  return (isEqual ? 2 : 0) + (hasDigits ? 2 : 0) + (isOneBank && isSameKind(one, other) ? 1 : 0);
}

/** Whether nothing says that they are of different kinds. */
export function isSameKind(one: Pick<Looks, 'kind'>, other: Pick<Looks, 'kind'>): boolean {
  return one.kind === null || other.kind === null || one.kind === other.kind;
}

/** Whether two names are the same but for case, punctuation and white space. */
export function isSameName(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other);
}

function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
