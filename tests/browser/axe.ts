import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Where a server of the test gives pages axe-core: a browser that knows an address compiles what is there once. */
export const AXE_PATH = '/axe.js';

/** `false` for every other request. */
export function respondWithAxe({ url }: IncomingMessage, response: ServerResponse): boolean {
  if (url !== AXE_PATH) return false;
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' }).end(AXE);
  return true;
}

/** The rules that another theme can break. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Throws when the page, as it is now, breaks a rule of axe-core. */
export function assertAccessible(page: Page): Promise<void> {
  return assertNoViolation(page, {});
}

/** Throws when the page, as it is now, breaks a rule of axe-core about colours. */
export function assertReadableColours(page: Page): Promise<void> {
  return assertNoViolation(page, { runOnly: RULES_OF_COLOURS });
}

async function assertNoViolation(page: Page, rules: object): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  // Two rules need style sheets and media to be loaded once more: about a locked orientation, and about audio.
  const options = JSON.stringify({ ...rules, resultTypes: ['violations'], preload: false });
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run(${options}).then(({ violations }) => violations)`,
  );
  assert.equal(
    violations.map(({ id, nodes }) => `${page.url()}: ${id}: ${nodes[0]?.html}`),
    [],
  );
}
