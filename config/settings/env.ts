import { availableParallelism } from 'node:os';
import { isLoopbackName, isLoopbackUrl } from '../../adapters/http/loopback.ts';
import { KNOWN_CLIENT_ORIGINS } from '../../adapters/mcp/access/origins.ts';
import { STATELESS_MODES } from '../../adapters/mcp/protocol/stateless-mode.ts';
import { SIGN_UP_POLICIES } from '../../domain/access/user.ts';
import {
  type BankFeedSettings,
  type Environment,
  type Parse,
  type Read,
  readBankFeedSettings,
} from './bank-feed-settings.ts';
import { ConfigError } from './config-error.ts';
import { isPublicHost } from './public-host.ts';
import { parseSecretKeys } from './secret-keys.ts';

/** Where the data is kept. */
export type StoreConfig =
  | { readonly kind: 'memory' }
  /** A server elsewhere; the file with the secret key is in `dataDir`. */
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** Of copies that follow it by streaming replication. */
      readonly replicaUrls?: readonly string[];
      readonly dataDir: string;
    }
  /** The PostgreSQL of the npm package, with its data in `dataDir`. */
  | { readonly kind: 'embedded'; readonly dataDir: string };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** More would need more connections than the embedded database has. */
const MOST_PROCESSES = 32;

const PORT_RULE = 'a port from 0 to 65535';
const BOOLEAN_RULE = '“true” or “false”';
const HOST_RULE = 'a host name or an address';
const BASE_URL_RULE =
  'an http:// or https:// URL without query, fragment or credentials, and https:// where the host is public';
const ISSUER_RULE = 'an https:// URL without query or fragment (http:// only on this machine)';
const SECRETS_KEY_RULE = '32 random bytes in base64 or hexadecimal, such as from “openssl rand -base64 32”';
const TOKEN_RULE = '16 to 256 characters without spaces, such as from “openssl rand -hex 32”';
const ORIGINS_RULE = 'origins separated by commas, such as https://app.example';

/** The settings that are read one by one (docs/settings.md). */
function settingsOf(read: Read, optional: ReadOptional) {
  return {
    host: read('HOST', '127.0.0.1', nonEmpty, HOST_RULE),
    port: read('PORT', '3000', integerBetween(0, 65_535), PORT_RULE),
    /**
     * The public address without a trailing slash; every link that the service makes starts with it. `undefined` for
     * the address that the service listens on.
     */
    baseUrl: optional('BASE_URL', parseBaseUrl, BASE_URL_RULE),
    /** Names under which requests may come in besides the one in `baseUrl`. */
    allowedHosts: read('ALLOWED_HOSTS', '', listOf(hostOf), 'host names separated by commas, such as money.lan'),
    /** How many proxies stand in front of the service and append to X-Forwarded-For. */
    trustedProxies: read('TRUSTED_PROXIES', '0', integerBetween(0, 10), 'an integer from 0 to 10'),
    /** The server closes each further connection as soon as it opens. */
    maxConnections: read('MAX_CONNECTIONS', '500', integerBetween(1, 100_000), 'an integer from 1 to 100000'),
    /** Origins of web pages that may call the REST interface, besides its own. */
    corsAllowedOrigins: read('CORS_ALLOWED_ORIGINS', '', listOf(originOf), ORIGINS_RULE),
    /** How many processes serve requests. */
    processes: read('PROCESSES', '1', parseProcesses, `“auto” or an integer from 1 to ${MOST_PROCESSES}`),
    /** What seals stored secrets; `undefined` for the key in the file `secrets.key` of the data directory. */
    secretKeys: optional('SECRETS_KEY', parseSecretKeys, SECRETS_KEY_RULE),
    databasePoolSize: read('DATABASE_POOL_SIZE', '10', integerBetween(2, 200), 'an integer from 2 to 200'),
    /** Whether the server, or the pooler in front of it, keeps prepared statements for each connection. */
    databasePreparedStatements: read('DATABASE_PREPARED_STATEMENTS', 'true', parseBoolean, BOOLEAN_RULE),
    /** Of finished answers, kept in memory; 0 switches that off. */
    cacheMegabytes: read('CACHE_MEGABYTES', '16', integerBetween(0, 10_000), 'an integer from 0 to 10000'),
    mcpEnabled: read('MCP_ENABLED', 'true', parseBoolean, BOOLEAN_RULE),
    /** Requests per minute and user. */
    mcpRateLimit: read('MCP_RATE_LIMIT', '60', integerBetween(1, 100_000), 'an integer from 1 to 100000'),
    /** Of SimpleFIN servers on the administrator's own networks. */
    feedAllowedOrigins: read('FEED_ALLOWED_ORIGINS', '', listOf(originOf), ORIGINS_RULE),
    /** Origins of web pages that may call the tool endpoint, besides its own and loopback addresses. */
    mcpAllowedOrigins: read('MCP_ALLOWED_ORIGINS', KNOWN_CLIENT_ORIGINS.join(), listOf(originOf), ORIGINS_RULE),
    /** Whether requests of version 2026-07-28 are served, and how closely their headers are compared with the body. */
    mcpStateless: read('MCP_STATELESS', 'tolerant', oneOf(STATELESS_MODES), '“off”, “strict” or “tolerant”'),
    /** Whether to fetch the reference rates of the European Central Bank in the background. */
    ratesRefresh: read('RATES_REFRESH', 'true', parseBoolean, BOOLEAN_RULE),
    /** Whether to fetch bank feeds in the background. */
    feedsSync: read('FEEDS_SYNC', 'true', parseBoolean, BOOLEAN_RULE),
    /** Who may create a user on the sign-up page. */
    signUp: read('SIGN_UP', 'first', oneOf(SIGN_UP_POLICIES), '“true”, “false” or “first”'),
    /** Who issues access tokens, exactly as the tokens name it; `undefined` for this service itself. */
    oidcIssuer: optional('OIDC_ISSUER', parseIssuer, ISSUER_RULE),
    /** Whose files are imported; `undefined` for none. */
    importDir: optional('IMPORT_DIR', nonEmpty, 'a directory'),
    /** Where daily backups are kept; `undefined` for none. */
    backupDir: optional('BACKUP_DIR', nonEmpty, 'a directory'),
    /** How many daily backups stay. */
    backupKeep: read('BACKUP_KEEP', '14', integerBetween(1, 10_000), 'an integer from 1 to 10000'),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    /** What a request for the metrics must bring; `undefined` if nothing, or if there are no metrics. */
    metricsToken: optional('METRICS_TOKEN', parseToken, TOKEN_RULE),
    /** A port for the metrics alone, 0 for any free one; `undefined` for none. */
    metricsPort: optional('METRICS_PORT', integerBetween(0, 65_535), PORT_RULE),
    /** The address of that port. */
    metricsHost: read('METRICS_HOST', '127.0.0.1', nonEmpty, HOST_RULE),
    /** From how many milliseconds on a statement is logged; 0 for never. */
    slowStatementMs: read('SLOW_STATEMENT_MS', '1000', integerBetween(0, 600_000), 'an integer from 0 to 600000'),
  };
}

type ReadOptional = <Value>(name: string, parse: Parse<Value>, rule: string) => Value | undefined;

export interface Config extends Readonly<ReturnType<typeof settingsOf>> {
  readonly store: StoreConfig;
  /** What the administrator got from the providers of bank data. */
  readonly bankFeeds: BankFeedSettings;
}

/** Reads and checks the whole environment (contract 7.1). An empty variable counts as absent. Throws `ConfigError`. */
export function readConfig(env: Environment): Config {
  const mistakes: string[] = [];
  const read: Read = (name, fallback, parse, rule) => {
    const text = env[name]?.trim() || fallback;
    const value = parse(text);
    // A URL may contain a password, and a key is secret itself.
    if (value === undefined)
      mistakes.push(`${name} must be ${rule}${/_(URL|KEY|SECRET|TOKEN)$/.test(name) ? '' : `, not “${text}”`}.`);
    // With a mistake the value is never used, because readConfig throws.
    return value as NonNullable<typeof value>;
  };
  const config: Config = {
    ...settingsOf(read, (name, ...rest) => (env[name]?.trim() ? read(name, '', ...rest) : undefined)),
    store: readStore(env, read),
    bankFeeds: readBankFeedSettings(env, read, mistakes),
  };
  mistakes.push(...contradictionsIn(config, env));
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return config;
}

/** What the settings ask of each other. */
function contradictionsIn(config: Config, env: Environment): readonly string[] {
  const mistakes: string[] = [];
  if (config.oidcIssuer !== undefined && config.baseUrl === undefined && !env['BASE_URL']?.trim()) {
    mistakes.push('OIDC_ISSUER needs BASE_URL: the issuer’s tokens must name this service.');
  }
  if (config.processes > 1 && config.store.kind === 'memory') {
    mistakes.push('PROCESSES must be 1 with STORE=memory: each process would have a memory of its own.');
  }
  if (config.metricsPort !== undefined && !config.metricsToken && !isLoopbackName(hostnameOf(config.metricsHost))) {
    mistakes.push('METRICS_HOST is not a loopback address, so METRICS_PORT needs METRICS_TOKEN.');
  }
  if (config.store.kind !== 'postgres' && env['DATABASE_REPLICA_URLS']?.trim()) {
    mistakes.push('DATABASE_REPLICA_URLS needs DATABASE_URL: replicas follow a server that you run.');
  }
  if (config.backupDir !== undefined && config.store?.kind === 'memory') {
    mistakes.push('BACKUP_DIR needs a database: with STORE=memory there is nothing to keep.');
  }
  if (config.importDir !== undefined && config.store?.kind === 'memory') {
    mistakes.push('IMPORT_DIR needs a database: with STORE=memory, what was imported is gone in the end.');
  }
  return mistakes;
}

function readStore(env: Environment, read: Read): StoreConfig {
  const kind = read('STORE', 'postgres', oneOf(['memory', 'postgres']), '“memory” or “postgres”');
  if (kind === 'memory') return { kind };
  const dataDir = read('DATA_DIR', 'var', nonEmpty, 'a directory');
  if (env['DATABASE_URL']?.trim()) {
    const url = read('DATABASE_URL', '', parseDatabaseUrl, 'a postgres:// URL');
    const isReplicated = env['DATABASE_REPLICA_URLS']?.trim() !== undefined;
    const replicaUrls = read(
      'DATABASE_REPLICA_URLS',
      '',
      listOf(parseDatabaseUrl),
      'postgres:// URLs separated by commas',
    );
    return { kind: 'postgres', url, ...(isReplicated && { replicaUrls }), dataDir };
  }
  return { kind: 'embedded', dataDir };
}

function nonEmpty(text: string): string | undefined {
  return text === '' ? undefined : text;
}

/** As it stands in a URL. */
function hostnameOf(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function parseToken(text: string): string | undefined {
  return /^[\x21-\x7e]{16,256}$/.test(text) ? text : undefined;
}

function integerBetween(least: number, most: number): (text: string) => number | undefined {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
}

function parseProcesses(text: string): number | undefined {
  if (text === 'auto') return Math.min(MOST_PROCESSES, availableParallelism());
  return integerBetween(1, MOST_PROCESSES)(text);
}

function parseBoolean(text: string): boolean | undefined {
  return { true: true, '1': true, false: false, '0': false }[text.toLowerCase()];
}

function oneOf<const Value extends string>(values: readonly Value[]): (text: string) => Value | undefined {
  return (text) => values.find((value) => value === text);
}

function parseBaseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return undefined;
  // Passwords, tokens and amounts would travel in clear.
  if (url.protocol === 'http:' && isPublicHost(url.hostname)) return undefined;
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** Unchanged: issuers are compared letter by letter. */
function parseIssuer(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '') return undefined;
  return url.protocol === 'https:' || isLoopbackUrl(url) ? text : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  return /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined;
}

/** Values separated by commas. */
function listOf<Value>(parse: Parse<Value>): Parse<readonly Value[]> {
  return (text) => {
    const parts = text.split(',').map((part) => part.trim());
    const values = parts.filter((part) => part !== '').map(parse);
    return values.includes(undefined) ? undefined : values.filter((value) => value !== undefined);
  };
}

function hostOf(text: string): string | undefined {
  const name = text.toLowerCase();
  return URL.parse(`http://${name}/`)?.hostname === name ? name : undefined;
}

/** A scheme, a host and perhaps a port. A path or a wildcard is refused, because it would have no effect. */
function originOf(text: string): string | undefined {
  const url = text.includes('*') ? null : URL.parse(text);
  return url !== null && url.origin !== 'null' && url.href === `${url.origin}/` ? url.origin : undefined;
}
