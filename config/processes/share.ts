import type { Config } from '../settings/env.ts';

/** Of the 100 connections that PostgreSQL allows by default; the rest is for the command line and for upkeep. */
const EMBEDDED_CONNECTIONS = 90;
const LEAST_POOL = 2;

/** The settings of one of several processes: its share of the open connections. */
export function shareOf(config: Config): Config {
  return { ...config, maxConnections: Math.ceil(config.maxConnections / config.processes) };
}

/**
 * How many connections to the database each process may open. Those to a database of the administrator's are theirs to
 * count; the embedded one allows a fixed number, which the processes that serve and the one that leads them share.
 */
export function poolSizeOf({ processes, databasePoolSize, store }: Config): number {
  if (processes === 1 || store.kind !== 'embedded') return databasePoolSize;
  return Math.max(LEAST_POOL, Math.min(databasePoolSize, Math.floor(EMBEDDED_CONNECTIONS / (processes + 1))));
}
