import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { AppOptions } from '../../config/create-app.ts';
import { openBrowser, type PageRecord, recordPages } from '../support/browser/browser.ts';
import { type LocalService, type Member, openLocalService, sessionOf } from '../support/service/household.ts';

/** A whole service on `http://localhost`, and a browser to look at it with. */
export interface Stage extends LocalService {
  readonly browser: Browser;
}

export async function openStage(replaced?: AppOptions['replace']): Promise<Stage> {
  return withBrowser(await openLocalService(replaced));
}

export async function withBrowser<Service extends LocalService>(service: Service): Promise<Service & Stage> {
  const browser = await openBrowser();
  const close = async () => {
    await browser.close();
    await service.close();
  };
  return { ...service, browser, close };
}

/** Opens a stage at the first call, and closes it in the suite's last test. */
export function lazyStage<Kind extends Stage = Stage>(
  open: () => Promise<Kind> = openStage as () => Promise<Kind>,
): { readonly get: () => Promise<Kind>; readonly close: () => Promise<void> } {
  let stage: Promise<Kind> | undefined;
  const get = () => {
    stage ??= open();
    return stage;
  };
  return { get, close: async () => (await get()).close() };
}

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly record: PageRecord;
}

export interface TabOptions extends BrowserContextOptions {
  /** Who is signed in; nobody when absent. */
  readonly member?: Member | undefined;
  /** Whether pages of other hosts belong to the test. */
  readonly visitsOthers?: true;
  /** Errors on the console that belong to the test. */
  readonly expectedErrors?: RegExp;
}

/** A new browser with one page open. What the page's security policy refuses counts as an error. */
export async function openTab(stage: Stage, options: TabOptions = {}): Promise<Tab> {
  const { member, visitsOthers: _, expectedErrors, ...rest } = options;
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 800 }, ...rest });
  context.setDefaultTimeout(15_000);
  const isExpected = (message: string) => isRefusal(message) || expectedErrors?.test(message) === true;
  const record = await recordPages(context, isExpected);
  const tab = { page: await context.newPage(), context, record };
  if (member !== undefined) await signInAs(stage, tab, member);
  return tab;
}

/** The browser reports every answer from 400 on as an error of the page. */
function isRefusal(message: string): boolean {
  return /the server responded with a status of (?:4\d\d|50[23])/.test(message);
}

/** Signs the member in without the pages: in this browser they have just proved who they are, in every way. */
export async function signInAs(
  stage: Pick<Stage, 'app' | 'url'>,
  { context }: Pick<Tab, 'context'>,
  member: Pick<Member, 'userId'>,
  userAgent = 'Example/1.0',
): Promise<void> {
  const { app, url } = stage;
  const value = await sessionOf(app, member, userAgent);
  await context.addCookies([{ name: 'coffer_session', value, url, httpOnly: true, sameSite: 'Lax' }]);
}

/**
 * Opens a tab, does `work`, and closes it. Throws when a page reported an error, ran a stored text, broke its security
 * policy or asked another host for anything.
 */
export async function withTab(stage: Stage, options: TabOptions, work: (tab: Tab) => Promise<void>): Promise<void> {
  const tab = await openTab(stage, options);
  try {
    await work(tab);
    assert.equal(tab.record.errors, []);
    if (options.visitsOthers !== true) assertOwnHost(stage, tab.record);
  } finally {
    await tab.context.close();
  }
}

/** Throws when a page asked another host for anything. */
export function assertOwnHost({ url }: Pick<Stage, 'url'>, { hosts }: PageRecord): void {
  const own = new URL(url).host;
  assert.equal(
    [...hosts].filter((host) => host !== own),
    [],
  );
}
