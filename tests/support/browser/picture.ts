import type { Page } from 'playwright-core';

const ATTEMPTS = 5;

/**
 * Keeps a picture of the whole page. Right after a window was resized, a busy Chromium sometimes has none to give; then
 * it is asked again.
 */
export async function takePicture(page: Page, path: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await page.screenshot({ path, fullPage: true });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('Unable to capture screenshot')) throw error;
    }
  }
}
