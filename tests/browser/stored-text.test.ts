import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Wording } from '../support/belongings.ts';
import { inBrowser } from '../support/browser/browser.ts';
import { PLACES } from '../support/places.ts';
import { newMember, openHousehold } from '../support/service/household.ts';
import { ATTACKS } from './attacks.ts';
import { assertAccessible } from './axe.ts';
import { newClient } from './client.ts';
import { assertOwnHost, lazyStage, openTab, type Tab, withBrowser, withTab } from './stage.ts';

const ATTACK = `${ATTACKS.markup}${ATTACKS.attribute}<a href="javascript:alert(8)">x</a>javascript:alert(9)`;

/** The attacks, and then one word without a place to break at, up to the longest text that is stored. */
const long = (characters: number, attack: string = ATTACK) => attack.padEnd(characters, 'W').slice(0, characters);

const WORDS: Wording = {
  account: long(255),
  hiddenAccount: long(255),
  bank: long(255),
  description: long(500),
  notes: long(5_000),
  bill: long(255),
  archivedBill: 'javascript:alert(10)',
  row: long(500),
  file: long(255),
  institution: long(200),
  feedAccount: long(255),
  feedRow: long(500),
  payee: long(255),
  problem: long(300),
  key: long(255),
  app: long(255),
  appHost: ATTACKS.host,
  tool: long(100),
  passkey: long(60, ATTACKS.short),
  userAgent: long(200),
};

const SHOWING = new Set(
  (
    'overview transactions transaction accounts account bills bill bill-edit bill-delete import import-done connections connection-healthy ' +
    'connection-failing keys key-revoke apps app-revoke activity sessions'
  ).split(' '),
);

/** What only a text that was taken for markup could bring into a page. */
const PLANTED =
  '[onload], [onerror], [onfocus], [href^="javascript:"], [src*="evil.example"], main script, main svg[onload]';

const stored = suite('stored texts in a browser');
const test = inBrowser(stored);
let tab: Tab | undefined;
const house = lazyStage(async () =>
  withBrowser(await openHousehold({ hostile: { email: ATTACKS.email, words: WORDS } })),
);

for (const place of PLACES.filter(({ role }) => role === 'owner')) {
  test(`${place.name} shows hostile texts as text, and fits the window`, async () => {
    const at = await house.get();
    await onTab(async ({ page }) => {
      const response = await page.goto(at.url + place.addressOf(at.things));
      assert.is(response?.status(), place.status);
      assert.is(await page.locator(PLANTED).count(), 0);
      if (SHOWING.has(place.name)) {
        assert.match(await page.locator('main').innerText(), '<script>alert(2)</script>');
        await assertAccessible(page);
      }
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const tooWide = await page.evaluate(
          'document.documentElement.scrollWidth > document.documentElement.clientWidth',
        );
        assert.is(tooWide, false, `at ${width}`);
      }
    });
  });
}

/** Tests of the owner's pages share a tab: a new one takes longer than what they do in it. */
async function onTab(work: (tab: Tab) => Promise<void>): Promise<void> {
  const at = await house.get();
  tab ??= await openTab(at, { member: at.owner });
  await work(tab);
  assert.equal(tab.record.errors, []);
  assertOwnHost(at, tab.record);
}

test('an app with a hostile name asks in plain text', async () => {
  const at = await house.get();
  const client = await newClient(at, {
    redirectUri: 'http://127.0.0.1:1/callback',
    name: '<script>alert(2)</script><svg onload=alert(1)></svg>',
  });
  await withTab(at, { member: await newMember(at) }, async ({ page }) => {
    await page.goto(client.authorizationUrl);
    await page.getByRole('heading', { name: 'Connect an app?' }).waitFor();
    assert.match(await page.locator('main').innerText(), '<script>alert(2)</script>');
    assert.is(await page.locator(PLANTED).count(), 0);
  });
});

const NOTICED_WITHIN_MS = 10_000;

test('a page that did run a text, or asked another host for something, would be noticed', async () => {
  const at = await house.get();
  for (const [expected, script] of [
    // Chromium 150 compares a handler with the policy only when its event comes.
    [
      /script-src/,
      `document.body.insertAdjacentHTML('beforeend', '<b tabindex="0" onfocus="alert(1)">x</b>'),
        document.querySelector('[onfocus]').focus()`,
    ],
    [/img-src/, `document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x' }))`],
    [/dialog/, 'setTimeout(() => alert(1))'],
  ] as const) {
    const noticed = withTab(at, { member: at.owner }, async ({ page, record }) => {
      await page.goto(`${at.url}/account`);
      await page.evaluate(`void (${script})`);
      await page.waitForFunction('document.readyState === "complete"');
      const end = Date.now() + NOTICED_WITHIN_MS;
      while (record.errors.length === 0 && Date.now() < end) await page.evaluate('new Promise(requestAnimationFrame)');
    });
    await noticed.then(
      () => assert.unreachable(),
      (error: Error) => assert.match(`${error.message} ${JSON.stringify((error as any).actual)}`, expected),
    );
  }
});

test('the service and the browser end', () => house.close());

stored.run();
