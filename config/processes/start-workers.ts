import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { ListenError } from '../../adapters/http/server/serve.ts';
import type { ReadMetrics } from '../../adapters/metrics/metrics.ts';
import type { App } from '../create-app.ts';
import { services } from '../tokens.ts';
import type { Question } from './channel.ts';
import { keepPlace, type Place } from './place.ts';
import { launchWorker, WorkerRefused } from './worker-process.ts';

/** The processes that serve the requests of one service, behind one port. */
export interface Workers {
  readonly url: string;
  /** Replaces one process after the other; requests go on. */
  restart(): Promise<void>;
  /** Lets running requests end for up to `graceMs` milliseconds (contract 7.4). */
  close(graceMs: number): Promise<void>;
}

/** A stopping process also closes its connections to the database. */
const CLOSES_WITHIN_MS = 5_000;

/**
 * Starts `app.config.processes` processes that serve requests on the store of `app`, which is open and filled already.
 * They share nothing but the store. This process hands each new connection to the next of them in turn, restarts those
 * that end, and does the background work for all. Throws `ListenError`, or the error of the first process that fails.
 */
export async function startWorkers(app: App, graceMs: number): Promise<Workers> {
  cluster.setupPrimary({ exec: fileURLToPath(new URL('worker.ts', import.meta.url)), args: [] });
  const places: Place[] = [];
  const readMetrics = app.metrics && metricsOf(app, places);
  const answer = answerTo(app, readMetrics);
  const launch = () => launchWorker(environmentOf(app), answer);
  const needs = {
    launch,
    stopsWithinMs: graceMs + CLOSES_WITHIN_MS,
    log: (details: object, message: string) => app.logger.warn(details, message),
  };
  const started = await Promise.allSettled(Array.from({ length: app.config.processes }, launch));
  for (const result of started) if (result.status === 'fulfilled') places.push(keepPlace(result.value, needs));
  const close = async () => {
    await Promise.all(places.map((place) => place.stop()));
  };
  const failure = started.find((result) => result.status === 'rejected');
  if (failure !== undefined) {
    await close();
    throw refusalOf(failure.reason);
  }
  return { url: places[0]?.worker?.url ?? '', close, restart: () => replaceAll(places, app) };
}

function refusalOf(reason: unknown): unknown {
  return reason instanceof WorkerRefused ? new ListenError(reason.message, { cause: reason }) : reason;
}

async function replaceAll(places: readonly Place[], app: App): Promise<void> {
  for (const place of places) {
    try {
      await place.replace();
    } catch (error) {
      app.logger.error({ err: error }, 'a process could not be replaced and goes on as it is');
    }
  }
  app.logger.info({ processes: places.length }, 'all processes were replaced');
}

/** The database of this process, so that only this one looks after an embedded PostgreSQL. */
function environmentOf({ databaseUrl = '', config }: App): Readonly<Record<string, string>> {
  return { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(config.databasePoolSize) };
}

function answerTo(app: App, readMetrics: ReadMetrics | undefined): (question: Question) => Promise<unknown> {
  const refresher = app.get(services.rateRefresher);
  return async (question) => (question === 'metrics' ? readMetrics?.() : refresher.lastOutcome());
}

/** Adds up the metrics of all processes. One that does not answer is left out. */
function metricsOf(app: App, places: readonly Place[]): ReadMetrics {
  return async () => {
    const { printMetrics } = await import('../../adapters/metrics/prometheus-metrics.ts');
    const asked = await Promise.allSettled([
      app.metrics?.snapshot(),
      ...places.map((place) => place.worker?.ask('metrics')),
    ]);
    const snapshots = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return printMetrics(snapshots.filter((snapshot) => Array.isArray(snapshot)));
  };
}
