import { setImmediate } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AccessToken } from '../../domain/access/credential.ts';
import type { New } from '../../domain/new.ts';
import type { ToolGate } from '../../domain/ports/tool-gate.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { aUser, MADE_AT, newAccessToken, someHash, timestamp } from '../support/fixtures.ts';
import { newConnectedApp } from '../support/sign-in-fixtures.ts';
import { type RateLimiter, type RateLimitersUnderTest, rateLimiterContract } from './rate-limiter.contract.ts';

export interface GatesUnderTest extends Pick<RateLimitersUnderTest, 'advanceSeconds' | 'close'> {
  /** The stores that the gates look into. */
  readonly stores: Stores;
  /** Returns two gates that share their store, as two processes do. */
  gates(limit: number): readonly [ToolGate, ToolGate];
}

const LIMIT = 3;
const NOW = timestamp('2026-03-15T10:00:00.000000Z');
const ISSUER = 'https://issuer.example';

/** Every promise of `ToolGate`. */
export function toolGateContract(name: string, open: () => Promise<GatesUnderTest>): void {
  rateLimiterContract(name, async () => {
    const under = await open();
    const tokens = new Map<number, Promise<string>>();
    // The contract's users are mere numbers.
    const tokenOf = (user: number) => {
      const token = tokens.get(user) ?? aUser(under.stores).then(({ id }) => aTokenOf(under.stores, id));
      tokens.set(user, token);
      return token;
    };
    return {
      ...under,
      limiters: (limit) => {
        const [first, second] = under.gates(limit);
        return [rateLimiterOf(first, tokenOf), rateLimiterOf(second, tokenOf)];
      },
    };
  });

  const test = suite(`ToolGate on ${name}`);
  let under: GatesUnderTest;
  let gate: ToolGate;
  test('the store opens', async () => {
    under = await open();
    [gate] = under.gates(LIMIT);
  });
  test.after(() => under.close());

  const admit = (digest: string, places = 1) => gate.admitToken(digest, { audience: 'mcp', at: NOW, places });
  const stored = async (facts: Partial<New<AccessToken>> = {}) => {
    const user = await aUser(under.stores);
    return { user, hash: await aTokenOf(under.stores, user.id, facts) };
  };

  test('a live token brings its user with the revisions of the data, its client and its approval', async () => {
    const { stores } = under;
    const user = await aUser(stores, { plan: 'free' });
    const { grantId } = await stores.connectedApps.add(newConnectedApp(user.id));
    const hash = await aTokenOf(stores, user.id, { clientId: 'c', grantId });
    const holder = (await stores.accessTokens.findByHash(hash))?.holder;
    assert.equal(await admit(hash), {
      kind: 'counted',
      holder: { id: user.id, currency: user.currency, plan: 'free', revisions: holder?.revisions },
      clientId: 'c',
      grantId,
      rate: { allowed: true, limit: LIMIT, remaining: 2, retryAfterSeconds: 0 },
    });
  });

  test('an unknown token and one for another audience are invalid, and take no place', async () => {
    const { user, hash } = await stored({ audience: 'v1' });
    assert.equal(await admit(someHash()), { kind: 'invalid' });
    for (let turn = 0; turn <= LIMIT; turn += 1) assert.equal(await admit(hash), { kind: 'invalid' });
    const good = await admit(await aTokenOf(under.stores, user.id));
    assert.is(good.kind === 'counted' && good.rate.remaining, LIMIT - 1);
  });

  test('a token is live up to the microsecond in which it expires', async () => {
    const { hash } = await stored({ expiresAt: timestamp('2026-03-15T10:00:00.000001Z') });
    assert.is((await admit(hash)).kind, 'counted');
    const { hash: expired } = await stored({ expiresAt: NOW });
    assert.equal(await admit(expired), { kind: 'invalid' });
  });

  test('a revoked token is invalid on the next request, through either gate', async () => {
    const { hash } = await stored();
    assert.is((await admit(hash)).kind, 'counted');
    await under.stores.accessTokens.revoke(hash, MADE_AT);
    for (const other of under.gates(LIMIT)) {
      assert.equal(await other.admitToken(hash, { audience: 'mcp', at: NOW, places: 1 }), { kind: 'invalid' });
    }
  });

  test('the token of a deleted user is not linked, whether their window is full or new', async () => {
    for (const places of [0, LIMIT]) {
      const { user, hash } = await stored();
      if (places > 0) await admit(hash, places);
      await under.stores.users.erase(user.id, MADE_AT);
      assert.equal(await admit(hash), { kind: 'not_linked' });
    }
  });

  test('a change of the user’s data counts from the next request on', async () => {
    const { user, hash } = await stored();
    const before = await admit(hash);
    await under.stores.users.update(user.id, (found) => ({ ...found, plan: 'free' }));
    const after = await admit(hash);
    assert.ok(before.kind === 'counted' && after.kind === 'counted');
    assert.is(after.holder.plan, 'free');
    assert.is.not(after.holder.revisions.own, before.holder.revisions.own);
  });

  test('all tokens and identities of a user share one window', async () => {
    const { user, hash } = await stored();
    const other = await aTokenOf(under.stores, user.id);
    const subject = someHash();
    await under.stores.externalIdentities.add({ userId: user.id, issuer: ISSUER, subject, createdAt: MADE_AT });
    const admissions = [
      await admit(hash),
      await admit(other),
      await gate.admitIdentity({ issuer: ISSUER, subject }, { places: 1 }),
      await admit(hash),
    ];
    assert.equal(
      admissions.map((admission) => admission.kind === 'counted' && admission.rate.remaining),
      [2, 1, 0, 0],
    );
    const last = admissions.at(-1);
    assert.is(last?.kind === 'counted' && last.rate.allowed, false);
  });

  test('requests with one token of a user do not hold up those with another one', async () => {
    const user = await aUser(under.stores);
    const [gate] = under.gates(100_000);
    const admit = (token: string) => gate.admitToken(token, { audience: 'mcp', at: NOW, places: 1 });
    const [one, other] = [await aTokenOf(under.stores, user.id), await aTokenOf(under.stores, user.id)];
    for (const [busy, calm] of [
      [one, other],
      [other, one],
    ] as const) {
      const seen = { isOver: false, admitted: 0 };
      const callers = Array.from({ length: 10 }, async () => {
        while (!seen.isOver && seen.admitted < 1_000) {
          await admit(busy);
          seen.admitted += 1;
        }
      });
      while (seen.admitted < 20) await setImmediate();
      const before = seen.admitted;
      await admit(calm);
      seen.isOver = true;
      await Promise.all(callers);
      assert.ok(seen.admitted - before < 100, `${seen.admitted - before} others were admitted meanwhile`);
    }
  });

  test('requests with several tokens of one user at once are each counted', async () => {
    const { user } = await stored();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => aTokenOf(under.stores, user.id)));
    const verdicts = await Promise.all([...tokens, ...tokens].map((token) => admit(token)));
    const rates = verdicts.flatMap((verdict) => (verdict.kind === 'counted' ? [verdict.rate] : []));
    const granted = rates.filter(({ allowed }) => allowed).map(({ remaining }) => remaining);
    assert.equal(
      granted.toSorted((a, b) => a - b),
      [0, 1, 2],
    );
    assert.is(verdicts.filter(({ kind }) => kind === 'counted').length, 10);
  });

  test('requests of many users at once through two gates are all counted, in whatever order they come', async () => {
    const gates = under.gates(1_000);
    const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await stored()).hash));
    const ask = (other: ToolGate, token: string) => other.admitToken(token, { audience: 'mcp', at: NOW, places: 1 });
    const rounds = Array.from({ length: 10 }, () => [
      ...tokens.map((token) => ask(gates[0], token)),
      ...tokens.toReversed().map((token) => ask(gates[1], token)),
    ]);
    await Promise.all(rounds.flat());
    const after = await Promise.all(tokens.map((token) => ask(gates[0], token)));
    for (const verdict of after) assert.is(verdict.kind === 'counted' && verdict.rate.remaining, 1_000 - 21);
  });

  test('an identity brings the user to whom it is linked, and nobody after the link or the user is gone', async () => {
    const { stores } = under;
    const { id: userId, currency, plan } = await aUser(stores);
    const [subject, second] = [someHash(), someHash()];
    const link = (sub: string) =>
      stores.externalIdentities.add({ userId, issuer: ISSUER, subject: sub, createdAt: MADE_AT });
    const [first] = [await link(subject), await link(second)];
    const ask = (sub: string, issuer = ISSUER) => gate.admitIdentity({ issuer, subject: sub }, { places: 1 });
    const verdict = await ask(subject);
    assert.ok(verdict.kind === 'counted');
    assert.equal(verdict.holder, { id: userId, currency, plan, revisions: verdict.holder.revisions });
    assert.equal(await ask(subject, `${ISSUER}/`), { kind: 'not_linked' });
    assert.equal(await ask(someHash()), { kind: 'not_linked' });
    await stores.externalIdentities.remove(userId, first.id);
    assert.equal(await ask(subject), { kind: 'not_linked' });
    await stores.users.erase(userId, MADE_AT);
    assert.equal(await ask(second), { kind: 'not_linked' });
  });

  test.run();
}

/** Stores a live token for the tools, and returns its digest. */
export async function aTokenOf(
  { accessTokens }: Pick<Stores, 'accessTokens'>,
  userId: number,
  facts: Partial<New<AccessToken>> = {},
): Promise<string> {
  return (await accessTokens.add(newAccessToken(userId, facts))).hash;
}

export function rateLimiterOf(gate: ToolGate, tokenOf: (user: number) => Promise<string>): RateLimiter {
  return {
    async consume(user, places) {
      const verdict = await gate.admitToken(await tokenOf(user), { audience: 'mcp', at: NOW, places });
      if (verdict.kind !== 'counted') throw new Error(`The request was not counted: ${verdict.kind}.`);
      return verdict.rate;
    },
  };
}
