import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { createApiKey } from '../../../application/access/api-keys.ts';
import type { Stores, UnitOfWork } from '../../../domain/ports/unit-of-work.ts';
import { pluck } from '../../support/assertions.ts';
import { testClock } from '../../support/clock.ts';
import { aUser, MADE_AT, newAccessToken } from '../../support/fixtures.ts';
import type { RawAnswer } from '../../support/service/raw-http.ts';
import {
  ENDPOINT,
  openMemoryToolStore,
  openPostgresToolStore,
  openToolService,
  type ToolService,
} from '../../support/service/tool-service.ts';

const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
const METADATA = 'http://coffer.test/.well-known/oauth-protected-resource/mcp';

const tokens = suite('tokens');
const clock = testClock();
let service: ToolService;

tokens.before(async () => {
  service = await openToolService({ clock });
});
tokens.after(() => service.close());

function assertChallenged(answer: RawAnswer, error: string | undefined): void {
  assert.is(answer.status, 401);
  assert.is(JSON.parse(answer.text).error.code, -32001);
  const base = `Bearer resource_metadata="${METADATA}", scope="finance:read"`;
  const reason = error === undefined ? '' : `, error="invalid_token", error_description="${error}"`;
  assert.is(answer.headers['www-authenticate'], base + reason);
}

tokens('without a credential the challenge names no error', async () => {
  assertChallenged(await service.post(undefined, PING), undefined);
});

for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Token abc', 'Bearer a b']) {
  tokens(`"Authorization: ${authorization}" holds no token`, async () => {
    assertChallenged(await service.post(undefined, PING, { Authorization: authorization }), undefined);
  });
}

const INVALID = 'The access token is not valid here';
for (const token of ['nonsense', 'coffer_at_short', nodeSecrets().newAccessToken()]) {
  tokens(`a token that was never issued is refused: ${token.slice(0, 15)}`, async () => {
    assertChallenged(await service.post(token, PING), INVALID);
  });
}

tokens('initialize needs a token too', async () => {
  const hello = { ...PING, method: 'initialize', params: { protocolVersion: '2025-11-25' } };
  assertChallenged(await service.post(undefined, hello), undefined);
});

tokens('the case of the scheme does not matter', async () => {
  const token = await service.tokenFor(await aUser(service.stores));
  for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
    assert.is((await service.post(undefined, PING, { Authorization: `${scheme} ${token}` })).status, 200);
  }
});

tokens('a token in the query string does not count', async () => {
  const token = await service.tokenFor(await aUser(service.stores));
  const headers = { 'Content-Type': 'application/json' };
  const answer = await service.send(`${ENDPOINT}?access_token=${token}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(PING),
  });
  assertChallenged(answer, undefined);
});

tokens('a token for the REST interface is refused', async () => {
  const token = await service.tokenFor(await aUser(service.stores), 'v1');
  assertChallenged(await service.post(token, PING), INVALID);
});

tokens('a token works up to the second in which it expires', async () => {
  const token = await service.tokenFor(await aUser(service.stores), 'mcp', 100);
  clock.advanceSeconds(99);
  assert.is((await service.post(token, PING)).status, 200);
  clock.advanceSeconds(1);
  assertChallenged(await service.post(token, PING), INVALID);
});

tokens('a revoked token is refused', async () => {
  const { stores } = service;
  const secrets = nodeSecrets();
  const token = secrets.newAccessToken();
  const { id } = await aUser(stores);
  await stores.accessTokens.add(newAccessToken(id, { hash: secrets.digest(token), revokedAt: MADE_AT }));
  assertChallenged(await service.post(token, PING), INVALID);
});

tokens('an API key is refused with a message that says so', async () => {
  const { stores } = service;
  const user = await aUser(stores);
  const ports = { unitOfWork: aloneIn(stores), secrets: nodeSecrets(), clock };
  const { secret } = await createApiKey(ports)({ email: user.email ?? '', scopes: [] });
  const answer = await service.post(secret, PING);
  assertChallenged(answer, 'API keys are not accepted here');
  assert.match(JSON.parse(answer.text).error.message, /API keys/);
});

tokens('a deleted user’s token is valid, but is not linked to a user', async () => {
  const user = await aUser(service.stores);
  const token = await service.tokenFor(user);
  await service.stores.users.erase(user.id, MADE_AT);
  const answer = await service.post(token, PING);
  assert.is(answer.status, 403);
  assert.is(JSON.parse(answer.text).error.code, -32002);
});

tokens('a change of plan takes effect on the next request', async () => {
  const user = await aUser(service.stores, { plan: 'free' });
  const token = await service.tokenFor(user);
  const refused = await service.post(token, PING);
  assert.is(refused.status, 403);
  assert.is(JSON.parse(refused.text).error.code, -32005);
  await service.stores.users.update(user.id, (found) => ({ ...found, plan: 'pro' }));
  assert.is((await service.post(token, PING)).status, 200);
});

tokens.run();

const discovery = suite('discovery');

discovery('both documents are equal, and name the authorization servers when there are any', async () => {
  const authorizationServers = ['https://id.coffer.test'];
  const described = await openToolService({ baseUrl: 'https://coffer.test/app', authorizationServers });
  const documents = await Promise.all(
    ['/app/mcp', ''].map((suffix) => described.send(`/.well-known/oauth-protected-resource${suffix}`)),
  );
  for (const { status, headers, text } of documents) {
    assert.is(status, 200);
    assert.is(headers['content-type'], 'application/json');
    assert.is(headers['access-control-allow-origin'], '*');
    assert.equal(JSON.parse(text), {
      resource: 'https://coffer.test/app/mcp',
      authorization_servers: authorizationServers,
      scopes_supported: ['finance:read'],
      bearer_methods_supported: ['header'],
      resource_name: 'Coffer',
    });
  }
  const challenge = (await described.post(undefined, PING)).headers['www-authenticate'] ?? '';
  assert.match(challenge, 'resource_metadata="https://coffer.test/.well-known/oauth-protected-resource/app/mcp"');
  await described.close();
});

discovery('without authorization servers the document has no list of them', async () => {
  const bare = await openToolService();
  const { text } = await bare.send('/.well-known/oauth-protected-resource');
  assert.not.ok('authorization_servers' in JSON.parse(text));
  await bare.close();
});

discovery('a preflight request is allowed, and only GET and HEAD are', async () => {
  const bare = await openToolService();
  const path = '/.well-known/oauth-protected-resource/mcp';
  assert.is((await bare.send(path, { method: 'OPTIONS' })).status, 204);
  assert.is((await bare.send(path, { method: 'HEAD' })).text, '');
  assert.is((await bare.send(path, { method: 'POST' })).status, 405);
  await bare.close();
});

discovery('a disabled endpoint has no description', async () => {
  const disabled = await openToolService({ enabled: false });
  assert.is((await disabled.send('/.well-known/oauth-protected-resource')).status, 404);
  assert.is((await disabled.send('/.well-known/oauth-protected-resource/mcp')).status, 404);
  await disabled.close();
});

discovery('with a base path, the endpoint is reachable with it and without it', async () => {
  const based = await openToolService({ baseUrl: 'https://coffer.test/app' });
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(PING) };
  assert.is((await based.send('/app/mcp', sent)).status, 401);
  assert.is((await based.send('/mcp', sent)).status, 401);
  assert.is((await based.send('/mcp/more', sent)).status, 404);
  await based.close();
});

discovery.run();

for (const [name, open] of [
  ['memory', undefined],
  ['PostgreSQL', openPostgresToolStore],
] as const) {
  const rate = suite(`rate on ${name}`);

  rate('the 61st request within a minute is 429 with all three headers, and another user’s passes', async () => {
    const limited = await openToolService({ rateLimit: 60, ...(open === undefined ? {} : { open }) });
    const [first, second] = [await aUser(limited.stores), await aUser(limited.stores)];
    const token = await limited.tokenFor(first);
    const answers = await Promise.all(Array.from({ length: 61 }, () => limited.post(token, PING)));
    const refused = answers.filter(({ status }) => status !== 200);
    assert.equal(pluck(refused, 'status'), [429]);
    const [answer] = refused;
    if (answer === undefined) throw new Error('No request was refused.');
    const { headers, text } = answer;
    assert.is(headers['x-ratelimit-limit'], '60');
    assert.is(headers['x-ratelimit-remaining'], '0');
    assert.match(headers['retry-after'] ?? '', /^([1-9]|[1-5]\d|60)$/);
    assert.is(JSON.parse(text).error.code, -32004);
    assert.is(JSON.parse(text).id, 1);
    assert.match(JSON.parse(text).error.message, `${headers['retry-after']} seconds`);
    assert.is((await limited.post(await limited.tokenFor(second), PING)).status, 200);
    await limited.close();
  });

  rate.run();
}

const reads = suite('reads of the user');

for (const tool of ['get_account_balances', 'get_transactions', 'get_recurring_bills', 'get_spending_by_category']) {
  reads(`a call of ${tool} reads the user with the token, and not again`, async () => {
    let count = 0;
    const counted = await openToolService({
      open: async () => {
        const store = await openMemoryToolStore();
        const { users } = store.stores;
        const get = (id: number) => {
          count += 1;
          return users.get(id);
        };
        return { ...store, stores: { ...store.stores, users: { ...users, get } } };
      },
    });
    const token = await counted.tokenFor(await aUser(counted.stores));
    count = 0;
    assert.is((await counted.call(token, tool)).status, 200);
    assert.is(count, 0);
    await counted.close();
  });
}

reads.run();

const waiting = suite('Retry-After');

waiting('a request passes after exactly that time, and not a second earlier', async () => {
  const time = testClock();
  const limited = await openToolService({ rateLimit: 3, clock: time });
  const token = await limited.tokenFor(await aUser(limited.stores));
  for (let turn = 0; turn < 3; turn += 1) {
    await limited.post(token, PING);
    time.advanceSeconds(10);
  }
  const wait = Number((await limited.post(token, PING)).headers['retry-after']);
  assert.is(wait, 30, 'the first of three was 30 seconds ago');
  time.advanceSeconds(wait - 1);
  assert.is((await limited.post(token, PING)).status, 429);
  time.advanceSeconds(1);
  assert.is((await limited.post(token, PING)).status, 200);
  await limited.close();
});

waiting('a batch with more messages than the limit is refused, and takes one place', async () => {
  const limited = await openToolService({ rateLimit: 3 });
  const token = await limited.tokenFor(await aUser(limited.stores));
  const batch = [1, 2, 3, 4].map((id) => ({ ...PING, id }));
  assert.is((await limited.post(token, batch)).status, 400);
  assert.is((await limited.post(token, batch.slice(1))).status, 429, 'the refused batch took one place');
  await limited.close();
});

waiting.run();

/** Units of work of a test that does one thing at a time. */
function aloneIn(stores: Stores): UnitOfWork {
  return { run: (work) => work(stores) };
}
