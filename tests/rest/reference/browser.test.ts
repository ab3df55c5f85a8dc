import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inBrowser, openBrowser, type PageRecord, recordPages } from '../../support/browser/browser.ts';
import { type Caller, type HttpService, openMemoryService } from '../../support/service/http-service.ts';
import { routes } from '../route-table.ts';

/**
 * The reference in a real browser, on a service that believes itself at another address than the one it is opened by.
 */

const reference = suite('the reference in a browser');
const test = inBrowser(reference);

const LIST_ACCOUNTS = '#operations-Bank_accounts-listBankAccounts';

test('it shows every operation', async () => {
  await withReference({}, async ({ page }) => {
    const shown = await page
      .locator('.opblock')
      .evaluateAll((blocks) => blocks.map((block) => block.id.split('-').at(-1)));
    assert.equal(new Set(shown), new Set(routes.map(({ operationId }) => operationId)));
  });
});

test('a key entered under Authorize makes a request succeed, at the address of the page', async () => {
  await withReference({}, async ({ page, caller, host }) => {
    await authorize(page, caller.key);
    await page.click(`${LIST_ACCOUNTS} .opblock-summary-control`);
    const answer = page.waitForResponse(/\/v1\/bank-accounts/);
    await page.click(`${LIST_ACCOUNTS} .execute`);
    assert.is((await answer).status(), 200);
    assert.is(new URL((await answer).url()).host, host);
    assert.is(
      await page.locator(`${LIST_ACCOUNTS} .live-responses-table .response-col_status`).last().innerText(),
      '200',
    );
  });
});

test('an operation whose success has no body shows its errors as JSON', async () => {
  await withReference({ isExpected: (message) => message.includes('404') }, async ({ page, caller }) => {
    const operation = '#operations-Transactions-deleteTransaction';
    await authorize(page, caller.key);
    await page.click(`${operation} .opblock-summary-control`);
    await page.fill(`${operation} input[placeholder="id"]`, '1');
    await page.click(`${operation} .execute`);
    const body = page.locator(`${operation} .live-responses-table .response-col_description code`).first();
    assert.match(await body.innerText(), /"message": "No such transaction\."/);
  });
});

test('operations open, with their responses and an example of their body', async () => {
  // One without a body for each tag: they are drawn alike, and each takes the page seconds on a slow machine.
  const bodiless = new Map(routes.filter(({ body }) => body === undefined).map((route) => [route.tag.name, route]));
  await withReference({}, async ({ page }) => {
    for (const { operationId, tag, body } of [...bodiless.values(), ...routes.filter((route) => route.body)]) {
      const operation = `#operations-${tag.name.replaceAll(' ', '_')}-${operationId}`;
      await page.click(`${operation} .opblock-summary-control`);
      await page.waitForSelector(`${operation} .responses-table`);
      if (body !== undefined) {
        const example = JSON.parse(await page.inputValue(`${operation} textarea.body-param__text`));
        assert.ok(Object.keys(example).length > 0, operationId);
      }
      // An open operation makes every later step slower.
      await page.click(`${operation} .opblock-summary-control`);
    }
  });
});

for (const [width, colorScheme] of [
  [1280, 'dark'],
  [360, 'light'],
] as const) {
  test(`${width} pixels wide and ${colorScheme}, it follows the colour scheme and nothing sticks out`, async () => {
    await withReference({ width, colorScheme }, async ({ page }) => {
      await page.click(`${LIST_ACCOUNTS} .opblock-summary-control`);
      await page.waitForSelector(`${LIST_ACCOUNTS} .responses-table`);
      assert.is(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'), 0);
      const isDark = await page.evaluate('document.documentElement.classList.contains("dark-mode")');
      assert.is(isDark, colorScheme === 'dark');
    });
  });
}

interface Opened {
  readonly page: Page;
  readonly caller: Caller;
  readonly host: string;
}

interface Conditions {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Errors on the console that the test provokes. */
  readonly isExpected?: (message: string) => boolean;
}

/** Opens the page, does `work`, and then holds that no error was logged and no other host was asked for anything. */
async function withReference(conditions: Conditions, work: (opened: Opened) => Promise<void>): Promise<void> {
  const { service, browser } = await started();
  const host = new URL(service.url).host;
  const context = await browser.newContext({
    viewport: { width: conditions.width ?? 1280, height: 800 },
    colorScheme: conditions.colorScheme ?? 'light',
  });
  const record: PageRecord = await recordPages(context, conditions.isExpected);
  const page = await context.newPage();
  await page.goto(`${service.url}/docs`);
  await page.waitForSelector('.opblock');
  await work({ page, caller: await service.newCaller(), host });
  await context.close();
  assert.equal(record.errors, []);
  assert.equal([...record.hosts], [host]);
}

async function authorize(page: Page, key: string): Promise<void> {
  await page.click('.btn.authorize');
  await page.fill('.auth-container input', key);
  await page.click('.auth-btn-wrapper .authorize');
  await page.click('.auth-btn-wrapper .btn-done');
}

let running: Promise<{ readonly service: HttpService; readonly browser: Browser }> | undefined;

function started() {
  running ??= Promise.all([openMemoryService(), openBrowser()]).then(([service, browser]) => ({
    service,
    browser,
  }));
  return running;
}

test('close the browser and the service', async () => {
  const { service, browser } = await started();
  await browser.close();
  await service.close();
});

reference.run();
