import type { DestinationStream, Logger } from 'pino';
import { type PooledBillDetector, pooledBillDetector } from '../adapters/bill-detection/pooled-bill-detector.ts';
import type { LastRefresh } from '../adapters/exchange-rates/rate-refresher.ts';
import { loggableError } from '../adapters/http/errors/loggable-error.ts';
import { type RunningServer, serve } from '../adapters/http/server/serve.ts';
import { measuredBillDetector } from '../adapters/metrics/measured-ports.ts';
import type { Metrics, ReadMetrics } from '../adapters/metrics/metrics.ts';
import { loadKeys } from '../adapters/oauth/authorization-server/keys.ts';
import { patience } from '../adapters/system/patience.ts';
import { systemClock } from '../adapters/system/system-clock.ts';
import type { Clock } from '../domain/ports/clock.ts';
import { createBankFeeds } from './bank-feeds.ts';
import { createContainer, type Replacement } from './container.ts';
import { createLogger, refusalLog } from './observability/log.ts';
import { measuredPersistence, openMetrics, ownMetrics } from './observability/metrics.ts';
import { proxyWatch } from './observability/proxy-watch.ts';
import { openPersistence, type Persistence } from './persistence.ts';
import { type Config, readConfig, type StoreConfig } from './settings/env.ts';
import { sealerOf } from './settings/secret-keys.ts';
import { services, type Token } from './tokens.ts';

export interface AppOptions {
  /**
   * `memory` needs nothing else. `postgres` is the database of `databaseUrl`, or else the embedded PostgreSQL in
   * `dataDir`. A configuration that was read says it all.
   */
  readonly store: 'memory' | 'postgres' | StoreConfig;
  readonly databaseUrl?: string;
  /** Of copies of that database which follow it by streaming replication. */
  readonly replicaUrls?: readonly string[];
  readonly dataDir?: string;
  /** All other settings, with the defaults of docs/settings.md. */
  readonly config?: Partial<Config>;
  /** Replacements for ports or use-cases; see `replace`. */
  readonly replace?: readonly Replacement[];
  /** Where log lines go; by default to standard error. */
  readonly logTo?: DestinationStream;
  /** Called with a sentence about each step that takes long. */
  readonly say?: (sentence: string) => void;
  /** Reads the metrics of all processes of the service; by default those of this one. */
  readonly readMetrics?: ReadMetrics;
  /** The last refresh of rates, where another process makes them; by default this one does. */
  readonly rateRefresh?: LastRefresh;
}

/** A complete service that does not listen yet. */
export interface App {
  readonly config: Config;
  readonly logger: Logger;
  /** The address of the database; `undefined` for the store in memory. */
  readonly databaseUrl: string | undefined;
  /** What is measured, unless the metrics are off. */
  readonly metrics: Metrics | undefined;
  /** Reads the metrics of the service, unless they are off. */
  readonly readMetrics: ReadMetrics | undefined;
  /** Returns the port or use-case of a token of `config/tokens.ts`. */
  get<Thing>(token: Token<Thing>): Thing;
  /**
   * Listens, by default on a free port of the loopback address. Without a configured `baseUrl`, links and everything
   * else that names the service start with the address that it listens on.
   */
  listen(options?: { readonly host?: string; readonly port?: number }): Promise<RunningServer>;
  /** Resolves with the reason when the store has failed for good, and only a new start can help. */
  readonly lost: Promise<Error>;
  /** Closes the store. Close the running servers first. */
  close(): Promise<void>;
}

const SILENT = () => {};

/** How long a page or a tool waits for a detection of bills; the rest of its answer takes some time too. */
const PATIENCE_MILLIS = 60;

/**
 * Makes a service in one line, for `main.ts` and for the tests of backend teams: `const app = await createApp({ store:
 * 'memory' })`. Starts the embedded database if it is used, and migrates any database.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const config: Config = { ...readConfig({}), ...options.config, store: storeConfig(options) };
  const logger = createLogger(config.logLevel, options.logTo);
  const clock = systemClock();
  const metrics = await openMetrics(config);
  const persistence = await openMeasured(config, { clock, log: options.say ?? SILENT, logger, metrics });
  const { sealer, keys } = await openKeys(persistence, config, clock);
  const billDetector = openBillDetector(logger);
  const proxies = proxyWatch(config.trustedProxies, (sentence) => logger.warn(sentence));
  const container = createContainer({
    config,
    persistence,
    clock,
    bankFeeds: await createBankFeeds(config, clock),
    billDetector: metrics === undefined ? billDetector : measuredBillDetector(billDetector, metrics),
    patience: patience(PATIENCE_MILLIS, (error) =>
      logger.warn({ error: loggableError(error) }, 'bills not brought up to date'),
    ),
    sealer,
    logger,
    metrics,
    probes: [proxies.probe],
    rateRefresh: options.rateRefresh,
    replacements: options.replace ?? [],
  });
  const readMetrics = metrics && (options.readMetrics ?? ownMetrics(metrics));
  const get = <Thing>(token: Token<Thing>): Thing => container.get<Thing>(token.id);
  return {
    config,
    logger,
    databaseUrl: persistence.url,
    metrics,
    readMetrics,
    get,
    listen: async ({ host = '127.0.0.1', port = 0 } = {}) => {
      // The command line and the first run listen to nobody.
      const { createInbound } = await import('./inbound.ts');
      const appAt = (url: string) =>
        createInbound({ get, config, logger, keys, metrics, readMetrics, proxies, baseUrl: config.baseUrl ?? url });
      const { maxConnections } = config;
      return serve(appAt, { host, port, maxConnections, onRefused: refusalLog(logger, maxConnections) });
    },
    lost: persistence.lost,
    close: async () => {
      await get(services.toolCallJournal).close();
      await billDetector.close();
      await persistence.close();
    },
  };
}

interface Surroundings {
  readonly clock: Clock;
  readonly log: (sentence: string) => void;
  readonly logger: Logger;
  readonly metrics: Metrics | undefined;
}

async function openMeasured(config: Config, { metrics, ...around }: Surroundings): Promise<Persistence> {
  const opened = await openPersistence(config.store, {
    ...around,
    poolMax: config.databasePoolSize,
    rateLimit: config.mcpRateLimit,
    slowStatementMs: config.slowStatementMs,
    preparesStatements: config.databasePreparedStatements,
    onUpkeep: (isSuccess) => metrics?.backgroundRun('table_statistics', isSuccess),
  });
  return measuredPersistence(opened, metrics);
}

function openBillDetector(logger: Logger): PooledBillDetector {
  return pooledBillDetector({
    onLost: (reason, error) => logger.error({ reason, error: loggableError(error) }, 'bill detection lost a thread'),
  });
}

async function openKeys(persistence: Persistence, config: Config, clock: Clock) {
  try {
    const sealer = sealerOf(config);
    return { sealer, keys: await loadKeys({ serviceKeys: persistence.stores.serviceKeys, sealer, clock }) };
  } catch (error) {
    await persistence.close();
    throw error;
  }
}

function storeConfig({ store, databaseUrl, replicaUrls, dataDir = 'var' }: AppOptions): StoreConfig {
  if (typeof store === 'object') return store;
  if (store === 'memory') return { kind: 'memory' };
  if (databaseUrl === undefined) return { kind: 'embedded', dataDir };
  return { kind: 'postgres', url: databaseUrl, ...(replicaUrls && { replicaUrls }), dataDir };
}
