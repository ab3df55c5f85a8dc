import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seedDemo } from '../../adapters/demo/seed-demo.ts';
import { loadSeedRates } from '../../adapters/exchange-rates/seed-rates.ts';
import { demoNeeds } from '../../config/first-run.ts';
import { ports } from '../../config/tokens.ts';
import { dateOf } from '../../domain/calendar.ts';
import { inBrowser, openBrowser, recordPage } from '../support/browser.ts';
import { openMemoryService } from '../support/http-service.ts';
import { openWebService, PASSWORD, type WebService } from '../support/web-service.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const DEMO = 'demo@coffer.example';
const WIDTHS = [360, 768, 1440];

/** Where pictures of every page are kept, to be looked at. */
const PICTURES = process.env['PICTURES_DIR'] ?? fileURLToPath(new URL('../../var/pictures', import.meta.url));

const pages = suite('the pages of the demo user in Chromium');
const test = inBrowser(pages);
let service: WebService;
let browser: Browser;

test('the service and the browser start', async () => {
  service = await openWebService(openMemoryService);
  const { app, clock } = service;
  await loadSeedRates(app.get(ports.rates));
  await seedDemo(demoNeeds(app), dateOf(clock.now()), PASSWORD);
  browser = await openBrowser();
  mkdirSync(PICTURES, { recursive: true });
});

async function signedIn(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(`${service.url}/sign-in`);
  await page.getByLabel('E-mail address').fill(DEMO);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor();
  return page;
}

/** Works as a person does, and requires that no error was reported and no other host asked. */
async function visit(work: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void> {
  const page = await signedIn(options);
  const { errors, hosts } = recordPage(page, (message) => /status of 4/.test(message));
  await work(page);
  assert.equal(errors, []);
  assert.equal(
    [...hosts].filter((host) => host !== new URL(service.url).host),
    [],
  );
  await page.context().close();
}

test('the category of a transaction is changed in the list, and it stays where it is', () =>
  visit(async (page) => {
    await page.goto(`${service.url}/transactions?search=coffee`);
    const row = page.getByRole('row').nth(3);
    const id = await row.getAttribute('id');
    await row.getByRole('link', { name: /Change the category/ }).click();
    const open = page.locator(`#${id}`);
    await open.getByLabel('Category').selectOption({ label: 'Restaurants' });
    await open.getByLabel('Notes').fill('with Grace');
    await open.getByRole('button', { name: 'Save' }).click();
    await open.getByRole('link', { name: /Change the category.*Restaurants/ }).waitFor();
    assert.match((await open.textContent()) ?? '', 'with Grace');
    assert.match(page.url(), 'search=coffee');
    await open.getByRole('link', { name: /Change the category/ }).click();
    await open.getByRole('link', { name: 'Cancel' }).click();
    await open.getByRole('link', { name: /Change the category.*Restaurants/ }).waitFor();
    await page.reload();
    assert.match((await open.textContent()) ?? '', 'Restaurants');
  }));

test('a statement is previewed in place, imported and taken back', () =>
  visit(async (page) => {
    await page.goto(`${service.url}/accounts`);
    await page.getByRole('link', { name: 'Import a statement' }).click();
    const buffer = Buffer.from('Date,Description,Amount\n2026-02-20,Kiosk,-3.50\n2026-02-21,Kiosk,-4.50\n');
    await page.getByLabel('File').setInputFiles({ name: 'kiosk.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByText('Nothing was imported').waitFor();
    await page.getByLabel('Account').selectOption({ label: 'Travel Wallet (EUR)' });
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('heading', { name: 'What would happen' }).waitFor();
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('The file was imported.').waitFor();
    await page.getByRole('link', { name: 'Undo …' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('The import was taken back.').waitFor();
  }));

test('a few letters lead anywhere, and others search the transactions', () =>
  visit(async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add bill');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Add a bill' }).waitFor();
    await page.getByRole('button', { name: /Go to/ }).click();
    await page.keyboard.type('coffee');
    await page.keyboard.press('Enter');
    await page.getByText(/transactions found/).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    assert.is(await page.getByRole('dialog').count(), 0);
  }));

test('the pages can be installed as an app', () =>
  visit(async (page) => {
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await page.request.get(service.url + address)).json()) as Manifest;
    assert.is(new URL(manifest.start_url, `${service.url}${address}`).href, `${service.url}/overview`);
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(new URL(src, `${service.url}${address}`).href);
      assert.equal([icon.status(), icon.headers()['content-type']?.split(';')[0]], [200, type]);
    }
  }));

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with the keyboard alone' : 'without JavaScript';

  test(`a person filters, adds a transaction and deletes it, ${how}`, () =>
    visit(
      async (page) => {
        await page.getByRole('link', { name: 'Transactions', exact: true }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Transactions', level: 1 }).waitFor();
        await page.getByRole('link', { name: 'Add a transaction' }).focus();
        await page.keyboard.press('Enter');
        await page.getByLabel('Amount').focus();
        await page.keyboard.type('7.77');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Lemonade by keyboard');
        await page.getByLabel('Account').selectOption({ index: 0 });
        await page.getByRole('button', { name: 'Add it' }).focus();
        await page.keyboard.press('Enter');
        await page.getByText('The transaction was added').waitFor();
        await page.getByRole('searchbox', { name: 'Search' }).focus();
        await page.keyboard.type('lemonade');
        await page.keyboard.press('Enter');
        await page.getByText('1 transaction found').waitFor();
        assert.match(page.url(), 'search=lemonade');
        const address = await page.getByRole('link', { name: /Change the category/ }).getAttribute('href');
        await page.goto(service.url + address);
        await page.getByRole('link', { name: 'Delete …' }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('button', { name: 'Delete it' }).focus();
        await page.keyboard.press('Enter');
        await page.getByText('The transaction was deleted').waitFor();
        await page.goBack();
        await page.goto(`${service.url}/transactions?search=lemonade`);
        await page.getByText('Nothing matches').waitFor();
      },
      { javaScriptEnabled },
    ));

  test(`a person adds an account and archives a bill, ${how}`, () =>
    visit(
      async (page) => {
        await page.getByRole('link', { name: 'Accounts', exact: true }).click();
        await page.getByRole('link', { name: 'Add an account' }).click();
        await page.getByLabel('Name').fill(`Piggy bank ${how}`);
        await page.getByLabel('Balance now').fill('20');
        await page.getByRole('button', { name: 'Add it' }).click();
        await page.getByText('The account was added.').waitFor();
        await page.getByRole('link', { name: 'Bills', exact: true }).click();
        const bill = page.getByRole('table', { name: 'Expected bills' }).getByRole('link').first();
        const name = (await bill.textContent()) ?? '';
        await bill.click();
        await page.getByRole('table', { name: 'Payments' }).waitFor();
        await page.getByRole('button', { name: 'Archive it' }).click();
        await page.getByRole('heading', { name: 'Archived' }).waitFor();
        await page.getByRole('link', { name }).click();
        await page.getByRole('button', { name: 'Restore it' }).click();
        await page.getByText('The bill was restored.').waitFor();
      },
      { javaScriptEnabled },
    ));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is accessible, fits its window and is below 60 KB: ${colorScheme}`, () =>
    visit(
      async (page) => {
        for (const [name, place] of await placesOf(page)) await inspect(page, `${name}-${colorScheme}`, place);
      },
      { colorScheme },
    ));
}

test('the service and the browser end', async () => {
  await browser.close();
  await service.close();
});

pages.run();

async function placesOf(page: Page): Promise<readonly (readonly [name: string, place: string])[]> {
  const first = async (place: string, selector: string) => {
    await page.goto(service.url + place);
    return (await page.locator(selector).first().getAttribute('href')) ?? '';
  };
  return [
    ['overview', '/overview'],
    ['transactions', '/transactions'],
    ['transactions-found', '/transactions?search=market&type=expense&from=2025-12-01'],
    ['transactions-none', '/transactions?search=nowhere'],
    ['transaction', await first('/transactions', '.ledger .kind a')],
    ['transaction-new', '/transactions/new'],
    ['import', '/import'],
    ['import-done', await first('/import', '.lead a')],
    ['accounts', '/accounts'],
    ['account', await first('/accounts', '.actions a')],
    ['account-new', '/accounts/new'],
    ['bills', '/bills'],
    ['bill', await first('/bills', '.lead a')],
    ['bill-new', '/bills/new'],
    ['settings', '/account'],
  ];
}

const MAX_BYTES = 60_000;

async function inspect(page: Page, name: string, place: string): Promise<void> {
  const response = await page.goto(service.url + place);
  assert.is(response?.status(), 200, place);
  assert.ok(((await response?.body())?.length ?? Number.MAX_VALUE) < MAX_BYTES, `${place} is too large`);
  await page.evaluate(AXE);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const isWide = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
    assert.is(isWide, false, `${place} at ${width}`);
    await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true });
    const violations = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as readonly Violation[];
    assert.equal(
      violations.map(({ id, nodes }) => `${place} at ${width}: ${id}: ${nodes[0]?.html}`),
      [],
    );
  }
}

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
