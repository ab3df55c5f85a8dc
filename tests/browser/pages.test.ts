import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type PageParts, webRoutes } from '../../adapters/web/web-app.ts';
import { inBrowser, type PageRecord } from '../support/browser.ts';
import { ATTACKS, type Cast, castOf, type Role } from './cast.ts';
import { newClient } from './client.ts';
import { lazyStage, openTab, PASSWORD, type Stage, type Tab } from './stage.ts';

const pages = suite('every page in a browser');
const test = inBrowser(pages);
const stage = lazyStage();

interface Visit {
  readonly path: string;
  readonly as: Role;
  /** What is special about it, where a page is visited more than once. */
  readonly state?: string;
  /** What to do on the page before it is looked at. */
  readonly act?: (page: Page, cast: Cast) => Promise<void>;
  /** Where it is not the path's own address. */
  readonly address?: (at: Stage, cast: Cast) => Promise<string> | string;
}

/** Sends a form, and waits for the page that comes back. */
const press = (name: string) => async (page: Page) => {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name, exact: true }).click();
  await loaded;
};

const asking = (redirectUri: string) => async (at: Stage) =>
  (await newClient(at, { redirectUri, name: ATTACKS.markup, scope: 'finance:read offline_access' })).authorizationUrl;

const LOOPBACK = 'http://127.0.0.1:1/callback';
const NATIVE = `cursor://${ATTACKS.host}/callback`;

const VISITS: readonly Visit[] = [
  { path: '/', as: 'nobody' },
  { path: '/sign-in', as: 'nobody' },
  { path: '/sign-in', as: 'nobody', state: 'empty', act: press('Sign in') },
  { path: '/sign-in', as: 'nobody', state: 'refused', act: refuseSignIn },
  { path: '/sign-in/second-factor', as: 'nobody', address: () => '/sign-in', act: enterPassword },
  { path: '/sign-up', as: 'nobody' },
  { path: '/sign-up', as: 'nobody', state: 'refused', act: press('Create account') },
  { path: '/connect/:uid', as: 'newcomer', state: 'free', address: asking(LOOPBACK) },
  { path: '/connect/:uid', as: 'owner', state: 'native', address: asking(NATIVE) },
  { path: '/connect/:uid', as: 'leaver', state: 'done', address: asking(NATIVE), act: connect },
  { path: '/account', as: 'newcomer' },
  { path: '/account', as: 'owner', state: 'done', address: () => '/account?done=currency' },
  { path: '/account/confirm', as: 'owner' },
  { path: '/account/confirm', as: 'owner', state: 'refused', act: press('Confirm') },
  { path: '/account/password', as: 'newcomer' },
  { path: '/account/password', as: 'newcomer', state: 'refused', act: press('Change password') },
  { path: '/account/security', as: 'newcomer' },
  { path: '/account/security', as: 'owner' },
  { path: '/account/security/app', as: 'newcomer' },
  { path: '/account/security/app', as: 'starter', state: 'secret', act: start },
  { path: '/account/security/app/remove', as: 'owner' },
  { path: '/account/security/recovery-codes', as: 'owner' },
  { path: '/account/security/passkeys/new', as: 'newcomer' },
  { path: '/account/security/passkeys/:id/remove', as: 'owner' },
  { path: '/account/keys', as: 'newcomer' },
  { path: '/account/keys', as: 'owner' },
  { path: '/account/keys/new', as: 'newcomer' },
  { path: '/account/keys/new', as: 'newcomer', state: 'refused', act: press('Create key') },
  { path: '/account/keys/new', as: 'owner', state: 'created', act: createKey },
  { path: '/account/keys/:id/revoke', as: 'owner' },
  { path: '/account/apps', as: 'newcomer' },
  { path: '/account/apps', as: 'owner' },
  { path: '/account/apps/:id/revoke', as: 'owner' },
  { path: '/account/activity', as: 'newcomer' },
  { path: '/account/activity', as: 'owner' },
  { path: '/account/sessions', as: 'newcomer' },
  { path: '/account/sessions', as: 'owner' },
  { path: '/account/apps/:id/revoke', as: 'newcomer', state: 'missing' },
  { path: '/account/export', as: 'owner' },
  { path: '/account/export/:file', as: 'owner', state: 'missing' },
  { path: '/account/delete', as: 'owner' },
  { path: '/account/delete', as: 'owner', state: 'refused', act: press('Delete everything') },
  { path: '/', as: 'nobody', state: 'deleted', address: () => '/?done=deleted' },
];

pages('every page of the service is visited', () => {
  const shown = webRoutes({} as PageParts).filter(({ method }) => method === 'GET');
  const visited = new Set(VISITS.map(({ path }) => path));
  assert.equal(
    shown.map(({ path }) => path).filter((path) => !visited.has(path)),
    [],
  );
});

test('axe finds a fault that is planted', async () => {
  const { page } = await tabOf('nobody', 'checked');
  await open(page, { path: '/', as: 'nobody' });
  await page.evaluate(AXE);
  await page.evaluate(`document.querySelector('main').innerHTML += '<input name="unnamed">'`);
  assert.match((await violationsOf(page)).join(), /^label at input/);
});

for (const visit of VISITS) {
  test(`${nameOf(visit)}: axe finds nothing in either theme, and nothing sticks out`, async () => {
    const { page } = await tabOf(visit.as, 'checked');
    await open(page, visit);
    await page.evaluate(AXE);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await keepPicture(page, `${nameOf(visit)} ${colorScheme} ${width}`);
        found.push(...(await cutOff(page)));
        if (width !== 768)
          found.push(...(await violationsOf(page)).map((violation) => `${colorScheme} ${width}: ${violation}`));
      }
    }
    await page.setViewportSize({ width: 320, height: 800 });
    assert.equal([...found, ...(await cutOff(page))], []);
  });

  test(`${nameOf(visit)}: hostile text is text`, async () => {
    const { page, record, dialogs, foreign } = await tabOf(visit.as, 'shipped');
    const earlier = record.errors.length;
    await open(page, visit);
    assert.is(await page.evaluate(MADE_OF_TEXT), '');
    assert.equal(dialogs, []);
    assert.equal(record.errors.slice(earlier), []);
    assert.equal(foreign, []);
  });
}

test('hostile texts were shown as they are', async () => {
  const { page } = await tabOf('owner', 'shipped');
  const { url } = await stage.get();
  for (const [path, texts] of [
    ['/account', [ATTACKS.email]],
    ['/account/keys', [ATTACKS.markup, ATTACKS.attribute]],
    ['/account/apps', [ATTACKS.markup, ATTACKS.attribute, ATTACKS.host]],
    ['/account/activity', [ATTACKS.markup]],
    ['/account/sessions', [ATTACKS.markup]],
    ['/account/security', [ATTACKS.short]],
  ] as const) {
    await page.goto(url + path);
    const text = await page.evaluate<string>('document.body.textContent');
    for (const expected of texts) assert.ok(text.includes(expected), `${path} shows ${expected}`);
  }
});

test('close the browser and the service', async () => stage.close());

/** Elements and attributes that can only come from a text that was taken for HTML. */
const MADE_OF_TEXT = `[...document.querySelectorAll('body svg, body script, body img[src*=evil], body b, [onload], [onerror], [onfocus]')].map(({ outerHTML }) => outerHTML).join()`;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

function violationsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => id + ' at ' + target + ': ' + any.map(({ message }) => message).join(' '))))`);
}

/** What is wider than its place: the page, or a table whose edge hides the rest. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(`[document.scrollingElement, ...document.querySelectorAll('.table, .card, td')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, className, scrollWidth, clientWidth }) =>
      innerWidth + ': ' + tagName + '.' + className + ' needs ' + scrollWidth + ' px and has ' + clientWidth)`);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['COFFER_PICTURES_DIR'] ?? '';
  if (folder === '') return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replaceAll(/[^\w]+/g, '-')}.png`), fullPage: true });
}

function nameOf({ path, state, as }: Visit): string {
  return `${path}${state === undefined ? '' : ` (${state})`} for ${as}`;
}

async function open(page: Page, { path, act, address }: Visit): Promise<void> {
  const at = await stage.get();
  const cast = await theCast();
  const target = address === undefined ? path.replace(':id', String(cast.idIn(path))) : await address(at, cast);
  await page.goto(new URL(target, at.url).href);
  await act?.(page, cast);
  await page.waitForLoadState();
}

async function refuseSignIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill(ATTACKS.email);
  await page.getByLabel('Password').fill('not the password');
  await press('Sign in')(page);
}

async function enterPassword(page: Page, { owner }: Cast): Promise<void> {
  await page.getByLabel('E-mail address').fill(owner.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press('Sign in')(page);
}

/** Once it has started, the page shows the secret at once. */
async function start(page: Page): Promise<void> {
  if (await page.getByRole('button', { name: 'Start' }).isVisible()) await press('Start')(page);
  await page.getByAltText('QR code').waitFor();
}

async function connect(page: Page): Promise<void> {
  const answered = page.waitForRequest((request) => request.url().startsWith('cursor:'));
  await press('Connect')(page);
  await answered;
}

async function createKey(page: Page): Promise<void> {
  await page.getByLabel('Name').fill(ATTACKS.markup);
  await press('Create key')(page);
}

let cast: Promise<Cast> | undefined;

function theCast(): Promise<Cast> {
  cast ??= stage.get().then(castOf);
  return cast;
}

interface WatchedTab extends Tab {
  readonly record: PageRecord;
  readonly dialogs: readonly string[];
  /** What was asked of other hosts over the network. */
  readonly foreign: readonly string[];
}

const tabs = new Map<string, Promise<WatchedTab>>();

/** `checked` lets axe in, past the page's security policy. */
function tabOf(role: Role, kind: 'checked' | 'shipped'): Promise<WatchedTab> {
  const key = `${role} ${kind}`;
  const tab = tabs.get(key) ?? openAs(role, kind === 'checked');
  tabs.set(key, tab);
  return tab;
}

async function openAs(role: Role, bypassCSP: boolean): Promise<WatchedTab> {
  const at = await stage.get();
  const secret = (await theCast()).secretOf(role);
  const tab = await openTab(at, { bypassCSP });
  const dialogs: string[] = [];
  tab.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const foreign: string[] = [];
  tab.page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && origin !== at.url) foreign.push(href);
  });
  const cookie = { name: 'coffer_session', url: at.url, httpOnly: true, sameSite: 'Lax' } as const;
  if (secret !== undefined) await tab.context.addCookies([{ ...cookie, value: secret }]);
  return { ...tab, dialogs, foreign };
}

pages.run();
