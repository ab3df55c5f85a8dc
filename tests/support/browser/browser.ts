import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import type { Test } from 'uvu';
import { fixedFonts } from './fonts.ts';

/** Where Chromium and Chrome are usually installed. The headless shell is the fastest. */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Adds tests that need a browser to a suite: as skipped ones, which are counted, where this machine has none. */
export function inBrowser(tests: Test): (name: string, work: () => Promise<void>) => void {
  const isPossible = findChromium() !== undefined;
  return (name, work) => (isPossible ? tests(name, work) : tests.skip(name, work));
}

/** `CHROMIUM_PATH`, or an installed Chromium or Chrome; `undefined` when this machine has none. */
function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  return named === undefined || named === '' ? USUAL_PATHS.find((path) => existsSync(path)) : named;
}

/** The major version of the browser, such as `156`; `undefined` without one, and for one that does not say. */
export function chromiumVersion(): string | undefined {
  const path = findChromium();
  if (path === undefined) return undefined;
  return /\d+/.exec(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)?.[0];
}

/** Throws where {@link inBrowser} skips. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    env: fixedFonts(),
    args: [
      '--no-sandbox', // tests may run as root
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** What went wrong in a browser so far, and which hosts its pages asked for something. */
export interface PageRecord {
  /** Errors on the console, uncaught exceptions, dialogs, and what a page's security policy refused. */
  readonly errors: readonly string[];
  readonly hosts: ReadonlySet<string>;
}

const REPORT_VIOLATIONS = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  console.error('The security policy refused ' + effectiveDirective + ' ' + blockedURI);
})`;

/**
 * Records from now on, on every page of the browser. Errors on the console that `isExpected` allows are left out. A
 * page of ours opens no dialog, so one would come from a text that ran as a script.
 */
export async function recordPages(
  context: BrowserContext,
  isExpected: (message: string) => boolean = () => false,
): Promise<PageRecord> {
  const errors: string[] = [];
  const hosts = new Set<string>();
  await context.addInitScript(REPORT_VIOLATIONS);
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('dialog', (dialog) => {
    errors.push(`A dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:') hosts.add(url.host);
  });
  return { errors, hosts };
}
