import { Secret, TOTP } from 'otpauth';
import * as assert from 'uvu/assert';
import { useCases } from '../../../config/tokens.ts';
import { ATTEMPT_LIMITS } from '../../../domain/access/attempt-limits.ts';
import type { User } from '../../../domain/access/user.ts';
import { millisOf } from '../../../domain/calendar.ts';
import type { Person, VisitedPage } from '../../support/person.ts';
import {
  CONFIRMATION_HAS_LAPSED_SECONDS,
  errorBeside,
  HOSTILE,
  PASSWORD,
  type WebService,
} from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

const STEP_SECONDS = 30;

export const secondFactors: WebScenario = (test, service) => {
  test('a person sets up an app from its QR code or its secret, and gets ten recovery codes once', async () => {
    const { person, recoveryCodes, start } = await aProtectedPerson(service());
    assert.match(start.text, '<img class="qr" alt="QR code');
    assert.is(recoveryCodes.length, 10);
    assert.is(new Set(recoveryCodes).size, 10);
    const security = await person.visit('/account/security');
    assert.match(security.text, '10 of 10 left');
    assert.match(security.text, 'Switch off');
    for (const code of recoveryCodes) assert.not.match(security.text, code);
    const again = await person.visit('/account/security/app');
    assert.not.match(again.text, 'class="qr"', 'the secret is not shown again');
  });

  test('a wrong first code switches nothing on, and the same secret is still there', async () => {
    const person = await service().signIn(await service().newUser());
    const start = await person.submit(await person.visit('/account/security/app'), {}, '/account/security/app');
    const wrong = await person.submit(start, { code: '12345' }, '/account/security/app');
    assert.is(wrong.status, 422);
    assert.match(errorBeside(wrong, 'code') ?? '', 'The code is wrong');
    assert.is(secretOn(wrong), secretOn(start));
    assert.match((await person.visit('/account/security')).text, 'Set up an app');
  });

  test('signing in takes both steps, and leads to the page that asked for it', async () => {
    const { user, codeNow } = await aProtectedPerson(service());
    const person = service().browser();
    const step = await passwordStep(person, user, '/account/keys');
    assert.is(new URL(step.url).pathname, '/sign-in/second-factor');
    const between = await person.visit('/account');
    assert.match(between.url, '/sign-in?next=', 'the password alone opens nothing');

    const wrong = await person.submit(step, { code: HOSTILE });
    assert.is(wrong.status, 422);
    assert.match(errorBeside(wrong, 'code') ?? '', 'The code is wrong');
    assert.not.match(wrong.text, 'onerror=');
    const page = await person.submit(wrong, { code: codeNow() });
    assert.is(new URL(page.url).pathname, '/account/keys');
    assert.not.ok(person.cookies.has('coffer_pending'));
  });

  test('the cookie of the first step opens nothing, and the session has a secret that nobody saw before', async () => {
    const { user, codeNow } = await aProtectedPerson(service());
    const person = service().browser();
    person.cookies.set('coffer_session', 'planted');
    const step = await passwordStep(person, user);
    const pending = person.cookies.get('coffer_pending') ?? '';
    const thief = service().browser();
    thief.cookies.set('coffer_session', pending);
    assert.match((await thief.visit('/account')).url, '/sign-in?next=');
    await person.submit(step, { code: codeNow() });
    const session = person.cookies.get('coffer_session') ?? '';
    assert.ok(session.startsWith('coffer_ss_') && !pending.includes(session.slice(10)));
    thief.cookies.clear();
    thief.cookies.set('coffer_pending', pending);
    assert.match((await thief.visit('/sign-in/second-factor')).url, '/sign-in?next=', 'a finished sign-in is over');
  });

  test('another browser cannot finish the sign-in of this one', async () => {
    const { user, codeNow } = await aProtectedPerson(service());
    const step = await passwordStep(service().browser(), user);
    const other = service().browser();
    const refused = await other.submit(step, { code: codeNow() });
    assert.is(refused.status, 403);
    await other.visit('/sign-in');
    assert.match((await other.visit('/sign-in/second-factor')).url, '/sign-in?next=');
  });

  test('a recovery code signs in once, typed in any way, and the page counts the rest', async () => {
    const { user, recoveryCodes } = await aProtectedPerson(service());
    const [code = ''] = recoveryCodes;
    const person = service().browser();
    await person.submit(await passwordStep(person, user), { code: ` ${code.toUpperCase().replaceAll('-', ' ')} ` });
    assert.match((await person.visit('/account/security')).text, '9 of 10 left');
    const other = service().browser();
    const again = await other.submit(await passwordStep(other, user), { code });
    assert.match(errorBeside(again, 'code') ?? '', 'used already');
  });

  test('too many codes are refused with a time to wait, and other users are not', async () => {
    const [ada, bob] = [await aProtectedPerson(service()), await aProtectedPerson(service())];
    const person = service().browser();
    const step = await passwordStep(person, ada.user);
    const { attempts } = ATTEMPT_LIMITS.code_of_account_from_address;
    for (let turn = 0; turn < attempts; turn += 1) {
      assert.is((await person.submit(step, { code: '000000' })).status, 422);
    }
    const refused = await person.submit(step, { code: ada.codeNow() });
    assert.is(refused.status, 429);
    assert.match(refused.text, 'Too many attempts');
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    const other = service().browser();
    const page = await other.submit(await passwordStep(other, bob.user), { code: bob.codeNow() });
    assert.is(new URL(page.url).pathname, '/account');
  });

  test('what is sensitive asks for the password and the second factor, and neither alone will do', async () => {
    const { person, codeNow } = await aProtectedPerson(service());
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    for (const place of ['app', 'app/remove', 'recovery-codes', 'passkeys/new', 'passkeys/1/remove']) {
      const asked = await person.visit(`/account/security/${place}`);
      assert.is(new URL(asked.url).pathname, '/account/confirm', place);
    }
    const asked = await person.visit('/account/security/app/remove');
    assert.is(errorBeside(await person.submit(asked, { password: PASSWORD }), 'code') === undefined, false);
    const code = codeNow();
    assert.ok(errorBeside(await person.submit(asked, { password: 'wrong', code }), 'password'));
    const page = await person.submit(asked, { password: PASSWORD, code });
    assert.is(new URL(page.url).pathname, '/account/security/app/remove');
  });

  test('a form that is sent past the confirmation changes nothing', async () => {
    const { user, person } = await aProtectedPerson(service());
    const question = await person.visit('/account/security/app/remove');
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    await person.submit(question, {}, '/account/security/app/remove');
    assert.ok((await service().app.get(useCases.secondFactors).reportFactors(user.id)).hasFactor);
  });

  test('the password page asks for the second factor too', async () => {
    const { person, codeNow } = await aProtectedPerson(service());
    const open = await person.visit('/account/password');
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    const sent = await person.submit(
      open,
      { current_password: PASSWORD, password: 'quite another one' },
      '/account/password',
    );
    assert.is(new URL(sent.url).pathname, '/account/confirm');
    const page = await person.submit(sent, { password: PASSWORD, code: codeNow() });
    assert.is(new URL(page.url).pathname, '/account/password');
  });

  test('a new password ends sign-ins that wait for their second step', async () => {
    const { user, person, codeNow } = await aProtectedPerson(service());
    const thief = service().browser();
    const step = await passwordStep(thief, user);
    const page = await person.visit('/account/password');
    const done = await person.submit(page, { password: 'quite another one' }, '/account/password');
    assert.match(done.text, 'Your password has changed');
    const late = await thief.submit(step, { code: codeNow() });
    assert.is(new URL(late.url).pathname, '/sign-in');
  });

  test('new recovery codes end the old ones', async () => {
    const { user, person, recoveryCodes } = await aProtectedPerson(service());
    const page = await person.visit('/account/security/recovery-codes');
    const shown = await person.submit(page, {}, '/account/security/recovery-codes');
    const renewed = codesOn(shown);
    assert.is(new Set([...renewed, ...recoveryCodes]).size, 20);
    const other = service().browser();
    const old = await other.submit(await passwordStep(other, user), { code: recoveryCodes[0] ?? '' });
    assert.is(old.status, 422);
    const entered = await other.submit(old, { code: renewed[0] ?? '' });
    assert.is(new URL(entered.url).pathname, '/account');
  });

  test('once the app is switched off, the password alone signs in', async () => {
    const { user, person } = await aProtectedPerson(service());
    const question = await person.visit('/account/security/app/remove');
    const done = await person.submit(question, {}, '/account/security/app/remove');
    assert.match(done.text, 'switched off');
    assert.not.match(done.text, 'of 10 left');
    await service().signIn(user);
  });

  test('a passkey that is not one is refused in words, and pages say that passkeys need JavaScript', async () => {
    const person = await service().signIn(await service().newUser());
    const page = await person.visit('/account/security/passkeys/new');
    assert.match(page.text, '<noscript>');
    for (const answer of ['', 'nonsense', '{}', '{"id":"x","response":{"clientDataJSON":"e30"}}']) {
      const refused = await person.submit(page, { name: 'Phone', answer }, '/account/security/passkeys/new');
      assert.is(refused.status, 422, answer);
      assert.match(refused.text, 'The passkey was not accepted');
      assert.match(refused.text, 'value="Phone"');
    }
    const unnamed = await person.submit(page, { name: ' ', answer: '{}' }, '/account/security/passkeys/new');
    assert.ok(errorBeside(unnamed, 'name'));
    const stranger = service().browser();
    const signIn = await stranger.visit('/sign-in');
    const action = '/sign-in/passkey';
    if (signIn.text.includes(action)) assert.is((await stranger.submit(signIn, { answer: '{}' }, action)).status, 422);
  });
};

/** A person whose app is set up, still in the browser in which they did it. */
async function aProtectedPerson(service: WebService) {
  const user = await service.newUser();
  const person = await service.signIn(user);
  const start = await person.submit(await person.visit('/account/security/app'), {}, '/account/security/app');
  const totp = new TOTP({ secret: Secret.fromBase32(secretOn(start)) });
  // A code counts once, so each test begins with a fresh one.
  const codeNow = () => {
    service.clock.advanceSeconds(STEP_SECONDS);
    return totp.generate({ timestamp: millisOf(service.clock.now()) });
  };
  const shown = await person.submit(start, { code: codeNow() }, '/account/security/app');
  return { user, person, start, codeNow, recoveryCodes: codesOn(shown) };
}

async function passwordStep(person: Person, { email }: User, next = '/account'): Promise<VisitedPage> {
  const page = await person.visit(`/sign-in?next=${encodeURIComponent(next)}`);
  return person.submit(page, { email: email ?? '', password: PASSWORD });
}

function secretOn({ text }: VisitedPage): string {
  return textareaOn(text, 'secret').replaceAll(' ', '');
}

function codesOn({ text }: VisitedPage): readonly string[] {
  return textareaOn(text, 'recovery-codes').split('\n');
}

function textareaOn(text: string, id: string): string {
  const found = new RegExp(`<textarea id="${id}"[^>]*>([^<]*)<`).exec(text)?.[1];
  if (found === undefined) throw new Error(`There is no text with the id ${id}: ${text}`);
  return found;
}
