import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace, replaceSome } from '../../config/container.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { openTestDatabase } from '../support/databases/postgres.ts';
import { newUser, timestamp } from '../support/fixtures.ts';
import { openSocket } from '../support/service/http-socket.ts';

const QUIET = { logLevel: 'silent' } as const;
const JSON_BODY = { 'content-type': 'application/json' };
const apps = suite('an app in one line');

apps('in memory serves requests of a user whom a test made', async () => {
  const app = await createApp({ store: 'memory', config: QUIET });
  await app.get(ports.users).add(newUser({ email: 'ada@example.test' }));
  const { secret } = await app.get(useCases.access).createApiKey({ email: 'ada@example.test', scopes: [] });
  const server = await app.listen();
  const response = await fetch(`${server.url}/v1/bank-accounts`, { headers: { authorization: `Bearer ${secret}` } });
  assert.equal([response.status, await response.json()], [200, []]);
  await server.close(0);
  await app.close();
});

apps('lets a test replace any port and any use-case', async () => {
  const then = timestamp('2001-02-03T04:05:06.000007Z');
  const app = await createApp({
    store: 'memory',
    config: QUIET,
    replace: [
      replace(ports.clock, { now: () => then }),
      replaceSome(useCases.transactions, { listCategories: async () => [] }),
    ],
  });
  const user = await app
    .get(useCases.users)
    .createUser({ email: 'ada@example.test', password: 'correct horse battery' });
  assert.is(user.createdAt, then);
  assert.equal(await app.get(useCases.transactions).listCategories(), []);
  await app.close();
});

for (const host of ['127.0.0.1', '::1']) {
  apps(
    `on any free port of ${host} everything that names the service names the address that it listens on`,
    async () => {
      const app = await createApp({ store: 'memory', config: QUIET });
      const { server, bearer } = await withUser(app, { host });
      const { url } = server;
      assert.equal((await json(`${url}/openapi.json`))['servers'], [{ url }]);
      const page = await json(`${url}/v1/transactions`, bearer);
      assert.equal([page['path'], page['first_page_url']], [`${url}/v1/transactions`, `${url}/v1/transactions?page=1`]);
      assert.match(await (await fetch(url)).text(), `${url}/mcp`);
      const metadata = `${url}/.well-known/oauth-protected-resource`;
      assert.is((await json(metadata))['resource'], `${url}/mcp`);
      const challenge = (await fetch(`${url}/mcp`, { method: 'POST', body: '{}', headers: JSON_BODY })).headers;
      assert.match(challenge.get('www-authenticate') ?? '', `resource_metadata="${metadata}/mcp"`);
      await server.close(0);
      await app.close();
    },
  );
}

apps('that listens twice gives each address its own links', async () => {
  const app = await createApp({ store: 'memory', config: QUIET });
  const servers = [await app.listen(), await app.listen()];
  for (const { url } of servers) assert.equal((await json(`${url}/openapi.json`))['servers'], [{ url }]);
  for (const server of servers) await server.close(0);
  await app.close();
});

apps('with a base URL keeps to it wherever it listens', async () => {
  const baseUrl = 'https://money.example/app';
  const app = await createApp({ store: 'memory', config: { ...QUIET, baseUrl } });
  const { server, bearer } = await withUser(app);
  assert.is((await json(`${server.url}/v1/transactions`, bearer))['path'], `${baseUrl}/v1/transactions`);
  assert.equal((await json(`${server.url}/openapi.json`))['servers'], [{ url: baseUrl }]);
  await server.close(0);
  await app.close();
});

apps('logs any number of refused connections in one line per minute', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await createApp({ store: 'memory', config: { logLevel: 'warn', maxConnections: 1 }, logTo });
  const server = await app.listen();
  const allowed = await openSocket(server.url);
  for (const _ of [1, 2, 3]) await (await openSocket(server.url)).closed;
  const [line, ...others] = lines.map((text) => JSON.parse(text));
  assert.equal([line.msg, line.refused, line.maxConnections, others], ['connections refused', 1, 1, []]);
  allowed.socket.destroy();
  await server.close(0);
  await app.close();
});

apps('two in one process share nothing', async () => {
  const [one, other] = await Promise.all([
    createApp({ store: 'memory', config: QUIET }),
    createApp({ store: 'memory', config: QUIET }),
  ]);
  await one.get(ports.users).add(newUser());
  assert.equal(await other.get(ports.users).list(), []);
  await Promise.all([one.close(), other.close()]);
});

apps('on PostgreSQL brings the database up to date by itself', async () => {
  const database = await openTestDatabase();
  const app = await createApp({ store: 'postgres', databaseUrl: database.url, config: QUIET });
  const { ready, checks } = await app.get(useCases.service).checkReadiness();
  assert.is(ready, true);
  assert.equal([checks['database'], checks['migrations']], [{ ok: true }, { ok: true }]);
  await app.close();
  await database.drop();
});

/** Listens, with a user who may call. */
async function withUser(app: App, options?: { readonly host: string }) {
  const email = 'ada@example.test';
  await app.get(ports.users).add(newUser({ email }));
  const { secret: bearer } = await app.get(useCases.access).createApiKey({ email, scopes: ['finance:read'] });
  return { server: await app.listen(options), bearer };
}

async function json(url: string, bearer = ''): Promise<Readonly<Record<string, unknown>>> {
  const headers = { accept: 'application/json', authorization: `Bearer ${bearer}` };
  return (await (await fetch(url, { headers })).json()) as Readonly<Record<string, unknown>>;
}

apps.run();
