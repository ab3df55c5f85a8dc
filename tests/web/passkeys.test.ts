import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunningServer } from '../../adapters/http/serve.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { useCases } from '../../config/tokens.ts';
import { inBrowser, openBrowser, recordPage } from '../support/browser.ts';

/** Passkeys in a real browser, whose authenticator is software that a test can look into. */

const passkeys = suite('passkeys in a browser');
const test = inBrowser(passkeys);

const PASSWORD = 'correct horse';

test('a person adds a passkey by name, gets recovery codes once, and sees it listed', async () => {
  await withDevice(async ({ page, addPasskey }) => {
    await addPasskey('Laptop <b>');
    assert.match(await page.locator('h1').innerText(), 'Your recovery codes');
    assert.is((await page.inputValue('#recovery-codes')).split('\n').length, 10);
    await page.click('text=I have kept them');
    assert.match(await page.locator('table[aria-label="Passkeys"]').innerText(), 'Laptop <b>');
    await page.click('text=Add a passkey');
    await page.fill('input[name="name"]', 'Again');
    await page.click('text="Add passkey"');
    await page.locator('[data-problem]', { hasText: 'holds a passkey for your account already' }).waitFor();
  });
});

test('after the password the passkey is the second factor, and then nobody asks again for 15 minutes', async () => {
  await withDevice(async ({ page, url, email, addPasskey, signOut, give }) => {
    await addPasskey('Laptop');
    await signOut();
    await give(email);
    assert.is(new URL(page.url()).pathname, '/sign-in/second-factor');
    await page.click('text=Use a passkey');
    await page.waitForURL('**/account');
    await page.goto(`${url}/account/security/app`);
    assert.is(new URL(page.url()).pathname, '/account/security/app');
  });
});

test('the passkey signs in without a password', async () => {
  await withDevice(async ({ page, email, addPasskey, signOut }) => {
    await addPasskey('Laptop');
    await signOut();
    await page.click('text=Sign in with a passkey');
    await page.waitForURL('**/account');
    assert.match(await page.locator('main').innerText(), email);
  });
});

test('without a password, an authenticator that did not verify the person is refused by the service too', async () => {
  await withDevice(async ({ page, cdp, authenticatorId, addPasskey, signOut }) => {
    await addPasskey('Laptop');
    await signOut();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    // The page asks for verification; somebody who changes the page does not.
    await page.locator('[data-passkey]').evaluate((part) => {
      const options = JSON.parse(part.getAttribute('data-options') ?? '');
      part.setAttribute('data-options', JSON.stringify({ ...options, userVerification: 'discouraged' }));
    });
    await page.click('text=Sign in with a passkey');
    await page.locator('.notice', { hasText: 'The passkey was not accepted' }).waitFor();
    assert.is(new URL(page.url()).pathname, '/sign-in/passkey');
  }, REFUSED);
});

test('an answer that was sent once is refused the second time', async () => {
  await withDevice(async ({ page, url, context, addPasskey, signOut }) => {
    await addPasskey('Laptop');
    await signOut();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.click('text=Sign in with a passkey');
    const body = (await sent).postData() ?? '';
    await page.waitForURL('**/account');
    await signOut();
    const headers = { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' };
    const again = await context.request.post(`${url}/sign-in/passkey`, { data: body, headers, maxRedirects: 0 });
    assert.is(again.status(), 422);
    assert.match(await again.text(), 'The passkey was not accepted');
  });
});

test('an answer made in one browser is worth nothing in another', async () => {
  await withDevice(async ({ page, url, browser, addPasskey, signOut }) => {
    await addPasskey('Laptop');
    await signOut();
    await page.route('**/sign-in/passkey', (route) => route.abort());
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.click('text=Sign in with a passkey');
    const answer = new URLSearchParams((await sent).postData() ?? '').get('answer') ?? '';
    assert.match(answer, 'clientDataJSON');
    const other = await browser.newContext();
    const form = await other.newPage();
    await form.goto(`${url}/sign-in`);
    const token = await form.inputValue('form[action="/sign-in/passkey"] input[name="form_token"]');
    const refused = await other.request.post(`${url}/sign-in/passkey`, {
      form: { form_token: token, next: '/account', answer },
      headers: { Origin: url },
      maxRedirects: 0,
    });
    assert.is(refused.status(), 422);
    await other.close();
  }, /ERR_FAILED/);
});

test('a copy of a passkey whose counter lags behind is refused', async () => {
  await withDevice(async ({ page, cdp, authenticatorId, addPasskey, signOut }) => {
    await addPasskey('Laptop');
    await signOut();
    await page.click('text=Sign in with a passkey');
    await page.waitForURL('**/account');
    await signOut();
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    const [credential] = credentials;
    assert.ok(credential !== undefined && credential.signCount > 0);
    await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
    await page.click('text=Sign in with a passkey');
    await page.locator('.notice', { hasText: 'The passkey was not accepted' }).waitFor();
  }, REFUSED);
});

test('a removed passkey signs nobody in, and with the last factor goes the second step', async () => {
  await withDevice(async ({ page, url, email, addPasskey, signOut, give }) => {
    await addPasskey('Laptop');
    await page.goto(`${url}/account/security`);
    await page.click('text=Remove');
    await page.click('text=Remove passkey');
    await page.locator('text=The passkey no longer works here').waitFor();
    await signOut();
    await page.click('text=Sign in with a passkey');
    await page.locator('.notice', { hasText: 'The passkey was not accepted' }).waitFor();
    await give(email);
    assert.is(new URL(page.url()).pathname, '/account');
  }, REFUSED);
});

test('whoever cancels is told that nothing happened, and can try again', async () => {
  await withDevice(async ({ page, cdp, authenticatorId, addPasskey, signOut }) => {
    await addPasskey('Laptop');
    await signOut();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.click('text=Sign in with a passkey');
    await page.locator('[data-problem]', { hasText: 'Nothing happened' }).waitFor();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await page.click('text=Sign in with a passkey');
    await page.waitForURL('**/account');
  });
});

test('what is sensitive takes the password together with the passkey', async () => {
  await withDevice(async ({ page, url, addPasskey }) => {
    await addPasskey('Laptop');
    await page.goto(`${url}/account/confirm?next=/account/security/recovery-codes`);
    await page.fill('input[name="password"]', 'wrong');
    await page.click('text=Confirm with password and passkey');
    await page.locator('.error', { hasText: 'The password is wrong' }).waitFor();
    await page.fill('input[name="password"]', PASSWORD);
    await page.click('text=Confirm with password and passkey');
    await page.waitForURL('**/account/security/recovery-codes');
  }, REFUSED);
});

test('passkeys are found by their owner only', async () => {
  await withDevice(async ({ page, email, addPasskey, signOut, give, app }) => {
    await addPasskey('Laptop');
    const other = `${crypto.randomUUID()}@example.com`;
    await app.get(useCases.createUser)({ email: other, password: PASSWORD });
    await signOut();
    await give(other);
    await page.goto(`${new URL(page.url()).origin}/account/security`);
    assert.is(await page.locator('table[aria-label="Passkeys"]').count(), 0, email);
  });
});

/** The browser reports every answer that is an error. */
const REFUSED = /status of 422/;

interface Device {
  readonly app: App;
  readonly url: string;
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
  readonly email: string;
  /** On the page for it, and waits for what comes of it. */
  readonly addPasskey: (name: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Enters the address and the password. */
  readonly give: (email: string) => Promise<void>;
}

/**
 * A person who is signed in, in a browser with an authenticator of its own. Afterwards no error but `isExpected` was logged, and no other
 * host was asked for anything.
 */
async function withDevice(work: (device: Device) => Promise<void>, isExpected?: RegExp): Promise<void> {
  const { app, url, browser } = await started();
  const context = await browser.newContext();
  const page = await context.newPage();
  const record = recordPage(page, (message) => isExpected?.test(message) === true);
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: AUTHENTICATOR });
  const email = `${crypto.randomUUID()}@example.com`;
  await app.get(useCases.createUser)({ email, password: PASSWORD });
  const give = async (address: string) => {
    await page.goto(`${url}/sign-in`);
    await page.fill('input[name="email"]', address);
    await page.fill('input[name="password"]', PASSWORD);
    await page.click('form[action="/sign-in"] button');
    await page.waitForLoadState();
  };
  const signOut = async () => {
    await page.click('text=Sign out');
    await page.goto(`${url}/sign-in`);
  };
  const addPasskey = async (name: string) => {
    await page.goto(`${url}/account/security/passkeys/new`);
    await page.fill('input[name="name"]', name);
    await page.click('text="Add passkey"');
    await page.locator('h1', { hasText: 'Your recovery codes' }).waitFor();
  };
  await give(email);
  await work({ app, url, browser, context, page, cdp, authenticatorId, email, addPasskey, signOut, give });
  await context.close();
  assert.equal(record.errors, []);
  assert.equal([...record.hosts], [new URL(url).host]);
}

const AUTHENTICATOR = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

interface Started {
  readonly app: App;
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly url: string;
}

let running: Promise<Started> | undefined;

/** Browsers allow passkeys at `localhost`, and at no numeric address. */
function started(): Promise<Started> {
  running ??= (async () => {
    const app = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false } });
    const server = await app.listen({ host: 'localhost' });
    return { app, server, browser: await openBrowser(), url: server.url };
  })();
  return running;
}

test('the browser and the service close', async () => {
  const { app, server, browser } = await started();
  await browser.close();
  await server.close(0);
  await app.close();
});

passkeys.run();
