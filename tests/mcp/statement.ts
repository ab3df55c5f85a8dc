import type { User } from '../../domain/access/user.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import { type AccountType, type BankAccount, deleteBankAccount } from '../../domain/ledger/bank-account.ts';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import { deleteTransaction, type Transaction } from '../../domain/ledger/transaction.ts';
import { exchangeRate } from '../../domain/money/exchange-rate.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  currency,
  localDate,
  MADE_AT,
  timestamp,
} from '../support/fixtures.ts';

/** The raw rows of a generated user, from which a test computes what the tools must return. */
export interface Statement {
  readonly user: User;
  /** Live accounts by id, including hidden ones. */
  readonly accounts: readonly BankAccount[];
  /** Without deleted transactions and those of the deleted account. */
  readonly transactions: readonly Transaction[];
  /** The account of the other leg, by the id of each leg of an own transfer. */
  readonly transferAccounts: ReadonlyMap<number, number>;
  /** Id of an account that is deleted, and of one that is somebody else's. */
  readonly deletedAccountId: number;
  readonly foreignAccountId: number;
}

/** Units per euro by currency and day. XPF has no rate, JPY has one per month, and KWD begins late. */
export const RATES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ['USD', new Map(days('2025-12-20', 100, 1).map((day, index) => [day, `1.${String(500 + index * 7)}`]))],
  ['GBP', new Map(days('2025-12-21', 100, 3).map((day, index) => [day, `0.${String(8_123 + index)}`]))],
  [
    'JPY',
    new Map([
      ['2026-01-05', '161.37'],
      ['2026-02-05', '158.02'],
      ['2026-03-05', '163.99'],
    ]),
  ],
  [
    'KWD',
    new Map([
      ['2026-02-20', '0.33512'],
      ['2026-02-27', '0.3361'],
      ['2026-03-12', '0.334907'],
    ]),
  ],
]);

const NO_RATE = 'XPF';

/** The oldest balance that is still fresh on 2026-03-15. */
const FRESH = timestamp('2026-03-13T00:00:00.000000Z');

const ACCOUNTS: readonly {
  name: string;
  type: AccountType;
  currency: string;
  balance: number;
  hidden?: boolean;
  kind: 'manual' | 'connected';
  /** When the bank stated the balance; `MADE_AT` for most. */
  lastBalanceCreatedAt?: Timestamp;
}[] = [
  { name: 'Everyday', type: 'checking', currency: 'USD', balance: 850_000, kind: 'connected' },
  { name: 'Rainy days', type: 'savings', currency: 'EUR', balance: 1_234_567, kind: 'connected' },
  { name: 'Visa', type: 'credit', currency: 'USD', balance: -98_765, kind: 'connected', lastBalanceCreatedAt: FRESH },
  { name: 'Wallet', type: 'cash', currency: 'JPY', balance: 45_678, kind: 'manual' },
  { name: 'Islands', type: 'other', currency: NO_RATE, balance: 12_000, kind: 'manual' },
  { name: 'Secret', type: 'investment', currency: 'KWD', balance: 7_654_321, hidden: true, kind: 'connected' },
  { name: 'Old loan', type: 'loan', currency: 'GBP', balance: -333_333, hidden: true, kind: 'manual' },
];

const DESCRIPTIONS = ['Corner shop', 'Rent March', 'Café Noir', '100% Juice_Bar', 'Salary', 'TRANSFER to savings'];
const MERCHANTS = [null, null, 'Blue Bottle', 'Corner Shop Ltd'];

/**
 * Stores a user with accounts of many kinds and about 400 transactions around 2026-03-15; the same seed makes the same
 * user.
 */
export async function aGeneratedStatement(stores: Stores, seed: number): Promise<Statement> {
  const chance = generator(seed);
  await storeRates(stores);
  const user = await aUser(stores);
  const accounts: BankAccount[] = [];
  for (const { kind, currency: code, ...facts } of ACCOUNTS) {
    const make = kind === 'manual' ? aManualAccount : aConnectedAccount;
    accounts.push(await make(stores, user.id, { ...facts, currency: currency(code) }));
  }
  const gone = await aManualAccount(stores, user.id, { name: 'Gone', balance: 999_999 });
  const transactions: Transaction[] = [];
  for (let index = 0; index < 400; index += 1) {
    const account = chance.pick([...accounts, gone]);
    const transaction = await aTransaction(stores, account, someTransaction(account, chance));
    if (chance.below(12) === 0) {
      await stores.transactions.update(user.id, transaction.id, (found) => deleteTransaction(found, MADE_AT));
    } else if (account !== gone) transactions.push(transaction);
  }
  const transferAccounts = await someTransfers(stores, accounts, transactions, chance);
  await stores.transactions.removeAllOf(user.id, gone.id);
  await stores.accounts.update(user.id, gone.id, (account) => deleteBankAccount(account, MADE_AT));
  const foreignAccountId = await aStranger(stores, chance);
  return { user, accounts, transactions, transferAccounts, deletedAccountId: gone.id, foreignAccountId };
}

/** Links an expense and an income of different accounts, whatever they are, twenty times. */
async function someTransfers(
  stores: Stores,
  accounts: readonly BankAccount[],
  transactions: Transaction[],
  chance: Chance,
): Promise<ReadonlyMap<number, number>> {
  const transferAccounts = new Map<number, number>();
  for (let nth = 0; nth < 20; nth += 1) {
    const [from, to] = [chance.pick(accounts), chance.pick(accounts)];
    if (from.id === to.id) continue;
    const [expense, income] = [someTransaction(from, chance), someTransaction(to, chance)];
    const outgoing = await aTransaction(stores, from, { ...expense, amount: -1 - chance.below(9_999) });
    const incoming = await aTransaction(stores, to, { ...income, amount: 1 + chance.below(9_999) });
    await stores.ownTransfers.link(from.userId, [
      { id: outgoing.id, other: { transactionId: incoming.id, bankAccountId: to.id }, categoryId: 901 },
      { id: incoming.id, other: { transactionId: outgoing.id, bankAccountId: from.id }, categoryId: 911 },
    ]);
    transactions.push({ ...outgoing, categoryId: 901 }, { ...incoming, categoryId: 911 });
    transferAccounts.set(outgoing.id, to.id).set(incoming.id, from.id);
  }
  return transferAccounts;
}

function someTransaction(account: BankAccount, chance: Chance): Parameters<typeof aTransaction>[2] {
  const amount = (chance.below(4) === 0 ? 1 : -1) * (1 + chance.below(500_000));
  const day = chance.pick(DAYS);
  const time = chance.pick(['00:00:00.000000', '12:34:56.789012', '23:59:59.999999']);
  const own = account.currency;
  return {
    amount,
    currency: chance.below(5) === 0 ? currency(chance.pick(['USD', 'EUR', 'GBP', 'JPY', NO_RATE])) : own,
    categoryId: chance.pick(CATEGORY_TREE).id,
    status: chance.below(6) === 0 ? 'pending' : 'booked',
    description: chance.pick(DESCRIPTIONS),
    merchantName: chance.pick(MERCHANTS),
    bookedAt: timestamp(`${day}T${time}Z`),
    accountAmount: account.kind === 'manual' ? amount : null,
  };
}

/** Stores another user, whose data must not appear anywhere. */
async function aStranger(stores: Stores, chance: Chance): Promise<number> {
  const account = await aConnectedAccount(stores, (await aUser(stores)).id, { balance: 5_555_555, name: 'Not yours' });
  for (let index = 0; index < 10; index += 1) await aTransaction(stores, account, someTransaction(account, chance));
  return account.id;
}

async function storeRates(stores: Stores): Promise<void> {
  const rates = [...RATES].flatMap(([code, byDay]) =>
    [...byDay].map(([day, perEur]) =>
      exchangeRate({ currency: currency(code), date: localDate(day), perEur, source: 'manual' }),
    ),
  );
  await stores.rates.put(rates);
}

export interface Chance {
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** mulberry32: a small generator with the same numbers everywhere. */
export function generator(seed: number): Chance {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}

/** Days of transactions, most of them around both ends of the default window. */
const DAYS = [
  ...days('2026-01-01', 80, 1),
  ...Array<string>(20).fill('2026-02-13'),
  ...Array<string>(20).fill('2026-02-12'),
  ...Array<string>(20).fill('2026-03-15'),
  ...Array<string>(10).fill('2026-03-16'),
];

function days(first: string, count: number, step: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * step * 86_400_000).toISOString().slice(0, 10),
  );
}
