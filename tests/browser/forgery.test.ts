import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { type Belongings, furnish, ORDINARY } from '../support/belongings.ts';
import { inBrowser } from '../support/browser/browser.ts';
import { fakeFeeds, replaceFeeds } from '../support/feeds/fake-feeds.ts';
import { addressIn, DOWNLOADS, pathsOf } from '../support/places.ts';
import { type Member, newMember } from '../support/service/household.ts';
import { type Listener, listen } from './client.ts';
import { lazyStage, openStage, type Stage, withTab } from './stage.ts';

const forgery = suite('pages of other sites');
const test = inBrowser(forgery);
const feeds = fakeFeeds();
const stage = lazyStage(() => openStage([replaceFeeds(feeds)]));

const POSTS = pathsOf('POST');
/** A download opens no page, in a frame or elsewhere. */
const GETS = pathsOf('GET').filter((path) => !DOWNLOADS.includes(path));

/**
 * The browser sends the session cookie with a form from another port of the same host, and keeps it from another host.
 * A few forms show what it sends: below and in tests of the pages, each one is refused without its token.
 */
const ATTACKERS = [
  ['the same host', 'localhost', POSTS.filter((_, nth) => nth % 4 === 0)],
  ['another host', '127.0.0.1', POSTS.filter((_, nth) => nth % 8 === 0)],
] as const;

forgery('there are forms to forge', () => {
  assert.ok(POSTS.includes('/account/keys/new') && POSTS.includes('/connect/:uid'), POSTS.join(' '));
});

for (const [place, host, posts] of ATTACKERS) {
  test(`no form of the service can be sent from a site on ${place}`, async () => {
    const at = await stage.get();
    const { member, things } = await aVictim(at);
    await withListener(attackPage, host, async ({ origin }) => {
      await withTab(at, { member, visitsOthers: true }, async ({ page }) => {
        const before = await everythingOf(at, member);
        for (const path of posts) {
          const target = at.url + addressIn(path, things);
          const answered = page.waitForResponse((response) => response.url() === target);
          await page.goto(`${origin}/?${encodeURIComponent(target)}`, { waitUntil: 'commit' });
          const answer = await answered;
          assert.is(answer.status(), 403, path);
          await page.getByText('This form was sent from another site.').waitFor();
        }
        assert.equal(await everythingOf(at, member), before);
      });
    });
  });
}

test('a form without its token is refused, even from a page of the service', async () => {
  const at = await stage.get();
  const { member, things } = await aVictim(at);
  await withTab(at, { member }, async ({ page }) => {
    await page.goto(`${at.url}/account`);
    const before = await everythingOf(at, member);
    for (const path of POSTS) {
      const status = await page.evaluate<number>(`fetch(${JSON.stringify(addressIn(path, things))}, {
        method: 'POST', body: new URLSearchParams({ form_token: 'x'.repeat(43) }), redirect: 'manual',
      }).then(({ status }) => status)`);
      assert.is(status, 403, path);
    }
    assert.equal(await everythingOf(at, member), before);
  });
});

test('opening every page changes nothing', async () => {
  const at = await stage.get();
  const { member, things } = await aVictim(at);
  await withTab(at, { member }, async ({ page }) => {
    const before = await everythingOf(at, member);
    for (const path of GETS) {
      const response = await page.request.get(at.url + addressIn(path, things));
      assert.ok(response.status() < 500, path);
    }
    assert.equal(await everythingOf(at, member), before);
  });
});

test('no page shows itself in a frame of another site', async () => {
  const at = await stage.get();
  const { member, things } = await aVictim(at);
  const framed = GETS.map((path) => at.url + addressIn(path, things));
  const frames = () => framed.map((url) => `<iframe src="${url}"></iframe>`).join('');
  await withListener(frames, 'localhost', async ({ origin }) => {
    const expectedErrors = /frame-ancestors/;
    await withTab(at, { member, visitsOthers: true, expectedErrors }, async ({ page }) => {
      await page.goto(origin);
      const texts = await Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) => frame.evaluate<string>('document.body.innerText')),
      );
      assert.is(texts.length, framed.length);
      assert.equal(
        texts.filter((text) => /Coffer|account|sign in/i.test(text)),
        [],
      );
      const urls = page
        .frames()
        .slice(1)
        .map((frame) => frame.url());
      assert.equal(new Set(urls), new Set(['chrome-error://chromewebdata/']));
    });
  });
});

test('close the browser and the service', async () => stage.close());

/** A page whose form sends itself to the address in its query, as soon as it is open. */
function attackPage(path: string): string {
  const target = decodeURIComponent(path.replace(/^\/\?/, ''));
  const fields = { name: 'Stolen', access: 'write', expires_in_days: '365', currency: 'JPY', decision: 'approve' };
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return `<form method="post" action="${target}">${inputs.join('')}</form><script>document.forms[0].submit()</script>`;
}

async function withListener(
  bodyOf: (path: string) => string,
  host: string,
  work: (listener: Listener) => Promise<void>,
): Promise<void> {
  const listener = await listen(bodyOf, host);
  try {
    await work(listener);
  } finally {
    await listener.close();
  }
}

/** Somebody with one of everything that forms can change. */
async function aVictim({ app }: Pick<Stage, 'app'>): Promise<{ readonly member: Member; readonly things: Belongings }> {
  const member = await newMember({ app });
  return { member, things: await furnish(app, feeds, { id: member.userId, email: member.email }, ORDINARY) };
}

/** Everything that a form could change. */
async function everythingOf({ app }: Pick<Stage, 'app'>, { userId }: Member): Promise<unknown> {
  const page = { offset: 0, limit: 1_000 };
  const [user, keys, apps, sessions, totp, passkeys, codes] = await Promise.all([
    app.get(ports.users).get(userId),
    app.get(ports.apiKeys).list(userId),
    app.get(ports.connectedApps).list(userId),
    app.get(ports.sessions).list(userId),
    app.get(ports.totpFactors).get(userId),
    app.get(ports.passkeys).list(userId),
    app.get(useCases.secondFactors).reportFactors(userId),
  ]);
  const [accounts, transactions, bills, imports, connections, feedAccounts] = await Promise.all([
    app.get(ports.accounts).list(userId),
    app.get(ports.transactionReader).list(userId, {}, page),
    app.get(useCases.bills).listBills(userId),
    app.get(useCases.imports).listImports(userId, { limit: 100 }),
    app.get(ports.connections).list(userId),
    app.get(ports.feedAccounts).listAll(userId),
  ]);
  // When it was last seen may change.
  const open = sessions.map(({ id, hash, confirmedAt }) => ({ id, hash, confirmedAt }));
  const access = { user, keys, apps, sessions: open, totp, passkeys, codes, users: await app.get(ports.users).count() };
  return { ...access, accounts, transactions, bills, imports, connections, feedAccounts };
}

forgery.run();
