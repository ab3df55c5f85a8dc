import { createApp } from './create-app.ts';
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
let isTold = false;
const told = untilTold();

try {
  await start();
} catch (error) {
  // Helpers of the start get the terminal's signals too, and fail.
  const refusal = isTold ? 'Stopped during the start.' : startupRefusal(error);
  if (refusal === undefined) throw error;
  say(refusal);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { host, port, ratesRefresh } = config;
  const app = await createApp({ ...optionsOf(config), say });
  try {
    const demo = await prepareFirstRun(app, say);
    const server = await app.listen({ host, port });
    const refresher = app.get(services.rateRefresher);
    if (ratesRefresh) refresher.start();
    const stopHousekeeping = startHousekeeping(app);
    process.stdout.write(welcome(server.url, config.mcpEnabled, demo));
    await told;
    say('Stopping …');
    await server.close(GRACE_MS);
    await Promise.all([refresher.stop(), stopHousekeeping()]);
  } finally {
    await app.close();
  }
}

/** Whoever starts the service and the terminal may both send the signal on, so it is waited for again and again, and means the same. */
function untilTold(): Promise<void> {
  return new Promise((resolve) => {
    const tell = () => {
      isTold = true;
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, tell);
  });
}
