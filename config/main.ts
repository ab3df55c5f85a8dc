import { seedDemo } from '../adapters/demo/seed-demo.ts';
import { loadSeedRates } from '../adapters/exchange-rates/seed-rates.ts';
import { dateOf } from '../domain/calendar.ts';
import { type App, createApp } from './create-app.ts';
import { readConfig } from './env.ts';
import { startupRefusal } from './startup-refusal.ts';
import { ports, services, useCases } from './tokens.ts';
import { welcome } from './welcome.ts';

/** How long running requests may go on after SIGTERM (contract 7.4). */
const GRACE_MS = 10_000;

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

try {
  await start();
} catch (error) {
  const refusal = startupRefusal(error);
  if (refusal === undefined) throw error;
  say(refusal);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { store, host, port, ratesRefresh } = config;
  const app = await createApp({
    store: store.kind === 'memory' ? 'memory' : 'postgres',
    ...(store.kind === 'postgres' && { databaseUrl: store.url }),
    ...(store.kind === 'embedded' && { dataDir: store.dataDir }),
    config,
    say,
  });
  try {
    await prepareRates(app);
    const demo = store.kind === 'embedded' ? await prepareDemo(app) : undefined;
    const server = await app.listen({ host, port });
    const refresher = app.get(services.rateRefresher);
    if (ratesRefresh) refresher.start();
    process.stdout.write(welcome(server.url, demo));
    await untilTold();
    say('Stopping …');
    await server.close(GRACE_MS);
    await refresher.stop();
  } finally {
    await app.close();
  }
}

/** The rates that come with the service, for a start without internet; fetched ones are trusted more. */
async function prepareRates(app: App): Promise<void> {
  const rates = app.get(ports.rates);
  if ((await rates.newest()).some(({ source }) => source === 'seed')) return;
  say('Loading the exchange rates that come with Coffer …');
  await loadSeedRates(rates);
}

async function prepareDemo(app: App): ReturnType<typeof seedDemo> {
  const needs = {
    listUsers: app.get(useCases.listUsers),
    createUser: app.get(useCases.createUser),
    deleteUser: app.get(useCases.deleteUser),
    listApiKeys: app.get(useCases.listApiKeys),
    createApiKey: app.get(useCases.createApiKey),
    createBankAccount: app.get(useCases.createBankAccount),
    updateBankAccount: app.get(useCases.updateBankAccount),
    connectAccount: app.get(useCases.connectAccount),
    importTransactions: app.get(useCases.importTransactions),
    rates: app.get(ports.rates),
  };
  return seedDemo(needs, dateOf(app.get(ports.clock).now()), app.get(ports.secrets).uuid());
}

function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
