import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Webhook, WebhookReading } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { cutOff } from '../../support/feeds/fake-providers/misbehaviour.ts';
import { type FakePlaid, startFakePlaid } from '../../support/feeds/fake-providers/plaid.ts';
import { problemOf } from '../../support/feeds/feed-failures.ts';
import { feedOf } from './plaid-world.ts';

interface World {
  readonly plaid: FakePlaid;
  readonly clock: TestClock;
  readonly read: (webhook: Webhook) => Promise<WebhookReading>;
}

const NEWS = { webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE', item_id: 'item-1' };

const test = suite<World>('webhooks of Plaid');

test.before.each(async (world) => {
  const plaid = await startFakePlaid();
  const clock = testClock('2026-11-20T10:00:00.000000Z');
  const feed = feedOf(plaid, clock);
  const read = async (webhook: Webhook) => (await feed.readWebhook?.(webhook)) ?? { kind: 'refused' as const };
  Object.assign(world, { plaid, clock, read });
});

test.after.each(({ plaid }) => plaid.close());

async function kindOf({ read }: World, webhook: Webhook): Promise<string> {
  return (await read(webhook)).kind;
}

test('news of an Item leads to a fetch of its connection', async ({ plaid, read }) => {
  assert.equal(await read(await plaid.webhook(NEWS)), { kind: 'fetch', providerKey: 'item-1' });
});

for (const code of [
  'ERROR',
  'LOGIN_REPAIRED',
  'NEW_ACCOUNTS_AVAILABLE',
  'PENDING_EXPIRATION',
  'PENDING_DISCONNECT',
  'USER_PERMISSION_REVOKED',
]) {
  test(`${code} of an Item leads to a fetch, which finds out what it is`, async (world) => {
    const webhook = await world.plaid.webhook({ webhook_type: 'ITEM', webhook_code: code, item_id: 'item-1' });
    assert.is(await kindOf(world, webhook), 'fetch');
  });
}

test('what says nothing new, or nothing that is understood, is ignored', async (world) => {
  for (const body of [
    { ...NEWS, webhook_code: 'DEFAULT_UPDATE' },
    { ...NEWS, webhook_type: 'AUTH' },
    { ...NEWS, item_id: undefined },
    '[]',
    'not JSON',
    '',
  ]) {
    assert.is(await kindOf(world, await world.plaid.webhook(body)), 'ignored');
  }
});

test('a key is asked for once', async ({ plaid, read }) => {
  for (let nth = 0; nth < 5; nth += 1) await read(await plaid.webhook(NEWS));
  assert.is(plaid.requests.filter(({ path }) => path === '/webhook_verification_key/get').length, 1);
});

test('a new key is found by its name, and one that has expired is refused', async (world) => {
  const { plaid } = world;
  const old = await plaid.webhook(NEWS);
  await plaid.rotateWebhookKey({ isOldExpired: true });
  assert.is(await kindOf(world, await plaid.webhook(NEWS)), 'fetch');
  assert.is(await kindOf(world, old), 'refused');
});

test('a body that was changed on its way is refused', async (world) => {
  const { headers, body } = await world.plaid.webhook(NEWS);
  const changed = Buffer.from(Buffer.from(body).toString().replace('item-1', 'item-2'));
  assert.is(await kindOf(world, { headers, body: changed }), 'refused');
  assert.is(await kindOf(world, await world.plaid.webhook(NEWS, { sha256: null })), 'refused');
  assert.is(await kindOf(world, await world.plaid.webhook(NEWS, { sha256: 'ab' })), 'refused');
});

test('a webhook is good for five minutes, and not before its time', async (world) => {
  const issued = async (seconds: number) =>
    kindOf(
      world,
      await world.plaid.webhook(NEWS, { issuedAt: new Date(Date.parse('2026-11-20T10:00:00Z') - seconds * 1_000) }),
    );
  assert.is(await issued(290), 'fetch');
  assert.is(await issued(400), 'refused');
  assert.is(await issued(-400), 'refused');
});

test('a webhook without a token, with one that is not a token, or of another algorithm asks Plaid for nothing', async (world) => {
  const { body } = await world.plaid.webhook(NEWS);
  const shared = await world.plaid.webhook(NEWS, {
    header: { alg: 'HS256' },
    key: new TextEncoder().encode('x'.repeat(32)),
  });
  const unsigned = `${Buffer.from('{"alg":"none","kid":"a"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`;
  for (const webhook of [
    { headers: {}, body },
    { headers: { 'plaid-verification': 'a.b.c' }, body },
    { headers: { 'plaid-verification': unsigned }, body },
    shared,
    await world.plaid.webhook(NEWS, { header: { kid: '../../link/token/create' } }),
  ]) {
    assert.is(await kindOf(world, webhook), 'refused');
  }
  assert.equal(world.plaid.requests, []);
});

test('a webhook that somebody else signed is refused, whether they name a key of Plaid or their own', async (world) => {
  const stranger = await startFakePlaid();
  try {
    assert.is(await kindOf(world, await stranger.webhook(NEWS)), 'refused');
    const { headers } = await world.plaid.webhook(NEWS);
    const [head = ''] = (headers['plaid-verification'] ?? '').split('.');
    const theirs = await stranger.webhook(NEWS);
    const [, payload, signature] = (theirs.headers['plaid-verification'] ?? '').split('.');
    const mixed = { headers: { 'plaid-verification': [head, payload, signature].join('.') }, body: theirs.body };
    assert.is(await kindOf(world, mixed), 'refused');
  } finally {
    await stranger.close();
  }
});

test('made-up keys make the service ask Plaid ten times a minute at most, and known ones work meanwhile', async (world) => {
  const { plaid, clock } = world;
  assert.is(await kindOf(world, await plaid.webhook(NEWS)), 'fetch');
  for (let nth = 0; nth < 9; nth += 1) {
    assert.is(await kindOf(world, await plaid.webhook(NEWS, { header: { kid: `made-up-${nth}` } })), 'refused');
  }
  const next = await plaid.webhook(NEWS, { header: { kid: 'made-up-9' } });
  assert.is((await problemOf(() => world.read(next)))?.code, 'rate_limited');
  assert.is(await kindOf(world, await plaid.webhook(NEWS)), 'fetch');
  assert.is(plaid.requests.length, 10);
  clock.advanceSeconds(61);
  assert.is(await kindOf(world, next), 'refused');
});

test('while Plaid cannot be asked for a key, the sender is neither believed nor refused', async (world) => {
  world.plaid.misbehaviours.add(/webhook/, cutOff, 9);
  const webhook = await world.plaid.webhook(NEWS);
  assert.is((await problemOf(() => world.read(webhook)))?.code, 'provider_unavailable');
  world.plaid.misbehaviours.clear();
  assert.is(await kindOf(world, webhook), 'fetch');
});

test.run();
