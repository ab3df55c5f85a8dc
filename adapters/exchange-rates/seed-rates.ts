import type { ExchangeRate } from '../../domain/exchange-rate.ts';
import type { ExchangeRateRepo } from '../../domain/ports/exchange-rate-port.ts';
import { readSeedDays } from './seed-days.ts';
import { readSeedHistory } from './seed-history.ts';

/**
 * The rates that come with the packages, so that a fresh installation without internet access can convert: days since 2000, about 90,000
 * rates. They are the least trusted source (contract 6.1); whatever is older than 7 days off is named in answers.
 */
export async function readSeedRates(): Promise<readonly ExchangeRate[]> {
  const [history, days] = await Promise.all([readSeedHistory(), readSeedDays()]);
  return [...history, ...days];
}

/** Whether a store lacks them, or has those of an older release. */
export async function lacksSeedRates(repo: ExchangeRateRepo): Promise<boolean> {
  const stored = (await repo.newest()).find(({ source }) => source === 'seed');
  return stored === undefined || (await readSeedDays()).some(({ date }) => date > stored.date);
}

/** Stores them, unless a store has them already. Answers how many are new. */
export async function loadSeedRates(repo: ExchangeRateRepo): Promise<number> {
  return (await lacksSeedRates(repo)) ? repo.put(await readSeedRates()) : 0;
}
