import { type App, createApp } from './create-app.ts';
import { readConfig } from './env.ts';
import { optionsOf, prepareFirstRun } from './first-run.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startupRefusal } from './startup-refusal.ts';
import { services } from './tokens.ts';
import { welcome } from './welcome.ts';

/** How long running requests may go on after SIGTERM (contract 7.4). */
const GRACE_MS = 10_000;

const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);

// From the beginning: a signal during the start must not leave a database behind.
let isStopping = false;
const stopSignal = untilStopSignal();

try {
  await run();
} catch (error) {
  // Helpers of the start get the terminal's signals too, and fail.
  const refusal = isStopping ? 'Stopped during the start.' : startupRefusal(error);
  if (refusal === undefined) throw error;
  say(refusal);
  process.exitCode = 1;
}
// Connections to a database that has stalled would keep the process alive.
process.exit();

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp({ ...optionsOf(config), say });
  try {
    const demo = await prepareFirstRun(app, say);
    const server = await app.listen({ host: config.host, port: config.port });
    const stopBackground = startBackground(app);
    process.stdout.write(welcome(server.url, config.mcpEnabled, demo));
    await untilEnd(app);
    say('Stopping …');
    await server.close(GRACE_MS);
    await stopBackground();
  } finally {
    await app.close();
  }
}

/** Returns how to stop it, which waits for what is running. */
function startBackground(app: App): () => Promise<unknown> {
  const refresher = app.get(services.rateRefresher);
  if (app.config.ratesRefresh) refresher.start();
  const stopHousekeeping = startHousekeeping(app);
  return () => Promise.all([refresher.stop(), stopHousekeeping()]);
}

/** Resolves when the service should stop, or cannot go on because its database is lost, which makes the exit code 1. */
async function untilEnd(app: App): Promise<void> {
  const failure = await Promise.race([stopSignal, app.lost]);
  if (failure === undefined) return;
  say(failure.message);
  process.exitCode = 1;
}

/**
 * The terminal and whoever started the service may both send a signal, so each one means the same, however often it
 * comes.
 */
function untilStopSignal(): Promise<undefined> {
  return new Promise((resolve) => {
    const stop = () => {
      isStopping = true;
      resolve(undefined);
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  });
}
