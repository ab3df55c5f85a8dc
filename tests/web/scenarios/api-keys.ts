import * as assert from 'uvu/assert';
import { ports, useCases } from '../../../config/tokens.ts';
import { API_KEYS_MAX_LIVE } from '../../../domain/access/credential.ts';
import type { User } from '../../../domain/access/user.ts';
import type { Person } from '../../support/person.ts';
import {
  CONFIRMATION_HAS_LAPSED_SECONDS,
  errorBeside,
  HOSTILE,
  type WebService,
} from '../../support/service/web-service.ts';
import type { WebScenario } from './web-scenario.ts';

export const apiKeys: WebScenario = (test, service) => {
  test('without keys the page says what one is for and how to get one', async () => {
    const person = await service().signIn(await service().newUser());
    const page = await person.visit('/account/keys');
    assert.match(page.text, 'No keys yet');
    assert.match(page.text, 'href="/account/keys/new"');
  });

  test('a new key is shown once, works, and is listed by its first and last characters', async () => {
    const person = await service().signIn(await service().newUser());
    const page = await create(person, { name: 'Spreadsheet' });
    const key = keyOn(page.text);
    assert.is((await service().send('GET', '/v1/bank-accounts', { bearer: key })).status, 200);
    const list = (await person.visit('/account/keys')).text;
    assert.not.match(list, key);
    assert.match(list, `${key.slice(0, 12)}…${key.slice(-4)}`);
    assert.match(list, 'Spreadsheet');
  });

  test('a key may read alone unless writing is chosen', async () => {
    const person = await service().signIn(await service().newUser());
    const write = (bearer: string) =>
      service().send('POST', '/v1/bank-accounts', { bearer, json: { name: 'Cash', currency: 'EUR' } });
    assert.is((await write(keyOn((await create(person, {})).text))).status, 403);
    assert.is((await write(keyOn((await create(person, { access: 'write' })).text))).status, 201);
  });

  test('a key lives as many days as were chosen, and never more than a year', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    await create(person, { expires_in_days: '7' });
    const [key] = await service().app.get(ports.apiKeys).list(user.id);
    assert.is(Date.parse(key?.expiresAt ?? '') - Date.parse(key?.createdAt ?? ''), 7 * 24 * 60 * 60 * 1_000);
    for (const days of ['366', '0', '-1', '1.5', '', '99999999999', 'x']) {
      const page = await create(person, { expires_in_days: days });
      assert.is(page.status, 422, days);
      assert.match(errorBeside(page, 'expires_in_days') ?? '', '1 to 365');
    }
    assert.is((await service().app.get(ports.apiKeys).list(user.id)).length, 1);
  });

  test('a name that breaks a rule is refused beside its field, and the choices stay', async () => {
    const person = await service().signIn(await service().newUser());
    for (const name of ['', ' ', 'x'.repeat(256)]) {
      const page = await create(person, { name, access: 'write', expires_in_days: '30' });
      assert.is(page.status, 422);
      assert.match(errorBeside(page, 'name') ?? '', '1 to 255 characters');
      assert.match(page.text, /value="write" checked/);
      assert.match(page.text, /value="30" selected/);
    }
  });

  test('a hostile name is shown as text on every page that has it', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const created = await create(person, { name: HOSTILE });
    const id = await newestKey(service(), user);
    const pages = [created, await person.visit('/account/keys'), await person.visit(`/account/keys/${id}/revoke`)];
    const ended = await person.submit(pages[2] ?? created, {});
    for (const page of [...pages, ended]) {
      assert.not.match(page.text, '<script>');
      assert.not.match(page.text, '<img src=x');
      assert.match(page.text, '&lt;script&gt;');
    }
  });

  test('a revoked key is refused on its next request, and revoking asks first', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const key = keyOn((await create(person, { name: 'Old laptop' })).text);
    const question = await person.visit(`/account/keys/${await newestKey(service(), user)}/revoke`);
    assert.match(question.text, 'Old laptop');
    assert.is((await service().send('GET', '/v1/bank-accounts', { bearer: key })).status, 200);
    const done = await person.submit(question, {});
    assert.match(done.text, 'The key no longer works.');
    assert.is((await service().send('GET', '/v1/bank-accounts', { bearer: key })).status, 401);
  });

  test('another user’s key, an unknown one and what is no id are the same: 404', async () => {
    const stranger = await service().newUser();
    const theirs = keyOn((await create(await service().signIn(stranger), {})).text);
    const id = await newestKey(service(), stranger);
    const user = await service().newUser();
    const person = await service().signIn(user);
    await create(person, {});
    const own = await person.visit(`/account/keys/${await newestKey(service(), user)}/revoke`);
    const foreign = { ...own, text: own.text.replace(/keys\/\d+\/revoke/, `keys/${id}/revoke`) };
    assert.is((await person.submit(foreign, {})).status, 404);
    for (const wrong of [id, Number.MAX_SAFE_INTEGER, 'x', '0', '-1', '1e3', '99999999999999999999']) {
      assert.is((await person.visit(`/account/keys/${wrong}/revoke`)).status, 404, String(wrong));
    }
    assert.is((await service().send('GET', '/v1/bank-accounts', { bearer: theirs })).status, 200);
  });

  test('creating and revoking need a recent confirmation, also when the form is older than that', async () => {
    const user = await service().newUser();
    const person = await service().signIn(user);
    const form = await person.visit('/account/keys/new');
    const key = keyOn((await person.submit(form, { name: 'One' })).text);
    const question = await person.visit(`/account/keys/${await newestKey(service(), user)}/revoke`);
    service().clock.advanceSeconds(CONFIRMATION_HAS_LAPSED_SECONDS);
    for (const page of [form, question]) {
      assert.is(new URL((await person.submit(page, { name: 'Two' })).url).pathname, '/account/confirm');
    }
    assert.is((await service().send('GET', '/v1/bank-accounts', { bearer: key })).status, 200);
    assert.is((await service().app.get(ports.apiKeys).list(user.id)).length, 1);
  });

  test('nobody can have more live keys than the limit', async () => {
    const user = await service().newUser();
    const createOne = () =>
      service()
        .app.get(useCases.access)
        .createApiKey({ email: user.email ?? '', scopes: [] });
    for (let count = 0; count < API_KEYS_MAX_LIVE; count += 1) await createOne();
    const page = await create(await service().signIn(user), {});
    assert.is(page.status, 422);
    assert.match(page.text, 'Revoke one first');
  });
};

async function create(person: Person, fields: Readonly<Record<string, string>>) {
  return person.submit(await person.visit('/account/keys/new'), { name: 'A key', ...fields });
}

function keyOn(text: string): string {
  const key = /coffer_sk_[0-9A-Za-z]{49}/.exec(text)?.[0];
  if (key === undefined) throw new Error(`There is no key on this page: ${text}`);
  return key;
}

async function newestKey(service: WebService, { id }: User): Promise<number> {
  return (await service.app.get(ports.apiKeys).list(id)).at(-1)?.id ?? 0;
}
