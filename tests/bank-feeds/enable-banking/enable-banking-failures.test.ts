import * as assert from 'uvu/assert';
import type { FeedProblemCode } from '../../../domain/feeds/feed-problem.ts';
import { assertNone, pluck } from '../../support/assertions.ts';
import {
  aList,
  cutOff,
  nested,
  nonsense,
  redirectTo,
  respondWith,
} from '../../support/feeds/fake-providers/misbehaviour.ts';
import { problemOf } from '../../support/feeds/feed-failures.ts';
import { rowsOf } from '../fetched-amounts.ts';
import { account, BANK, DAY_SECONDS, enableBankingSuite, fetchOf, linked, payment } from './enable-banking-world.ts';

const test = enableBankingSuite('failures of Enable Banking');

const ERRORS: readonly (readonly [error: string, status: number, code: FeedProblemCode, seconds: number | null])[] = [
  ['EXPIRED_SESSION', 401, 'consent_ended', null],
  ['REVOKED_SESSION', 401, 'consent_ended', null],
  ['CLOSED_SESSION', 401, 'consent_ended', null],
  ['SESSION_DOES_NOT_EXIST', 404, 'consent_ended', null],
  ['ASPSP_PSU_ACTION_REQUIRED', 403, 'sign_in_needed', null],
  ['ASPSP_RATE_LIMIT_EXCEEDED', 429, 'rate_limited', DAY_SECONDS],
  ['ASPSP_ERROR', 500, 'bank_unavailable', null],
  ['ASPSP_TIMEOUT', 408, 'bank_unavailable', null],
  ['ACCESS_DENIED', 403, 'provider_unavailable', null],
  ['WRONG_REQUEST_PARAMETERS', 422, 'provider_unavailable', null],
];

for (const [error, status, code, seconds] of ERRORS) {
  test(`${error} is ${code}, is asked for once, and shows no word of the provider`, async (world) => {
    world.bank.accounts.push(account());
    const link = await linked(world);
    world.bank.misbehaviours.add(/transactions/, respondWith(status, { error, message: 'secret words' }), 9);
    const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
    assert.is(problem?.code, code);
    assert.is(problem?.retryAfterSeconds, seconds);
    assert.not.match(problem?.message ?? '', /secret|_/);
    assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 1);
  });
}

test('a bank’s own pause is obeyed instead of a day', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  const limited = respondWith(429, { error: 'ASPSP_RATE_LIMIT_EXCEEDED' }, { 'Retry-After': '7200' });
  world.bank.misbehaviours.add(/transactions/, limited, 9);
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.retryAfterSeconds, 7_200);
});

test('too many requests at Enable Banking itself, and its short failures, are tried again', async (world) => {
  world.bank.accounts.push(account({ transactions: [payment('1')] }));
  const link = await linked(world);
  world.bank.misbehaviours.add(/transactions/, respondWith(429, {}));
  world.bank.misbehaviours.add(/transactions/, respondWith(503, 'down'));
  world.bank.misbehaviours.add(/balances/, cutOff);
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(link))), [-100]);
});

for (const status of ['EXPIRED', 'REVOKED', 'CLOSED'] as const) {
  test(`a session that is ${status} costs no request at the bank`, async (world) => {
    world.bank.accounts.push(account());
    const link = await linked(world);
    world.bank.endSessions(status);
    assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.code, 'consent_ended');
    assert.not.ok(world.bank.requests.some(({ path }) => path.startsWith('/accounts/')));
  });
}

test('one account that fails leaves the others whole', async (world) => {
  world.bank.accounts.push(
    account({ transactions: [payment('1')] }),
    account({ hash: 'hash-2', transactions: [payment('2')] }),
  );
  const link = await linked(world);
  world.bank.misbehaviours.add(/transactions/, respondWith(500, { error: 'ASPSP_ERROR' }));
  const feed = await world.feed.fetch(fetchOf(link));
  const seen = feed.accounts.map(({ rows, problem }) => [rows.length, problem?.code ?? null]);
  assert.equal(seen, [
    [0, 'bank_unavailable'],
    [1, null],
  ]);
  assert.equal(feed.problems, []);
});

test('a limit that is reached at one account spares the others’ requests, and keeps what came', async (world) => {
  world.bank.accounts.push(...['a', 'b', 'c'].map((hash) => account({ hash, transactions: [payment('1')] })));
  const link = await linked(world);
  const limited = respondWith(429, { error: 'ASPSP_RATE_LIMIT_EXCEEDED' });
  world.bank.misbehaviours.add(/transactions/, respondWith(200, { transactions: [payment('1')] }));
  world.bank.misbehaviours.add(/transactions/, limited, 9);
  const feed = await world.feed.fetch(fetchOf(link));
  const seen = feed.accounts.map(({ problem }) => problem?.code ?? null);
  assert.equal(seen, [null, 'rate_limited', 'rate_limited']);
  assert.equal(rowsOf(feed), [-100]);
  assert.equal(pluck(feed.problems, 'code'), ['rate_limited']);
  assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 2);
});

test('accounts that the person ignores are named, and not asked for', async (world) => {
  world.bank.accounts.push(account(), account({ hash: 'hash-2' }));
  const feed = await world.feed.fetch(fetchOf(await linked(world), { ignored: new Set(['hash-2']) }));
  const seen = feed.accounts.map(({ account: { key }, problem }) => [key, problem]);
  assert.equal(seen, [
    ['hash-1', null],
    ['hash-2', null],
  ]);
  assert.is(world.bank.requests.filter(({ path }) => path.endsWith('/transactions')).length, 1);
});

test('an account that the bank closed is named as such, and does not stop the others', async (world) => {
  world.bank.accounts.push(account({ isClosed: true }), account({ hash: 'hash-2', transactions: [payment('1')] }));
  const feed = await world.feed.fetch(fetchOf(await linked(world)));
  const seen = feed.accounts.map(({ rows, problem }) => [rows.length, problem?.code ?? null]);
  assert.equal(seen, [
    [0, 'partial'],
    [1, null],
  ]);
});

test('a bank that names headers for a person who is present gets none, because nobody waits for a fetch', async (world) => {
  world.bank.banks.splice(0, 1, { ...BANK, required_psu_headers: ['Psu-Ip-Address', 'Psu-User-Agent'] });
  world.bank.accounts.push(account({ transactions: [payment('1')] }));
  assert.equal(rowsOf(await world.feed.fetch(fetchOf(await linked(world)))), [-100]);
  const names = world.bank.requests.flatMap(({ headers }) => Object.keys(headers));
  assertNone(names.filter((name) => name.startsWith('psu-')));
});

for (const [what, how] of Object.entries({ nonsense, aList, nested, cutOff })) {
  test(`a response that is ${what} is the provider’s failure, in a sentence`, async (world) => {
    world.bank.accounts.push(account());
    const link = await linked(world);
    world.bank.misbehaviours.add(/./, how, 99);
    const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
    assert.is(problem?.code, 'provider_unavailable');
    assert.match(problem?.message ?? '', /^Enable Banking /);
  });
}

test('a redirection to this machine is not followed', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  const before = world.bank.requests.length;
  world.bank.misbehaviours.add(/./, redirectTo('http://127.0.0.1:1/latest/meta-data'), 9);
  assert.is((await problemOf(() => world.feed.fetch(fetchOf(link))))?.code, 'provider_unavailable');
  assert.is(world.bank.requests.length, before + 1);
});

test('neither credentials nor an account number is in a message', async (world) => {
  world.bank.accounts.push(account());
  const link = await linked(world);
  world.bank.endSessions('REVOKED');
  const problem = await problemOf(() => world.feed.fetch(fetchOf(link)));
  const { sessionId } = JSON.parse(link.credentials) as { sessionId: string };
  assert.not.ok(JSON.stringify(problem).includes(sessionId));
  assert.not.ok(JSON.stringify(problem).includes('FI21'));
});

test.run();
