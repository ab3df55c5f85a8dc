import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { memoryRateLimiter } from '../../../adapters/memory/repos/access/rate-limiter.ts';
import { memorySubscriptions } from '../../../adapters/memory/repos/access/subscriptions.ts';
import { eitherTokenVerifier } from '../../../adapters/oauth/either-token-verifier.ts';
import { externalTokenVerifier } from '../../../adapters/oauth/external-issuer/external-token-verifier.ts';
import { opaqueAccessTokenVerifier } from '../../../adapters/oauth/opaque-access-token-verifier.ts';
import { nodeSecrets } from '../../../adapters/system/node-secrets.ts';
import { admitToTools } from '../../../application/access/admit-to-tools.ts';
import { issueAccessToken } from '../../../application/access/issue-access-token.ts';
import { noteAppUse } from '../../../application/apps/connected-apps.ts';
import type { User } from '../../../domain/access/user.ts';
import { dateOf } from '../../../domain/calendar.ts';
import type { New } from '../../../domain/new.ts';
import type { ForeignToken } from '../../../domain/ports/access/foreign-tokens.ts';
import { testClock } from '../../support/clock.ts';
import { aUser, EUR, MADE_AT, newAccessToken } from '../../support/fixtures.ts';
import { newConnectedApp } from '../../support/sign-in/sign-in-fixtures.ts';

const LIMIT = 2;

const ISSUER = 'https://issuer.example';
const foreignToken = (subject: string | undefined): ForeignToken => ({
  issuer: ISSUER,
  subject,
  scopes: ['finance:read'],
  clientId: 'elsewhere',
});
const FOREIGN: ReadonlyMap<string, ForeignToken> = new Map([
  ['of-ada', foreignToken('ada')],
  ['of-nobody', foreignToken(undefined)],
  ['of-a-stranger', foreignToken('stranger')],
]);

const admission = suite('admission to the tools');

/** A user with a token, and the use-case over a memory store. */
async function stage(facts: Partial<New<User>> = {}) {
  const { stores } = createMemoryStore();
  const clock = testClock();
  const secrets = nodeSecrets();
  const ports = { ...stores, secrets, clock };
  const user = await aUser(stores, facts);
  const email = user.email ?? '';
  const { secret: token } = await issueAccessToken(ports)({ email, audience: 'mcp', expiresInSeconds: 60 });
  const admit = admitToTools({
    accessTokenVerifier: eitherTokenVerifier(
      opaqueAccessTokenVerifier({ ...ports, noteAppUse: noteAppUse(ports) }),
      externalTokenVerifier({ ...ports, foreignTokens: { verify: async (text) => FOREIGN.get(text) } }),
      secrets,
    ),
    rateLimiter: memoryRateLimiter(LIMIT, clock),
    subscriptions: memorySubscriptions(stores.users),
    secrets,
    clock,
  });
  return { stores, clock, user, token, admit };
}

admission('a PRO user with a valid token is admitted with what the reports need, and nothing else', async () => {
  const { user, stores, clock, token, admit } = await stage({ currency: EUR });
  const revisions = (await stores.accessTokens.findByHash(nodeSecrets().digest(token)))?.holder?.revisions;
  const basis = { ...revisions, userId: user.id, day: dateOf(clock.now()) };
  assert.equal(await admit(token, 1), {
    kind: 'admitted',
    caller: { id: user.id, currency: EUR, clientId: null, basis },
    rate: { allowed: true, limit: LIMIT, remaining: LIMIT - 1, retryAfterSeconds: 0 },
  });
});

admission('a foreign token admits the user whom its subject is linked to, and nobody else', async () => {
  const { stores, user, clock, admit } = await stage();
  await stores.externalIdentities.add({ userId: user.id, issuer: ISSUER, subject: 'ada', createdAt: MADE_AT });
  const revisions = (await stores.externalIdentities.findHolder(ISSUER, 'ada'))?.revisions;
  assert.equal(await admit('of-ada', 1), {
    kind: 'admitted',
    caller: {
      id: user.id,
      currency: user.currency,
      clientId: 'elsewhere',
      basis: { ...revisions, userId: user.id, day: dateOf(clock.now()) },
    },
    rate: { allowed: true, limit: LIMIT, remaining: LIMIT - 1, retryAfterSeconds: 0 },
  });
  assert.equal(await admit('of-a-stranger', 1), { kind: 'not_linked' });
  assert.equal(await admit('of-nobody', 1), { kind: 'not_linked' });
  assert.equal(await admit('of-no-issuer', 1), { kind: 'invalid_token' });
});

admission('an app’s last use is noted at its first request of a minute, and not again within it', async () => {
  const { stores, user, clock, admit } = await stage();
  const { grantId } = await stores.connectedApps.add(newConnectedApp(user.id));
  const token = nodeSecrets().newAccessToken();
  const hash = nodeSecrets().digest(token);
  await stores.accessTokens.add(newAccessToken(user.id, { hash, clientId: 'c', grantId }));
  const lastUse = async () => (await stores.connectedApps.findByGrant(grantId))?.lastUsedAt;
  await admit(token, 1);
  const first = await lastUse();
  clock.advanceSeconds(1);
  await admit(token, 1);
  assert.is(await lastUse(), first);
  clock.advanceSeconds(60);
  await admit(token, 1);
  assert.ok(((await lastUse()) ?? '') > (first ?? ''));
});

admission('more places than are left are refused as a whole, and none of them is taken', async () => {
  const { token, admit } = await stage();
  const refused = await admit(token, LIMIT + 1);
  assert.is(refused.kind, 'rate_exceeded');
  assert.is('rate' in refused && refused.rate.remaining, LIMIT);
  assert.is((await admit(token, LIMIT)).kind, 'admitted');
});

admission.run();
