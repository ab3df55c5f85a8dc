import { randomUUID } from 'node:crypto';
import type { AccessToken, ApiKey } from '../../domain/access/credential.ts';
import type { User } from '../../domain/access/user.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { type LocalDate, parseLocalDate, parseTimestamp, type Timestamp } from '../../domain/calendar.ts';
import type { Renewal } from '../../domain/categorising/renewal.ts';
import { MANUAL_BANK } from '../../domain/ledger/bank.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import { uncategorised } from '../../domain/ledger/category-tree.ts';
import { type Transaction, transactionType } from '../../domain/ledger/transaction.ts';
import { type CurrencyCode, parseCurrency } from '../../domain/money/currency.ts';
import type { New } from '../../domain/new.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/** When fixtures were made, unless another time is given. All six fractional digits differ from 0. */
export const MADE_AT = timestamp('2026-03-07T09:30:15.123456Z');

export const EUR = currency('EUR');
export const USD = currency('USD');
export const JPY = currency('JPY');

/** A moment that a test writes down; throws if the text is not one. */
export function timestamp(text: string): Timestamp {
  return real(parseTimestamp(text), text);
}

export function localDate(text: string): LocalDate {
  return real(parseLocalDate(text), text);
}

export function currency(code: string): CurrencyCode {
  return real(parseCurrency(code), code);
}

/** A stored user with an e-mail address of their own: PRO, in dollars, without a password. */
export function aUser(stores: Stores, changes: Partial<New<User>> = {}): Promise<User> {
  return stores.users.add(newUser(changes));
}

/** A stored manual account in dollars. `balance` is the initial balance too, unless that is given. */
export async function aManualAccount(
  stores: Stores,
  userId: number,
  changes: Partial<New<BankAccount>> = {},
): Promise<BankAccount> {
  const { id } = await stores.banks.ensureConnection(userId, MANUAL_BANK.id);
  const origin = { bankId: MANUAL_BANK.id, bankConnectionId: id, kind: 'manual' } as const;
  return stores.accounts.add(newAccount(userId, { ...origin, ...changes }));
}

/** A stored manual account in dollars of a user of its own. */
export async function anAccount(stores: Stores): Promise<BankAccount> {
  return aManualAccount(stores, (await aUser(stores)).id);
}

/** A stored connected account in dollars, of the bank `Example Bank`. */
export async function aConnectedAccount(
  stores: Stores,
  userId: number,
  changes: Partial<New<BankAccount>> = {},
): Promise<BankAccount> {
  const times = { createdAt: MADE_AT, updatedAt: MADE_AT };
  const bank = await stores.banks.ensure({
    name: 'Example Bank',
    slug: 'example-bank',
    country: 'NL',
    logoUrl: null,
    ...times,
  });
  const { id } = await stores.banks.ensureConnection(userId, bank.id);
  return stores.accounts.add(
    newAccount(userId, { bankId: bank.id, bankConnectionId: id, kind: 'connected', ...changes }),
  );
}

/**
 * A stored transaction of −1,000 minor units on the account, in its currency; `type`, category and `accountAmount`
 * follow the amount. The account's balance stays as it is: a repository moves none.
 */
export function aTransaction(
  stores: Stores,
  account: BankAccount,
  changes: Partial<New<Transaction>> = {},
): Promise<Transaction> {
  return stores.transactions.add(newTransaction(account, changes));
}

/** Two transactions that may be one. Returns the id of the later one, which is that of the pair. */
export async function aPossibleDuplicate(stores: Stores, account: BankAccount): Promise<number> {
  const { id: duplicateOf, userId } = await aTransaction(stores, account);
  const { id } = await aTransaction(stores, account);
  const open = { settledAs: null, settledAt: null, united: null };
  await stores.possibleDuplicates.putAll(userId, [{ id, userId, duplicateOf, ...open }]);
  return id;
}

export function newUser(changes: Partial<New<User>> = {}): New<User> {
  return {
    email: `${randomUUID()}@example.test`,
    passwordHash: null,
    currency: USD,
    plan: 'pro',
    createdAt: MADE_AT,
    deletedAt: null,
    ...changes,
  };
}

export function newRenewal({ id, userId, ...before }: Transaction): Renewal {
  const { categoryId, categoryLayer, from, to } = before;
  const after = { categoryId: 133, categoryLayer: 'words', from, to: [{ name: 'Café “Żabka”' }] } as const;
  return { id, userId, renewedAt: MADE_AT, before: { categoryId, categoryLayer, from, to }, after };
}

export function newTransaction(account: BankAccount, changes: Partial<New<Transaction>> = {}): New<Transaction> {
  const amount = changes.amount ?? -1_000;
  const type = transactionType(amount);
  return {
    userId: account.userId,
    bankAccountId: account.id,
    categoryId: uncategorised(type),
    unlinkedCategoryId: null,
    categoryLayer: null,
    status: 'booked',
    type,
    from: [],
    to: [],
    description: 'Corner shop',
    merchantName: null,
    notes: null,
    amount,
    currency: account.currency,
    accountAmount: account.kind === 'manual' ? amount : null,
    bookedAt: timestamp('2026-03-05T00:00:00.000000Z'),
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    deletedAt: null,
    ...changes,
  };
}

/** A live key of both scopes with a hash of its own, which is the hash of no real secret. */
export function newApiKey(userId: number, changes: Partial<New<ApiKey>> = {}): New<ApiKey> {
  return {
    userId,
    name: 'Spreadsheet',
    hash: someHash(),
    prefix: 'coffer_sk_Ab12',
    lastFour: 'yZ09',
    scopes: ['finance:read', 'finance:write'],
    createdAt: MADE_AT,
    expiresAt: timestamp('2027-03-07T09:30:15.123456Z'),
    lastUsedAt: null,
    revokedAt: null,
    ...changes,
  };
}

/** A live token for the tool endpoint with a hash of its own, which is the hash of no real secret. */
export function newAccessToken(userId: number, changes: Partial<New<AccessToken>> = {}): New<AccessToken> {
  return {
    userId,
    hash: someHash(),
    audience: 'mcp',
    scopes: ['finance:read'],
    clientId: null,
    grantId: null,
    createdAt: MADE_AT,
    expiresAt: timestamp('2027-03-07T09:30:15.123456Z'),
    revokedAt: null,
    ...changes,
  };
}

/** An active monthly bill that a person entered. */
export function newBill(userId: number, changes: Partial<New<RecurringBill>> = {}): New<RecurringBill> {
  return {
    userId,
    name: 'Rent',
    source: 'manual',
    cycle: 'monthly',
    amount: 120_000,
    currency: USD,
    status: 'active',
    nextDate: localDate('2026-04-01'),
    confidence: null,
    facts: [],
    transactionIds: [],
    found: null,
    corrections: [],
    lastCorrection: 0,
    gone: [],
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    ...changes,
  };
}

/** 64 hexadecimal digits that nobody else has. */
export function someHash(): string {
  return `${randomUUID()}${randomUUID()}`.replaceAll('-', '');
}

function newAccount(
  userId: number,
  changes: Partial<New<BankAccount>> & Pick<BankAccount, 'bankId' | 'bankConnectionId' | 'kind'>,
): New<BankAccount> {
  const balance = changes.balance ?? 0;
  return {
    userId,
    externalId: randomUUID(),
    name: 'Everyday',
    type: 'checking',
    subtype: null,
    currency: USD,
    balance,
    isBalanceKnown: true,
    initialBalance: balance,
    hidden: false,
    lastTransactionCreatedAt: MADE_AT,
    lastBalanceCreatedAt: MADE_AT,
    deletedAt: null,
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    ...changes,
  };
}

function real<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new Error(`The test means nothing by "${text}".`);
  return value;
}
