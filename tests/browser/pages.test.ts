import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { forward } from '../../scripts/dev/forward.ts';
import { type Gallery, openGallery } from '../../scripts/dev/gallery/gallery.ts';
import { SCENES } from '../../scripts/dev/gallery/scenes.ts';
import { GALLERY } from '../../scripts/dev/gallery/shown-page.ts';
import { chromiumVersion, inBrowser } from '../support/browser/browser.ts';
import { acceptPicture, differenceOf, takePicture } from '../support/browser/picture.ts';
import { DOWNLOADS, pathsOf } from '../support/places.ts';
import { AXE_PATH, assertAccessible, assertReadableColours, respondWithAxe } from './axe.ts';
import { assertOwnHost, openStage, openTab, type Stage, type Tab } from './stage.ts';

/** Every page must fit these widths, from the smallest phone to a screen of 4K. It opens in the first one. */
const WIDTHS = [1440, 3840, 768, 360, 320];
const HEIGHT = 900;
/** Each theme and each layout once: colours follow the theme alone, and what is where the width alone. */
interface Pictured {
  readonly device: string;
  readonly colorScheme: 'light' | 'dark';
  readonly check: (page: Page) => Promise<void>;
}
const PICTURED: ReadonlyMap<number, Pictured> = new Map<number, Pictured>([
  [360, { device: 'phone', colorScheme: 'light', check: assertAccessible }],
  [1440, { device: 'desktop', colorScheme: 'dark', check: assertReadableColours }],
]);
const DEVICES = [...PICTURED.values()].map(({ device }) => device);
const MAX_BYTES = 60_000;
const ATTEMPTS = 4;
/** How much of a page its pictures show, in pixels: most long pages are lists. These are shown whole. */
const MAX_HEIGHT = 1_100;
const WHOLE = new Set(['overview', 'components', 'bill-corrected']);

/** Where pictures of every page are kept, to be looked at. */
const PICTURES = process.env['COFFER_PICTURES_DIR'] ?? fileURLToPath(new URL('../../var/pictures', import.meta.url));

/** The accepted pictures, and the version of Chromium that made them: another one may draw in another way. */
const ACCEPTED = fileURLToPath(new URL('pictures', import.meta.url));
const VERSION_FILE = join(ACCEPTED, 'chromium-version');
const isAccepting = process.env['COFFER_ACCEPT_PICTURES'] === '1';
const isComparable =
  process.platform === 'linux' &&
  existsSync(VERSION_FILE) &&
  readFileSync(VERSION_FILE, 'utf8').trim() === chromiumVersion();

const pages = suite('every page in Chromium');
const test = inBrowser(pages);
const comparing: typeof test = (name, work) => (isAccepting || isComparable ? test(name, work) : pages.skip(name));
const NAMES = ['components', ...SCENES.map(({ name }) => name)];
let stage: Stage;
let gallery: Gallery;
let tab: Tab;
let url: string;
/** How the picture in a file differs from the accepted one, where it does. */
const differences = new Map<string, string | undefined>();
const server = createServer((request, response) => {
  if (respondWithAxe(request, response)) return;
  if (!gallery.respond(request, response)) void forward(request, response, stage.url, (html) => html);
});

pages('no page is missing here: every route has a picture', () => {
  const seen = new Set(SCENES.map(({ route }) => route));
  assert.equal(
    [...seen].toSorted(),
    [...new Set(pathsOf('GET'))].filter((path) => !DOWNLOADS.includes(path)).toSorted(),
  );
});

pages('no component is missing in the gallery', () => {
  const folder = 'adapters/web/components';
  const shown = readFileSync('scripts/dev/gallery/components.ts', 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const components = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^export function (\w+)\([^{]*?\): Html\b/gms)].map(
      ([, name = '']) => name,
    ),
  );
  assert.ok(components.length > 20);
  assert.equal(
    components.filter((name) => !shown.includes(`${name}(`) && name !== 'pageLinks'),
    [],
  );
});

test('the gallery and the browser open', async () => {
  [stage, gallery] = await Promise.all([openStage(), openGallery()]);
  tab = await openTab(stage);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  mkdirSync(PICTURES, { recursive: true });
});

for (const name of NAMES) {
  test(`${name} is accessible, fits every window and is below 60 KB, in both themes`, async () => {
    const { page, record } = tab;
    const errors = record.errors.length;
    await inspect(page, name);
    assert.equal(record.errors.slice(errors), []);
    assertOwnHost({ url }, record);
  });
}

for (const name of NAMES) {
  comparing(`${name} looks as it did when somebody accepted its pictures`, async () => {
    for (const device of DEVICES) {
      const file = `${name}-${device}.png`;
      if (isAccepting) acceptPicture(readFileSync(join(PICTURES, file)), join(ACCEPTED, file));
      const what = `${file}: look at it in ${PICTURES}; CONTRIBUTING says how to accept it`;
      assert.ok(isAccepting || differences.has(file), `${file} was not taken`);
      assert.is(differences.get(file), undefined, what);
    }
  });
}

comparing('no accepted picture is of a page that is gone', async () => {
  if (isAccepting) writeFileSync(VERSION_FILE, `${chromiumVersion()}\n`);
  const known = NAMES.flatMap((name) => DEVICES.map((device) => `${name}-${device}.png`));
  const kept = readdirSync(ACCEPTED).filter((file) => file.endsWith('.png'));
  assert.equal(kept.toSorted(), known.toSorted());
});

test('the gallery and the browser end', async () => {
  await stage.close();
  server.close();
});

pages.run();

async function inspect(page: Page, name: string): Promise<void> {
  const shown = gallery.pages.find((each) => each.name === name);
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
  const answer = await page.goto(`${url}${GALLERY}/${name}`);
  assert.is(answer?.status(), shown?.status);
  if (name !== 'components') assert.ok(((await answer?.body())?.length ?? 0) < MAX_BYTES, `${name} is too large`);
  await page.addScriptTag({ url: AXE_PATH });
  for (const width of WIDTHS) {
    await resize(page, width);
    const pictured = PICTURED.get(width);
    if (pictured === undefined) continue;
    await page.emulateMedia({ colorScheme: pictured.colorScheme });
    await pictureOf(page, name, pictured.device);
    await pictured.check(page);
  }
}

/** A busy Chromium may give a picture of a page that it has drawn in part. One that differs is taken again. */
async function pictureOf(page: Page, name: string, device: string): Promise<void> {
  const file = `${name}-${device}.png`;
  const path = join(PICTURES, file);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await takePicture(page, path, WHOLE.has(name) ? undefined : MAX_HEIGHT);
    if (isAccepting || !isComparable) return;
    const shown = join(PICTURES, `${name}-${device}-difference.png`);
    const difference = differenceOf(readFileSync(path), join(ACCEPTED, file), shown);
    differences.set(file, difference);
    if (difference === undefined) return;
  }
}

/** Throws when something sticks out at this width. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const isWide = await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
  assert.is(isWide, false, `${page.url()} at ${width}`);
}
