import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { newUser, timestamp } from '../support/fixtures.ts';
import { openTestDatabase } from '../support/postgres.ts';

const QUIET = { logLevel: 'silent' } as const;
const apps = suite('an app in one line');

apps('in memory serves requests of a user whom a test made', async () => {
  const app = await createApp({ store: 'memory', config: QUIET });
  await app.get(ports.users).add(newUser({ email: 'ada@example.test' }));
  const { secret } = await app.get(useCases.createApiKey)({ email: 'ada@example.test', scopes: [] });
  const server = await app.listen();
  const response = await fetch(`${server.url}/v1/bank-accounts`, { headers: { authorization: `Bearer ${secret}` } });
  assert.equal([response.status, await response.json()], [200, []]);
  await server.close(0);
  await app.close();
});

apps('takes another thing in the place of any port, and of any use-case', async () => {
  const then = timestamp('2001-02-03T04:05:06.000007Z');
  const app = await createApp({
    store: 'memory',
    config: QUIET,
    replace: [replace(ports.clock, { now: () => then }), replace(useCases.listCategories, async () => [])],
  });
  const user = await app.get(useCases.createUser)({ email: 'ada@example.test', password: 'correct horse battery' });
  assert.is(user.createdAt, then);
  assert.equal(await app.get(useCases.listCategories)(), []);
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
  const { ready, checks } = await app.get(useCases.checkReadiness)();
  assert.is(ready, true);
  assert.equal([checks['database'], checks['migrations']], [{ ok: true }, { ok: true }]);
  await app.close();
  await database.drop();
});

apps.run();
