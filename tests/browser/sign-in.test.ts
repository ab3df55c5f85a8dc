import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inBrowser } from '../support/browser/browser.ts';
import { type Member, newMember, PASSWORD } from '../support/service/household.ts';
import { callTool, listen, newClient } from './client.ts';
import { lazyStage, type Stage, type Tab, withTab } from './stage.ts';

const signIn = suite('signing in and connecting apps in a browser');
const test = inBrowser(signIn);
const stage = lazyStage();

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`${how}, a person creates an account, signs out, mistypes the password, and signs in again`, async () => {
    const at = await stage.get();
    await withTab(at, { javaScriptEnabled }, async ({ page, context }) => {
      const email = `${randomUUID()}@example.com`;
      await page.goto(at.url);
      await page.getByRole('link', { name: 'Create an account' }).click();
      await fill(page, email, PASSWORD);
      await page.getByRole('button', { name: 'Create account' }).click();
      assert.is(new URL(page.url()).pathname, '/overview');
      const first = (await context.cookies()).find(({ name }) => name === 'coffer_session');
      assert.equal([first?.httpOnly, first?.sameSite], [true, 'Lax']);

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.goto(`${at.url}/account/keys`);
      assert.is(new URL(page.url()).pathname, '/sign-in');

      await fill(page, email, 'not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('alert').getByText('The e-mail address or the password is wrong.').waitFor();
      assert.is(await page.getByLabel('E-mail address').inputValue(), email);
      assert.is(await page.getByLabel('Password').inputValue(), '');

      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      assert.is(new URL(page.url()).pathname, '/account/keys', 'it goes on to where the person wanted to go');
      const second = (await context.cookies()).find(({ name }) => name === 'coffer_session');
      assert.is.not(second?.value, first?.value);
    });
  });

  for (const [kind, open] of [
    ['a loopback', withLoopback],
    ['an https', (work) => work('https://assistant.example/callback')],
    ['a custom-scheme', (work) => work('cursor://anysphere.cursor-deeplink/mcp/callback')],
  ] satisfies readonly (readonly [string, WithCallback])[]) {
    test(`${how}, ${kind} client gets a code after Connect and a refusal after Cancel`, async () => {
      const at = await stage.get();
      const member = await newMember(at);
      await open(async (redirectUri) => {
        const decision = { javaScriptEnabled, member, redirectUri };
        const refused = await decide(at, decision, 'Cancel');
        assert.is(refused.answer.get('error'), 'access_denied');
        const approved = await decide(at, decision, 'Connect');
        assert.is(approved.answer.get('iss'), at.url);
        const { accessToken } = await approved.client.redeem(approved.answer.get('code') ?? '');
        assert.is(await callTool(at, accessToken), 200);
      });
    });
  }
}

test('an app with a scheme of its own cannot pass for a web site', async () => {
  const at = await stage.get();
  const member = await newMember(at);
  await withTab(at, { member }, async ({ page }) => {
    const client = await newClient(at, { redirectUri: 'com.look-alike://bank.example/callback' });
    await page.goto(client.authorizationUrl);
    await page.getByText('com.look-alike://bank.example', { exact: true }).waitFor();
  });
});

test('the keyboard alone leads from the app through sign-in to the app, and each stop is visible', async () => {
  const at = await stage.get();
  const { email } = await newMember(at);
  const redirectUri = 'http://127.0.0.1:1/callback';
  await withTab(at, { visitsOthers: true }, async ({ page }) => {
    const client = await newClient(at, { redirectUri });
    await page.goto(client.authorizationUrl);
    await page.keyboard.press('Tab');
    assert.is(await focused(page), 'Skip to content');
    assert.ok(await page.getByRole('link', { name: 'Skip to content' }).isVisible());
    await page.keyboard.press('Enter');
    assert.is(await page.evaluate('document.activeElement.id'), 'main');

    await tabTo(page, 'E-mail address');
    await page.keyboard.type(email);
    await tabTo(page, 'Password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/connect\//);

    await tabTo(page, 'Connect');
    const answered = page.waitForRequest((request) => request.url().startsWith(redirectUri));
    await page.keyboard.press('Enter');
    assert.ok(new URL((await answered).url()).searchParams.has('code'));
  });
});

test('what is wrong with a field is tied to the field, which has the focus', async () => {
  const at = await stage.get();
  await withTab(at, {}, async ({ page }) => {
    await page.goto(`${at.url}/sign-up`);
    await fill(page, 'nobody', 'short');
    await page.keyboard.press('Enter');
    await page.locator('[aria-invalid]').first().waitFor();
    const email = page.getByLabel('E-mail address');
    assert.is(await email.getAttribute('aria-invalid'), 'true');
    const id = (await email.getAttribute('aria-describedby')) ?? '';
    assert.is(await page.locator(`#${id}`).innerText(), 'The email must be an e-mail address.');
    assert.is(await focused(page), 'E-mail address');
  });
});

test('close the browser and the service', async () => stage.close());

/** Fills in the fields of sign-in and sign-up. */
async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
}

interface Decision {
  readonly member: Member;
  readonly javaScriptEnabled: boolean;
  readonly redirectUri: string;
}

/** Opens a new client's request in a new tab, as apps do, presses the button, and waits for what reaches the client. */
async function decide(at: Stage, { redirectUri, ...person }: Decision, button: 'Connect' | 'Cancel') {
  const client = await newClient(at, { redirectUri });
  let answer = new URLSearchParams();
  await withTab(at, { ...person, visitsOthers: true }, async (tab) => {
    const { page } = tab;
    await answerForOthers(tab);
    await page.goto(client.authorizationUrl);
    const answered = page.waitForRequest((request) => request.url().startsWith(redirectUri));
    await page.getByRole('button', { name: button }).click();
    answer = new URL((await answered).url()).searchParams;
    if (redirectUri.startsWith('http')) await page.getByText('Connected.').waitFor();
  });
  assert.is(answer.get('state'), client.state);
  return { client, answer };
}

/** What has the focus, by its label or its text. */
async function focused(page: Page): Promise<string> {
  return String(
    await page.evaluate('document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent'),
  ).trim();
}

const STOPS_MAX = 20;

/** Presses Tab until `name` has the focus. Throws when there is no such stop, or when one on the way cannot be seen. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    const { outlineStyle, outlineWidth } = await page.evaluate<{ outlineStyle: string; outlineWidth: string }>(
      '(({ outlineStyle, outlineWidth }) => ({ outlineStyle, outlineWidth }))(getComputedStyle(document.activeElement))',
    );
    const stopName = await focused(page);
    assert.ok(outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2, `${stopName} shows its focus`);
    if (stopName === name) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

type WithCallback = (work: (redirectUri: string) => Promise<void>) => Promise<void>;

async function withLoopback(work: (redirectUri: string) => Promise<void>): Promise<void> {
  const listener = await listen(() => 'Connected.');
  try {
    await work(`${listener.origin}/callback`);
  } finally {
    await listener.close();
  }
}

/** Answers requests to https hosts in their place. Playwright's own routes do not see where a redirect leads. */
async function answerForOthers({ page, context }: Tab): Promise<void> {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  const body = Buffer.from('Connected.').toString('base64');
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    void devTools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, body });
  });
}

signIn.run();
