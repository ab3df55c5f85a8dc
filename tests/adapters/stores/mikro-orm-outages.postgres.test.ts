import { Client } from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../../adapters/embedded-postgres/supervisor.ts';
import { openPostgresStore, type PostgresStore } from '../../../adapters/mikro-orm/postgres-store.ts';
import { FinanceError } from '../../../domain/error.ts';
import { pausedUnit } from '../../contracts/paused-unit.ts';
import { refused, refusedAs } from '../../contracts/refusal.ts';
import { stopServer } from '../../support/databases/embedded-server.ts';
import { aManualAccount, aTransaction, aUser, newUser } from '../../support/fixtures.ts';
import { freeze } from '../../support/service/frozen-processes.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

interface Context {
  server: EmbeddedPostgres;
  store: PostgresStore;
  log: string[];
  thaw: () => void;
}

const TIMEOUTS = { connect: 400, statement: 600, response: 800, upkeep: 400 };
/** What one operation may take: a turn, a statement, and some time for a busy machine. */
const LIMIT_MILLIS = 4_000;

const test = suite<Context>('outages of the database');

let sharedServer: Promise<EmbeddedPostgres> | undefined;

/** One of our own: to freeze the server of the whole test run would disturb the others. */
function ownServer(): Promise<EmbeddedPostgres> {
  sharedServer ??= openEmbeddedPostgres({ dataDir: temporaryDirectory(stopServer), log: () => undefined });
  return sharedServer;
}

test.before.each(async (context) => {
  context.server = await ownServer();
  context.log = [];
  const hear = (_details: object, message: string) => context.log.push(message);
  const logger = { info: hear, warn: hear };
  context.store = await openPostgresStore({ url: context.server.url, poolMax: 3, logger, timeouts: TIMEOUTS });
  await context.store.migrate();
  context.thaw = () => undefined;
});

test.after.each(async ({ thaw, store }) => {
  thaw();
  await store.close();
});

test.after(async () => {
  await (await ownServer()).close();
});

test('a database that stops responding fails every operation within the time limit, and only until it responds again', async (context) => {
  const { store, server, log } = context;
  const { id: userId } = await aUser(store.stores);
  const account = await aManualAccount(store.stores, userId);
  context.thaw = freeze(server.pid);
  const begun = performance.now();
  await Promise.all([
    // More than there are connections, idle ones and new ones.
    ...Array.from({ length: 6 }, () => refusedAs('unavailable', store.stores.users.get(userId))),
    refusedAs('unavailable', aTransaction(store.stores, account)),
    refusedAs('unavailable', store.stores.transactionReader.count(userId, {})),
    refusedAs('unavailable', store.pool.query('select 1')),
    refusedAs('unavailable', store.ping()),
  ]);
  assert.ok(performance.now() - begun < LIMIT_MILLIS);
  context.thaw();
  assert.is((await store.stores.users.get(userId))?.id, userId);
  assert.equal(log, ['The connection to the database was lost.', 'The database can be reached again.']);
});

test('the late response to one request never reaches another', async (context) => {
  const { store, server } = context;
  const users = await Promise.all([aUser(store.stores), aUser(store.stores), aUser(store.stores)]);
  context.thaw = freeze(server.pid);
  await Promise.all(users.map(({ id }) => refusedAs('unavailable', store.stores.users.get(id))));
  context.thaw();
  for (const user of users.toReversed()) assert.equal(await store.stores.users.get(user.id), user);
});

test('a unit of work that loses its connection before the commit has stored nothing, and says so', async (context) => {
  const { store, server } = context;
  const error = await refused(
    store.unitOfWork.run(async ({ users }) => {
      await users.add(newUser({ email: 'ada@example.test' }));
      context.thaw = freeze(server.pid);
      await users.list();
    }),
  );
  context.thaw();
  assert.match(messageOf(error), 'The database is unavailable.');
  assert.is(await store.stores.users.findByEmail('ada@example.test'), undefined);
});

test('a commit that is not confirmed is reported as one that may have happened', async (context) => {
  const { store, server } = context;
  const error = await refused(
    store.unitOfWork.run(async ({ users }) => {
      await users.add(newUser({ email: 'grace@example.test' }));
      context.thaw = freeze(server.pid);
    }),
  );
  assert.match(messageOf(error), 'may or may not be stored');
});

test('who finds no free connection in time is refused, and costs the others nothing', async ({ store }) => {
  const units = await Promise.all([1, 2, 3].map(() => pausedUnit(store.unitOfWork, ({ users }) => users.list())));
  await refusedAs('unavailable', store.stores.users.list());
  await Promise.all(units.map((unit) => unit.commit()));
  await store.stores.users.list();
});

test('a statement that the server cancels for its length is refused as unavailable', async ({ store }) => {
  await refusedAs('unavailable', store.pool.query('select pg_sleep(5)'));
  await store.ping();
});

test('work that is known to be long may take longer than a request', async ({ store, server }) => {
  const { id: userId } = await aUser(store.stores);
  const locker = new Client({ connectionString: server.url });
  await locker.connect();
  await locker.query('begin');
  await locker.query('lock table bill_detection_state in exclusive mode');
  const erasing = store.stores.users.erase(userId, (await aUser(store.stores)).createdAt);
  // Longer than all of its time limits.
  await locker.query('select pg_sleep($1)', [(2 * TIMEOUTS.response) / 1_000]);
  await locker.end();
  await erasing;
});

test('the store does not open on a database that does not respond', async (context) => {
  const { server } = context;
  context.thaw = freeze(server.pid);
  await refusedAs('unavailable', openPostgresStore({ url: server.url, timeouts: TIMEOUTS }));
});

test.run();

function messageOf(error: unknown): string {
  assert.instance(error, FinanceError);
  return error instanceof FinanceError ? error.message : '';
}
