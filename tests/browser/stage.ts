import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { RunningServer } from '../../adapters/http/server/serve.ts';
import { startSession } from '../../application/sessions/start-session.ts';
import { type App, type AppOptions, createApp } from '../../config/create-app.ts';
import { ports, useCases } from '../../config/tokens.ts';
import type { Plan } from '../../domain/access/user.ts';
import { openBrowser, type PageRecord, recordPages } from '../support/browser/browser.ts';

/** A whole service on `http://localhost`, and a browser to look at it with. */
export interface Stage {
  readonly app: App;
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Browsers offer passkeys to `localhost`, and never to an address of digits. */
const HOST = 'localhost';

export async function openStage({ replace = [] }: Pick<AppOptions, 'replace'> = {}): Promise<Stage> {
  const config = { logLevel: 'silent', ratesRefresh: false, signUp: 'true' } as const;
  const app = await createApp({ store: 'memory', config, replace });
  const [server, browser] = await Promise.all([app.listen({ host: HOST }), openBrowser()]);
  return { app, url: server.url, browser, close: () => closeAll(app, server, browser) };
}

async function closeAll(app: App, server: RunningServer, browser: Browser): Promise<void> {
  await browser.close();
  await server.close(0);
  await app.close();
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

export const PASSWORD = 'correct horse battery';

/** A user who can sign in with {@link PASSWORD}. */
export interface Member {
  readonly userId: number;
  readonly email: string;
}

export async function newMember(
  { app }: Pick<Stage, 'app'>,
  { email = `${randomUUID()}@example.com`, plan = 'pro' }: { readonly email?: string; readonly plan?: Plan } = {},
): Promise<Member> {
  const { id } = await app.get(useCases.users).createUser({ email, password: PASSWORD, plan });
  return { userId: id, email };
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
  { userId }: Pick<Member, 'userId'>,
  userAgent = 'Example/1.0',
): Promise<void> {
  const { app, url } = stage;
  const value = await startSessionOf(app, userId, userAgent);
  await context.addCookies([{ name: 'coffer_session', value, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** The secret of a new session. */
async function startSessionOf(app: App, userId: number, userAgent: string): Promise<string> {
  const [sessions, secrets, clock] = [app.get(ports.sessions), app.get(ports.secrets), app.get(ports.clock)];
  return (await startSession({ sessions, secrets, clock }, userId, { address: '192.0.2.7', userAgent })).secret;
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
