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

const WIDTH = 1280;
const LIST_ACCOUNTS = '#operations-Bank_accounts-listBankAccounts';

test('it shows every operation', async () => {
  await onReference({}, async ({ page }) => {
    const shown = await page
      .locator('.opblock')
      .evaluateAll((blocks) => blocks.map((block) => block.id.split('-').at(-1)));
    assert.equal(new Set(shown), new Set(routes.map(({ operationId }) => operationId)));
  });
});

test('a key entered under Authorize makes a request succeed, at the address of the page', async () => {
  await onReference({}, async ({ page, caller, host }) => {
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
  await onReference({}, async ({ page }) => {
    const operation = '#operations-Transactions-deleteTransaction';
    await page.click(`${operation} .opblock-summary-control`);
    await page.fill(`${operation} input[placeholder="id"]`, '1');
    await page.click(`${operation} .execute`);
    const body = page.locator(`${operation} .live-responses-table .response-col_description code`).first();
    assert.match(await body.innerText(), /"message": "No such transaction\."/);
  });
});

test('operations open, with their responses and an example of their body', async () => {
  // One for each tag, with a body if there is one: they are drawn alike, and each takes the page seconds.
  const byTag = Map.groupBy(routes, ({ tag }) => tag.name);
  await onReference({}, async ({ page }) => {
    for (const ofTag of byTag.values()) {
      const { operationId, tag, body } = ofTag.find((route) => route.body !== undefined) ?? ofTag[0]!;
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
  [WIDTH, 'dark'],
  [360, 'light'],
] as const) {
  test(`${width} pixels wide and ${colorScheme}, it follows the colour scheme and nothing sticks out`, async () => {
    await onReference({ width, colorScheme }, async ({ page }) => {
      if (width < WIDTH) await page.click(`${LIST_ACCOUNTS} .opblock-summary-control`);
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
  readonly record: PageRecord;
}

interface Conditions {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

const opened = new Map<number, Promise<Opened>>();

/**
 * Does `work` on the page of this width, and then holds that no error was logged and no other host was asked for
 * anything. Tests share a page: it takes seconds to draw itself.
 */
async function onReference(
  { width = WIDTH, colorScheme = 'dark' }: Conditions,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  const open = opened.get(width) ?? openReference(width, colorScheme);
  opened.set(width, open);
  const { record, host } = await open;
  await work(await open);
  assert.equal(record.errors, []);
  assert.equal([...record.hosts], [host]);
}

async function openReference(width: number, colorScheme: 'light' | 'dark'): Promise<Opened> {
  const { service, browser } = await started();
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
  const record = await recordPages(context, (message) => message.includes('404')); // which a test provokes
  const page = await context.newPage();
  await page.goto(`${service.url}/docs`);
  await page.waitForSelector('.opblock');
  return { page, record, caller: await service.newCaller(), host: new URL(service.url).host };
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
