import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inBrowser } from '../support/browser/browser.ts';
import { takePicture } from '../support/browser/picture.ts';
import { DOWNLOADS, pathsOf, type Role } from '../support/places.ts';
import { assertAccessible } from './axe.ts';
import { type Household, openHousehold } from './household.ts';
import { SCENES, type Scene } from './scenes.ts';
import { assertOwnHost, openTab, type Tab } from './stage.ts';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [360, 768, 1440];
/** The smallest phone and a screen of 4K: a page must fit them, and needs no picture. */
const EXTREMES = [320, 3840];
/** Each theme and each layout once: colours follow the theme alone, and what is where the width alone. */
const AUDITED = new Set(['light 360', 'dark 1440']);
const MAX_BYTES = 60_000;

/** Where pictures of every page are kept, to be looked at. */
const PICTURES = process.env['COFFER_PICTURES_DIR'] ?? fileURLToPath(new URL('../../var/pictures', import.meta.url));

const pages = suite('every page in Chromium');
const test = inBrowser(pages);
const tabs = new Map<Role, Tab>();
let house: Household;

pages('no page is missing here: every route has a picture', () => {
  const seen = new Set(SCENES.map(({ route }) => route));
  assert.equal(
    [...seen].toSorted(),
    [...new Set(pathsOf('GET'))].filter((path) => !DOWNLOADS.includes(path)).toSorted(),
  );
});

test('the service and the browser start', async () => {
  house = await openHousehold();
  mkdirSync(PICTURES, { recursive: true });
});

async function tabOf(role: Role): Promise<Tab> {
  const known = tabs.get(role);
  if (known !== undefined) return known;
  const tab = await openTab(house);
  await house.enter(tab, role);
  tabs.set(role, tab);
  return tab;
}

for (const scene of SCENES) {
  test(`${scene.name} is accessible, fits every window and is below 60 KB, in both themes`, async () => {
    const { page, record, context } = await tabOf(scene.role);
    if (scene.role === 'nobody') await context.clearCookies();
    const errors = record.errors.length;
    await inspect(page, scene);
    assert.equal(record.errors.slice(errors), []);
    assertOwnHost(house, record);
  });
}

test('the service and the browser end', () => house.close());

pages.run();

async function inspect(page: Page, scene: Scene): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const answers: Answer[] = [];
  const note = async (answer: Answer) => {
    if (answer.request().isNavigationRequest()) answers.push(answer);
  };
  page.on('response', note);
  await scene.open(page, house);
  page.off('response', note);
  const answer = answers.at(-1);
  assert.is(answer?.status(), scene.status);
  assert.ok(((await answer?.body())?.length ?? 0) < MAX_BYTES, `${page.url()} is too large`);
  for (const width of EXTREMES) await resize(page, width);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await resize(page, width);
      await takePicture(page, join(PICTURES, `${scene.name}-${colorScheme}-${width}.png`));
      if (AUDITED.has(`${colorScheme} ${width}`)) await assertAccessible(page);
    }
  }
}

type Answer = Awaited<ReturnType<Page['waitForResponse']>>;

/** Throws when something sticks out at this width. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const isWide = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  assert.is(isWide, false, `${page.url()} at ${width}`);
}
