import * as assert from 'uvu/assert';
import { errorBeside, HOSTILE, PASSWORD } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

export const signingIn: WebScenario = (test, service) => {
  test('a person signs in and out, and the old cookie opens nothing any more', async () => {
    const person = await service().signIn(await service().newUser());
    const cookies = new Map(person.cookies);
    const account = await person.visit('/account');
    assert.is(account.status, 200);
    const home = await person.submit(account, {}, '/sign-out');
    assert.is(new URL(home.url).pathname, '/');
    const thief = service().browser();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    assert.match((await thief.visit('/account')).url, '/sign-in?next=');
  });

  test('an unknown address and a wrong password get the same answer, and the address stays in its field', async () => {
    const { email } = await service().newUser();
    const answers = [];
    for (const address of [email ?? '', 'nobody@example.test']) {
      const person = service().browser();
      const page = await person.submit(await person.visit('/sign-in'), { email: address, password: 'wrong' });
      assert.is(page.status, 401);
      assert.match(page.text, `value="${address}"`);
      answers.push(/role="alert">(.*?)<\/div>/.exec(page.text)?.[1]);
    }
    assert.is(answers[0], answers[1]);
    assert.ok(answers[0]);
  });

  test('an empty form says beside each field what is missing', async () => {
    const person = service().browser();
    const page = await person.submit(await person.visit('/sign-in'), { email: ' ', password: '' });
    assert.is(page.status, 422);
    assert.is(errorBeside(page, 'email'), 'Enter your e-mail address.');
    assert.is(errorBeside(page, 'password'), 'Enter your password.');
  });

  test('signing in leads to the page that asked for it, also after a mistake', async () => {
    const { email } = await service().newUser();
    const person = service().browser();
    const asked = await person.visit('/account/keys');
    const again = await person.submit(asked, { email: email ?? '', password: 'wrong' });
    const page = await person.submit(again, { email: email ?? '', password: PASSWORD });
    assert.is(new URL(page.url).pathname, '/account/keys');
  });

  test('signing in never leads to another site', async () => {
    const { email } = await service().newUser();
    const targets = [
      '//evil.example',
      'https://evil.example/',
      '/\\evil.example',
      '/%0d%0aSet-Cookie:x=y\r\nx',
      'javascript:x',
    ];
    for (const next of targets) {
      const person = service().browser();
      const page = await person.visit(`/sign-in?next=${encodeURIComponent(next)}`);
      const account = await person.submit(page, { email: email ?? '', password: PASSWORD, next });
      assert.ok(account.url.startsWith(`${service().url}/`), next);
      assert.not.match(account.url, 'evil');
    }
  });

  test('what was typed is shown as text and never runs', async () => {
    const person = service().browser();
    const page = await person.submit(await person.visit(`/sign-in?next=${encodeURIComponent(HOSTILE)}`), {
      email: HOSTILE,
      password: 'x',
    });
    assert.not.match(page.text, '<script>');
    assert.not.match(page.text, '<img src=x');
  });

  test('a form without its token, or with the token of another browser, is refused', async () => {
    const { email } = await service().newUser();
    const stranger = service().browser();
    const theirs = /name="form_token" value="([^"]*)"/.exec((await stranger.visit('/sign-in')).text)?.[1] ?? '';
    for (const form_token of ['', theirs]) {
      const person = service().browser();
      const page = await person.submit(await person.visit('/sign-in'), {
        email: email ?? '',
        password: PASSWORD,
        form_token,
      });
      assert.is(page.status, 403);
      assert.match((await person.visit('/account')).url, '/sign-in');
    }
  });
};
