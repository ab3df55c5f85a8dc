import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { inBrowser, openBrowser, recordPages } from '../support/browser.ts';
import { openMemoryService } from '../support/http-service.ts';
import { newConnectedApp } from '../support/sign-in-fixtures.ts';
import { HOSTILE, openWebService, PASSWORD, type WebService } from '../support/web-service.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const WIDTHS = [320, 768, 1440, 3840];

const browsing = suite('pages in Chromium');
const test = inBrowser(browsing);
let service: WebService;
let browser: Browser;

test('the service and the browser start', async () => {
  service = await openWebService(openMemoryService, { signUp: 'true' });
  browser = await openBrowser();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page breaks a rule of axe-core, runs stored text or is wider than the screen: ${colorScheme}`, async () => {
    const { email, places } = await aUserWithHostileTexts();
    const context = await browser.newContext({ colorScheme });
    const { errors } = await recordPages(context, (message) => /status of 4/.test(message));
    const page = await context.newPage();
    for (const place of ['/', '/sign-in', '/sign-up', '/connect/unknown']) await inspect(page, place);
    await signedIn(page, email);
    for (const place of places) await inspect(page, place);
    assert.equal(errors, []);
    await context.close();
  });
}

test('the service and the browser end', async () => {
  await browser.close();
  await service.close();
});

browsing.run();

async function signedIn(page: Page, email: string): Promise<Page> {
  await page.goto(`${service.url}/sign-in`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return page;
}

/** A dialog would mean that a stored text ran; it would also hold the page up, so nothing after it would pass. */
async function inspect(page: Page, place: string): Promise<void> {
  await page.goto(service.url + place);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const isWide = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
    assert.is(isWide, false, `${place} at ${width}`);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(AXE);
  const violations = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
  assert.equal(
    violations.map(({ id, nodes }) => `${place}: ${id}: ${nodes[0]?.html}`),
    [],
  );
}

async function aUserWithHostileTexts(): Promise<{ email: string; places: readonly string[] }> {
  const { app, clock } = service;
  const { id, email: address } = await service.newUser();
  const email = address ?? '';
  const name = `${HOSTILE} ${'W'.repeat(120)}`;
  const { apiKey } = await app.get(useCases.createApiKey)({ email, name, scopes: ['finance:write'] });
  const client = newConnectedApp(id, { clientName: name, redirectHosts: [HOSTILE] });
  const connected = await app.get(ports.connectedApps).add(client);
  const call = { userId: id, at: clock.now(), clientId: connected.clientId } as const;
  await app.get(useCases.noteToolCalls)([{ ...call, tool: HOSTILE, outcome: 'failed' }]);
  const pages = [
    '',
    '/password',
    '/keys',
    '/keys/new',
    '/apps',
    '/activity',
    '/sessions',
    '/export',
    '/delete',
    '/confirm',
  ];
  const questions = [`/keys/${apiKey.id}/revoke`, `/apps/${connected.id}/revoke`];
  return { email, places: [...pages, ...questions].map((place) => `/account${place}`) };
}
