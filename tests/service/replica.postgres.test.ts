import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { openReplication, type Replication } from '../support/databases/streaming-replica.ts';
import { send } from '../support/service/http-client.ts';
import { type Caller, type HttpService, openServiceOn } from '../support/service/http-service.ts';
import { startService } from '../support/service/service-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/** Without a memory for answers, so that each read asks a database. */
const CONFIG = { cacheMegabytes: 0, secretKeys: [Buffer.alloc(32, 7)] } as const;
const ROUNDS = 40;

const test = suite('reads from a streaming replica');

let replication: Replication;
let service: HttpService;
let caller: Caller;
let account = 0;
let written = 0;

test('a service with a replica starts', async () => {
  replication = await openReplication();
  const { primaryUrl: databaseUrl, replicaUrl } = replication;
  service = await openServiceOn(databaseUrl, { config: CONFIG, replicaUrls: [replicaUrl] });
  caller = await service.newCaller();
  account = (await caller.post('/v1/bank-accounts', { name: 'Wallet', currency: 'USD' })).json().id;
});

test.after(async () => {
  await service?.close();
  await replication?.close();
});

const write = async () => {
  written += 1;
  const entry = { bank_account_id: account, amount: -1, description: `Coffee ${written}`, booked_at: '2026-03-01' };
  assert.is((await caller.post('/v1/transactions', entry)).status, 201);
};

/** Every kind of list, which must have everything that was written. */
const requireAllWritten = async () => {
  const [list, found, deep, accounts] = await Promise.all([
    caller.get('/v1/transactions?include=category,bankAccount'),
    caller.get('/v1/transactions?filter[text]=coffee'),
    caller.get('/v1/transactions?per-page=1&page=1'),
    caller.get('/v1/bank-accounts'),
  ]);
  for (const { status, json } of [list, found, deep]) assert.equal([status, json().total], [200, written]);
  assert.equal([accounts.status, accounts.json()[0].balance], [200, -written]);
};

/** Whether the replica was asked for a list on a connection that is younger than `since`. */
const hasReadReplica = async (since: string) => {
  const [row] = await replication.onReplica(
    `select count(*)::int as times from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and backend_start > '${since}' and query like '%transactions t on%'`,
  );
  return Number(row?.['times']) > 0;
};

const timeOfReplica = async () => {
  const [row] = await replication.onReplica('select clock_timestamp()::text as now');
  return String(row?.['now']);
};

/** How long the replica waits after a commit before it shows it. */
async function delayReplay(time: string): Promise<void> {
  await replication.onReplica(`alter system set recovery_min_apply_delay = '${time}'`);
  await replication.onReplica('select pg_reload_conf()');
}

const transactionsOfReplica = async () => {
  const [row] = await replication.onReplica('select count(*)::int as stored from transactions');
  return Number(row?.['stored']);
};

/** While the replica gets everything and shows nothing of it. */
async function whilePaused(work: () => Promise<void>): Promise<void> {
  await replication.untilCaughtUp();
  await replication.onReplica('select pg_wal_replay_pause()');
  try {
    await work();
  } finally {
    await replication.onReplica('select pg_wal_replay_resume()');
  }
  await replication.untilCaughtUp();
  await requireAllWritten();
}

test('each read has the write before it, while the replica follows', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await write();
    await requireAllWritten();
  }
});

test('a replica that has caught up is read', async () => {
  await replication.untilCaughtUp();
  await requireAllWritten();
  assert.ok(await hasReadReplica('2000-01-01'));
});

test('the service as people start it reads the replica that its settings name', async () => {
  const [since, DATA_DIR] = [await timeOfReplica(), temporaryDirectory()];
  const { primaryUrl: DATABASE_URL, replicaUrl: DATABASE_REPLICA_URLS } = replication;
  const SECRETS_KEY = Buffer.alloc(32, 7).toString('hex');
  const started = await startService({
    DATABASE_URL,
    DATABASE_REPLICA_URLS,
    DATA_DIR,
    SECRETS_KEY,
    CACHE_MEGABYTES: '0',
  });
  let isRead = false;
  for (let times = 0; times < ROUNDS && !isRead; times += 1) {
    const { status, json } = await send(started.url, 'GET', '/v1/transactions', { bearer: caller.key });
    assert.equal([status, json().total], [200, written]);
    isRead = await hasReadReplica(since);
  }
  assert.ok(isRead);
  await started.kill('SIGTERM');
});

test('while the replay is paused, what was written is read all the same, and others still read the replica', async () => {
  const other = await service.newCaller();
  await whilePaused(async () => {
    for (let round = 0; round < 10; round += 1) {
      await write();
      await requireAllWritten();
      assert.is((await other.get('/v1/transactions')).json().total, 0);
    }
  });
});

test('a replica that lags ten seconds hides no write from whoever made it', async () => {
  await replication.untilCaughtUp();
  await delayReplay('10s');
  const before = await transactionsOfReplica();
  for (let round = 0; round < 10; round += 1) {
    await write();
    await requireAllWritten();
  }
  assert.is(await transactionsOfReplica(), before);
  await delayReplay('0');
  await replication.untilCaughtUp();
  assert.is(await transactionsOfReplica(), before + 10);
});

test('a change of another kind is seen as well: a deletion, a renamed account, notes', () =>
  whilePaused(async () => {
    const [newest, next] = (await caller.get('/v1/transactions')).json().data;
    assert.is((await caller.delete(`/v1/transactions/${newest.id}`)).status, 204);
    written -= 1;
    assert.is((await caller.get('/v1/transactions')).json().total, written);
    await caller.put(`/v1/bank-accounts/${account}`, { name: 'Purse' });
    assert.is((await caller.get('/v1/bank-accounts')).json()[0].name, 'Purse');
    await caller.put(`/v1/transactions/${next.id}`, { notes: 'with milk' });
    assert.is((await caller.get('/v1/transactions')).json().data[0].notes, 'with milk');
  }));

test('a revoked key is found revoked even where a read could come from a replica that does not know it', async () => {
  const { app } = service;
  const key = await service.newKey(caller, ['finance:read']);
  const { userId, basis } = await app.get(useCases.access).authenticate(key, 'v1');
  const find = () => app.get(ports.apiKeys).findByHash(app.get(ports.secrets).digest(key));
  const id = (await find())?.key.id ?? 0;
  await whilePaused(async () => {
    await app.get(ports.unitOfWork).run(({ apiKeys }) => apiKeys.revoke(userId, id, app.get(ports.clock).now()));
    const found = await app.get(ports.readScope).within(basis, find);
    assert.is.not(found?.key.revokedAt, null);
  });
});

test('a replica that hangs holds up a request for some seconds once, and fails none', async () => {
  await replication.untilCaughtUp();
  const thaw = replication.freeze();
  try {
    for (let round = 0; round < 5; round += 1) {
      await requireAllWritten();
      await write();
    }
  } finally {
    thaw();
  }
  await requireAllWritten();
});

test('a replica that is killed and comes back fails no read', async () => {
  await replication.kill();
  for (let round = 0; round < 5; round += 1) {
    await requireAllWritten();
    await write();
  }
  await replication.start();
  await replication.untilCaughtUp();
  await requireAllWritten();
});

test('a replica that was promoted has a history of its own, and no read misses a write', async () => {
  await replication.onReplica('select pg_promote()');
  for (let round = 0; round < 10; round += 1) {
    await write();
    await requireAllWritten();
  }
});

test.run();
