import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { ports } from '../../config/tokens.ts';
import { ATTEMPT_LIMITS } from '../../domain/access/attempt-limits.ts';
import { FinanceError } from '../../domain/error.ts';

const QUIET = { logLevel: 'silent', ratesRefresh: false } as const;
const METADATA = { client_name: 'A client', redirect_uris: ['https://assistant.example/callback'] };

const registering = suite('requests to register a client');

registering('a flood from one address is cut off with the time to wait, and stores nothing more', async () => {
  await withService({}, async (url, app) => {
    const { attempts } = ATTEMPT_LIMITS.registration_from_address;
    for (let turn = 0; turn < attempts; turn += 1) assert.is((await register(url)).status, 201);
    const refused = await register(url);
    assert.is(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
    assert.match(await refused.text(), /Too many attempts\. Try again in /);
    assert.is(await app.get(ports.oauthRecords).count('Client'), attempts);
    assert.is((await fetch(`${url}/.well-known/oauth-authorization-server`)).status, 200);
  });
});

registering('an address that the client invented in X-Forwarded-For does not count', async () => {
  await withService({}, async (url) => {
    const { attempts } = ATTEMPT_LIMITS.registration_from_address;
    for (let turn = 0; turn < attempts; turn += 1) await register(url, { 'X-Forwarded-For': `192.0.2.${turn}` });
    assert.is((await register(url, { 'X-Forwarded-For': '198.51.100.1' })).status, 429);
  });
});

registering('behind one trusted proxy, the address that the proxy saw counts', async () => {
  await withService({ config: { trustedProxies: 1 } }, async (url) => {
    const { attempts } = ATTEMPT_LIMITS.registration_from_address;
    const seenByProxy = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` });
    for (let turn = 0; turn < attempts; turn += 1) await register(url, seenByProxy('192.0.2.1'));
    assert.is((await register(url, seenByProxy('192.0.2.1'))).status, 429);
    assert.is((await register(url, seenByProxy('192.0.2.2'))).status, 201);
  });
});

registering('pages of known clients and of this machine may register, other pages may not', async () => {
  await withService({}, async (url) => {
    for (const origin of ['https://claude.ai', 'http://localhost:6274']) {
      const preflight = await fetch(`${url}/oauth/register`, { method: 'OPTIONS', headers: { Origin: origin } });
      assert.is(preflight.status, 204);
      assert.is(preflight.headers.get('access-control-allow-origin'), origin);
      const registered = await register(url, { Origin: origin });
      assert.is(registered.status, 201);
      assert.is(registered.headers.get('access-control-allow-origin'), origin);
    }
    const foreign = await register(url, { Origin: 'https://evil.example' });
    assert.is(foreign.headers.get('access-control-allow-origin'), null);
  });
});

registering('while the store is unavailable the answer is a 503 with the time to wait, not a 500', async () => {
  const away = () => Promise.reject(new FinanceError('unavailable', 'The database is unavailable.'));
  const oauthRecords = { put: away, find: away } as never;
  await withService({ replace: [replace(ports.oauthRecords, oauthRecords)] }, async (url) => {
    const refused = await register(url);
    assert.is(refused.status, 503);
    assert.is(refused.headers.get('retry-after'), '5');
  });
});

function register(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(METADATA),
  });
}

type Options = Pick<Parameters<typeof createApp>[0], 'config' | 'replace'>;

async function withService(options: Options, work: (url: string, app: App) => Promise<void>): Promise<void> {
  const app = await createApp({ store: 'memory', ...options, config: { ...QUIET, ...options.config } });
  const server = await app.listen();
  try {
    await work(server.url, app);
  } finally {
    await server.close(0);
    await app.close();
  }
}

registering.run();
