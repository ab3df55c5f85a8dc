import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

const ATTEMPTS = 5;
/** Accepted pictures are half as wide and as high, and have sixteen steps of each colour: they are kept in git. */
const [HALF, STEP] = [2, 16];
/** Machines may draw the edge of a letter in another way. */
const DIFFERENT_PIXELS_MAX = 8;

/** Playwright's own pictures take more than twice the processor time: they are compressed as far as it goes. */
const FAST = { format: 'png', optimizeForSpeed: true, captureBeyondViewport: true } as const;
/** Hides the caret, which blinks, waits until the page is drawn, and gives its height. */
const DRAWN = `new Promise((drawn) => {
  document.activeElement?.style.setProperty('caret-color', 'transparent');
  requestAnimationFrame(() => requestAnimationFrame(() => drawn(document.documentElement.scrollHeight)));
})`;

/** Keeps a picture of the beginning of the page, at most so many pixels high, in the file `path`. */
export async function takePicture(page: Page, path: string, maxHeight = 10_000): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = Number(await page.evaluate(DRAWN));
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight), scale: 1 };
  const session = await page.context().newCDPSession(page);
  // Right after a window was resized, a busy Chromium sometimes has no picture to give; then it is asked again.
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { data } = await session.send('Page.captureScreenshot', { ...FAST, clip }); // nothing of ours is animated
      writeFileSync(path, data, 'base64');
      await session.detach();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('Unable to capture screenshot')) throw error;
    }
  }
}

/** Makes the picture the accepted one, in the file `path`, unless it looks the same. */
export function acceptPicture(picture: Buffer, path: string): void {
  if (existsSync(path) && differenceOf(picture, path) === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, written(reduced(PNG.sync.read(picture))));
}

/**
 * How the picture differs from the accepted one in the file `path`, in words; `undefined` when it looks the same. A
 * picture of the difference goes to `differencePath`.
 */
export function differenceOf(picture: Buffer, path: string, differencePath?: string): string | undefined {
  if (!existsSync(path)) return 'There is no accepted picture.';
  const [accepted, { width, height, data }] = [PNG.sync.read(readFileSync(path)), reduced(PNG.sync.read(picture))];
  if (accepted.width !== width || accepted.height !== height)
    return `The page was ${accepted.width * HALF} × ${accepted.height * HALF}, and is ${width * HALF} × ${height * HALF}.`;
  const difference = new PNG({ width, height });
  const options = { threshold: 0.1, includeAA: true };
  const count = pixelmatch(accepted.data, data, difference.data, width, height, options);
  if (count <= DIFFERENT_PIXELS_MAX) return undefined;
  if (differencePath !== undefined) writeFileSync(differencePath, written(difference));
  return `${count} of ${width * height} pixels differ.`;
}

/** Each pixel is the mean of four. */
function reduced({ width, height, data }: PNG): PNG {
  const half = new PNG({ width: Math.floor(width / HALF), height: Math.floor(height / HALF) });
  const line = width * 4;
  for (let y = 0, to = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, to += 4) {
      const from = y * HALF * line + x * HALF * 4;
      for (let part = 0; part < 3; part += 1) {
        const at = from + part;
        const sum = (data[at] ?? 0) + (data[at + 4] ?? 0) + (data[at + line] ?? 0) + (data[at + line + 4] ?? 0);
        half.data[to + part] = Math.min(255, Math.round(sum / HALF ** 2 / STEP) * STEP);
      }
      half.data[to + 3] = 255;
    }
  }
  return half;
}

/** Without filters, few colours become the smallest file. */
function written(png: PNG): Buffer {
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
}
