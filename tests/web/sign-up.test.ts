import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DEMO_EMAIL } from '../../adapters/demo/seed-demo.ts';
import { ports } from '../../config/tokens.ts';
import type { SignUpPolicy } from '../../domain/access/user.ts';
import { openMemoryService } from '../support/service/http-service.ts';
import { errorBeside, HOSTILE, openWebService, PASSWORD, type WebService } from '../support/service/web-service.ts';

const EMAIL = 'grace@example.test';
const tests = suite('signing up');

async function withPolicy(signUp: SignUpPolicy, work: (service: WebService) => Promise<void>): Promise<void> {
  const service = await openWebService(openMemoryService, { signUp });
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

function accounts({ app }: WebService) {
  return app.get(ports.users).list();
}

tests('where it is switched off there is no page, no form and no link', () =>
  withPolicy('false', async (service) => {
    const person = service.browser();
    assert.is((await person.visit('/sign-up')).status, 404);
    for (const place of ['/', '/sign-in']) assert.not.match((await person.visit(place)).text, 'sign-up');
    const form = await person.visit('/sign-in');
    const forged = { ...form, text: form.text.replace('action="/sign-in"', 'action="/sign-up"') };
    assert.is((await person.submit(forged, { email: EMAIL, password: PASSWORD })).status, 404);
    assert.equal(await accounts(service), []);
  }),
);

tests('where everybody may, a person is signed in at once, on the free plan, at the page they wanted', () =>
  withPolicy('true', async (service) => {
    await service.newUser();
    const person = service.browser();
    assert.match((await person.visit('/')).text, 'href="/sign-up"');
    const form = await person.visit('/sign-up?next=/account/keys');
    const page = await person.submit(form, { email: ` ${EMAIL.toUpperCase()}`, password: PASSWORD });
    assert.is(new URL(page.url).pathname, '/account/keys');
    const user = (await accounts(service)).at(-1);
    assert.equal([user?.email, user?.plan], [EMAIL, 'free']);
  }),
);

tests('mistakes are shown beside their fields, and nobody is created', () =>
  withPolicy('true', async (service) => {
    const person = service.browser();
    const form = await person.visit('/sign-up');
    const noAddress = await person.submit(form, { email: HOSTILE, password: PASSWORD });
    assert.is(noAddress.status, 422);
    assert.match(errorBeside(noAddress, 'email') ?? '', 'e-mail address');
    assert.not.match(noAddress.text, '<script>');
    const short = await person.submit(form, { email: EMAIL, password: 'short' });
    assert.match(errorBeside(short, 'password') ?? '', '8 to 1024');
    assert.not.match(short.text, 'value="short"');
    assert.is((await person.submit(form, { email: EMAIL, password: PASSWORD, form_token: '' })).status, 403);
    assert.equal(await accounts(service), []);
  }),
);

tests('an address that is taken is refused', () =>
  withPolicy('true', async (service) => {
    const user = await service.newUser();
    const person = service.browser();
    const form = await person.visit('/sign-up');
    const page = await person.submit(form, { email: user.email ?? '', password: 'another battery' });
    assert.is(page.status, 422);
    assert.match(page.text, 'A user with this e-mail exists already.');
    assert.is((await accounts(service)).length, 1);
  }),
);

tests('where only the first person may, the demo user is nobody, and the first person gets the tools', () =>
  withPolicy('first', async (service) => {
    await service.newUser({ email: DEMO_EMAIL });
    const person = service.browser();
    await person.submit(await person.visit('/sign-up'), { email: EMAIL, password: PASSWORD });
    const user = (await accounts(service)).at(-1);
    assert.equal([user?.email, user?.plan], [EMAIL, 'pro']);
    const second = service.browser();
    assert.is((await second.visit('/sign-up')).status, 404);
    assert.not.match((await second.visit('/sign-in')).text, 'sign-up');
  }),
);

tests('a flood of new accounts from one address is cut short', () =>
  withPolicy('true', async (service) => {
    const form = await service.browser().visit('/sign-up');
    assert.is(form.status, 200);
    for (let count = 0; count <= 10; count += 1) {
      const person = service.browser();
      const fields = { email: `flood-${count}@example.test`, password: PASSWORD };
      const page = await person.submit(await person.visit('/sign-up'), fields);
      assert.is(page.status, count < 10 ? 200 : 429);
    }
    assert.is((await accounts(service)).length, 10);
  }),
);

tests.run();
