import * as assert from 'uvu/assert';
import { useCases } from '../../../config/tokens.ts';
import type { VisitedPage } from '../../support/person.ts';
import type { WebService } from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

async function linkFor(service: WebService, email: string): Promise<string> {
  const { token } = await service.app.get(useCases.sessions).offerSignInLink(email);
  return `/sign-in/link?token=${encodeURIComponent(token)}`;
}

const press = async (service: WebService, address: string): Promise<VisitedPage> => {
  const person = service.browser();
  return person.submit(await person.visit(address), {}, '/sign-in/link');
};

export const signInLinks: WebScenario = (test, service) => {
  test('a link signs in once; looking at it uses nothing up', async () => {
    const { email } = await service().newUser();
    const address = await linkFor(service(), email ?? '');
    for (let turn = 0; turn < 3; turn += 1) assert.is((await service().browser().visit(address)).status, 200);
    assert.is((await press(service(), address)).url, `${service().url}/overview`);
    const again = await press(service(), address);
    assert.is(again.status, 401);
    assert.match(again.text, 'expired or was used');
  });

  test('of many who press at once, one is signed in', async () => {
    const { email } = await service().newUser();
    const address = await linkFor(service(), email ?? '');
    const pages = await Promise.all([1, 2, 3, 4].map(() => press(service(), address)));
    assert.is(pages.filter(({ url }) => url.endsWith('/overview')).length, 1);
  });

  test('a link ends after a quarter of an hour', async () => {
    const { email } = await service().newUser();
    const address = await linkFor(service(), email ?? '');
    service().clock.advanceSeconds(15 * 60 + 1);
    assert.is((await press(service(), address)).status, 401);
  });

  test('a link ends with a new password, and with its user', async () => {
    const changed = await service().newUser();
    const first = await linkFor(service(), changed.email ?? '');
    const person = await service().signIn(changed);
    const fields = { current_password: 'correct horse', password: 'another battery' };
    await person.submit(await person.visit('/account/password'), fields, '/account/password');
    assert.is((await press(service(), first)).status, 401);
    const gone = await service().newUser();
    const second = await linkFor(service(), gone.email ?? '');
    await service()
      .app.get(useCases.users)
      .deleteUser(gone.email ?? '');
    assert.is((await press(service(), second)).status, 401);
  });

  test('what is no link is refused', async () => {
    for (const token of ['', 'x', 'v1.00000000.AAAA', 'v1..']) {
      assert.is((await press(service(), `/sign-in/link?token=${token}`)).status, 401, token);
    }
  });
};
