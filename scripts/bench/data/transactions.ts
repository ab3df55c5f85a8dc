import { type Random, seededRandom } from '../../../adapters/demo/random.ts';
import { searchText } from '../../../domain/searching/search-text.ts';
import { FIRST_NAMES, SECOND_NAMES } from './names.ts';
import type { BenchUser } from './users.ts';

/** Ids of the built-in categories that the transactions get. */
export interface CategoryIds {
  readonly income: readonly number[];
  readonly expense: readonly number[];
}

/** The columns of the rows that `transactionRows` makes. */
export const COLUMNS = `user_id, id, bank_account_id, category_id, status, type, "from", "to", description, merchant_name, amount,
  currency, account_amount, booked_at, created_at, updated_at, deleted_at, search_text`;

const FIRST_ID = 1_000_000;
const DAY_MS = 86_400_000;

/** Each user pays a bill on each of these days of the month, as the first payment of the day. */
const BILL_DAYS = [2, 8, 14, 20];
const BILL_NAMES = ['Monthly Energy', 'Monthly Telecom', 'Monthly Insurance', 'Monthly Music'];

/**
 * The transactions of all users as lines for COPY, in the order of their booking days over all users: the rows of one
 * user lie far apart on the disk, as they do in a service that has run for years. One in fifty is a deleted one, on
 * top of the live ones. No text needs escaping.
 */
export function* transactionRows(users: readonly BenchUser[], categories: CategoryIds): Generator<string> {
  const random = seededRandom(1);
  const today = Math.floor(Date.now() / DAY_MS);
  let id = FIRST_ID;
  for (let age = Math.max(...users.map(({ days }) => days)); age > 0; age -= 1) {
    const day = new Date((today - age) * DAY_MS);
    for (const user of users.filter(({ days }) => days >= age)) {
      for (let nth = 0; nth < countOn(user, age); nth += 1) {
        const bill = nth === 0 ? BILL_DAYS.indexOf(day.getUTCDate()) : -1;
        const payment = bill < 0 ? anyPayment(random, categories) : billOf(user, bill, categories);
        yield row(id++, user, day, payment, random, false);
        if (random.chance(1 / 50)) yield row(id++, user, day, anyPayment(random, categories), random, true);
      }
    }
  }
}

/** Spreads the transactions of a user evenly over the days. */
function countOn({ size, days }: BenchUser, age: number): number {
  const until = (day: number) => Math.floor((day * size) / days);
  return until(days - age + 1) - until(days - age);
}

interface Payment {
  readonly name: string;
  readonly categoryId: number;
  readonly amount: number;
}

/** About 960 merchants, the first ones far more often than the last ones. Each belongs to one category. */
function anyPayment(random: Random, { income, expense }: CategoryIds): Payment {
  const share = random.integer(0, 999) / 1000;
  const merchant = Math.floor(FIRST_NAMES.length * SECOND_NAMES.length * share * share);
  const name = `${FIRST_NAMES[Math.floor(merchant / SECOND_NAMES.length)]} ${SECOND_NAMES[merchant % SECOND_NAMES.length]}`;
  // The first two are no refunds, which would count as less spending.
  const earning = { name, categoryId: random.pick(income.slice(0, 2)), amount: random.integer(100_000, 300_000) };
  if (random.chance(1 / 15)) return earning;
  return { name, categoryId: expense[merchant % expense.length]!, amount: -random.integer(150, 9_000) };
}

function billOf({ id }: BenchUser, bill: number, { expense }: CategoryIds): Payment {
  return { name: BILL_NAMES[bill]!, categoryId: expense[bill]!, amount: -(900 + (id % 50) * 100 + bill * 1_500) };
}

function row(id: number, user: BenchUser, day: Date, payment: Payment, random: Random, isDeleted: boolean): string {
  const { name, categoryId, amount } = payment;
  const isBill = BILL_NAMES.includes(name);
  const to = amount > 0 ? [] : [{ name }];
  const from = amount > 0 ? [{ name }] : [];
  // The description ends with digits, so that a search can be rare.
  const description = `CARD PURCHASE ${name.toUpperCase()} ${random.integer(0x100000, 0xffffff).toString(16)}`;
  const booked = day.toISOString();
  const stored = new Date(day.getTime() + 30_000_000 + (id % 1_000)).toISOString();
  return `${[
    user.id,
    id,
    isBill ? user.accountIds[0] : random.pick(user.accountIds),
    categoryId,
    'booked',
    amount > 0 ? 'income' : 'expense',
    JSON.stringify(from),
    JSON.stringify(to),
    description,
    name,
    amount,
    'USD',
    amount,
    booked,
    stored,
    stored,
    isDeleted ? stored : '\\N',
    searchText({ description, merchantName: name, from, to, notes: null }),
  ].join('\t')}\n`;
}
