import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { assertNone } from '../support/assertions.ts';
import { openTestDatabase } from '../support/databases/postgres.ts';
import { type LoadedModules, loadedAtTheEnd, loadedBy, REPORTING } from '../support/service/loaded-modules.ts';
import { type ServiceProcess, startService } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { words } from '../support/words.ts';

/** What a process holds in memory although nobody has asked for it yet, and how long its start takes for it. */
const modules = suite('modules that a process loads');
const ROOT = new URL('../..', import.meta.url).pathname;
const MEMORY = { STORE: 'memory' };

/** Packages that only some requests need, and some stores. */
const PACKAGES_OF_FEW = words(`
  oidc-provider jose @simplewebauthn/server uqr saxes rate-limiter-flexible piscina commander csv-parse
  tar-stream yauzl
`);
/** The store in memory imports the files of the demo user at each start. */
const READERS_OF_STATEMENTS = words('saxes csv-parse yauzl');
const MEMORY_STORE = 'adapters/memory/memory-store.ts';
const POSTGRES_STORE = 'adapters/mikro-orm/postgres-store.ts';
const EMBEDDED_POSTGRES = 'adapters/embedded-postgres/supervisor.ts';
const PACKAGES_OF_POSTGRES = [
  '@mikro-orm/core',
  '@mikro-orm/postgresql',
  '@mikro-orm/migrations',
  'kysely',
  'pg',
  'pg-copy-streams',
];

modules('at the start in memory are neither those of few requests nor those of a database', async () => {
  await whileServing(MEMORY, async (service) => {
    for (const path of ['/health', '/ready', '/v1/categories', '/mcp', '/openapi.json']) {
      await fetch(service.url + path).then((response) => response.text());
    }
    const loaded = await loadedBy(service);
    assert.ok(loaded.packages.has('koa'));
    const unasked = [...PACKAGES_OF_FEW, ...PACKAGES_OF_POSTGRES].filter((name) => loaded.packages.has(name));
    assert.equal(unasked, READERS_OF_STATEMENTS);
    assert.equal(among(loaded, 'adapters/web/web-app.ts', POSTGRES_STORE, EMBEDDED_POSTGRES), []);
    assert.equal(internals(loaded, 'sqlite'), []);
  });
});

modules('at the start on a foreign PostgreSQL are not those of the other stores', async () => {
  const database = await openTestDatabase();
  await whileServing({ DATABASE_URL: database.url, DATA_DIR: temporaryDirectory() }, async (service) => {
    const loaded = await loadedBy(service);
    assert.ok(PACKAGES_OF_POSTGRES.every((name) => loaded.packages.has(name)));
    assertNone(PACKAGES_OF_FEW.filter((name) => loaded.packages.has(name)));
    assert.equal(among(loaded, MEMORY_STORE, EMBEDDED_POSTGRES), []);
    assert.equal(internals(loaded, 'sqlite'), []);
  });
  await database.drop();
});

modules('of the pages and of the authorization server come with the first of many requests at once', async () => {
  await whileServing(MEMORY, async (service) => {
    assert.equal(await statusesOf(service, '/sign-in', 10), Array(10).fill(200));
    const withPages = await loadedBy(service);
    assert.ok(withPages.packages.has('uqr'));
    assert.not.ok(withPages.packages.has('oidc-provider'));

    const discovery = '/.well-known/oauth-authorization-server';
    assert.equal(await statusesOf(service, discovery, 10), Array(10).fill(200));
    assert.ok((await loadedBy(service)).packages.has('oidc-provider'));
  });
});

modules('of the limits on attempts come with the first attempt to sign in', async () => {
  await whileServing(MEMORY, async (service) => {
    const page = await fetch(`${service.url}/sign-in`);
    const token = /name="form_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const cookie = page.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const body = new URLSearchParams({ form_token: token, email: 'ada@example.test', password: 'not the password' });
    const answer = await fetch(`${service.url}/sign-in`, { method: 'POST', headers: { cookie }, body });
    assert.is(answer.status, 401);
    assert.ok((await loadedBy(service)).packages.has('rate-limiter-flexible'));
  });
});

modules('need no stripping of types once an earlier process has filled the compile cache', async () => {
  const env = { ...MEMORY, NODE_COMPILE_CACHE: temporaryDirectory() };
  const strips = () =>
    whileServing(env, async (service) => internals(await loadedBy(service), 'deps/amaro').length > 0);
  assert.is(await strips(), true);
  assert.is(await strips(), false);
});

modules('of the service do not come with the help of the command line', async () => {
  const file = join(temporaryDirectory(), 'modules.json');
  const child = spawn(process.execPath, [...REPORTING, 'scripts/coffer.ts', '--help'], {
    cwd: ROOT,
    env: { ...process.env, MODULES_FILE: file },
    stdio: 'ignore',
  });
  assert.equal(await once(child, 'close'), [0, null]);
  const loaded = loadedAtTheEnd(file);
  assert.ok(loaded.packages.has('commander'));
  assert.equal(among(loaded, 'config/create-app.ts', 'config/persistence.ts', POSTGRES_STORE, MEMORY_STORE), []);
  assertNone(['koa', 'inversify', 'pino', ...PACKAGES_OF_POSTGRES].filter((name) => loaded.packages.has(name)));
});

/** Starts a service, and stops it by a signal when `use` has ended. */
async function whileServing<Result>(
  env: Readonly<Record<string, string>>,
  use: (service: ServiceProcess) => Promise<Result>,
): Promise<Result> {
  const service = await startService(env, REPORTING);
  try {
    return await use(service);
  } finally {
    await service.kill('SIGTERM');
  }
}

async function statusesOf({ url }: ServiceProcess, path: string, times: number): Promise<readonly number[]> {
  const responses = await Promise.all(Array.from({ length: times }, () => fetch(url + path)));
  await Promise.all(responses.map((response) => response.text()));
  return responses.map(({ status }) => status);
}

function among({ files }: LoadedModules, ...names: readonly string[]): readonly string[] {
  return names.filter((name) => files.includes(name));
}

function internals({ builtIn }: LoadedModules, ...names: readonly string[]): readonly string[] {
  return builtIn.filter((module) => names.some((name) => module.startsWith('NativeModule') && module.includes(name)));
}

modules.run();
