import { dateOf, daysBetween, type LocalDate, type Timestamp } from '../calendar.ts';
import { FinanceError } from '../error.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { addMinorUnits, type MinorUnits } from '../money/money.ts';
import type { New } from '../new.ts';
import { trimmedText } from '../text.ts';

/** Contract 3.3. */
export const ACCOUNT_TYPES = [
  'checking',
  'savings',
  'credit',
  'cash',
  'loan',
  'mortgage',
  'investment',
  'retirement',
  'crypto',
  'property',
  'vehicle',
  'other',
] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The user maintains a manual account, the bank a connected one (specification 1.2). */
export type AccountKind = 'manual' | 'connected';

export const ACCOUNT_NAME_MAX_CHARACTERS = 255;
export const ACCOUNT_SUBTYPE_MAX_CHARACTERS = 64;

export interface BankAccount {
  readonly id: number;
  readonly userId: number;
  /** UUID. */
  readonly externalId: string;
  readonly bankId: number;
  readonly bankConnectionId: number;
  readonly kind: AccountKind;
  readonly name: string;
  readonly type: AccountType;
  readonly subtype: string | null;
  readonly currency: CurrencyCode;
  /** Manual: `initialBalance` plus the live booked transactions (contract 2.8). Connected: what the bank says. */
  readonly balance: MinorUnits;
  /** `false` while the bank of the account has stated no balance: `balance` is no figure then. */
  readonly isBalanceKnown: boolean;
  /** The balance that the account was created with, or that an import has set since (contract 8.2). */
  readonly initialBalance: MinorUnits;
  readonly hidden: boolean;
  /** When the account was created, until it has a transaction: the field is always a timestamp (specification 2.3). */
  readonly lastTransactionCreatedAt: Timestamp;
  readonly lastBalanceCreatedAt: Timestamp;
  readonly deletedAt: Timestamp | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** What a user may change on any of their accounts (specification 4.8). */
export type BankAccountChanges = Partial<Pick<BankAccount, 'name' | 'hidden' | 'type' | 'subtype'>>;

export interface BankAccountOpening
  extends Pick<
    BankAccount,
    'userId' | 'externalId' | 'bankId' | 'bankConnectionId' | 'kind' | 'name' | 'currency' | 'balance'
  > {
  readonly type?: AccountType;
  readonly isBalanceKnown?: boolean;
}

/** A new account, of type `checking` by default (contract 3.2). Throws `invalid` for a name that breaks the rule. */
export function openBankAccount(opening: BankAccountOpening, at: Timestamp): New<BankAccount> {
  return {
    ...opening,
    name: accountName(opening.name),
    type: opening.type ?? 'checking',
    isBalanceKnown: opening.isBalanceKnown ?? true,
    subtype: null,
    initialBalance: opening.balance,
    hidden: false,
    lastTransactionCreatedAt: at,
    lastBalanceCreatedAt: at,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Throws `invalid` for a name or subtype that breaks contract 3.2 or 3.3. */
export function changeBankAccount(account: BankAccount, changes: BankAccountChanges, at: Timestamp): BankAccount {
  return {
    ...account,
    name: changes.name === undefined ? account.name : accountName(changes.name),
    hidden: changes.hidden ?? account.hidden,
    type: changes.type ?? account.type,
    subtype: changes.subtype === undefined ? account.subtype : accountSubtype(changes.subtype),
    updatedAt: at,
  };
}

/** Adds `delta` to the balance. Throws `amount_out_of_range` past ±(2^53−1). */
export function moveBalance(account: BankAccount, delta: MinorUnits, at: Timestamp): BankAccount {
  if (delta === 0) return account;
  return { ...account, balance: addMinorUnits(account.balance, delta), lastBalanceCreatedAt: at, updatedAt: at };
}

/**
 * The account as if it had begun with `delta` more; what the bank says of a connected one stays. Throws
 * `amount_out_of_range` past ±(2^53−1).
 */
export function moveInitialBalance(account: BankAccount, delta: MinorUnits, at: Timestamp): BankAccount {
  const initialBalance = addMinorUnits(account.initialBalance, delta);
  if (account.kind === 'connected') return { ...account, initialBalance };
  return { ...moveBalance(account, delta, at), initialBalance, isBalanceKnown: true };
}

/** Banks are asked several times a day, so an older balance means that something is wrong. */
const FRESH_DAYS = 2;

/** The day of a connected account's balance if it is more than two days old; `undefined` for every other account. */
export function staleBalanceDay(
  { kind, lastBalanceCreatedAt }: Pick<BankAccount, 'kind' | 'lastBalanceCreatedAt'>,
  today: LocalDate,
): LocalDate | undefined {
  const day = dateOf(lastBalanceCreatedAt);
  return kind === 'connected' && daysBetween(day, today) > FRESH_DAYS ? day : undefined;
}

/** A bank and the user's connection to it, as accounts name them. */
export type AccountPlace = Pick<BankAccount, 'bankId' | 'bankConnectionId'>;

/** An account that a feed fills: from now on its balance is what the bank says (contract 3.4). */
export function connectBankAccount(account: BankAccount, place: AccountPlace, at: Timestamp): BankAccount {
  return account.kind === 'connected' ? account : { ...account, ...place, kind: 'connected', updatedAt: at };
}

/** The bank's word is what a connected account shows, with its date (contract 2.8). */
export function stateBalance(
  account: BankAccount,
  balance: MinorUnits,
  statedAt: Timestamp,
  at: Timestamp,
): BankAccount {
  const isStated = account.balance === balance && account.lastBalanceCreatedAt === statedAt && account.isBalanceKnown;
  return isStated
    ? account
    : { ...account, balance, isBalanceKnown: true, lastBalanceCreatedAt: statedAt, updatedAt: at };
}

/**
 * A connected account that no connection fills any more: a manual one with the balance that the bank stated last
 * (contract 3.4). `booked` is the sum of its booked transactions. Throws `amount_out_of_range` past ±(2^53−1).
 */
export function disconnectBankAccount(
  account: BankAccount,
  { bankId, bankConnectionId }: AccountPlace,
  booked: MinorUnits,
  at: Timestamp,
): BankAccount {
  const initialBalance = addMinorUnits(account.balance, 0 - booked);
  return { ...account, kind: 'manual', bankId, bankConnectionId, initialBalance, updatedAt: at };
}

/** An account whose money is in another one by now: what is left in it, if anything, nobody says. */
export function forgetBalance(account: BankAccount, at: Timestamp): BankAccount {
  return { ...account, isBalanceKnown: false, updatedAt: at };
}

/** Throws `connected_account`: only manual accounts can be deleted (specification 4.9). */
export function deleteBankAccount(account: BankAccount, at: Timestamp): BankAccount {
  if (account.kind !== 'manual') {
    throw new FinanceError('connected_account', 'Only manual accounts can be deleted.');
  }
  return { ...account, deletedAt: at, updatedAt: at };
}

function accountName(text: string): string {
  return trimmedText('name', text, { minimum: 1, maximum: ACCOUNT_NAME_MAX_CHARACTERS });
}

function accountSubtype(text: string | null): string | null {
  return text === null ? null : trimmedText('subtype', text, { minimum: 1, maximum: ACCOUNT_SUBTYPE_MAX_CHARACTERS });
}
