import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Throws when the page, as it is now, breaks a rule of axe-core. */
export async function assertAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const violations = (await page.evaluate('axe.run().then(({ violations }) => violations)')) as readonly Violation[];
  assert.equal(
    violations.map(({ id, nodes }) => `${page.url()}: ${id}: ${nodes[0]?.html}`),
    [],
  );
}
