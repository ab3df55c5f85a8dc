import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../config/tokens.ts';
import { inBrowser } from '../support/browser/browser.ts';
import { aFetch, anAccount, fedAccount } from '../support/feeds/fake-feed.ts';
import { codeAt, newMember, openHousehold, PASSWORD } from '../support/service/household.ts';
import { assertAccessible } from './axe.ts';
import { type Keyboard, keyboardOf } from './keyboard.ts';
import { lazyStage, type TabOptions, withBrowser, withTab } from './stage.ts';

const flows = suite('what people do on the pages');
const test = inBrowser(flows);
const house = lazyStage(async () => withBrowser(await openHousehold()));

interface Hands {
  readonly page: Page;
  readonly keys: Keyboard;
  /** Waits until the page shows this. */
  readonly sees: (text: string | RegExp) => Promise<void>;
  /** Opens an address of the service. */
  readonly at: (path: string) => Promise<void>;
}

/** Lets the demo user work, and requires that no error was reported and no other host asked. */
async function work(options: TabOptions, flow: (hands: Hands) => Promise<void>): Promise<void> {
  const stage = await house.get();
  await withTab(stage, { member: stage.owner, ...options }, async ({ page }) => {
    const main = page.getByRole('main');
    await flow({
      page,
      keys: keyboardOf(page),
      sees: (text) => main.getByText(text).first().waitFor(),
      at: async (path) => void (await page.goto(stage.url + path)),
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with the keyboard alone' : 'with the keyboard alone and without JavaScript';

  test(`a person signs in, looks around and signs out, ${how}`, () =>
    work({ javaScriptEnabled, member: undefined }, async ({ page, keys, sees, at }) => {
      const stage = await house.get();
      const { email } = await newMember(stage);
      const { token } = await stage.app.get(useCases.sessions).offerSignInLink(email);
      await at(`/sign-in/link?token=${encodeURIComponent(token)}`);
      await keys.press('Sign in');
      await page.waitForURL(/\/overview$/);
      for (const section of ['Transactions', 'Bills', 'Accounts', 'Settings', 'Overview']) {
        await keys.press(section);
        await page.locator(`nav a[aria-current=page]`, { hasText: section }).first().waitFor();
      }
      await page.goBack();
      await page.locator('nav a[aria-current=page]', { hasText: 'Settings' }).waitFor();
      await keys.press('Sign out');
      await sees('Your money, on your own machine');
      await at('/overview');
      assert.is(new URL(page.url()).pathname, '/sign-in');
    }));

  test(`a person with a second factor signs in with both, ${how}`, () =>
    work({ javaScriptEnabled, member: undefined }, async ({ page, keys, sees, at }) => {
      const { guarded, clock } = await house.get();
      clock.advanceSeconds(60); // each code works once
      await at('/sign-in');
      await keys.fill('E-mail address', guarded.email);
      await keys.fill('Password', PASSWORD);
      await keys.send();
      await keys.fill('Code', 'nonsense');
      await keys.send();
      await sees('The code is wrong');
      assert.is(await keys.focused(), 'Code');
      await page.keyboard.type(codeAt(guarded.totpSecret, clock.now()));
      await keys.send();
      await page.waitForURL(/\/overview$/);
    }));

  test(`a person searches, filters and goes from page to page, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, sees, at }) => {
      await at('/transactions');
      await keys.fill('Search', 'coffee');
      await keys.send();
      await sees(/^\d+ transactions found$/);
      assert.match(page.url(), 'search=coffee');
      const found = await countOn(page);
      await keys.choose('Account', 'Blue Card');
      await keys.choose('Category', 'Restaurants');
      await keys.choose('Kind', 'Expenses');
      await keys.fill('From', '01012026');
      await keys.press('Show');
      await page.waitForURL(/from=2026-01-01/);
      assert.ok((await countOn(page)) < found);
      await page.goBack();
      assert.is(await countOn(page), found);
      await keys.press('Clear');
      await page.waitForURL(/\/transactions$/);
      await keys.press('Older ›');
      await page.waitForURL(/page=2/);
      await keys.press('‹ Newer');
      await sees('Page 1 of');
    }));

  test(`a person changes the category and the notes of a transaction, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, at }) => {
      await at('/transactions?search=coffee&account=');
      const row = page.locator('tbody tr').first();
      const id = await row.getAttribute('id');
      const link = /Change the category/;
      await (javaScriptEnabled ? keys.use(link) : keys.press(link));
      await page.getByRole('button', { name: 'Save' }).waitFor();
      if (javaScriptEnabled) {
        assert.is(await keys.focused(), 'Category', 'the focus moves into the row');
        await page.keyboard.press('Shift+Tab');
      }
      await keys.choose('Category', 'Restaurants');
      await keys.fill('Notes', `with Grace, ${how}`);
      await (javaScriptEnabled ? keys.use('Save') : keys.press('Save'));
      const changed = page.locator(`#${id}`);
      await changed.getByRole('link', { name: /Change the category.*Restaurants/ }).waitFor();
      assert.match((await changed.textContent()) ?? '', `with Grace, ${how}`);
      assert.match(page.url(), 'search=coffee');
      if (javaScriptEnabled) assert.match(await keys.focused(), /Change the category.*Restaurants/);
      await page.reload();
      assert.match((await changed.textContent()) ?? '', 'Restaurants');
    }));

  test(`a person adds a transaction and deletes it, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, sees, at }) => {
      await at('/overview');
      await keys.press('Transactions');
      await keys.press('Add a transaction');
      await keys.fill('Amount', '0');
      await keys.fill('Description', 'Lemonade by keyboard');
      await keys.choose('Account', 'Holiday jar');
      await keys.press('Add it');
      await sees('above 0');
      assert.is(await keys.focused(), 'Amount', 'what is wrong has the focus');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('7.77');
      await keys.press('Add it');
      await sees('The transaction was added');
      await keys.fill('Search', 'lemonade');
      await keys.send();
      await sees('1 transaction found');
      const link = /Change the category of Lemonade/;
      await (javaScriptEnabled ? keys.use(link) : keys.press(link));
      if (javaScriptEnabled) await page.getByRole('button', { name: 'Save' }).waitFor();
      if (javaScriptEnabled) await keys.press('More about it');
      await keys.press('Delete …');
      await keys.press('Delete it');
      await sees('The transaction was deleted');
      await at('/transactions?search=lemonade');
      await sees('Nothing matches');
    }));

  test(`a person adds an account, renames it, hides it and deletes it, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ keys, sees, at }) => {
      await at('/accounts');
      await keys.press('Add an account');
      await keys.fill('Name', `Piggy bank ${how}`);
      await keys.choose('Type', 'Cash');
      await keys.choose('Currency', 'CHF');
      await keys.fill('Balance now', '20');
      await keys.press('Add it');
      await sees('The account was added.');
      await keys.press(`Change Piggy bank ${how}`);
      await keys.fill('Name', `Money box ${how}`);
      await keys.tick('Hide it');
      await keys.press('Save');
      await sees('The account was changed.');
      await sees(`Money box ${how}`);
      await keys.press(`Change Money box ${how}`);
      await keys.press('Delete …');
      await keys.press(/^Delete/);
      await sees('The account and its transactions were deleted.');
    }));

  test(`a person adds a bill, archives it and restores it, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ keys, sees, at }) => {
      await at('/bills');
      await keys.press('Add a bill');
      await keys.fill('Name', `Club ${how}`);
      await keys.fill('Amount', '30');
      await keys.choose('How often', 'every quarter');
      await keys.fill('Next payment', '04012026');
      await keys.press('Add it');
      await sees(`Club ${how}`);
      await keys.press(`Club ${how}`);
      await keys.press('Archive it');
      await sees('Archived');
      await keys.press(`Club ${how}`);
      await keys.press('Restore it');
      await sees('The bill was restored.');
    }));

  test(`a person corrects a bill, and takes it back, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, sees, at }) => {
      await at('/bills');
      await keys.press('T-Mobile');
      const address = page.url();
      await keys.press('Skip it');
      await sees('There is no payment on Mar 22, 2026');
      await keys.press(/^Edit/);
      await keys.fill('Name', `Telephone ${how}`);
      await keys.press('Save');
      await sees('The bill was changed.');
      await page.getByRole('heading', { name: `Telephone ${how}` }).waitFor();
      await keys.tick('Feb 22, 2026');
      await keys.press('These are another bill …');
      await keys.fill('Name', `Second telephone ${how}`);
      await keys.press('Add it');
      await sees(`Second telephone ${how}`);
      await page.goto(address);
      assert.is(await page.getByText('Feb 22, 2026').count(), 0, 'the payment is now one of the other bill');
      for (let count = 0; count < 2; count += 1) {
        await keys.press('Take it back');
        await sees('You have taken it back.');
      }
      await page.getByRole('heading', { name: 'T-Mobile' }).waitFor();
      await keys.press('‹ Bills');
      await keys.press(`Second telephone ${how}`);
      await keys.press('Delete …');
      await keys.press('Delete it');
      await sees('The bill was deleted.');
      await page.goto(address);
      await sees('Feb 22, 2026');
    }));

  test(`a person says each thing of a bill, and takes it back, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, sees, at }) => {
      const [choir, chess] = javaScriptEnabled ? ['Choir', 'Chess'] : ['Chorus', 'Draughts'];
      for (const name of [choir, chess]) {
        await at('/bills/new');
        await keys.fill('Name', name);
        await keys.fill('Amount', name === choir ? '31' : '67');
        await keys.fill('Next payment', '04012026');
        await keys.press('Add it');
      }
      await keys.press(choir);
      const takeBack = async () => {
        await keys.press('Take it back');
        await sees('You have taken it back.');
      };
      await keys.press('Paid');
      await sees('Expected on May 1, 2026');
      await takeBack();
      await keys.fill('Pause until', '09012026');
      await keys.press('Pause it');
      await sees('It is paused until Sep 1, 2026');
      await takeBack();
      await keys.press('It has ended');
      await sees('Noted: it has ended.');
      await takeBack();
      await keys.press(/^Edit/);
      await keys.choose('Category', 'Restaurants');
      await keys.choose('How often', 'every quarter');
      await keys.press('Save');
      await sees('Its category is Restaurants');
      await sees('It is paid every quarter');
      await takeBack();
      await takeBack();
      await keys.choose('Same as another bill', `${chess} · $67.00`);
      await keys.press('Make them one');
      await sees('The two are one bill now.');
      await keys.press(chess);
      await sees('Archived');
      await keys.press('Restore it');
      await keys.press(choir);
      assert.is(await page.getByText('Take it back').count(), 0, 'both are bills again');
    }));

  test(`a person previews a statement, imports it and takes it back, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, sees, at }) => {
      const buffer = Buffer.from(`Date,Description,Amount\n2026-02-20,Kiosk ${how},-3.50\n2026-02-21,Kiosk,-4.50\n`);
      const choose = async () => {
        const chooser = page.waitForEvent('filechooser');
        await keys.use('Files');
        await (await chooser).setFiles({ name: 'kiosk.csv', mimeType: 'text/csv', buffer });
      };
      await at('/accounts');
      await keys.press('Import a statement');
      await choose();
      await (javaScriptEnabled ? keys.use('Preview') : keys.press('Preview'));
      await sees('Which account is this?');
      await page.locator('#files select').first().focus();
      await page.keyboard.press('Shift+Tab');
      await keys.choose('The account of the file goes to', 'Travel Wallet (EUR)');
      await (javaScriptEnabled ? keys.use('Preview') : keys.press('Preview'));
      await sees('Nothing is stored yet.');
      await page.locator('#files summary').first().focus();
      await (javaScriptEnabled ? keys.use('Import') : keys.press('Import'));
      await sees('2 new');
      await keys.press('Details');
      await keys.press('Undo …');
      await keys.press('Take it back');
      await sees('The import was taken back.');
    }));

  if (javaScriptEnabled) {
    test('a person drops two files, answers a question about one by buttons and imports both', () =>
      work({}, async ({ page, sees, at }) => {
        await at('/import');
        await page.getByLabel('Account').selectOption({ label: 'Holiday jar (EUR)' });
        const dropped = await page.evaluateHandle(() => {
          const { DataTransfer: Transfer, File: Sent } = globalThis as unknown as {
            readonly DataTransfer: new () => { readonly items: { add(file: unknown): void } };
            readonly File: typeof File;
          };
          const transfer = new Transfer();
          transfer.items.add(new Sent(['Date,Description,Amount\n2026-02-24,Dropped,-3.50\n'], 'first.csv'));
          transfer.items.add(
            new Sent(['Date,Description,Amount\n03/04/2026,Other,-4.50\n05/04/2026,Tea,-1\n'], 'second.csv'),
          );
          return transfer;
        });
        await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
        await page.getByRole('button', { name: 'Preview' }).last().click();
        await sees('Nothing is stored yet.');
        await sees('How are dates written?');
        await assertAccessible(page);
        const second = page.locator('section.file', { hasText: 'second.csv' });
        await second.getByLabel('03/04/2026 is Apr 3, 2026').check();
        await second.getByRole('button', { name: 'Import' }).click();
        await second.getByText('2 new').waitFor();
        const first = page.locator('section.file', { hasText: 'first.csv' });
        await first.getByRole('button', { name: 'Import' }).click();
        await first.getByText('1 new').waitFor();
      }));
  }

  test(`a person connects a bank, chooses where an account goes, fetches it and removes it, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, sees, at }) => {
      const { app, feeds, owner } = await house.get();
      feeds.simplefin.respond = async () =>
        aFetch([], { accounts: [fedAccount([{ day: 2, amount: -500 }], { account: anAccount({ name: 'Giro' }) })] });
      await at('/connections');
      await keys.press('Connect a bank');
      await keys.press(/^SimpleFIN/);
      await keys.fill('Setup token', 'a token');
      await keys.press('Connect');
      await sees('The connection works.');
      const id = Number(/\/connections\/(\d+)/.exec(page.url())?.[1]);
      await app.get(useCases.connections).syncConnection(owner.userId, id);
      await page.reload();
      await keys.choose('Giro', 'into a new account');
      await keys.press('Save');
      await sees('Your choice is stored.');
      await keys.press('Fetch now');
      await sees('Coffer fetches what is new.');
      await keys.press('Remove …');
      await keys.press('Remove it');
      await sees('The connection was removed.');
      assert.not.ok((await app.get(useCases.connections).listConnections(owner.userId)).some((each) => each.id === id));
    }));

  test(`a person makes a key and revokes it, ${how}`, () =>
    work({ javaScriptEnabled }, async ({ page, keys, sees, at }) => {
      await at('/account/keys');
      await keys.press('New API key');
      await keys.fill('Name', `Script ${how}`);
      await keys.to('Read only');
      await page.keyboard.press('ArrowDown');
      assert.is(await keys.focused(), 'Read and write');
      await keys.press('Create key');
      await sees(`Script ${how}`);
      await keys.press('Done');
      await keys.press(`Revoke Script ${how}`);
      await keys.press('Revoke key');
      await sees('The key no longer works.');
    }));
}

test('a few letters lead anywhere, and others search the transactions', () =>
  work({}, async ({ page, keys, sees, at }) => {
    await at('/overview');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add bill');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Add a bill' }).waitFor();
    await keys.use(/^Go to/);
    await page.keyboard.type('coffee');
    await page.keyboard.press('Enter');
    await sees(/transactions found/);
    await keys.use(/^Go to/);
    await page.keyboard.type('settings');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.match(await keys.focused(), /^Settings/);
    await page.keyboard.press('Escape');
    assert.is(await page.getByRole('dialog').count(), 0);
    assert.match(await keys.focused(), /^Go to/, 'the focus is back where it was');
  }));

test('without JavaScript nothing is offered that needs it, except passkeys, which say so', () =>
  work({ javaScriptEnabled: false }, async ({ page, at }) => {
    await at('/overview');
    assert.is(await page.getByRole('button', { name: /Go to/ }).count(), 0);
    await at('/account/security/passkeys/new');
    // Playwright switches scripts off in a way that leaves this element hidden.
    const text = await page.locator('noscript').textContent();
    assert.is(text, 'Passkeys need JavaScript, which is switched off in this browser.');
    assert.is(await page.getByRole('button', { name: /passkey/i }).count(), 0);
  }));

test('the pages can be installed as an app', () =>
  work({}, async ({ page, at }) => {
    const { url } = await house.get();
    await at('/overview');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await page.request.get(url + address)).json()) as Manifest;
    assert.is(new URL(manifest.start_url, `${url}${address}`).href, `${url}/overview`);
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(new URL(src, `${url}${address}`).href);
      assert.equal([icon.status(), icon.headers()['content-type']?.split(';')[0]], [200, type]);
    }
  }));

test('the service and the browser end', () => house.close());

flows.run();

async function countOn(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+ transactions?/)
    .first()
    .textContent();
  return Number((text ?? '').replace(/[^\d]/g, ''));
}

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}
