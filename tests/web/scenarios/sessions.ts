import * as assert from 'uvu/assert';
import { ports } from '../../../config/tokens.ts';
import { HOSTILE } from '../../support/service/web-service.ts';
import { newSession } from '../../support/sign-in/sign-in-fixtures.ts';
import type { WebScenario } from './web-scenario.ts';

export const sessions: WebScenario = (test, service) => {
  test('this session is marked, and with no others there is nothing to end', async () => {
    const person = await service().signIn(await service().newUser());
    const { text } = await person.visit('/account/sessions');
    assert.is(text.match(/This session/g)?.length, 1);
    assert.not.match(text, '/end"');
    assert.not.match(text, 'end-others');
  });

  test('a session that is ended is signed out on its next request', async () => {
    const user = await service().newUser();
    const lost = await service().signIn(user);
    const kept = await service().signIn(user);
    const person = await service().signIn(user);
    const [first] = await service().app.get(ports.sessions).list(user.id);
    const page = await person.visit('/account/sessions');
    const done = await person.submit(page, {}, `/account/sessions/${first?.id}/end`);
    assert.match(done.text, 'That session has ended.');
    assert.match((await lost.visit('/account')).url, '/sign-in');
    assert.is((await kept.visit('/account')).url, `${service().url}/account`);
  });

  test('all others end at once, and this one goes on', async () => {
    const user = await service().newUser();
    const others = [await service().signIn(user), await service().signIn(user)];
    const bystander = await service().signIn(await service().newUser());
    const person = await service().signIn(user);
    const done = await person.submit(await person.visit('/account/sessions'), {}, 'end-others');
    assert.match(done.text, 'All your other sessions have ended.');
    for (const other of others) assert.match((await other.visit('/account')).url, '/sign-in');
    assert.is((await bystander.visit('/account')).status, 200);
    assert.is((await service().app.get(ports.sessions).list(user.id)).length, 1);
  });

  test('another user’s session and an unknown one are the same: 404, and without its token a form does nothing', async () => {
    const stranger = await service().newUser();
    const theirs = await service().signIn(stranger);
    const [foreign] = await service().app.get(ports.sessions).list(stranger.id);
    const user = await service().newUser();
    const other = await service().signIn(user);
    const person = await service().signIn(user);
    const page = await person.visit('/account/sessions');
    for (const id of [foreign?.id, Number.MAX_SAFE_INTEGER, 'x']) {
      const text = page.text.replace(/sessions\/\d+\/end/, `sessions/${id}/end`);
      assert.is((await person.submit({ ...page, text }, {}, `/account/sessions/${id}/end`)).status, 404);
    }
    assert.is((await person.submit(page, { form_token: '' }, 'end-others')).status, 403);
    for (const each of [theirs, other]) assert.is((await each.visit('/account')).url, `${service().url}/account`);
  });

  test('what a browser says of itself is shown as text', async () => {
    const user = await service().newUser();
    const expiresAt = service()
      .clock.now()
      .replace(/^\d{4}/, '2099') as never;
    await service()
      .app.get(ports.sessions)
      .add(newSession(user.id, { userAgent: HOSTILE, address: HOSTILE, expiresAt }));
    const { text } = await (await service().signIn(user)).visit('/account/sessions');
    assert.not.match(text, '<script>');
    assert.not.match(text, '<img src=x');
    assert.match(text, '&lt;script&gt;');
  });
};
