import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports, useCases } from '../../config/tokens.ts';
import { ATTEMPT_LIMITS } from '../../domain/access/attempt-limits.ts';
import type { PasswordHasher } from '../../domain/ports/access/password-hasher.ts';
import { newPerson } from '../support/person.ts';
import { refusal } from '../support/refusal.ts';
import { type HttpService, openMemoryService, openPostgresService } from '../support/service/http-service.ts';

const PASSWORD = 'correct horse';
const HERE = '192.0.2.7';
const NARROW = ATTEMPT_LIMITS.password_of_account_from_address.attempts;
const WIDE = ATTEMPT_LIMITS.password_of_account.attempts;
const BESIEGED = ATTEMPT_LIMITS.password_of_besieged_account.attempts;
const DEVICES = ATTEMPT_LIMITS.sign_in_from_devices.attempts;
const FROM_ADDRESS = ATTEMPT_LIMITS.sign_in_from_address.attempts;

/** Costs nothing, so that floods take no time. */
const CHEAP: PasswordHasher = {
  hash: async (password) => `cheap:${password}`,
  verify: async (password, hash) => hash === `cheap:${password}`,
};

for (const [name, open] of [
  ['memory', openMemoryService],
  ['PostgreSQL', openPostgresService],
] as const) {
  const test = suite(`attempts to sign in on ${name}`);
  let service: HttpService;

  test('the service starts', async () => {
    service = await open({ config: { baseUrl: undefined }, replace: [replace(ports.passwords, CHEAP)] });
  });

  test('after too many wrong passwords the form says when to try again, even for the right one', async () => {
    const email = await aPerson(service);
    const person = newPerson(service.url);
    const form = await person.visit('/sign-in');
    for (let turn = 0; turn < NARROW; turn += 1) {
      assert.is((await person.submit(form, { email, password: 'wrong' })).status, 401);
    }
    const refused = await person.submit(form, { email, password: PASSWORD });
    assert.is(refused.status, 429);
    assert.match(refused.text, 'Too many attempts. Try again in 15 minutes.');
    const seconds = Number(refused.headers.get('retry-after'));
    assert.ok(seconds > 800 && seconds <= 900, String(seconds));

    const other = await person.submit(form, { email: await aPerson(service), password: PASSWORD });
    assert.is(other.status === 401 || other.status === 429, false, 'another user signs in from the same address');
  });

  test('addresses without a user are refused like those with one', async () => {
    const stranger = { email: `${crypto.randomUUID()}@example.com`, password: 'wrong', address: '192.0.2.99' };
    for (let turn = 0; turn < NARROW; turn += 1) assert.is(await codeOf(service, stranger), 'unauthenticated');
    assert.is(await codeOf(service, stranger), 'too_many_attempts');
  });

  test('a success lets its own address begin again', async () => {
    const email = await aPerson(service);
    const wrong = { email, password: 'wrong', address: HERE };
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 1; turn < NARROW; turn += 1) assert.is(await codeOf(service, wrong), 'unauthenticated');
      assert.is(await codeOf(service, { ...wrong, password: PASSWORD }), undefined);
    }
  });

  test('a flood from many addresses slows down at the account’s limit, and shuts no owner out', async () => {
    const email = await aPerson(service);
    assert.is(await codeOf(service, { email, password: PASSWORD, address: HERE }), undefined);
    const seen: (string | undefined)[] = [];
    for (let turn = 0; turn < 2 * WIDE; turn += 1) {
      seen.push(await codeOf(service, { email, password: 'wrong', address: `198.51.100.${turn % 40}` }));
    }
    const guesses = seen.filter((code) => code === 'unauthenticated').length;
    assert.is(guesses, WIDE - 1 + 40 * BESIEGED, 'the owner’s first sign-in counted too');
    assert.is(seen.at(-1), 'too_many_attempts');
    assert.is(await codeOf(service, { email, password: PASSWORD, address: '203.0.113.5' }), undefined);
    assert.is(await codeOf(service, { email, password: PASSWORD, address: HERE }), undefined);
  });

  test('all networks that one customer of a provider may choose from have the few attempts together', async () => {
    const email = await aPerson(service);
    for (let turn = 0; turn < WIDE; turn += 1) {
      await codeOf(service, { email, password: 'wrong', address: `203.0.${turn}.1` });
    }
    const seen: (string | undefined)[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      seen.push(await codeOf(service, { email, password: 'wrong', address: `2001:db8:7:${turn}::1` }));
    }
    assert.is(seen.filter((code) => code === 'unauthenticated').length, BESIEGED);
  });

  test('a browser that has signed in before gets in where its address is used up; a stranger’s proof helps nobody', async () => {
    const [email, other] = [await aPerson(service), await aPerson(service)];
    const address = '192.0.2.200';
    const { signIn } = service.app.get(useCases.sessions);
    const deviceOf = async (owner: string) => {
      const step = await signIn({ email: owner, password: PASSWORD, address: '192.0.2.201', userAgent: '' });
      return step.kind === 'signed_in' ? step.device : undefined;
    };
    const [own, foreign] = [await deviceOf(email), await deviceOf(other)];
    for (let turn = 0; turn <= FROM_ADDRESS; turn += 1) {
      await codeOf(service, { email: `v${turn}@example.com`, password: 'wrong', address });
    }
    const attempt = { email, password: PASSWORD, address };
    assert.is(await codeOf(service, attempt), 'too_many_attempts');
    assert.is(await codeOf(service, { ...attempt, device: foreign }), 'too_many_attempts');
    assert.is(await codeOf(service, { ...attempt, device: `${own?.slice(0, -4)}AAAA` }), 'too_many_attempts');
    assert.is(await codeOf(service, { ...attempt, device: own }), undefined);
    assert.is(await codeOfPasskey(service, address, undefined), 'too_many_attempts');
    assert.is(await codeOfPasskey(service, address, own), 'invalid');
    const seen: (string | undefined)[] = [];
    for (let turn = 0; turn < DEVICES; turn += 1) {
      seen.push(await codeOf(service, { ...attempt, password: 'wrong', device: own }));
    }
    assert.is(seen[0], 'unauthenticated');
    assert.is(seen.at(-1), 'too_many_attempts', 'a stolen proof guesses no longer than others');
  });

  test('one guesser alone does not use up the account’s limit', async () => {
    const email = await aPerson(service);
    for (let turn = 0; turn < WIDE + 10; turn += 1) {
      await codeOf(service, { email, password: 'wrong', address: '198.51.100.200' });
    }
    assert.is(await codeOf(service, { email, password: PASSWORD, address: '203.0.113.6' }), undefined);
  });

  test('one address cannot try one password on everybody', async () => {
    const seen: (string | undefined)[] = [];
    for (let turn = 0; turn <= FROM_ADDRESS; turn += 1) {
      seen.push(
        await codeOf(service, { email: `u${turn}@example.com`, password: 'wrong', address: `2001:db8::${turn}` }),
      );
    }
    assert.is(seen.at(-2), 'unauthenticated');
    assert.is(seen.at(-1), 'too_many_attempts');
  });

  test('where all share one address, those who have signed in before still do when a stranger floods it', async () => {
    const email = await aPerson(service);
    const [owner, newcomer] = [newPerson(service.url), newPerson(service.url)];
    const enter = async (person: typeof owner) =>
      (await person.submit(await person.visit('/sign-in'), { email, password: PASSWORD })).status;
    assert.is(await enter(owner), 200);
    owner.cookies.delete('coffer_session');
    for (let turn = 0; turn <= FROM_ADDRESS; turn += 1) {
      await codeOf(service, { email: `w${turn}@example.com`, password: 'wrong', address: '127.0.0.1' });
    }
    assert.is(await enter(newcomer), 429);
    assert.is(await enter(owner), 200);
    const cookie = owner.cookies.get('coffer_device') ?? '';
    assert.match(cookie, /^v1\.[\w.-]+$/);
    assert.is(
      (await fetch(`${service.url}/overview`, { headers: { Cookie: `coffer_session=${cookie}` } })).redirected,
      true,
    );
  });

  test('the service stops', () => service.close());

  test.run();
}

async function aPerson(service: HttpService): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await service.app.get(useCases.users).createUser({ email, password: PASSWORD });
  return email;
}

/** With an answer that is none. */
async function codeOfPasskey(service: HttpService, address: string, device: string | undefined) {
  const { signInWithPasskey } = service.app.get(useCases.sessions);
  const site = { host: 'localhost', origin: 'http://localhost' };
  const proof = { use: { purpose: 'sign_in', binding: 'browser:1' }, site, answer: '' } as const;
  return (await refusal(() => signInWithPasskey(proof, { address, userAgent: '', device })))?.code;
}

async function codeOf(
  service: HttpService,
  input: { email: string; password: string; address: string; device?: string | undefined },
) {
  const signIn = service.app.get(useCases.sessions).signIn;
  return (await refusal(() => signIn({ ...input, userAgent: 'Example/1.0' })))?.code;
}
