import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { inBrowser } from '../support/browser/browser.ts';
import { EUR } from '../support/fixtures.ts';
import { newMember, PASSWORD } from '../support/service/household.ts';
import { callTool, newClient } from './client.ts';
import { lazyStage, type Stage, withTab } from './stage.ts';

const account = suite('looking after an account in a browser');
const test = inBrowser(account);
const stage = lazyStage();

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';

  test(`${how}, a new key works, is shown once, and is refused on the request after it was revoked`, async () => {
    const at = await stage.get();
    const member = await newMember(at);
    await withTab(at, { javaScriptEnabled, member }, async ({ page }) => {
      await page.goto(`${at.url}/account/keys`);
      await page.getByRole('link', { name: 'New API key' }).click();
      await page.getByLabel('Name').fill('Spreadsheet');
      await page.getByRole('button', { name: 'Create key' }).click();
      const key = await page.getByLabel('Spreadsheet').inputValue();
      assert.is(await page.getByRole('button', { name: 'Copy' }).isVisible(), javaScriptEnabled);
      assert.is(await statusWith(at, key), 200);

      await page.getByRole('link', { name: 'Done' }).click();
      await page.getByText('Read', { exact: true }).waitFor();
      assert.not.ok((await page.content()).includes(key));
      await page.getByRole('link', { name: 'Revoke Spreadsheet' }).click();
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText('The key no longer works.').waitFor();
      assert.is(await statusWith(at, key), 401);
    });
  });

  test(`${how}, a disconnected app is refused on its next call`, async () => {
    const at = await stage.get();
    const member = await newMember(at);
    const client = await newClient(at, { redirectUri: 'http://127.0.0.1:1/callback' });
    let token = '';
    await withTab(at, { javaScriptEnabled, member, visitsOthers: true }, async ({ page }) => {
      await page.goto(client.authorizationUrl);
      const answered = page.waitForRequest(/^http:\/\/127\.0\.0\.1:1\/callback/);
      await page.getByRole('button', { name: 'Connect' }).click();
      const code = new URL((await answered).url()).searchParams.get('code') ?? '';
      token = (await client.redeem(code)).accessToken;
    });
    assert.is(await callTool(at, token), 200);
    await withTab(at, { javaScriptEnabled, member }, async ({ page }) => {
      await page.goto(`${at.url}/account/apps`);
      await page.getByRole('link', { name: 'Disconnect Example Assistant' }).click();
      await page.getByRole('button', { name: 'Disconnect' }).click();
      await page.getByText('No connected apps').waitFor();
    });
    assert.is(await callTool(at, token), 401);
  });

  test(`${how}, an authenticator app guards the next sign-in, and each recovery code stands in for it once`, async () => {
    const at = await stage.get();
    const member = await newMember(at);
    const kept = { secret: '', recovery: '' };
    await withTab(at, { javaScriptEnabled, member }, async ({ page }) => {
      await page.goto(`${at.url}/account/security`);
      await page.getByRole('link', { name: 'Set up an app' }).click();
      await page.getByRole('button', { name: 'Start' }).click();
      kept.secret = await page.getByLabel('Secret', { exact: true }).inputValue();
      await page.getByLabel('Code that the app shows').fill('000000');
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.locator('[aria-invalid]').waitFor();
      await page.getByLabel('Code that the app shows').fill(codeOf(kept.secret, 0));
      await page.getByRole('button', { name: 'Switch on' }).click();
      kept.recovery = (await page.getByLabel('Recovery codes').inputValue()).split('\n')[0] ?? '';
    });
    // A code works once; the next one is accepted already.
    assert.is(await signInWith(at, member.email, codeOf(kept.secret, 1), javaScriptEnabled), '/overview');
    assert.is(await signInWith(at, member.email, kept.recovery, javaScriptEnabled), '/overview');
    assert.is(await signInWith(at, member.email, kept.recovery, javaScriptEnabled), '/sign-in/second-factor');
  });
}

test('a person signs up, makes a key, copies it with the button, and signs out', async () => {
  const at = await stage.get();
  await withTab(at, { permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page }) => {
    await page.goto(`${at.url}/sign-up`);
    await page.getByLabel('E-mail address').fill('grace@example.test');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('link', { name: 'New API key' }).click();
    await page.getByLabel('Name').fill('Spreadsheet');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    assert.match(String(copied), /^coffer_sk_[0-9A-Za-z]{49}$/);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
  });
});

test('the exports hold what the person owns, as JSON and as CSV', async () => {
  const at = await stage.get();
  const member = await newMember(at);
  await at.app.get(useCases.accounts).createBankAccount(member.userId, {
    name: 'Savings for "Ada", Ltd',
    currency: EUR,
    balance: 12_345,
  });
  await withTab(at, { member }, async ({ page }) => {
    await page.goto(`${at.url}/account/export`);
    const json = await downloaded(page, 'Download JSON');
    assert.match(json.name, /^coffer-\d{4}-\d\d-\d\d\.json$/);
    assert.match(JSON.stringify(JSON.parse(json.text)), 'Savings for \\"Ada\\", Ltd');
    assert.match(json.text, member.email);
    assert.match((await downloaded(page, 'Bank accounts')).text, '"Savings for ""Ada"", Ltd"');
  });
});

test('deleting the account ends the session and erases the person', async () => {
  const at = await stage.get();
  const member = await newMember(at);
  await withTab(at, { member }, async ({ page }) => {
    await page.goto(`${at.url}/account/delete`);
    await page.getByLabel('Your e-mail address').fill('somebody@example.com');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByText('This is not the e-mail address of your account.').waitFor();
    await page.getByLabel('Your e-mail address').fill(member.email);
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.waitForURL(/done=deleted/);
    await page.goto(`${at.url}/account`);
    assert.is(new URL(page.url()).pathname, '/sign-in');
  });
  assert.is(await at.app.get(ports.users).findByEmail(member.email), undefined);
});

test('close the browser and the service', async () => stage.close());

/** Status of a request to the REST interface with this key. */
async function statusWith({ url }: Stage, key: string): Promise<number> {
  const response = await fetch(`${url}/v1/bank-accounts`, { headers: { Authorization: `Bearer ${key}` } });
  await response.text();
  return response.status;
}

/** What an app with this secret shows now, or some steps of half a minute later. */
function codeOf(secret: string, steps: number): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Signs in in a new browser with the password and then the code. Returns the path where that ends. */
async function signInWith(at: Stage, email: string, code: string, javaScriptEnabled: boolean): Promise<string> {
  let path = '';
  await withTab(at, { javaScriptEnabled }, async ({ page }) => {
    await page.goto(`${at.url}/sign-in`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Code').fill(code);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Continue' }).click();
    const answer = await answered;
    path = new URL((await answer.headerValue('location')) ?? answer.url(), at.url).pathname;
  });
  return path;
}

interface Download {
  readonly name: string;
  readonly text: string;
}

async function downloaded(page: Page, link: string): Promise<Download> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: link, exact: true }).click();
  const download = await started;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

account.run();
