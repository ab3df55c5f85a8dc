import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../../../adapters/demo/accounts.ts';
import { type DemoLedger, demoTransactions } from '../../../adapters/demo/demo-transactions.ts';
import { localDate } from '../../support/fixtures.ts';
import { converted } from '../figures.ts';

/** The day on which the questions are asked. */
export const TODAY = localDate('2026-11-21');

/** One transaction of the demo user, before any code of the service has seen it. */
export interface Row {
  readonly account: DemoAccountKey;
  readonly day: string;
  /** Minor units of `currency`; negative for expenses. */
  readonly amount: number;
  readonly currency: string;
  /** Slug. */
  readonly category: string;
  readonly merchant: string | null;
  readonly description: string;
  readonly isPending: boolean;
}

const LEDGER: DemoLedger = demoTransactions(TODAY);

/** The oldest first. */
export const ROWS: readonly Row[] = (Object.keys(DEMO_ACCOUNTS) as DemoAccountKey[])
  .flatMap((account) => LEDGER[account].map((transaction) => rowOf(account, transaction)))
  .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));

function rowOf(account: DemoAccountKey, transaction: DemoLedger[DemoAccountKey][number]): Row {
  const { bookedAt, amount, currency, category, merchantName, description, status } = transaction;
  return {
    account,
    day: bookedAt.slice(0, 10),
    amount,
    currency: currency ?? DEMO_ACCOUNTS[account].currency,
    category: String(category),
    merchant: merchantName ?? null,
    description,
    isPending: status === 'pending',
  };
}

/** Neither spending nor earning (contract 3.5). */
const OWN_MOVES: ReadonlySet<string> = new Set([
  'transfer-to-own-account',
  'transfer-from-own-account',
  'card-repayment',
  'card-repayment-received',
]);

export function isOwnMove({ category }: Row): boolean {
  return OWN_MOVES.has(category);
}

export function isSpending(row: Row): boolean {
  return row.amount < 0 && !isOwnMove(row);
}

/** From `first` to `last`, both included. */
export function within(first: string, last: string = TODAY): (row: Row) => boolean {
  return ({ day }) => day >= first && day <= last;
}

/** The sum in cents, each row at the rate of its day, rounded once (contract 6.4). */
export function sumInDollars(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + inDollars(row), 0);
}

function inDollars({ amount, currency, day }: Row): number {
  return currency === 'USD' ? amount : euroInDollars(amount, day);
}

/** The rate of the day, or the latest before it (contract 6.2). */
export function euroInDollars(amount: number, day: string): number {
  const [rateDay, perEuro] = DOLLARS_PER_EURO.findLast(([each]) => each <= day) ?? ['', '0'];
  const [whole = '', fraction = ''] = perEuro.split('.');
  const rate = { day: rateDay, numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) };
  return Number(converted(amount, rate));
}

/** Read from the tables that come with the service, by day. */
const DOLLARS_PER_EURO: readonly (readonly [day: string, perEuro: string])[] = [
  ...dollarsIn(gunzipSync(readFileSync(tableAt('history.csv.gz'))).toString('utf8')),
  ...dollarsIn(readFileSync(tableAt('days.csv'), 'utf8')),
];

function tableAt(name: string): URL {
  return new URL(`../../../adapters/exchange-rates/seed-rates/${name}`, import.meta.url);
}

function dollarsIn(table: string): (readonly [string, string])[] {
  const [header = [], ...days] = table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(','));
  const column = header.indexOf('USD');
  return days.flatMap((cells) => (cells[column] ? [[cells[0] ?? '', cells[column]] as const] : []));
}
