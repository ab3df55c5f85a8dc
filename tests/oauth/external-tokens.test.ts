import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { externalTokenVerifier } from '../../adapters/oauth/external-issuer/external-token-verifier.ts';
import { signedTokens } from '../../adapters/oauth/external-issuer/signed-tokens.ts';
import { FinanceError } from '../../domain/error.ts';
import type { AccessTokenVerifier } from '../../domain/ports/access/access-token-verifier.ts';
import { aUser, MADE_AT } from '../support/fixtures.ts';
import { type FakeIssuer, type FakeIssuerOptions, startFakeIssuer } from '../support/sign-in/fake-issuer.ts';

const BASE_URL = 'https://money.example/app';
const AUDIENCE = `${BASE_URL}/mcp`;
const SUBJECT = 'ada';
const ALGORITHMS = ['ES256', 'RS256', 'PS256', 'EdDSA'] as const;

const test = suite('tokens of an issuer elsewhere');

interface Stage {
  readonly issuer: FakeIssuer;
  readonly verifier: AccessTokenVerifier;
  readonly reasons: readonly string[];
  /** What the verifier says of a token that the issuer signed with these claims. */
  readonly verdictOf: (claims: JWTPayload, header?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly kindOf: (token: string) => Promise<string>;
}

interface StageOptions extends FakeIssuerOptions {
  readonly pauseMs?: number;
  /** The name that the service is configured with. */
  readonly configured?: (issuer: string) => string;
}

async function onStage(work: (stage: Stage) => Promise<void>, options: StageOptions = {}): Promise<void> {
  const issuer = await startFakeIssuer({ algorithms: ALGORITHMS, ...options });
  try {
    const { stores } = createMemoryStore();
    const { id: userId } = await aUser(stores);
    const reasons: string[] = [];
    const configured = options.configured?.(issuer.issuer) ?? issuer.issuer;
    await stores.externalIdentities.add({ userId, issuer: configured, subject: SUBJECT, createdAt: MADE_AT });
    const foreignTokens = signedTokens({
      issuer: configured,
      baseUrl: BASE_URL,
      onUnavailable: (reason) => void reasons.push(reason),
      pauseMs: options.pauseMs ?? 0,
    });
    const verifier = externalTokenVerifier({ ...stores, foreignTokens });
    const kindOf = async (token: string) => (await verifier.verify(token, 'mcp')).kind;
    await work({
      issuer,
      verifier,
      reasons,
      kindOf,
      verdictOf: async (claims, header) => kindOf(await issuer.tokenFor(AUDIENCE, claims, header)),
    });
  } finally {
    await issuer.close();
  }
}

for (const alg of ['ES256', 'RS256', 'PS256', 'EdDSA']) {
  test(`a token that is signed with ${alg} is valid`, () =>
    onStage(async ({ verdictOf }) => assert.is(await verdictOf({}, { alg }), 'valid')));
}

test('a token speaks for the user whom its subject is linked to, with the scopes that this service knows', () =>
  onStage(async ({ issuer, verifier }) => {
    const scope = 'openid email finance:write finance:read finance:admin';
    const verdict = await verifier.verify(await issuer.tokenFor(AUDIENCE, { scope }), 'mcp');
    assert.is(verdict.kind, 'valid');
    if (verdict.kind !== 'valid') return;
    assert.equal([verdict.scopes, verdict.clientId], [['finance:read', 'finance:write'], 'c']);
  }));

const SCOPE_CLAIMS: readonly (readonly [claims: JWTPayload, scopes: readonly string[] | 'invalid'])[] = [
  [{ scope: undefined, scp: ['finance:read', 'x'] }, ['finance:read']],
  [{ scope: undefined, scp: 'finance:read finance:write' }, ['finance:read', 'finance:write']],
  [{ scope: undefined, scp: 'finance:write' }, 'invalid'],
  [{ scope: 'finance:readx finance' }, 'invalid'],
  [{ scope: undefined }, 'invalid'],
  [{ scope: 7, scp: [null, {}] }, 'invalid'],
];
for (const [claims, scopes] of SCOPE_CLAIMS) {
  test(`the claims ${JSON.stringify(claims)} give the scopes ${JSON.stringify(scopes)}`, () =>
    onStage(async ({ issuer, verifier }) => {
      const verdict = await verifier.verify(await issuer.tokenFor(AUDIENCE, claims), 'mcp');
      assert.equal(verdict.kind === 'valid' ? verdict.scopes : verdict.kind, scopes);
    }));
}

const now = () => Math.floor(Date.now() / 1000);
const CLAIMS: readonly (readonly [what: string, claims: () => JWTPayload, verdict: string])[] = [
  ['for several audiences, ours among them', () => ({ aud: ['https://other.example', AUDIENCE] }), 'valid'],
  ['for the other interface', () => ({ aud: `${BASE_URL}/v1` }), 'invalid'],
  ['for our audience with a slash', () => ({ aud: `${AUDIENCE}/` }), 'invalid'],
  ['for somebody else', () => ({ aud: 'https://other.example/mcp' }), 'invalid'],
  ['for nobody', () => ({ aud: undefined }), 'invalid'],
  ['of another issuer', () => ({ iss: 'https://other.example' }), 'invalid'],
  ['of our issuer with a slash', () => ({ iss: 'slash' }), 'invalid'],
  ['of no issuer', () => ({ iss: undefined }), 'invalid'],
  ['without an end', () => ({ exp: undefined }), 'invalid'],
  ['that ended three seconds ago, within the tolerance', () => ({ exp: now() - 3 }), 'valid'],
  ['that ended seven seconds ago', () => ({ exp: now() - 7 }), 'invalid'],
  ['that begins in three seconds, within the tolerance', () => ({ nbf: now() + 3 }), 'valid'],
  ['that begins in nine seconds', () => ({ nbf: now() + 9 }), 'invalid'],
  ['without a subject', () => ({ sub: undefined }), 'invalid'],
  ['with an empty subject', () => ({ sub: '' }), 'not_linked'],
  ['with a number as subject', () => ({ sub: 7 as unknown as string }), 'not_linked'],
  ['of a subject that is linked to nobody', () => ({ sub: 'eve' }), 'not_linked'],
  ['of the subject in other letters', () => ({ sub: SUBJECT.toUpperCase() }), 'not_linked'],
  ['that is bound to a key of its client', () => ({ cnf: { jkt: 'x' } }), 'invalid'],
];
for (const [what, claims, verdict] of CLAIMS) {
  test(`a token ${what} is ${verdict}`, () =>
    onStage(async ({ issuer, verdictOf }) => {
      const given = claims();
      const told = given.iss === 'slash' ? { ...given, iss: `${issuer.issuer}/` } : given;
      assert.is(await verdictOf(told), verdict);
    }));
}

const TYPES: readonly (readonly [
  what: string,
  header: Record<string, unknown>,
  claims: JWTPayload,
  verdict: string,
])[] = [
  ['of the type at+jwt', { typ: 'at+jwt' }, { client_id: undefined }, 'valid'],
  ['of the type application/at+jwt', { typ: 'application/at+jwt' }, {}, 'valid'],
  ['of the type AT+JWT', { typ: 'AT+JWT' }, {}, 'valid'],
  ['of the type JWT with client_id', { typ: 'JWT' }, {}, 'valid'],
  ['of the type JWT with azp', { typ: 'JWT' }, { client_id: undefined, azp: 'assistant' }, 'valid'],
  ['without a type, with client_id', { typ: undefined }, {}, 'valid'],
  ['of the type JWT without a client', { typ: 'JWT' }, { client_id: undefined }, 'invalid'],
  ['that is an ID token with azp and nonce', { typ: 'JWT' }, { azp: 'assistant', nonce: 'n' }, 'invalid'],
  ['that is an ID token with at_hash', { typ: 'JWT' }, { azp: 'assistant', at_hash: 'h' }, 'invalid'],
  ['that says itself that it is an ID token', { typ: 'JWT' }, { azp: 'assistant', typ: 'ID' }, 'invalid'],
  ['of the type logout+jwt', { typ: 'logout+jwt' }, {}, 'invalid'],
  ['of the type dpop+jwt', { typ: 'dpop+jwt' }, {}, 'invalid'],
  ['with a critical extension that nobody knows', { crit: ['x'], x: 1 }, {}, 'invalid'],
];
for (const [what, header, claims, verdict] of TYPES) {
  test(`a token ${what} is ${verdict}`, () =>
    onStage(async ({ issuer, kindOf }) => {
      const token = await issuer.tokenFor(AUDIENCE, claims, 'crit' in header ? {} : header);
      assert.is(await kindOf('crit' in header ? reheaded(token, header) : token), verdict);
    }));
}

test('an ID token is refused: its audience is the client', () =>
  onStage(async ({ verdictOf }) => {
    assert.is(await verdictOf({ aud: 'assistant', azp: 'assistant', client_id: undefined }, { typ: 'JWT' }), 'invalid');
  }));

test('tokens without a signature, with the public key as a secret, or with a key of their own are refused', () =>
  onStage(async ({ issuer, kindOf }) => {
    const good = await issuer.tokenFor(AUDIENCE);
    assert.is(await kindOf(good), 'valid');
    const [head = '', payload = '', signature = ''] = good.split('.');
    const key = JSON.parse(issuer.publicKey);
    const thief = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(thief.publicKey);
    const forge = (header: Record<string, unknown>) =>
      new SignJWT(JSON.parse(Buffer.from(payload, 'base64url').toString()))
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...header })
        .sign(thief.privateKey);
    const forged = [
      `${encoded({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${encoded({ alg: 'None', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${head}.${payload}.`,
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${head}.${encoded({ iss: issuer.issuer, sub: SUBJECT, aud: AUDIENCE, exp: now() + 9_999 })}.${signature}`,
      hmac({ alg: 'HS256', kid: key?.kid, typ: 'at+jwt' }, payload, JSON.stringify(key)),
      await forge({ kid: key?.kid }),
      await forge({ jwk }),
      await forge({ jwk, kid: key?.kid }),
      await forge({ jku: 'http://127.0.0.1:1/keys', kid: 'x' }),
      await forge({ x5u: 'http://127.0.0.1:1/cert', kid: 'x' }),
      await forge({ kid: '../../keys' }),
      `${good}.${good}`,
      'a.b.c',
      '..',
      'x'.repeat(10_000),
    ];
    for (const token of forged) assert.is(await kindOf(token), 'invalid', token.slice(0, 120));
  }));

test('what is not a token of the issuer costs it no request', () =>
  onStage(async ({ issuer, kindOf }) => {
    for (const token of ['x', 'a.b.c', `${encoded({ alg: 'none' })}.${encoded({})}.`]) {
      assert.is(await kindOf(token), 'invalid');
    }
    assert.equal(issuer.requests, []);
  }));

for (const [path, metadata] of [
  ['', 'oauth'],
  ['', 'openid'],
  ['/realms/home', 'oauth'],
  ['/realms/home', 'openid'],
  ['/', 'openid'],
] as const) {
  test(`the keys of an issuer with the path “${path}” are found by its ${metadata} metadata`, () =>
    onStage(async ({ verdictOf }) => assert.is(await verdictOf({}), 'valid'), { path, metadata }));
}

test('keys are fetched once for many tokens, also for those that come at once', () =>
  onStage(async ({ issuer, kindOf }) => {
    const token = await issuer.tokenFor(AUDIENCE);
    assert.equal(new Set(await Promise.all(Array.from({ length: 8 }, () => kindOf(token)))), new Set(['valid']));
    assert.is(await kindOf(token), 'valid');
    assert.is(issuer.requests.filter((path) => path === '/keys').length, 1);
    assert.is(issuer.requests.length, 2);
  }));

test('tokens with unknown keys make the service look again no more than once in thirty seconds', () =>
  onStage(async ({ issuer, verdictOf }) => {
    assert.is(await verdictOf({}), 'valid');
    await issuer.rotate();
    for (let turn = 0; turn < 5; turn += 1) assert.is(await verdictOf({}), 'invalid');
    assert.is(issuer.requests.filter((path) => path === '/keys').length, 1);
  }));

type Misbehaviour = (response: ServerResponse, path: string) => boolean;

function sending(body: string, status = 200, headers: Record<string, string> = {}): Misbehaviour {
  return (response) => {
    response.writeHead(status, headers).end(body);
    return true;
  };
}

function onlyKeys(misbehaviour: Misbehaviour): Misbehaviour {
  return (response, path) => path === '/keys' && misbehaviour(response, path);
}

const FAILURES: readonly (readonly [what: string, misbehave: Misbehaviour, reason: RegExp])[] = [
  ['answers 500', sending('secret detail', 500), /status 500/],
  ['has no metadata', sending('', 404), /status 404/],
  ['sends a redirect', sending('', 302, { Location: 'http://127.0.0.1:1/' }), /status 302/],
  ['sends HTML', sending('<html>'), /not a JSON object/],
  ['sends a list', sending('[]'), /not a JSON object/],
  ['sends metadata of another issuer', sending('{"issuer":"https://evil.example"}'), /another issuer/],
  ['sends too much', sending(`"${'x'.repeat(300_000)}"`), /more than 262144 bytes/],
  ['hangs up', (response) => response.destroy() !== undefined, /connection failed/],
  ['sends no keys', onlyKeys(sending('{"keys":7}')), /no list of keys/],
  ['sends a redirect for its keys', onlyKeys(sending('', 302, { Location: '/keys2' })), /status 302/],
  ['sends too many keys', onlyKeys(sending(`"${'x'.repeat(300_000)}"`)), /more than 262144 bytes/],
];
for (const [what, misbehave, reason] of FAILURES) {
  test(`an issuer that ${what} makes the service unavailable, and it works again afterwards`, () =>
    onStage(async ({ issuer, verdictOf, reasons }) => {
      issuer.misbehave(misbehave);
      await requireUnavailable(() => verdictOf({}));
      assert.match(reasons.join(), reason);
      assert.not.match(reasons.join(), 'secret detail');
      issuer.misbehave(undefined);
      assert.is(await verdictOf({}), 'valid');
    }));
}

test('metadata that lead to keys over plain http elsewhere are refused', () =>
  onStage(async ({ issuer, verdictOf, reasons }) => {
    issuer.misbehave(sending(JSON.stringify({ issuer: issuer.issuer, jwks_uri: 'http://keys.example/keys' })));
    await requireUnavailable(() => verdictOf({}));
    assert.match(reasons.join(), 'no https:// address of keys');
  }));

test('an issuer that nobody can reach makes the service unavailable, and is asked once in ten seconds', () =>
  onStage(
    async ({ issuer, kindOf, reasons }) => {
      const token = await issuer.tokenFor(AUDIENCE);
      await issuer.close();
      for (let turn = 0; turn < 5; turn += 1) await requireUnavailable(() => kindOf(token));
      assert.equal(reasons, ['the connection failed (ECONNREFUSED)']);
    },
    { pauseMs: 10_000 },
  ));

test('an issuer that the service knows by another name is not believed', () =>
  onStage(
    async ({ verdictOf }) => {
      await requireUnavailable(() => verdictOf({}));
    },
    { configured: (issuer) => `${issuer}/` },
  ));

test.run();

async function requireUnavailable(work: () => Promise<unknown>): Promise<void> {
  const error = await work().then(
    (verdict) => new Error(`The verdict is ${String(verdict)}.`),
    (thrown: unknown) => thrown,
  );
  assert.instance(error, FinanceError, String(error));
  assert.is((error as FinanceError).code, 'unavailable');
}

function encoded(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}

function hmac(header: Record<string, unknown>, payload: string, secret: string): string {
  const signed = `${encoded(header)}.${payload}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** The same token with more in its header; the signature no longer fits, but the header is read first. */
function reheaded(token: string, header: Record<string, unknown>): string {
  const [head = '', ...rest] = token.split('.');
  return [encoded({ ...JSON.parse(Buffer.from(head, 'base64url').toString()), ...header }), ...rest].join('.');
}
