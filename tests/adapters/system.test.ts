import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { argon2PasswordHasher } from '../../adapters/system/argon2-password-hasher.ts';
import { nodeSecrets } from '../../adapters/system/node-secrets.ts';
import { patience } from '../../adapters/system/patience.ts';
import { createSemaphore } from '../../adapters/system/semaphore.ts';
import { systemClock } from '../../adapters/system/system-clock.ts';
import { millisOf } from '../../domain/calendar.ts';
import { refusedAs } from '../contracts/refusal.ts';

const clock = suite('system clock');

clock('it returns the machine’s time in UTC with six digits', () => {
  assert.is(systemClock(() => Date.UTC(2026, 10, 21, 23, 59, 59, 7)).now(), '2026-11-21T23:59:59.007000Z');
  const before = Date.now();
  const now = millisOf(systemClock().now());
  assert.ok(before <= now && now <= Date.now());
});

clock('when the machine’s time goes back, it stands still until that has caught up', () => {
  const times = [5_000, 4_000, 4_999, 5_000, 5_001];
  const turned = systemClock(() => times.shift() ?? 0);
  const seen = Array.from({ length: 5 }, () => millisOf(turned.now()));
  assert.equal(seen, [5_000, 5_000, 5_000, 5_000, 5_001]);
});

const waiting = suite('patience');

waiting('it ends with the work or after its time, whichever is first, and hears of failures even later', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const failures: unknown[] = [];
  const wait = patience(200, (error) => failures.push(error));
  const { promise: endless, reject } = Promise.withResolvers<void>();
  let isOver = false;
  const waited = wait(endless).then(() => (isOver = true));
  await wait(Promise.resolve());
  await wait(Promise.reject(new Error('first')));
  mock.timers.tick(199);
  await wait(Promise.resolve());
  assert.not.ok(isOver);
  mock.timers.tick(1);
  await waited;
  reject(new Error('second'));
  await wait(endless);
  assert.equal(failures.map(String), ['Error: first', 'Error: second', 'Error: second']);
  mock.timers.reset();
});

waiting.run();

const secrets = suite('secrets');
const BASE62 = /^[0-9A-Za-z]+$/;
const KEY = 'coffer_sk_' as const;

secrets('API keys and access tokens have 43 random characters and 6 of a checksum after their prefix', () => {
  const source = nodeSecrets();
  for (const [secret, prefix] of [
    [source.newApiKey(), KEY],
    [source.newAccessToken(), 'coffer_at_'],
  ] as const) {
    assert.ok(secret.startsWith(prefix));
    assert.is(secret.length, prefix.length + 43 + 6);
    assert.match(secret.slice(prefix.length), BASE62);
  }
});

secrets('the form of a secret shows its kind', () => {
  const source = nodeSecrets();
  for (let count = 0; count < 200; count += 1) {
    assert.is(source.kindOf(source.newApiKey()), 'api_key');
    assert.is(source.kindOf(source.newAccessToken()), 'access_token');
  }
});

secrets('keys that were given out stay keys', () => {
  assert.is(nodeSecrets().kindOf('coffer_sk_qhG0Wxtofn02kAimtnkBvKg4wPkkt0KyLXagGKy8D7i3klipF'), 'api_key');
  assert.is(nodeSecrets().kindOf('coffer_at_zVjD6SWnEehLSCoex3X3Hi857UHMfnwXyeXUNasGAM437lg4N'), 'access_token');
});

secrets('a secret with any one character changed, missing or doubled is refused', () => {
  const source = nodeSecrets();
  const key = source.newApiKey();
  for (let index = 0; index < key.length; index += 1) {
    const [before, letter, after] = [key.slice(0, index), key[index] ?? '', key.slice(index + 1)];
    assert.is(source.kindOf(before + (letter === 'x' ? 'y' : 'x') + after), undefined);
    assert.is(source.kindOf(before + after), undefined);
    assert.is(source.kindOf(before + letter + letter + after), undefined);
  }
});

secrets('a key is no token under the token’s prefix, and other text is no secret', () => {
  const source = nodeSecrets();
  const key = source.newApiKey();
  const others = [
    key.replace('_sk_', '_at_'),
    ` ${key}`,
    `${key}\n`,
    key.toUpperCase(),
    '',
    'coffer_sk_',
    'é'.repeat(59),
  ];
  assert.equal(
    others.map((text) => source.kindOf(text)),
    others.map(() => undefined),
  );
});

secrets('the random characters are equally likely', () => {
  const source = nodeSecrets();
  const counts = new Map<string, number>();
  const keys = 2_000;
  for (let count = 0; count < keys; count += 1) {
    for (const letter of source.newApiKey().slice(KEY.length, -6)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const expected = (keys * 43) / 62;
  const chiSquare = [...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  assert.is(counts.size, 62);
  // 61 degrees of freedom: fair characters stay below 160 but once in a thousand million; bytes modulo 62 give about
  // 500.
  assert.ok(chiSquare < 160, `chi square is ${chiSquare}`);
});

secrets('no two secrets and no two UUIDs are the same', () => {
  const source = nodeSecrets();
  assert.is(new Set(Array.from({ length: 1_000 }, () => source.newApiKey())).size, 1_000);
  assert.is(new Set(Array.from({ length: 1_000 }, () => source.uuid())).size, 1_000);
  assert.match(source.uuid(), /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

secrets('a digest is the SHA-256 of the text, in lower-case hex', () => {
  const source = nodeSecrets();
  assert.is(source.digest('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.not(source.digest('abc') === source.digest('abC'));
});

const passwords = suite('password hasher');
const PHC = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[0-9A-Za-z+/]{22}\$[0-9A-Za-z+/]{43}$/;

passwords('the same password gives another PHC string each time, and each is its own', async () => {
  const hasher = argon2PasswordHasher();
  const [first, second] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')];
  assert.match(first, PHC);
  assert.match(second, PHC);
  assert.not(first === second);
  assert.ok(await hasher.verify('correct horse', first));
  assert.ok(await hasher.verify('correct horse', second));
});

passwords('another password is no match, however alike', async () => {
  const hasher = argon2PasswordHasher();
  const stored = await hasher.hash('correct horse');
  for (const other of ['correct horse ', 'Correct horse', 'correct hors', '', 'correct horse\0']) {
    assert.not(await hasher.verify(other, stored));
  }
});

passwords('letters count as they read, not as they are composed', async () => {
  const hasher = argon2PasswordHasher();
  assert.ok(await hasher.verify('cafe\u0301 au lait', await hasher.hash('caf\u00e9 au lait')));
  assert.not(await hasher.verify('cafe au lait', await hasher.hash('caf\u00e9 au lait')));
});

passwords('every character of a long password counts', async () => {
  const hasher = argon2PasswordHasher();
  const long = '🐙'.repeat(256);
  const stored = await hasher.hash(long);
  assert.ok(await hasher.verify(long, stored));
  assert.not(await hasher.verify(`${long.slice(0, -2)}🐚`, stored));
});

passwords('nobody’s hash, an empty one, and one of another making match no password', async () => {
  const hasher = argon2PasswordHasher();
  const stored = await hasher.hash('correct horse');
  const others = [
    undefined,
    '',
    'correct horse',
    stored.slice(0, -20),
    stored.replace('argon2id', 'argon2i'),
    stored.replace('t=2', 't=0'),
    stored.replace('p=1', 'p=2'),
    stored.replace('m=19456', 'm=999999999'),
  ];
  for (const other of others) assert.not(await hasher.verify('correct horse', other));
  // What an unknown user's password is compared with, too.
  assert.not(await hasher.verify('', undefined));
});

passwords('a hash that the reference implementation made is understood, at its own cost', async () => {
  const hasher = argon2PasswordHasher();
  const made = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  assert.ok(await hasher.verify('password', made));
  assert.not(await hasher.verify('passwore', made));
});

passwords('many at once are all answered rightly', async () => {
  const hasher = argon2PasswordHasher();
  const stored = await hasher.hash('0');
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => hasher.verify(String(index % 5), stored)));
  const expected = Array.from({ length: 10 }, (_, index) => index % 5 === 0);
  assert.equal(answers, expected);
});

const semaphore = suite('semaphore');

semaphore('no more tasks run than there are places, in the order in which they came', async () => {
  const inTurn = createSemaphore(2);
  const started: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = ends.map(({ promise }, index) =>
    inTurn(() => {
      started.push(index);
      return promise;
    }),
  );
  assert.equal(started, [0, 1]);
  for (const [index, { resolve }] of ends.entries()) {
    resolve(index * 10);
    assert.is(await results[index], index * 10);
    await results[index];
    assert.ok(started.length <= index + 3);
  }
  assert.equal(started, [0, 1, 2, 3, 4]);
});

semaphore('a task that fails gives its place to the next', async () => {
  const inTurn = createSemaphore(1);
  const failing = inTurn(() => Promise.reject(new Error('own')));
  const next = inTurn(async () => 'next');
  assert.is(await failing.catch((error: Error) => error.message), 'own');
  assert.is(await next, 'next');
  assert.is(await inTurn(async () => 'and another'), 'and another');
});

semaphore('whoever would be one too many to wait is refused as unavailable, and the others are served', async () => {
  const inTurn = createSemaphore(1, 2);
  const gate = Promise.withResolvers<void>();
  const served = [inTurn(() => gate.promise), inTurn(async () => 'first'), inTurn(async () => 'second')];
  await refusedAs(
    'unavailable',
    inTurn(async () => 'third'),
  );
  gate.resolve();
  assert.equal(await Promise.all(served), [undefined, 'first', 'second']);
  assert.is(await inTurn(async () => 'later'), 'later');
});

for (const test of [clock, secrets, passwords, semaphore]) test.run();
