import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../config/tokens.ts';
import { newPerson, type Person, type VisitedPage } from '../support/person.ts';
import { newVerifier, type OAuthClient, tokensOf } from '../support/sign-in/oauth-client.ts';
import { ADA, type OAuthService, openOAuthService, STORES } from '../support/sign-in/oauth-service.ts';

const EVE = { email: 'eve@example.com', password: 'another long password' };
const REDIRECT = 'https://assistant.example/callback';

for (const store of STORES) {
  const test = suite(`browsers that do not do what they are asked, on ${store}`);
  let service: OAuthService;
  let client: OAuthClient;
  test.before(async () => {
    service = await openOAuthService(store);
    client = await service.newClient({ redirect_uris: [REDIRECT] });
    await service.app.get(useCases.users).createUser({ ...EVE, plan: 'pro' });
  });
  test.after(() => service.close());

  const begin = async (fields?: Record<string, string>) => {
    const person = newPerson(service.url);
    const verifier = newVerifier();
    const signIn = await person.visit(service.authorizationUrl(client, verifier, fields));
    return { person, signIn, verifier };
  };
  const atConsent = async () => {
    const begun = await begin();
    return { ...begun, consent: await begun.person.submit(begun.signIn, { ...ADA }) };
  };
  const appsOf = async () => (await service.app.get(useCases.apps).listApps(service.userId)).length;

  test('another browser cannot use the address of the consent page, signed in or not', async () => {
    const { consent } = await atConsent();
    const stranger = newPerson(service.url);
    assert.is((await stranger.visit(consent.url)).status, 400);
    await stranger.submit(await stranger.visit('/sign-in'), { ...EVE });
    assert.is((await stranger.visit(consent.url)).status, 400);
    const posted = await stranger.submit({ ...consent, text: withToken(consent, await tokenOf(stranger)) }, APPROVE);
    assert.is(posted.status, 400);
    assert.is(await appsOf(), 0);
  });

  test('a person who signs in as somebody else meanwhile cannot approve for the first one', async () => {
    const { person, consent } = await atConsent();
    await person.submit(await person.visit('/sign-in'), { ...EVE });
    const posted = await person.submit({ ...consent, text: withToken(consent, await tokenOf(person)) }, APPROVE);
    assert.is(posted.status, 400);
    assert.is(await appsOf(), 0);
  });

  test('who signs in as somebody else approves for themselves from then on', async () => {
    const { person, consent } = await atConsent();
    await person.submit(await person.visit('/sign-in'), { ...EVE });
    for (const address of [consent.url, service.authorizationUrl(client, newVerifier())]) {
      const page = await person.visit(address);
      assert.match(page.text, EVE.email);
      assert.not.match(page.text, ADA.email);
      assert.match((await person.submit(page, APPROVE)).url, 'code=');
    }
    assert.is(await appsOf(), 0);
  });

  test('the step of consent cannot be skipped: resuming gives no code', async () => {
    const { person, consent } = await atConsent();
    const uid = new URL(consent.url).pathname.split('/').at(-1) ?? '';
    for (const path of [`/oauth/authorize/${uid}`, `/oauth/authorize/${uid}?consent=1`, `/connect/${uid}`]) {
      const page = await person.visit(path);
      assert.ok(page.url.startsWith(`${service.url}/`), page.url);
      assert.not.match(page.url, 'code=');
    }
    assert.is(await appsOf(), 0);
  });

  test('a client cannot ask to leave the consent out', async () => {
    const { person, signIn } = await begin();
    const consent = await person.submit(signIn, { ...ADA });
    assert.match(consent.text, 'value="approve"');
    const again = await person.visit(service.authorizationUrl(client, newVerifier(), { prompt: 'none' }));
    const answer = new URL(again.url);
    assert.is(answer.searchParams.get('code'), null);
    assert.is(answer.searchParams.get('error'), 'consent_required');
  });

  test('who has approved a client is asked again, and gets an approval of its own for each', async () => {
    const { person, consent } = await atConsent();
    await person.submit(consent, APPROVE);
    const again = await person.visit(service.authorizationUrl(client, newVerifier()));
    assert.match(again.text, 'value="approve"');
    await person.submit(again, APPROVE);
    assert.is(await appsOf(), 2);
    await endAll(service);
  });

  test('a form that is sent twice makes one approval, and the second gets no code', async () => {
    const { person, consent, verifier } = await atConsent();
    const twin = newPerson(service.url);
    for (const [name, value] of person.cookies) twin.cookies.set(name, value);
    const first = await sendWithoutFollowing(service, person, consent, APPROVE_FORM);
    const second = await sendWithoutFollowing(service, twin, consent, APPROVE_FORM);
    assert.equal([first.status, second.status], [200, 400]);
    const answer = new URL((await person.visit(nextOf(first))).url);
    const code = answer.searchParams.get('code') ?? '';
    tokensOf(await service.redeem({ client, code, verifier }));
    assert.is((await person.submit(consent, APPROVE)).status, 400);
    assert.is(await appsOf(), 1);
    await endAll(service);
  });

  test('a person who refuses sends the client an error, and can no longer approve', async () => {
    const { person, consent } = await atConsent();
    const refused = new URL((await person.submit(consent, { decision: 'deny' })).url);
    assert.is(refused.origin + refused.pathname, REDIRECT);
    assert.is(refused.searchParams.get('error'), 'access_denied');
    assert.is(refused.searchParams.get('state'), 'the-state');
    assert.is(refused.searchParams.get('iss'), service.url);
    assert.is((await person.submit(consent, APPROVE)).status, 400);
    assert.is(await appsOf(), 0);
  });

  const FORGERIES: readonly (readonly [what: string, forge: (form: Form) => Form])[] = [
    ['without its token', ({ headers, fields }) => ({ headers, fields: { ...fields, form_token: '' } })],
    [
      'with a token of another browser',
      ({ headers, fields }) => ({ headers, fields: { ...fields, form_token: 'other' } }),
    ],
    ['from a page of another origin', (form) => withHeader(form, 'Origin', 'https://evil.example')],
    ['from a page without an origin', (form) => withHeader(form, 'Origin', 'null')],
    ['from another site, as the browser says', (form) => withHeader(form, 'Sec-Fetch-Site', 'cross-site')],
    ['from a neighbouring host, as the browser says', (form) => withHeader(form, 'Sec-Fetch-Site', 'same-site')],
  ];
  for (const [what, forge] of FORGERIES) {
    test(`a consent form ${what} is refused`, async () => {
      const { person, consent } = await atConsent();
      const stranger = newPerson(service.url);
      const form = forge({
        headers: { Origin: service.url },
        fields: { form_token: tokenIn(consent), decision: 'approve' },
      });
      const fields =
        form.fields['form_token'] === 'other' ? { ...form.fields, form_token: await tokenOf(stranger) } : form.fields;
      const answer = await sendWithoutFollowing(service, person, consent, { ...form, fields });
      assert.is(answer.status, 403);
      assert.is(await appsOf(), 0);
    });
  }

  test('the session changes its name at sign-in: a cookie that was planted before is worth nothing', async () => {
    const { person, signIn } = await begin();
    const planted = new Map(person.cookies);
    await person.submit(signIn, { ...ADA });
    const thief = newPerson(service.url);
    for (const [name, value] of planted) thief.cookies.set(name, value);
    const page = await thief.visit('/account');
    assert.ok(page.url.includes('/sign-in'), page.url);
    assert.is.not(person.cookies.get('coffer_session'), planted.get('coffer_session'));
  });

  test('no page of the flow can be framed, or kept by a cache', async () => {
    const { signIn, consent } = await atConsent();
    for (const { headers } of [signIn, consent]) {
      assert.match(headers.get('content-security-policy') ?? '', "frame-ancestors 'none'");
      assert.is(headers.get('x-frame-options'), 'DENY');
      assert.match(headers.get('cache-control') ?? '', 'no-store');
    }
  });

  test.run();
}

interface Form {
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

const APPROVE = { decision: 'approve' };
const APPROVE_FORM: Form = { headers: {}, fields: APPROVE };

function withHeader({ headers, fields }: Form, name: string, value: string): Form {
  return { headers: { ...headers, [name]: value }, fields };
}

function tokenIn({ text }: VisitedPage): string {
  const token = /name="form_token" value="([^"]+)"/.exec(text)?.[1];
  if (token === undefined) throw new Error('The page has no form.');
  return token;
}

/** A valid form token of this browser. */
async function tokenOf(person: Person): Promise<string> {
  return tokenIn(await person.visit('/sign-in'));
}

function withToken(page: VisitedPage, token: string): string {
  return page.text.replace(tokenIn(page), token);
}

async function sendWithoutFollowing(
  service: OAuthService,
  person: Person,
  page: VisitedPage,
  { headers, fields }: Form,
): Promise<Response> {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(page.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html', Cookie: cookie, Origin: service.url, ...headers },
    body: new URLSearchParams({ form_token: tokenIn(page), ...fields }),
  });
}

function nextOf({ headers }: Response): string {
  return /url=(.*)$/.exec(headers.get('refresh') ?? '')?.[1] ?? '';
}

async function endAll(service: OAuthService): Promise<void> {
  for (const { grantId } of await service.app.get(useCases.apps).listApps(service.userId)) {
    await service.app.get(useCases.apps).endApproval(grantId);
  }
}
