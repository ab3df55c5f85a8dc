import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { RunningServer } from '../../adapters/http/serve.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { useCases } from '../../config/tokens.ts';
import type { Plan } from '../../domain/user.ts';
import { openBrowser, type PageRecord, recordPage } from '../support/browser.ts';

/** A whole service on `http://localhost`, and a browser to look at it with. */
export interface Stage {
  readonly app: App;
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Browsers offer passkeys to `localhost`, and never to an address of digits. */
const HOST = 'localhost';

export async function openStage(): Promise<Stage> {
  const app = await createApp({ store: 'memory', config: { logLevel: 'silent', ratesRefresh: false, signUp: 'true' } });
  const [server, browser] = await Promise.all([app.listen({ host: HOST }), openBrowser()]);
  return { app, url: server.url, browser, close: () => closeAll(app, server, browser) };
}

async function closeAll(app: App, server: RunningServer, browser: Browser): Promise<void> {
  await browser.close();
  await server.close(0);
  await app.close();
}

/** Opens the stage at the first call, and closes it in the suite's last test. */
export function lazyStage(): { readonly get: () => Promise<Stage>; readonly close: () => Promise<void> } {
  let stage: Promise<Stage> | undefined;
  const get = () => {
    stage ??= openStage();
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
  const { id } = await app.get(useCases.createUser)({ email, password: PASSWORD, plan });
  return { userId: id, email };
}

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly record: PageRecord;
}

/**
 * A new browser with one page open, and nobody signed in. What the page's security policy refuses counts as an error.
 */
export async function openTab({ browser }: Stage, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const record = recordPage(page, isRefusedForm);
  return { page, context, record };
}

/** The browser reports every answer from 400 on as an error of the page. */
function isRefusedForm(message: string): boolean {
  return /the server responded with a status of 4\d\d/.test(message);
}

/** Signs the member in without the pages: in this browser they have just proved who they are. */
export async function signInAs(
  stage: Stage,
  { context }: Tab,
  { email }: Member,
  userAgent = 'Example/1.0',
): Promise<void> {
  const step = await stage.app.get(useCases.signIn)({ email, password: PASSWORD, userAgent, address: '192.0.2.7' });
  if (step.kind !== 'signed_in') throw new Error(`${email} needs a second factor.`);
  await context.addCookies([
    { name: 'coffer_session', value: step.secret, url: stage.url, httpOnly: true, sameSite: 'Lax' },
  ]);
}

/** Opens a tab in which the member is signed in, does `work`, and closes it. Returns what the page did. */
export async function withTab(
  stage: Stage,
  options: BrowserContextOptions & { readonly member?: Member },
  work: (tab: Tab) => Promise<void>,
): Promise<PageRecord> {
  const { member, ...rest } = options;
  const tab = await openTab(stage, rest);
  try {
    if (member !== undefined) await signInAs(stage, tab, member);
    await work(tab);
    return tab.record;
  } finally {
    await tab.context.close();
  }
}
