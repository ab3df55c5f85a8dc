import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type DemoSignIn, isDemoDecided, type SeedDemoNeeds, seedDemo } from '../../adapters/demo/seed-demo.ts';
import { lacksSeedRates, loadSeedRates } from '../../adapters/exchange-rates/seed-rates.ts';
import { dateOf } from '../../domain/calendar.ts';
import { type App, createApp } from '../create-app.ts';
import { readConfig, type StoreConfig } from '../settings/env.ts';
import { ports } from '../tokens.ts';
import { allUseCases } from '../use-cases.ts';

/**
 * Fills a new store: with the exchange rates that come with the service and, unless the store is a database of the
 * administrator's, with the demo user (contract 7.2), whom it returns. Works in a process of its own where the store
 * allows, so that the service does not keep the memory that this takes once.
 */
export async function prepareFirstRun(app: App, say: (sentence: string) => void): Promise<DemoSignIn | undefined> {
  const { store } = app.config;
  if (store.kind === 'memory') return fillNewStore(app);
  const isFilled = !mayHaveDemo(store) || (await isDemoDecided(demoNeeds(app)));
  if (isFilled && !(await lacksSeedRates(app.get(ports.rates)))) return undefined;
  say('Preparing the new database …');
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url)]);
  return stdout === '' ? undefined : (JSON.parse(stdout) as DemoSignIn);
}

/** Never on a database that `DATABASE_URL` names: that is for real data. */
function mayHaveDemo(store: StoreConfig): boolean {
  return store.kind !== 'postgres';
}

async function fillNewStore(app: App): Promise<DemoSignIn | undefined> {
  await loadSeedRates(app.get(ports.rates));
  if (!mayHaveDemo(app.config.store)) return undefined;
  return seedDemo(demoNeeds(app), dateOf(app.get(ports.clock).now()), app.get(ports.secrets).uuid());
}

/** The use-cases that creating the demo user needs. */
export function demoNeeds({ get }: Pick<App, 'get'>): SeedDemoNeeds {
  return allUseCases(get);
}

if (import.meta.main) {
  const config = readConfig(process.env);
  const app = await createApp({ store: config.store, config });
  try {
    const demo = await fillNewStore(app);
    if (demo !== undefined) process.stdout.write(JSON.stringify(demo));
  } finally {
    await app.close();
  }
}
