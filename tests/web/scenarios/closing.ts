import * as assert from 'uvu/assert';
import { ports, useCases } from '../../../config/tokens.ts';
import { CONFIRMATION_HAS_LAPSED_SECONDS, errorBeside, HOSTILE, PASSWORD } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

export const closing: WebScenario = (test, service) => {
  test('another text than the own address erases nothing', async () => {
    const user = await service().newUser();
    const other = await service().newUser();
    const person = await service().signIn(user);
    const form = await person.visit('/account/delete');
    for (const email of ['', 'delete', other.email ?? '', HOSTILE]) {
      const page = await person.submit(form, { email });
      assert.is(page.status, 422);
      assert.is(errorBeside(page, 'email'), 'This is not the e-mail address of your account.');
      assert.not.match(page.text, '<script>');
    }
    assert.is((await person.submit(form, { email: user.email ?? '', form_token: '' })).status, 403);
    for (const { id } of [user, other]) assert.is((await service().app.get(ports.users).get(id))?.deletedAt, null);
  });

  test('with the address typed everything is gone: session, key, sign-in, and nobody else’s', async () => {
    const user = await service().newUser();
    const bystander = await service().newUser();
    const { secret: key } = await service()
      .app.get(useCases.access)
      .createApiKey({ email: user.email ?? '', scopes: [] });
    const elsewhere = await service().signIn(user);
    const person = await service().signIn(user);
    const typed = ` ${user.email?.toUpperCase()} `;
    const home = await person.submit(await person.visit('/account/delete'), { email: typed });
    assert.match(home.text, 'Your account and everything in it have been erased.');
    assert.is(person.cookies.has('coffer_session'), false);
    assert.match((await elsewhere.visit('/account')).url, '/sign-in');
    assert.is((await service().send('GET', '/v1/bank-accounts', { bearer: key })).status, 401);
    const again = service().browser();
    const refused = await again.submit(await again.visit('/sign-in'), { email: user.email ?? '', password: PASSWORD });
    assert.is(refused.status, 401);
    assert.ok((await service().app.get(ports.users).get(user.id))?.deletedAt);
    assert.is((await service().app.get(ports.users).get(bystander.id))?.deletedAt, null);
  });

  test('deleting needs a recent confirmation, also when the form is older than that', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const form = await person.visit('/account/delete');
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    const page = await person.submit(form, { email: user.email ?? '' });
    assert.is(new URL(page.url).pathname, '/account/confirm');
    assert.is((await service().app.get(ports.users).get(user.id))?.deletedAt, null);
  });
};
