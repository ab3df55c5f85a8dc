import { Secret, TOTP } from 'otpauth';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { replace } from '../../config/container.ts';
import { ports, type Token, useCases } from '../../config/tokens.ts';
import { ATTEMPT_LIMITS } from '../../domain/access/attempt-limits.ts';
import { PENDING_SIGN_IN_SECONDS } from '../../domain/access/second-factor/pending-sign-in.ts';
import type { User } from '../../domain/access/user.ts';
import { addSeconds, millisOf } from '../../domain/calendar.ts';
import { MADE_AT } from '../support/fixtures.ts';
import { refusal } from '../support/refusal.ts';
import { type HttpService, openMemoryService, openPostgresService } from '../support/service/http-service.ts';
import { newPasskey } from '../support/sign-in/sign-in-fixtures.ts';

const PASSWORD = 'correct horse';
const HOME = { address: '192.0.2.7', userAgent: 'Example/1.0' };
const SIXTEEN = Array.from({ length: 16 }, (_, index) => index);

for (const [name, open] of [
  ['memory', openMemoryService],
  ['PostgreSQL', openPostgresService],
] as const) {
  const test = suite(`second factors on ${name}`);
  let service: HttpService;
  let now = MADE_AT;
  const pass = (seconds: number) => {
    now = addSeconds(now, seconds);
  };
  const use = <Thing>(verb: Token<Thing>): Thing => service.app.get(verb);

  test('the service starts', async () => {
    const clock = { now: () => now };
    service = await open({ config: { baseUrl: undefined }, replace: [replace(ports.clock, clock)] });
  });

  const newUser = (): Promise<User> =>
    use(useCases.users).createUser({ email: `${crypto.randomUUID()}@example.com`, password: PASSWORD });

  /** A user whose app is set up, and what the app and the paper with the codes hold. */
  async function aProtectedUser() {
    const user = await newUser();
    await use(useCases.secondFactors).enrolTotp(user);
    const { secret } = (await use(useCases.secondFactors).showTotpEnrolment(user)) ?? fail('There is no enrolment.');
    const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: millisOf(now) });
    const recoveryCodes =
      (await use(useCases.secondFactors).confirmTotp(user.id, codeNow())) ?? fail('There are no recovery codes.');
    pass(60);
    return { user, secret, codeNow, recoveryCodes };
  }

  async function passwordStep(user: User, address = HOME.address): Promise<string> {
    const step = await use(useCases.sessions).signIn({ ...HOME, address, email: user.email ?? '', password: PASSWORD });
    assert.is(step.kind, 'factor_needed');
    return step.secret;
  }

  test('an app counts once its first code was entered, and not before', async () => {
    const user = await newUser();
    await use(useCases.secondFactors).enrolTotp(user);
    assert.is((await refusal(() => use(useCases.secondFactors).confirmTotp(user.id, '000000')))?.code, 'invalid');
    const step = await use(useCases.sessions).signIn({ ...HOME, email: user.email ?? '', password: PASSWORD });
    assert.is(step.kind, 'signed_in');
    assert.is((await use(useCases.secondFactors).reportFactors(user.id)).hasFactor, false);
  });

  test('between the two steps nobody is signed in, and the second one makes a session of its own', async () => {
    const { user, codeNow } = await aProtectedUser();
    const pending = await passwordStep(user);
    assert.is(await use(useCases.sessions).findSession(pending), undefined);
    assert.equal(await service.app.get(ports.sessions).list(user.id), []);
    const { secret, session } = await use(useCases.sessions).finishSignIn(pending, { code: codeNow() }, HOME);
    assert.is.not(secret, pending);
    assert.is(session.confirmedAt, now);
    assert.is((await use(useCases.sessions).findSession(secret))?.user.id, user.id);
    assert.is(await use(useCases.sessions).findPendingSignIn(pending), undefined);
  });

  test('a code that was used is refused within its window, and the next one is accepted', async () => {
    const { user, codeNow } = await aProtectedUser();
    const code = codeNow();
    await use(useCases.sessions).finishSignIn(await passwordStep(user), { code }, HOME);
    const again = await passwordStep(user);
    assert.is((await refusal(() => use(useCases.sessions).finishSignIn(again, { code }, HOME)))?.code, 'invalid');
    pass(30);
    await use(useCases.sessions).finishSignIn(again, { code: codeNow() }, HOME);
  });

  for (const kind of ['code', 'recovery code'] as const) {
    test(`of 16 sign-ins at once with one ${kind}, one succeeds, and it is used up`, async () => {
      const { user, codeNow, recoveryCodes } = await aProtectedUser();
      const pending = await Promise.all(SIXTEEN.map((turn) => passwordStep(user, `198.51.100.${turn}`)));
      const proof = { code: kind === 'code' ? codeNow() : (recoveryCodes[0] ?? '') };
      const ends = await Promise.allSettled(
        pending.map((secret, turn) =>
          use(useCases.sessions).finishSignIn(secret, proof, { ...HOME, address: `198.51.100.${turn}` }),
        ),
      );
      assert.is(ends.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.is((await service.app.get(ports.sessions).list(user.id)).length, 1);
      const { recoveryCodesLeft } = await use(useCases.secondFactors).reportFactors(user.id);
      assert.is(recoveryCodesLeft, kind === 'code' ? 10 : 9);
    });
  }

  test('of 16 second steps at once in one browser, with ten recovery codes, one makes a session', async () => {
    const { user, recoveryCodes } = await aProtectedUser();
    const pending = await passwordStep(user);
    const ends = await Promise.allSettled(
      SIXTEEN.map((turn) =>
        use(useCases.sessions).finishSignIn(
          pending,
          { code: recoveryCodes[turn % 10] ?? '' },
          { ...HOME, address: `203.0.113.${turn}` },
        ),
      ),
    );
    assert.is(ends.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.is((await service.app.get(ports.sessions).list(user.id)).length, 1);
  });

  test('no recovery code is left when the last two factors are removed at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { user } = await aProtectedUser();
      const passkey = await service.app.get(ports.passkeys).add(newPasskey(user.id));
      await Promise.all([
        use(useCases.secondFactors).removeTotp(user.id),
        use(useCases.secondFactors).removePasskey(user.id, passkey.id),
      ]);
      const { hasFactor, recoveryCodesLeft } = await use(useCases.secondFactors).reportFactors(user.id);
      assert.equal([hasFactor, recoveryCodesLeft], [false, 0]);
    }
  });

  test('a sign-in that waits too long begins again with the password', async () => {
    const { user, codeNow } = await aProtectedUser();
    const pending = await passwordStep(user);
    pass(PENDING_SIGN_IN_SECONDS);
    const late = await refusal(() => use(useCases.sessions).finishSignIn(pending, { code: codeNow() }, HOME));
    assert.is(late?.code, 'unauthenticated');
    for (const secret of [undefined, '', 'coffer_ps_x', `${pending}x`])
      assert.is(
        (await refusal(() => use(useCases.sessions).finishSignIn(secret, { code: codeNow() }, HOME)))?.code,
        'unauthenticated',
      );
  });

  test('codes of another user are refused', async () => {
    const [ada, bob] = [await aProtectedUser(), await aProtectedUser()];
    const pending = await passwordStep(ada.user);
    for (const code of [bob.codeNow(), bob.recoveryCodes[0] ?? ''])
      assert.is((await refusal(() => use(useCases.sessions).finishSignIn(pending, { code }, HOME)))?.code, 'invalid');
    assert.is((await use(useCases.secondFactors).reportFactors(bob.user.id)).recoveryCodesLeft, 10);
  });

  test('guessing from many addresses ends at the account’s limit, and a recovery code still lets the owner in', async () => {
    const { user, codeNow, recoveryCodes } = await aProtectedUser();
    const pending = await passwordStep(user);
    const { attempts } = ATTEMPT_LIMITS.code_of_account;
    for (let turn = 0; turn < attempts; turn += 1) {
      const browser = { ...HOME, address: `198.51.${turn}.1` };
      assert.is(
        (await refusal(() => use(useCases.sessions).finishSignIn(pending, { code: '000000' }, browser)))?.code,
        'invalid',
      );
    }
    const elsewhere = { ...HOME, address: '203.0.113.77' };
    const proof = { code: codeNow() };
    assert.is(
      (await refusal(() => use(useCases.sessions).finishSignIn(pending, proof, elsewhere)))?.code,
      'too_many_attempts',
    );
    await use(useCases.sessions).finishSignIn(pending, { code: recoveryCodes[3] ?? '' }, elsewhere);
    // Where they are signed in now, their app works too.
    await use(useCases.sessions).finishSignIn(await passwordStep(user), proof, elsewhere);
  });

  test('nobody without a second factor gets recovery codes', async () => {
    const { id } = await newUser();
    assert.is((await refusal(() => use(useCases.secondFactors).renewRecoveryCodes(id)))?.code, 'conflict');
  });

  test('an app that is on is not replaced by another, until it is switched off, and the codes go with it', async () => {
    const { user, secret, recoveryCodes } = await aProtectedUser();
    assert.is((await refusal(() => use(useCases.secondFactors).enrolTotp(user)))?.code, 'conflict');
    assert.is(await use(useCases.secondFactors).showTotpEnrolment(user), undefined, 'the secret is not shown again');
    await use(useCases.secondFactors).removeTotp(user.id);
    const { hasFactor, totpSince, recoveryCodesLeft } = await use(useCases.secondFactors).reportFactors(user.id);
    assert.equal([hasFactor, totpSince, recoveryCodesLeft], [false, undefined, 0]);
    await use(useCases.secondFactors).enrolTotp(user);
    assert.is.not((await use(useCases.secondFactors).showTotpEnrolment(user))?.secret, secret);
    assert.is(recoveryCodes.length, 10);
  });

  test('the service stops', () => service.close());

  test.run();
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
