import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { opaqueAccessTokenVerifier } from '../../../adapters/oauth/opaque-access-token-verifier.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { issueAccessToken } from '../../../application/access/issue-access-token.ts';
import { noteAppUse } from '../../../application/apps/connected-apps.ts';
import { createBill } from '../../../application/bills/create-bill.ts';
import { testClock } from '../../support/clock.ts';
import { aUser, EUR, localDate, USD } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';

function stage() {
  const { stores, unitOfWork } = createMemoryStore();
  const ports = { ...stores, unitOfWork, secrets: nodeSecrets(), clock: testClock() };
  return { stores, ports: { ...ports, noteAppUse: noteAppUse(ports) } };
}

const tokens = suite('issue access token');

tokens('the token is valid only for its audience, and only its hash is stored', async () => {
  const { stores, ports } = stage();
  const user = await aUser(stores);
  const { secret, token } = await issueAccessToken(ports)({
    email: user.email?.toUpperCase() ?? '',
    audience: 'mcp',
    expiresInSeconds: 60,
  });
  const verifier = opaqueAccessTokenVerifier(ports);
  assert.equal(await verifier.verify(secret, 'mcp'), {
    kind: 'valid',
    holder: (await stores.accessTokens.findByHash(token.hash))?.holder,
    scopes: ['finance:read'],
    clientId: null,
  });
  assert.equal(await verifier.verify(secret, 'v1'), { kind: 'invalid' });
  assert.not.ok(JSON.stringify(token).includes(secret));
});

tokens('an unknown user gets no token, and a lifetime is a second to a year', async () => {
  const { stores, ports } = stage();
  const { email } = await aUser(stores);
  const issue = (address: string, expiresInSeconds: number) =>
    refusal(() => issueAccessToken(ports)({ email: address, audience: 'mcp', expiresInSeconds }));
  assert.is((await issue('nobody@example.test', 60))?.code, 'not_found');
  for (const seconds of [0, -1, 1.5, Number.NaN, 365 * 86_400 + 1]) {
    assert.is((await issue(email ?? '', seconds))?.code, 'invalid', String(seconds));
  }
  assert.is(await issue(email ?? '', 365 * 86_400), undefined);
});

tokens.run();

const bills = suite('create bill');

bills('a bill is active, entered by hand, and in the user’s currency unless another is named', async () => {
  const { stores, ports } = stage();
  const { id } = await aUser(stores, { currency: EUR });
  const input = { amount: 1_599, cycle: 'monthly', nextDate: localDate('2026-04-01') } as const;
  const own = await createBill(ports)(id, { ...input, name: '  Netflix ' });
  const other = await createBill(ports)(id, { ...input, name: 'Gym', currency: USD, nextDate: null });
  const stored = (await stores.bills.list(id)).map((bill) => [bill.id, bill.name, bill.currency, bill.nextDate]);
  assert.equal(stored, [
    [own.id, 'Netflix', EUR, input.nextDate],
    [other.id, 'Gym', USD, null],
  ]);
  assert.ok((await stores.bills.list(id)).every(({ status, source }) => status === 'active' && source === 'manual'));
});

bills('a repeated request with the same key returns the bill of the first', async () => {
  const { stores, ports } = stage();
  const { id } = await aUser(stores);
  const input = { name: 'Gym', amount: 1, cycle: 'monthly', nextDate: null } as const;
  const sent = { key: 'a form of a page', requestHash: '0' };
  const first = await createBill(ports)(id, input, sent);
  assert.equal(await createBill(ports)(id, input, sent), { ...first, replayed: true });
  assert.equal(
    (await stores.bills.list(id)).map((bill) => bill.id),
    [first.id],
  );
  const another = await refusal(() => createBill(ports)(id, input, { ...sent, requestHash: '1' }));
  assert.is(another?.code, 'idempotency_mismatch');
});

bills.run();
