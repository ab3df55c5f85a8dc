import type { Logger } from 'pino';
import { createHttpShell } from '../../adapters/http/http-shell.ts';
import { type RunningServer, serve } from '../../adapters/http/server/serve.ts';
import { measuredAttempts, measuredRateLimiter } from '../../adapters/metrics/measured-ports.ts';
import type { Metrics, ReadMetrics } from '../../adapters/metrics/metrics.ts';
import { metricsEndpoint } from '../../adapters/metrics/metrics-endpoint.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import type { Persistence } from '../persistence.ts';
import type { Config } from '../settings/env.ts';

/** The metrics of this process, unless nobody may read them. Loads their library only then. */
export async function openMetrics(config: Config): Promise<Metrics | undefined> {
  if (config.metricsToken === undefined && config.metricsPort === undefined) return undefined;
  const { prometheusMetrics } = await import('../../adapters/metrics/prometheus-metrics.ts');
  return prometheusMetrics(packageFacts.version);
}

/** Reads the metrics of this process alone. */
export function ownMetrics(metrics: Metrics): ReadMetrics {
  return async () => {
    const { printMetrics } = await import('../../adapters/metrics/prometheus-metrics.ts');
    return printMetrics([await metrics.snapshot()]);
  };
}

/** The same store, whose limits and connections are measured. */
export function measuredPersistence(persistence: Persistence, metrics: Metrics | undefined): Persistence {
  if (metrics === undefined) return persistence;
  if (persistence.pool !== undefined) metrics.watchPool(persistence.pool);
  return {
    ...persistence,
    rateLimiter: measuredRateLimiter(persistence.rateLimiter, metrics),
    attempts: measuredAttempts(persistence.attempts, metrics),
  };
}

/** Few programs read metrics, and each keeps a connection or two. */
const MAX_CONNECTIONS = 20;

/** Serves the metrics on a port of their own, if there is one. Throws `ListenError`. */
export async function serveMetrics(
  config: Config,
  logger: Logger,
  read: ReadMetrics | undefined,
): Promise<RunningServer | undefined> {
  const { metricsPort: port, metricsHost: host, metricsToken: token, allowedHosts } = config;
  if (port === undefined || read === undefined) return undefined;
  const endpoints = [metricsEndpoint({ token, read })];
  return serve((baseUrl) => createHttpShell({ logger, baseUrl, allowedHosts, endpoints }), {
    host,
    port,
    maxConnections: MAX_CONNECTIONS,
    settingPrefix: 'METRICS_',
  });
}
