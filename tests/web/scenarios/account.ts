import * as assert from 'uvu/assert';
import { ports } from '../../../config/tokens.ts';
import { CONFIRMATION_HAS_LAPSED_SECONDS, errorBeside, HOSTILE, PASSWORD } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

export const account: WebScenario = (test, service) => {
  test('the first page shows who is signed in, on which plan, and warns those whom the tools refuse', async () => {
    for (const [plan, warns] of [
      ['pro', false],
      ['free', true],
    ] as const) {
      const user = await service().newUser({ plan });
      const page = await (await service().signIn(user)).visit('/account');
      assert.match(page.text, user.email ?? '');
      assert.is(page.text.includes('cannot use the tools'), warns);
    }
  });

  test('every page of the account needs a sign-in', async () => {
    const places = [
      '',
      '/password',
      '/keys',
      '/keys/new',
      '/confirm',
      '/keys/1/revoke',
      '/apps',
      '/apps/1/revoke',
      '/activity',
      '/sessions',
      '/export',
      '/export/coffer.json',
      '/delete',
    ];
    for (const place of places) {
      const page = await service().browser().visit(`/account${place}`);
      assert.is(new URL(page.url).searchParams.get('next'), `/account${place}`);
    }
  });

  test('the display currency changes to a known code only', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const stored = async () => (await service().app.get(ports.users).get(user.id))?.currency;
    const wrong = await person.submit(await person.visit('/account'), { currency: HOSTILE }, '/account');
    assert.is(wrong.status, 422);
    assert.match(errorBeside(wrong, 'currency') ?? '', 'ISO 4217');
    assert.is(await stored(), 'USD');
    const done = await person.submit(await person.visit('/account'), { currency: 'EUR' }, '/account');
    assert.match(done.text, 'Your display currency has changed.');
    assert.is(await stored(), 'EUR');
  });

  test('a new password ends every other session, and only the new one signs in', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const other = await service().signIn(user);
    const fresh = 'another battery';
    const done = await person.submit(await person.visit('/account/password'), { password: fresh });
    assert.match(done.text, 'Your password has changed');
    assert.match((await other.visit('/account')).url, '/sign-in');
    assert.is((await person.visit('/account')).status, 200);
    assert.is((await (await service().signIn(user, fresh)).visit('/account')).status, 200);
    const stale = service().browser();
    const refused = await stale.submit(await stale.visit('/sign-in'), { email: user.email ?? '', password: PASSWORD });
    assert.is(refused.status, 401);
  });

  test('a password that breaks a rule is refused beside its field', async () => {
    const person = await service().signIn(await service().newUser());
    const page = await person.submit(await person.visit('/account/password'), { password: 'short' });
    assert.is(page.status, 422);
    assert.match(errorBeside(page, 'password') ?? '', '8 to 1024 characters');
  });

  test('once the confirmation has lapsed, a new password needs the current one', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    const form = await person.visit('/account/password');
    const wrong = await person.submit(form, { current_password: 'wrong', password: 'another battery' });
    assert.is(errorBeside(wrong, 'current_password'), 'The current password is wrong.');
    const done = await person.submit(form, { current_password: PASSWORD, password: 'another battery' });
    assert.match(done.text, 'Your password has changed');
  });

  test('a sensitive page asks for the password first, and then shows what was asked for', async () => {
    const person = await service().signIn(await service().newUser());
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    const asked = await person.visit('/account/keys/new');
    assert.is(new URL(asked.url).pathname, '/account/confirm');
    const wrong = await person.submit(asked, { password: 'wrong' });
    assert.is(wrong.status, 422);
    assert.is(errorBeside(wrong, 'password'), 'The password is wrong.');
    const right = await person.submit(wrong, { password: PASSWORD });
    assert.is(new URL(right.url).pathname, '/account/keys/new');
  });

  test('guessing at the password of somebody who is signed in is cut short', async () => {
    const person = await service().signIn(await service().newUser());
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    const form = await person.visit('/account/confirm');
    for (let guess = 0; guess < 10; guess += 1) {
      assert.is((await person.submit(form, { password: `guess ${guess}` })).status, 422);
    }
    const refused = await person.submit(form, { password: PASSWORD });
    assert.is(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    const elsewhere = await person.visit('/account/password');
    const change = { current_password: PASSWORD, password: 'another battery' };
    assert.is((await person.submit(elsewhere, change)).status, 429);
  });

  test('confirming never leads to another site', async () => {
    const person = await service().signIn(await service().newUser());
    const asked = await person.visit('/account/confirm?next=https://evil.example/');
    const page = await person.submit(asked, { password: PASSWORD, next: '//evil.example' });
    assert.is(page.url, `${service().url}/overview`);
  });

  test('a form of the account is refused without its token', async () => {
    const person = await service().signIn(await service().newUser());
    const forms = [
      ['/account', '/account'],
      ['/account/password', '/account/password'],
      ['/account/confirm', '/account/confirm'],
      ['/account/keys/new', '/account/keys/new'],
      ['/account', '/sign-out'],
    ] as const;
    for (const [place, action] of forms) {
      const page = await person.submit(await person.visit(place), { form_token: 'x' }, action);
      assert.is(page.status, 403, action);
    }
  });
};
