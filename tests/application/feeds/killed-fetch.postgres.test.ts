import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aesSealer } from '../../../adapters/system/aes-sealer.ts';
import { LEASE_SECONDS } from '../../../domain/feeds/lease.ts';
import { openTestStore } from '../../support/databases/postgres-store.ts';
import { ACCOUNT_NUMBER, aFetch, anAccount, fedAccount } from '../../support/feeds/fake-feed.ts';
import { refusal } from '../../support/refusal.ts';
import { feedHouse } from './feed-house.ts';

const test = suite('a fetch that is killed, and what the database holds');

let store: Awaited<ReturnType<typeof openTestStore>>;

test('the store opens', async () => {
  store = await openTestStore();
});

test.after(() => store?.close());

test('a process that is killed while it stores leaves nothing, and another one fetches when the lease ends', async () => {
  const key = randomBytes(32);
  const house = await feedHouse(store, { sealer: aesSealer([key]) });
  const id = await house.connect();
  const script = new URL('../../support/feeds/feed-process.ts', import.meta.url).pathname;
  const args = [script, store.url, String(house.userId), String(id), key.toString('hex')];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  assert.equal([await house.amounts(), (await house.connection(id)).cursor], [[], null]);
  assert.equal([await house.imports(), (await house.show(id)).accounts], [[], []]);
  assert.is((await refusal(() => house.sync(id)))?.code, 'conflict');
  house.clock.advanceSeconds(LEASE_SECONDS + 1);
  house.feed.shows(aFetch([{ day: 2, amount: -350, id: 't1' }], { cursor: 'kept' }));
  assert.is((await house.sync(id)).added, 1);
  assert.equal([await house.amounts(), (await house.connection(id)).cursor], [['-350'], 'kept']);
});

test('no table holds a secret or an account number in clear after a fetch', async () => {
  const house = await feedHouse(store);
  const account = anAccount({ number: ACCOUNT_NUMBER, name: `Giro ${ACCOUNT_NUMBER}` });
  const row = { day: 2, amount: -100, text: `FROM ${ACCOUNT_NUMBER} GROCER`, id: `${ACCOUNT_NUMBER}-1` };
  house.feed.shows(aFetch([], { accounts: [fedAccount([{ ...row, counterparty: ACCOUNT_NUMBER }], { account })] }));
  await house.sync(await house.connect());
  const tables = await store.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.rows.map(async ({ name }) => {
      const { rows } = await store.pool.query<{ text: string }>(`select "${name}"::text as text from "${name}"`);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  const everything = texts.join('\n');
  assert.match(everything, 'GROCER');
  for (const secret of [ACCOUNT_NUMBER, 'DE89', 'hunter2', 'bridge.example']) assert.not.match(everything, secret);
});

test.run();
