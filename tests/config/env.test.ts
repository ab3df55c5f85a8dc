import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../config/settings/config-error.ts';
import { readConfig } from '../../config/settings/env.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { words } from '../support/words.ts';

const environment = suite('the environment');

environment('empty gives the documented defaults', () => {
  const config = readConfig({});
  assert.is(config.host, '127.0.0.1');
  assert.is(config.port, 3000);
  assert.is(config.baseUrl, undefined);
  assert.is(config.maxConnections, 500);
  assert.equal(config.corsAllowedOrigins, []);
  assert.equal(config.store, { kind: 'embedded', dataDir: 'var' });
  assert.is(config.mcpEnabled, true);
  assert.is(config.mcpRateLimit, 60);
  assert.is(config.mcpStateless, 'tolerant');
  assert.is(config.signUp, 'first');
});

environment('a variable that is set to nothing counts as absent', () => {
  assert.is(readConfig({ PORT: '', DATABASE_URL: ' ' }).store.kind, 'embedded');
});

environment('DATABASE_URL replaces the embedded database, and STORE=memory replaces both', () => {
  const DATABASE_URL = 'postgres://coffer:secret@db.example/coffer';
  assert.equal(readConfig({ DATABASE_URL }).store, { kind: 'postgres', url: DATABASE_URL, dataDir: 'var' });
  assert.equal(readConfig({ DATABASE_URL, STORE: 'memory' }).store, { kind: 'memory' });
});

environment('BASE_URL loses its trailing slash and keeps its path', () => {
  assert.is(readConfig({ BASE_URL: 'https://money.example/app/' }).baseUrl, 'https://money.example/app');
});

environment('every mistake gives one sentence that names the variable', () => {
  const mistakes = refusedWith({
    PORT: '99999',
    BASE_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
    MCP_ENABLED: 'maybe',
    MCP_RATE_LIMIT: '0',
    MCP_ALLOWED_ORIGINS: 'nonsense',
    MCP_STATELESS: 'yes',
    RATES_REFRESH: '2',
    FEEDS_SYNC: 'often',
    LOG_LEVEL: 'loud',
    SIGN_UP: 'maybe',
    DATABASE_POOL_SIZE: '1',
    DATABASE_REPLICA_URLS: 'postgres://ok,http://x',
    MAX_CONNECTIONS: '0',
    CACHE_MEGABYTES: '-1',
    CORS_ALLOWED_ORIGINS: '*',
    METRICS_TOKEN: 'too short',
    METRICS_PORT: '-1',
    PROCESSES: 'many',
    DATABASE_PREPARED_STATEMENTS: 'maybe',
    SLOW_STATEMENT_MS: 'soon',
  });
  const names = mistakes.map((sentence) => sentence.split(' ')[0] ?? '');
  const seen = names.sort((a, b) => a.localeCompare(b));
  assert.equal(
    seen,
    words(`
      BASE_URL CACHE_MEGABYTES CORS_ALLOWED_ORIGINS DATABASE_POOL_SIZE DATABASE_PREPARED_STATEMENTS
      DATABASE_REPLICA_URLS DATABASE_URL FEEDS_SYNC LOG_LEVEL MAX_CONNECTIONS MCP_ALLOWED_ORIGINS
      MCP_ENABLED MCP_RATE_LIMIT MCP_STATELESS METRICS_PORT METRICS_TOKEN PORT PROCESSES RATES_REFRESH
      SIGN_UP SLOW_STATEMENT_MS
    `),
  );
});

environment('replicas need a primary, and are given as addresses separated by commas', () => {
  const url = 'postgres://coffer@db.example/coffer';
  const { store } = readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URLS: ` ${url}2, ${url}3,` });
  assert.equal(store.kind === 'postgres' && store.replicaUrls, [`${url}2`, `${url}3`]);
  assert.equal(refusedWith({ DATABASE_REPLICA_URLS: url }), [
    'DATABASE_REPLICA_URLS needs DATABASE_URL: replicas follow a server that you run.',
  ]);
});

environment('a mistake in DATABASE_URL does not repeat its password', () => {
  const mistakes = refusedWith({ DATABASE_URL: 'mysql://coffer:hunter2@db.example/coffer' });
  assert.not.match(mistakes.join(), 'hunter2');
});

environment('a base URL with credentials, query or fragment is refused', () => {
  for (const BASE_URL of ['https://a:b@x.example', 'https://x.example/?q', 'https://x.example/#f', 'x.example']) {
    assert.is(refusedWith({ BASE_URL }).length, 1, BASE_URL);
  }
});

environment('origins are exact: a path, a wildcard or another scheme is refused, not cut off', () => {
  const origins = ['https://app.example', 'http://localhost:5173'];
  const CORS_ALLOWED_ORIGINS = ' https://app.example/, HTTP://LOCALHOST:5173,';
  assert.equal(readConfig({ CORS_ALLOWED_ORIGINS }).corsAllowedOrigins, origins);
  for (const text of ['https://app.example/path', 'https://*.example', 'app.example', 'null', 'file:///x', '*']) {
    const mistake = `CORS_ALLOWED_ORIGINS must be origins separated by commas, such as https://app.example, not “${text}”.`;
    assert.equal(refusedWith({ CORS_ALLOWED_ORIGINS: text }), [mistake]);
  }
});

environment('a watched folder needs a database, which keeps what was imported from it', () => {
  assert.match(refusedWith({ STORE: 'memory', IMPORT_DIR: '/inbox' }).join(), /^IMPORT_DIR needs a database/);
  assert.equal([readConfig({ IMPORT_DIR: '/inbox' }).importDir, readConfig({}).importDir], ['/inbox', undefined]);
});

environment('a store in memory has one process', () => {
  assert.match(refusedWith({ STORE: 'memory', PROCESSES: '2' }).join(), /^PROCESSES must be 1 with STORE=memory/);
  assert.is(readConfig({ STORE: 'memory' }).processes, 1);
  assert.ok(readConfig({ PROCESSES: 'auto' }).processes >= 1);
});

environment('metrics on an address that others reach need a token', () => {
  assert.is(readConfig({ METRICS_PORT: '9464' }).metricsPort, 9_464);
  for (const METRICS_HOST of ['0.0.0.0', '::', '192.168.1.2']) {
    assert.match(refusedWith({ METRICS_PORT: '9464', METRICS_HOST }).join(), /^METRICS_HOST .* METRICS_TOKEN/);
    const METRICS_TOKEN = 'a token of 24 characters'.replaceAll(' ', '_');
    assert.is(readConfig({ METRICS_PORT: '9464', METRICS_HOST, METRICS_TOKEN }).metricsToken, METRICS_TOKEN);
  }
});

environment('a mistake in METRICS_TOKEN does not repeat it', () => {
  assert.not.match(refusedWith({ METRICS_TOKEN: 'hunter2' }).join(), 'hunter2');
});

const feeds = suite('the settings of bank feeds');

const directory = temporaryDirectory();

function file(name: string, content: string | Buffer): string {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
}

function rsaKey(bits: number, type: 'pkcs1' | 'pkcs8'): string {
  return generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type, format: 'pem' }).toString();
}

feeds('are off without keys', () => {
  assert.equal(readConfig({}).bankFeeds, { enableBanking: undefined, plaid: undefined });
  assert.is(readConfig({ PLAID_ENVIRONMENT: 'sandbox' }).bankFeeds.plaid, undefined);
});

feeds('take a key of Enable Banking in both ways in which OpenSSL writes it', () => {
  for (const type of ['pkcs1', 'pkcs8'] as const) {
    const { enableBanking } = readConfig({
      ENABLE_BANKING_APPLICATION_ID: '0f9c1c0e-5d3c-4f3b-9d0a-4f5f1c9f5a11',
      ENABLE_BANKING_KEY_FILE: file('key.pem', rsaKey(2_048, type)),
    }).bankFeeds;
    assert.is(enableBanking?.id, '0f9c1c0e-5d3c-4f3b-9d0a-4f5f1c9f5a11');
    assert.is(enableBanking?.privateKey.asymmetricKeyType, 'rsa');
  }
});

feeds('refuse a file that is missing, empty, short or another key, and name the file alone', () => {
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  const files = [
    join(directory, 'missing'),
    file('empty', ''),
    file('short.pem', rsaKey(1_024, 'pkcs8')),
    file('elliptic.pem', elliptic),
    file('text', 'hunter2'),
  ];
  for (const ENABLE_BANKING_KEY_FILE of files) {
    const mistakes = refusedWith({ ENABLE_BANKING_APPLICATION_ID: 'app', ENABLE_BANKING_KEY_FILE });
    assert.is(mistakes.length, 1);
    assert.match(mistakes[0] ?? '', /^ENABLE_BANKING_KEY_FILE must be a file with an RSA private key/);
    assert.not.match(mistakes[0] ?? '', 'hunter2');
  }
});

feeds('that belong together are refused alone', () => {
  const pem = file('key.pem', rsaKey(2_048, 'pkcs8'));
  assert.match(refusedWith({ ENABLE_BANKING_APPLICATION_ID: 'app' }).join(), /set both or neither/);
  assert.match(refusedWith({ ENABLE_BANKING_KEY_FILE: pem }).join(), /set both or neither/);
  assert.match(refusedWith({ PLAID_CLIENT_ID: 'id' }).join(), /set both or neither/);
  assert.match(refusedWith({ PLAID_SECRET: 'secret' }).join(), /set both or neither/);
  const both = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret', PLAID_SECRET_FILE: file('secret', 'secret') };
  assert.match(refusedWith(both).join(), /set one of them/);
});

feeds('of Plaid are a client id, a secret or a file with it, an environment and countries', () => {
  const direct = { PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'secret-1' };
  const keys = { clientId: 'id', secret: 'secret-1' };
  assert.equal(readConfig(direct).bankFeeds.plaid, { keys, environment: 'production', countries: ['US', 'CA'] });
  const fromFile = {
    PLAID_CLIENT_ID: 'id',
    PLAID_SECRET_FILE: file('secret', 'secret-1\n'),
    PLAID_ENVIRONMENT: 'sandbox',
    PLAID_COUNTRIES: 'GB, IE',
  };
  assert.equal(readConfig(fromFile).bankFeeds.plaid, { keys, environment: 'sandbox', countries: ['GB', 'IE'] });
});

feeds('never repeat a secret in a mistake', () => {
  const mistakes = refusedWith({ PLAID_CLIENT_ID: 'id', PLAID_SECRET: 'hunter2 hunter2', PLAID_ENVIRONMENT: 'test' });
  assert.is(mistakes.length, 2);
  assert.not.match(mistakes.join(), 'hunter2');
  const secretFile = file('secret', 'hunter2 hunter2');
  assert.not.match(refusedWith({ PLAID_CLIENT_ID: 'id', PLAID_SECRET_FILE: secretFile }).join(), 'hunter2');
  assert.match(refusedWith({ PLAID_COUNTRIES: 'USA' }).join(), /^PLAID_COUNTRIES must be/);
});

function refusedWith(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  throw new Error('Nothing was refused.');
}

environment.run();
feeds.run();
