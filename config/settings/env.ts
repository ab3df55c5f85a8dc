import { availableParallelism } from 'node:os';
import { isLoopbackName, isLoopbackUrl } from '../../adapters/http/loopback.ts';
import { KNOWN_CLIENT_ORIGINS } from '../../adapters/mcp/access/origins.ts';
import { STATELESS_MODES, type StatelessMode } from '../../adapters/mcp/protocol/stateless-mode.ts';
import { SIGN_UP_POLICIES, type SignUpPolicy } from '../../domain/access/user.ts';
import { type BankFeedSettings, readBankFeedSettings } from './bank-feed-settings.ts';
import { ConfigError } from './config-error.ts';
import { isPublicHost } from './public-host.ts';
import { parseSecretKeys, type SecretKeys } from './secret-keys.ts';

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

export interface Config {
  readonly host: string;
  readonly port: number;
  /**
   * The public address without a trailing slash; every link that the service makes starts with it. `undefined` for the
   * address that the service listens on.
   */
  readonly baseUrl: string | undefined;
  /** Names under which requests may come in besides the one in `baseUrl`. */
  readonly allowedHosts: readonly string[];
  /** How many proxies stand in front of the service and append to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** The server closes each further connection as soon as it opens. */
  readonly maxConnections: number;
  /** Origins of web pages that may call the REST interface, besides its own. */
  readonly corsAllowedOrigins: readonly string[];
  /** How many processes serve requests. */
  readonly processes: number;
  readonly store: StoreConfig;
  /** What seals stored secrets; `undefined` for the key in the file `secrets.key` of the data directory. */
  readonly secretKeys: SecretKeys | undefined;
  readonly databasePoolSize: number;
  /** Whether the server, or the pooler in front of it, keeps prepared statements for each connection. */
  readonly databasePreparedStatements: boolean;
  /** Of finished answers, kept in memory; 0 switches that off. */
  readonly cacheMegabytes: number;
  readonly mcpEnabled: boolean;
  /** Requests per minute and user. */
  readonly mcpRateLimit: number;
  /** Origins of web pages that may call the tool endpoint, besides its own and loopback addresses. */
  readonly mcpAllowedOrigins: readonly string[];
  /** Whether requests of version 2026-07-28 are served, and how closely their headers are compared with the body. */
  readonly mcpStateless: StatelessMode;
  /** Whether to fetch the reference rates of the European Central Bank in the background. */
  readonly ratesRefresh: boolean;
  /** Whether to fetch bank feeds in the background. */
  readonly feedsSync: boolean;
  /** Who may create a user on the sign-up page. */
  readonly signUp: SignUpPolicy;
  /** Who issues access tokens instead of this service, exactly as the tokens name it; `undefined` for this service. */
  readonly oidcIssuer: string | undefined;
  /** What the administrator got from the providers of bank data. */
  readonly bankFeeds: BankFeedSettings;
  /** Where daily backups are kept; `undefined` for none. */
  readonly backupDir: string | undefined;
  /** How many daily backups stay. */
  readonly backupKeep: number;
  readonly logLevel: LogLevel;
  /** What a request for the metrics must bring; `undefined` where none is needed, or where there are no metrics. */
  readonly metricsToken: string | undefined;
  /** A port for the metrics alone, 0 for any free one; `undefined` for none. */
  readonly metricsPort: number | undefined;
  /** The address of that port. */
  readonly metricsHost: string;
  /** From how many milliseconds on a statement is logged; 0 for never. */
  readonly slowStatementMs: number;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the whole environment (contract 7.1). An empty variable counts as absent. Throws `ConfigError`. */
export function readConfig(env: Environment): Config {
  const mistakes: string[] = [];
  const read = <Value>(
    name: string,
    fallback: string,
    parse: (text: string) => Value | undefined,
    rule: string,
  ): Value => {
    const text = env[name]?.trim() || fallback;
    const value = parse(text);
    // A URL may contain a password, and a key is secret itself.
    if (value === undefined)
      mistakes.push(`${name} must be ${rule}${/_(URL|KEY|SECRET|TOKEN)$/.test(name) ? '' : `, not “${text}”`}.`);
    // With a mistake the value is never used, because readConfig throws.
    return value as Value;
  };

  const config: Config = {
    host: read('HOST', '127.0.0.1', nonEmpty, 'a host name or an address'),
    port: read('PORT', '3000', integerBetween(0, 65_535), 'a port from 0 to 65535'),
    baseUrl: env['BASE_URL']?.trim() ? read('BASE_URL', '', parseBaseUrl, BASE_URL_RULE) : undefined,
    allowedHosts: read('ALLOWED_HOSTS', '', parseHosts, 'host names separated by commas, such as money.lan'),
    trustedProxies: read('TRUSTED_PROXIES', '0', integerBetween(0, 10), 'an integer from 0 to 10'),
    maxConnections: read('MAX_CONNECTIONS', '500', integerBetween(1, 100_000), 'an integer from 1 to 100000'),
    corsAllowedOrigins: read('CORS_ALLOWED_ORIGINS', '', parseOrigins, ORIGINS_RULE),
    processes: read('PROCESSES', '1', parseProcesses, `“auto” or an integer from 1 to ${MOST_PROCESSES}`),
    store: readStore(env, read),
    secretKeys: env['SECRETS_KEY']?.trim() ? read('SECRETS_KEY', '', parseSecretKeys, SECRETS_KEY_RULE) : undefined,
    databasePoolSize: read('DATABASE_POOL_SIZE', '10', integerBetween(2, 200), 'an integer from 2 to 200'),
    databasePreparedStatements: read('DATABASE_PREPARED_STATEMENTS', 'true', parseBoolean, BOOLEAN_RULE),
    cacheMegabytes: read('CACHE_MEGABYTES', '16', integerBetween(0, 10_000), 'an integer from 0 to 10000'),
    mcpEnabled: read('MCP_ENABLED', 'true', parseBoolean, BOOLEAN_RULE),
    mcpRateLimit: read('MCP_RATE_LIMIT', '60', integerBetween(1, 100_000), 'an integer from 1 to 100000'),
    mcpAllowedOrigins: read('MCP_ALLOWED_ORIGINS', KNOWN_CLIENT_ORIGINS.join(), parseOrigins, ORIGINS_RULE),
    mcpStateless: read('MCP_STATELESS', 'tolerant', oneOf(STATELESS_MODES), '“off”, “strict” or “tolerant”'),
    ratesRefresh: read('RATES_REFRESH', 'true', parseBoolean, BOOLEAN_RULE),
    feedsSync: read('FEEDS_SYNC', 'true', parseBoolean, BOOLEAN_RULE),
    oidcIssuer: env['OIDC_ISSUER']?.trim() ? read('OIDC_ISSUER', '', parseIssuer, ISSUER_RULE) : undefined,
    signUp: read('SIGN_UP', 'first', oneOf(SIGN_UP_POLICIES), '“true”, “false” or “first”'),
    bankFeeds: readBankFeedSettings(env, read, mistakes),
    backupDir: env['BACKUP_DIR']?.trim() || undefined,
    backupKeep: read('BACKUP_KEEP', '14', integerBetween(1, 10_000), 'an integer from 1 to 10000'),
    logLevel: read('LOG_LEVEL', 'info', oneOf(LOG_LEVELS), `one of ${LOG_LEVELS.join(', ')}`),
    metricsToken: env['METRICS_TOKEN']?.trim() ? read('METRICS_TOKEN', '', parseToken, TOKEN_RULE) : undefined,
    metricsPort: env['METRICS_PORT']?.trim()
      ? read('METRICS_PORT', '', integerBetween(0, 65_535), 'a port from 0 to 65535')
      : undefined,
    metricsHost: read('METRICS_HOST', '127.0.0.1', nonEmpty, 'a host name or an address'),
    slowStatementMs: read('SLOW_STATEMENT_MS', '1000', integerBetween(0, 600_000), 'an integer from 0 to 600000'),
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
  return mistakes;
}

type Read = <Value>(name: string, fallback: string, parse: (text: string) => Value | undefined, rule: string) => Value;

function readStore(env: Environment, read: Read): StoreConfig {
  const kind = read('STORE', 'postgres', oneOf(['memory', 'postgres']), '“memory” or “postgres”');
  if (kind === 'memory') return { kind };
  const dataDir = read('DATA_DIR', 'var', nonEmpty, 'a directory');
  if (env['DATABASE_URL']?.trim()) {
    const url = read('DATABASE_URL', '', parseDatabaseUrl, 'a postgres:// URL');
    const isReplicated = env['DATABASE_REPLICA_URLS']?.trim() !== undefined;
    const replicaUrls = read('DATABASE_REPLICA_URLS', '', parseReplicas, 'postgres:// URLs separated by commas');
    return { kind: 'postgres', url, ...(isReplicated && { replicaUrls }), dataDir };
  }
  return { kind: 'embedded', dataDir };
}

const BOOLEAN_RULE = '“true” or “false”';
const BASE_URL_RULE =
  'an http:// or https:// URL without query, fragment or credentials, and https:// where the host is public';
const ISSUER_RULE = 'an https:// URL without query or fragment (http:// only on this machine)';
const SECRETS_KEY_RULE = '32 random bytes in base64 or hexadecimal, such as from “openssl rand -base64 32”';
const TOKEN_RULE = '16 to 256 characters without spaces, such as from “openssl rand -hex 32”';
const ORIGINS_RULE = 'origins separated by commas, such as https://app.example';

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

/** More would need more connections than the embedded database has. */
const MOST_PROCESSES = 32;

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

function parseReplicas(text: string): readonly string[] | undefined {
  const urls = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return urls.every((url) => parseDatabaseUrl(url) !== undefined) ? urls : undefined;
}

function parseHosts(text: string): readonly string[] | undefined {
  const names = text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  return names.every((name) => URL.parse(`http://${name}/`)?.hostname === name) ? names : undefined;
}

/** Each is a scheme, a host and perhaps a port. A path or a wildcard is refused, because it would have no effect. */
function parseOrigins(text: string): readonly string[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const origins = parts.flatMap((part) => (part === '' ? [] : [originOf(part)]));
  return origins.includes(undefined) ? undefined : origins.filter((origin) => origin !== undefined);
}

function originOf(text: string): string | undefined {
  const url = text.includes('*') ? null : URL.parse(text);
  return url !== null && url.origin !== 'null' && url.href === `${url.origin}/` ? url.origin : undefined;
}
