import type { RunningServer } from '../adapters/http/server/serve.ts';
import { startDailyBackups } from './background/daily-backups.ts';
import { startRenewing } from './background/earlier-transactions.ts';
import { startFetchingFeeds } from './background/feed-scheduler.ts';
import { startHousekeeping } from './background/housekeeping.ts';
import { startImportFolder } from './background/import-folder.ts';
import type { Replacement } from './container.ts';
import { type App, createApp } from './create-app.ts';
import { serveMetrics } from './observability/metrics.ts';
import { poolSizeOf } from './processes/share.ts';
import { type Config, readConfig } from './settings/env.ts';
import { prepareFirstRun } from './startup/first-run.ts';
import { plainHttpWarning } from './startup/plain-http.ts';
import { startupRefusal } from './startup/startup-refusal.ts';
import { welcome } from './startup/welcome.ts';
import { services, useCases } from './tokens.ts';

/** How long running requests may go on after SIGTERM (contract 7.4). */
const GRACE_MS = 10_000;

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

// Importing this file only loads the service, as an image does when it is built.
if (import.meta.main) await main();

/** What a service differs in from the one of production. */
export interface MainOptions {
  readonly replacements?: readonly Replacement[];
  /** How soon a sync of a feed begins. */
  readonly feedsLookEveryMs?: number;
}

/** Runs the service that the environment describes, until a signal ends it. Then it ends the process. */
export async function main(options: MainOptions = {}): Promise<void> {
  // From the beginning: a signal during the start must not leave a database behind.
  const stop = stopSignal();
  try {
    await run(stop, options);
  } catch (error) {
    // Helpers of the start get the terminal's signals too, and fail.
    const refusal = stop.aborted ? 'Stopped during the start.' : startupRefusal(error);
    if (refusal === undefined) throw error;
    say(refusal);
    process.exitCode = 1;
  }
  // Connections to a database that has stalled would keep the process alive.
  process.exit();
}

async function run(stop: AbortSignal, { replacements = [], feedsLookEveryMs }: MainOptions): Promise<void> {
  const read = readConfig(process.env);
  const config: Config = { ...read, databasePoolSize: poolSizeOf(read) };
  const app = await createApp({ store: config.store, config, replace: replacements, say });
  try {
    const demo = await prepareFirstRun(app, say);
    const server = await listen(app);
    const warning = plainHttpWarning(config);
    if (warning !== undefined) app.logger.warn(warning);
    const metrics = await serveMetrics(config, app.logger, app.readMetrics);
    const stopBackground = startBackground(app, feedsLookEveryMs);
    const link = demo && (await app.get(useCases.sessions).offerSignInLink(demo.email));
    process.stdout.write(welcome(server.url, config.mcpEnabled, demo, link?.token, metrics?.url));
    await untilEnd(app, stop);
    say('Stopping …');
    await Promise.all([server.close(GRACE_MS), metrics?.close(GRACE_MS)]);
    await stopBackground();
  } finally {
    await app.close();
  }
}

/** Serves in this process, or in several that this one leads. */
async function listen(app: App): Promise<Pick<RunningServer, 'url' | 'close'>> {
  const { host, port, processes } = app.config;
  if (processes === 1) {
    process.on('SIGUSR2', () => say('There is one process, which cannot be replaced. See PROCESSES.'));
    return app.listen({ host, port });
  }
  const { startWorkers } = await import('./processes/start-workers.ts');
  const workers = await startWorkers(app, GRACE_MS);
  process.on('SIGUSR2', () => void workers.restart());
  return workers;
}

/** Returns how to stop it, which waits for what is running. */
function startBackground(app: App, feedsLookEveryMs: number | undefined): () => Promise<unknown> {
  const refresher = app.get(services.rateRefresher);
  if (app.config.ratesRefresh) refresher.start();
  const stopHousekeeping = startHousekeeping(app);
  const stopBackups = startDailyBackups(app);
  const stopRenewing = startRenewing(app);
  const stopImportFolder = startImportFolder(app);
  const feeds = app.config.feedsSync ? startFetchingFeeds(app, feedsLookEveryMs) : undefined;
  return () => {
    stopBackups();
    return Promise.all([refresher.stop(), stopHousekeeping(), stopRenewing(), stopImportFolder(), feeds?.stop()]);
  };
}

/** Resolves when the service should stop, or cannot go on because its database is lost, which makes the exit code 1. */
async function untilEnd(app: App, stop: AbortSignal): Promise<void> {
  const failure = await Promise.race([aborted(stop), app.lost]);
  if (failure === undefined) return;
  say(failure.message);
  process.exitCode = 1;
}

/**
 * The terminal and whoever started the service may both send a signal, so each one means the same, however often it
 * comes.
 */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => stop.abort());
  return stop.signal;
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined));
  });
}
