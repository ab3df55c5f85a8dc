import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import type { ExchangeRateRepo } from '../../domain/ports/exchange-rate-port.ts';
import { parseRateTable } from './rate-table.ts';

/** The tables in the repository; `seed-rates/README.md` says where they come from. */
export const SEED_HISTORY = new URL('./seed-rates/history.csv.gz', import.meta.url);
export const SEED_DAYS = new URL('./seed-rates/days.csv', import.meta.url);

/**
 * The rates that come with the service, about 100,000 since 2000, so that a new installation can convert without access
 * to the internet. They are the least trusted source (contract 6.1); results name every rate that is more than 7 days
 * off.
 */
export async function readSeedRates(): Promise<readonly ExchangeRate[]> {
  const history = await promisify(gunzip)(await readFile(SEED_HISTORY));
  return [...parseRateTable(history.toString('utf8')), ...(await readSeedDays())];
}

/** Whether a store has no seed rates, or those of an older release. */
export async function lacksSeedRates(repo: ExchangeRateRepo): Promise<boolean> {
  const stored = (await repo.newest()).find(({ source }) => source === 'seed');
  return stored === undefined || (await readSeedDays()).some(({ date }) => date > stored.date);
}

/** Stores the seed rates where {@link lacksSeedRates}. Returns how many are new. */
export async function loadSeedRates(repo: ExchangeRateRepo): Promise<number> {
  return (await lacksSeedRates(repo)) ? repo.put(await readSeedRates()) : 0;
}

/** The days after the end of the history. */
async function readSeedDays(): Promise<readonly ExchangeRate[]> {
  return parseRateTable(await readFile(SEED_DAYS, 'utf8'));
}
