import type { Page } from 'playwright-core';
import { addSeconds } from '../../domain/calendar.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';
import { PLACES, type Role } from '../support/places.ts';
import { newClient } from './client.ts';
import type { Household } from './household.ts';
import { PASSWORD } from './stage.ts';

/** A page as somebody sees it: at an address of its own, or after they did something there. */
export interface Scene {
  /** Names its pictures. */
  readonly name: string;
  /** The route of the page on which it begins. */
  readonly route: string;
  readonly role: Role;
  /** The status of the answer that is seen. */
  readonly status: number;
  readonly open: (page: Page, house: Household) => Promise<unknown>;
}

const PLAIN: readonly Scene[] = PLACES.map(({ addressOf, ...place }) => ({
  ...place,
  open: (page, { url, things }) => page.goto(url + addressOf(things)),
}));

type Act = (page: Page, house: Household) => Promise<unknown>;

/** Opens the address of the route, and does something there. */
function scene(role: Role, name: string, route: string, status: number, act: Act): Scene {
  const open: Act = async (page, house) => {
    await page.goto(
      house.url + PLACES.find((place) => place.role === role && place.route === route)!.addressOf(house.things),
    );
    await act(page, house);
  };
  return { name, route, role, status, open };
}

/** Clears the fields and presses the button. */
function refused(
  role: Role,
  name: string,
  route: string,
  fields: Readonly<Record<string, string>>,
  button: string,
): Scene {
  return scene(role, name, route, 422, async (page) => {
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.locator('[aria-invalid=true], [role=alert]').first().waitFor();
  });
}

const STATEMENT = 'Date,Description,Amount,Balance\n2026-02-20,Kiosk,-3.50,10.00\n2026-03-12,Flea market,-12.50,1.00\n';

async function preview(page: Page, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await page.getByLabel('File').setInputFiles({ name: 'kiosk.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('Account', { exact: true }).selectOption({ label: 'Holiday jar (EUR)' });
  await page.getByRole('button', { name: 'Preview' }).click();
}

const ACTED: readonly Scene[] = [
  refused('nobody', 'sign-in-refused', '/sign-in', { 'E-mail address': 'ada@example.com' }, 'Sign in'),
  refused('nobody', 'sign-up-refused', '/sign-up', { 'E-mail address': 'ada', Password: 'short' }, 'Create account'),
  scene('nobody', 'sign-in-link-used', '/sign-in/link', 401, (page) =>
    page.getByRole('button', { name: 'Sign in' }).click(),
  ),
  {
    name: 'second-factor',
    route: '/sign-in/second-factor',
    role: 'nobody',
    status: 200,
    open: (page, house) => passwordStep(page, house),
  },
  {
    name: 'second-factor-refused',
    route: '/sign-in/second-factor',
    role: 'nobody',
    status: 422,
    open: async (page, house) => {
      await passwordStep(page, house);
      await page.getByLabel('Code').fill('12');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.locator('[aria-invalid]').waitFor();
    },
  },
  {
    name: 'connect-app',
    route: '/connect/:uid',
    role: 'owner',
    status: 200,
    open: async (page, house) => {
      const client = await newClient(house, { redirectUri: 'http://127.0.0.1:1/callback' });
      await page.goto(client.authorizationUrl);
      await page.getByRole('heading', { name: 'Connect an app?' }).waitFor();
    },
  },
  scene('owner', 'palette', '/overview', 200, async (page) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add');
  }),
  scene('owner', 'transactions-open-row', '/transactions', 200, async (page) => {
    await page
      .getByRole('link', { name: /Change the category/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save' }).waitFor();
  }),
  refused('owner', 'transaction-new-refused', '/transactions/new', { Amount: '0', Description: '' }, 'Add it'),
  refused('owner', 'account-new-refused', '/accounts/new', { Name: '', 'Balance now': 'a lot' }, 'Add it'),
  refused('owner', 'account-refused', '/accounts/:id', { Name: '' }, 'Save'),
  refused('owner', 'bill-new-refused', '/bills/new', { Name: '', Amount: '0' }, 'Add it'),
  refused('owner', 'key-new-refused', '/account/keys/new', { Name: '' }, 'Create key'),
  refused('owner', 'password-refused', '/account/password', { 'New password': 'y' }, 'Change password'),
  refused(
    'owner',
    'delete-refused',
    '/account/delete',
    { 'Your e-mail address': 'somebody@example.com' },
    'Delete everything',
  ),
  scene('owner', 'security-app-started', '/account/security/app', 200, async (page) => {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByLabel('Code that the app shows').waitFor();
  }),
  scene('owner', 'import-preview', '/import', 200, async (page) => {
    await preview(page, STATEMENT);
    await page.getByRole('heading', { name: 'What would happen' }).waitFor();
  }),
  scene('owner', 'import-refused', '/import', 200, async (page) => {
    await preview(page, 'Date,Description,Amount\n03/04/2026,Coffee,-3.50\n');
    await page.getByText('Nothing was imported').waitFor();
    for (const more of await page.locator('summary').all()) await more.click();
  }),
  scene('owner', 'connection-new-refused', '/connections/new', 502, async (page, { url, feeds }) => {
    feeds.simplefin.start = async () => {
      throw new FeedFailure({
        code: 'payment_required',
        message: 'SimpleFIN Bridge asks for its yearly fee first. Pay there, and try again.',
        retryAfterSeconds: null,
      });
    };
    await page.goto(`${url}/connections/new?provider=simplefin`);
    await page.getByLabel('Setup token').fill('a token');
    await page.getByRole('button', { name: 'Connect' }).click();
  }),
  scene('owner', 'connection-new-way', '/connections/new', 200, async (page, { url, feeds, clock }) => {
    feeds.plaid.start = async () => ({
      kind: 'consent',
      url: 'https://plaid.example/consent',
      pending: 'pending',
      expiresAt: addSeconds(clock.now(), 600),
    });
    await page.goto(`${url}/connections/new?provider=plaid`);
    await page.getByRole('button', { name: 'Go to Plaid' }).click();
    await page.getByRole('link', { name: 'Go there' }).waitFor();
  }),
  scene('owner', 'connection-returned', '/connections/return', 200, async (page) => {
    await page.getByRole('button', { name: 'Connect the bank' }).click();
    await page.getByRole('heading', { name: 'The bank is connected' }).waitFor();
  }),
  // What changes something comes last.
  scene('owner', 'key-created', '/account/keys/new', 201, async (page) => {
    await page.getByLabel('Name').fill('Spreadsheet');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByLabel('Spreadsheet').waitFor();
  }),
  scene('owner', 'recovery-codes-made', '/account/security/recovery-codes', 200, async (page) => {
    await page.getByRole('main').getByRole('button').click();
    await page.getByLabel('Recovery codes').waitFor();
  }),
  scene('owner', 'import-undone', '/imports/:id/undo', 200, async (page) => {
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('The import was taken back.').waitFor();
  }),
  scene('owner', 'connection-removed', '/connections/:id/remove', 200, async (page) => {
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('The connection was removed').waitFor();
  }),
];

async function passwordStep(page: Page, { url, guarded }: Household): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('E-mail address').fill(guarded.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
}

/** Every page in all its kinds, in an order in which none spoils the next. */
export const SCENES: readonly Scene[] = [...PLAIN, ...ACTED];
