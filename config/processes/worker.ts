import type { RefreshOutcome } from '../../adapters/exchange-rates/rate-refresher.ts';
import { createApp } from '../create-app.ts';
import { type Config, readConfig } from '../settings/env.ts';
import { startupRefusal } from '../startup/startup-refusal.ts';
import { type Message, openChannel, type Peer } from './channel.ts';
import { shareOf } from './share.ts';

/** How long running requests may go on after the order to stop (contract 7.4). */
const GRACE_MS = 10_000;

const parent: Peer = {
  send: (message) => void process.send?.(message),
  onMessage: (listener) => process.on('message', listener),
};

/** A process that serves requests for a service of several; `startWorkers` starts it. */
if (import.meta.main) await main();

async function main(): Promise<void> {
  const stop = ordersToStop();
  try {
    await serveUntil(stop);
  } catch (error) {
    const sentence = startupRefusal(error);
    if (sentence === undefined) throw error;
    parent.send({ kind: 'refused', sentence });
    process.exitCode = 1;
  }
  // What was sent to the parent goes out first; connections to a stalled database would keep the process alive.
  process.disconnect();
  process.once('disconnect', () => process.exit());
}

async function serveUntil(stop: Promise<number>): Promise<void> {
  const config: Config = shareOf(readConfig(process.env));
  let snapshot: () => Promise<unknown> = async () => [];
  const ask = openChannel(parent, () => snapshot());
  const app = await createApp({
    store: config.store,
    config,
    readMetrics: async () => String(await ask('metrics')),
    rateRefresh: async () => (await ask('rate_refresh')) as RefreshOutcome | undefined,
  });
  snapshot = async () => app.metrics?.snapshot();
  try {
    const server = await app.listen({ host: config.host, port: config.port });
    parent.send({ kind: 'listening', url: server.url });
    const noticeMs = await stop;
    await server.close(GRACE_MS, noticeMs);
  } finally {
    await app.close();
  }
}

/**
 * Resolves when the parent says so, or when somebody ends this process alone, with how long it goes on.
 * The terminal sends its signals to all processes, and the parent then decides. Without its parent, Node ends the
 * process at once.
 */
function ordersToStop(): Promise<number> {
  for (const name of ['SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(name, () => undefined);
  return new Promise((resolve) => {
    process.on('SIGTERM', () => resolve(0));
    process.on('message', (message: Message) => {
      if (message.kind === 'stop') resolve(message.noticeMs);
    });
  });
}
