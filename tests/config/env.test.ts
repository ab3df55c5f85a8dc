import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../config/config-error.ts';
import { readConfig } from '../../config/env.ts';

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
    MAX_CONNECTIONS: '0',
    CACHE_MEGABYTES: '-1',
    CORS_ALLOWED_ORIGINS: '*',
  });
  const names = mistakes.map((sentence) => sentence.split(' ')[0] ?? '');
  assert.equal(
    names.sort((a, b) => a.localeCompare(b)),
    [
      'BASE_URL',
      'CACHE_MEGABYTES',
      'CORS_ALLOWED_ORIGINS',
      'DATABASE_POOL_SIZE',
      'DATABASE_URL',
      'FEEDS_SYNC',
      'LOG_LEVEL',
      'MAX_CONNECTIONS',
      'MCP_ALLOWED_ORIGINS',
      'MCP_ENABLED',
      'MCP_RATE_LIMIT',
      'MCP_STATELESS',
      'PORT',
      'RATES_REFRESH',
      'SIGN_UP',
    ],
  );
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
