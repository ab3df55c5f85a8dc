import { ports } from '../../../config/tokens.ts';
import { addSeconds } from '../../../domain/calendar.ts';
import { FeedFailure } from '../../../domain/feeds/feed-problem.ts';
import { newClient } from '../../../tests/browser/client.ts';
import { newBill } from '../../../tests/support/fixtures.ts';
import type { Person, VisitedPage } from '../../../tests/support/person.ts';
import { PLACES, type Role } from '../../../tests/support/places.ts';
import { type Household, PASSWORD } from '../../../tests/support/service/household.ts';

/** A page as somebody sees it: at an address of its own, or after they did something there. */
export interface Scene {
  /** Names its picture and its address in the gallery. */
  readonly name: string;
  /** The route of the page on which it begins. */
  readonly route: string;
  readonly role: Role;
  /** The status of the answer that is seen. */
  readonly status: number;
  readonly open: (person: Person, house: Household) => Promise<VisitedPage>;
  /** Selects what is pressed on the page once its scripts run. */
  readonly press?: string;
}

const PLAIN: readonly Scene[] = PLACES.map(({ addressOf, ...place }) => ({
  ...place,
  open: (person, { things }) => person.visit(addressOf(things)),
}));

type Act = (page: VisitedPage, person: Person, house: Household) => VisitedPage | Promise<VisitedPage>;

/** Opens the address of the route, and does something there. */
function scene(role: Role, name: string, route: string, status: number, act: Act, press?: string): Scene {
  const place = PLACES.find((each) => each.role === role && each.route === route);
  const open: Scene['open'] = async (person, house) =>
    act(await person.visit(place?.addressOf(house.things) ?? route), person, house);
  return { name, route, role, status, open, ...(press !== undefined && { press }) };
}

/** Fills in the fields and sends the form of the page. */
function sent(
  role: Role,
  name: string,
  route: string,
  fields: Readonly<Record<string, string>> = {},
  status = 422,
): Scene {
  return scene(role, name, route, status, (page, person) => person.submit(page, fields));
}

const STATEMENT = 'Date,Description,Amount,Balance\n2026-02-20,Kiosk,-3.50,10.00\n2026-03-12,Flea market,-12.50,1.00\n';

/** Leaves open which day, which number and which way. */
const AMBIGUOUS =
  'Date,Description,Amount\n03/04/2026,Coffee,"3,500"\n05/04/2026,Tea,"2,500"\n04/05/2026,Rent,"1,200"\n';

/** Two columns hold the amounts, and no name says which one is money out. */
const UNNAMED =
  '2026-03-02;COFFEE HOUSE 12;3.50;\n2026-03-03;ACME PAYROLL;;2500.00\n2026-03-05;CITY RENT;950.00;\n' +
  '2026-03-09;REFUND BOOKS;;12.95\n2026-03-10;MARKET HALL;20.10;\n';

const SEVERAL =
  '!Account\nNChecking\nTBank\n^\n!Type:Bank\nD03/22/2026\nT-3.50\nPCoffee\n^\n' +
  '!Account\nNSavings\nTBank\n^\n!Type:Bank\nD03/23/2026\nT100.00\nPInterest\n^\n';

function preview(page: VisitedPage, person: Person, { things }: Household, content: string): Promise<VisitedPage> {
  const file = new File([content], 'kiosk.csv', { type: 'text/csv' });
  return person.submit(page, { file, account: String(things.account), do: 'preview' }, '/import');
}

/** Two statements at once: one of an account that is not there yet, and one that leaves open what its dates mean. */
function previewSeveral(page: VisitedPage, person: Person): Promise<VisitedPage> {
  const file = [
    new File([OFX], 'Chase6789_Activity.ofx'),
    new File(['Date,Description,Amount\n03/04/2026,Coffee,-3.50\n05/04/2026,Tea,-2.50\n'], 'kiosk.csv'),
    new File(['%PDF-1.7'], 'march.pdf'),
  ];
  return person.submit(page, { file, account: 'new', do: 'preview' }, '/import');
}

const OFX = `OFXHEADER:100
DATA:OFXSGML
VERSION:102

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>555016789<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260305
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260301<TRNAMT>-6.50<FITID>1<NAME>STARBUCKS STORE 00512</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260303<TRNAMT>-15.49<FITID>2<NAME>NETFLIX.COM</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260305<TRNAMT>2500.00<FITID>3<NAME>ACME PAYROLL</STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT>2478.01<DTASOF>20260305</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

/** The list with the form of its first transaction in place, as the script of the page brings it there. */
async function openRow(page: VisitedPage, person: Person): Promise<VisitedPage> {
  const [row = '', address = ''] = /<tr role="row" id="t\d+">.*?data-hx-get="([^"]*)".*?<\/tr>/s.exec(page.text) ?? [];
  const part = await person.visit(address, { 'HX-Request': 'true' });
  return { ...page, text: page.text.replace(row, () => part.text) };
}

/** What merging the last account that can be chosen would do. */
async function previewMerge(page: VisitedPage, person: Person): Promise<VisitedPage> {
  const address = [...page.text.matchAll(/href="([^"]*\?with=\d+)"/g)].at(-1)?.[1] ?? '';
  return person.visit(address);
}

/**
 * Begins on the page of a bill of which Coffer is not sure, whatever it finds in the demo's transactions. No other bill
 * has its payments: one payment is shown by one bill.
 */
function ofPossible(name: string, status: number, act: Act): Scene {
  return scene('owner', name, '/bills/:id', status, async (_page, person, house) =>
    act(await person.visit(`/bills/${await possibleBill(house)}`), person, house),
  );
}

async function possibleBill({ app, owner: { userId } }: Household): Promise<number> {
  const all = await app.get(ports.bills).list(userId);
  const name = 'Chess club';
  const known = all.find((bill) => bill.name === name);
  if (known !== undefined) return known.id;
  const paid = await app.get(ports.transactionReader).list(userId, { text: 'Taqueria' }, { offset: 0, limit: 12 });
  const transactionIds = paid.map(({ id }) => id);
  const found = { source: 'detected', confidence: 0.7, amount: 1_799, transactionIds } as const;
  return (await app.get(ports.bills).add(newBill(userId, { ...found, name }))).id;
}

async function correct(page: VisitedPage, person: Person): Promise<VisitedPage> {
  const [, box = ''] = /name="(payment_\d+)"/.exec(page.text) ?? [];
  const moved = await person.submit(page, { [box]: 'on', do: 'out' }, '/payments');
  const skipped = await person.submit(moved, {}, '/skip');
  const merged = await person.submit(skipped, {}, '/merge');
  const edit = await person.visit(`${new URL(page.url).pathname}/edit`);
  const changed = await person.submit(edit, { name: 'The usual', amount: '30', category_id: '101' });
  return changed.status === merged.status ? person.submit(changed, { until: '2026-06-01' }, '/pause') : changed;
}

async function passwordStep(page: VisitedPage, person: Person, { guarded }: Household): Promise<VisitedPage> {
  return person.submit(page, { email: guarded.email, password: PASSWORD });
}

const ACTED: readonly Scene[] = [
  sent('nobody', 'sign-in-refused', '/sign-in', { email: 'ada@example.com' }),
  sent('nobody', 'sign-up-refused', '/sign-up', { email: 'ada', password: 'short' }),
  sent('nobody', 'sign-in-link-used', '/sign-in/link', {}, 401),
  { ...scene('nobody', 'second-factor', '/sign-in', 200, passwordStep), route: '/sign-in/second-factor' },
  scene('nobody', 'second-factor-refused', '/sign-in', 422, async (page, person, house) =>
    person.submit(await passwordStep(page, person, house), { code: '12' }),
  ),
  {
    name: 'connect-app',
    route: '/connect/:uid',
    role: 'owner',
    status: 200,
    open: async (person, house) =>
      person.visit((await newClient(house, { redirectUri: 'http://127.0.0.1:1/callback' })).authorizationUrl),
  },
  {
    name: 'connect-app-unchecked',
    route: '/connect/:uid',
    role: 'owner',
    status: 200,
    open: async (person, house) => {
      const name = `Claude\u202e ✓ verified by Anthropic ${'and by everybody else '.repeat(9)}`;
      const redirectUri = `https://cl\u0430ude.ai.${'sign-in.'.repeat(12)}evil.example/callback`;
      return person.visit((await newClient(house, { redirectUri, name })).authorizationUrl);
    },
  },
  scene('owner', 'palette', '/overview', 200, (page) => page, 'button[data-palette]'),
  scene('owner', 'transactions-open-row', '/transactions', 200, openRow),
  sent('owner', 'transaction-new-refused', '/transactions/new', { amount: '0', description: '' }),
  sent('owner', 'duplicates-settled', '/transactions/duplicates', { as: 'same' }, 200),
  sent('owner', 'account-new-refused', '/accounts/new', { name: '', balance: 'a lot' }),
  sent('owner', 'account-refused', '/accounts/:id', { name: '' }),
  scene('owner', 'account-merge-preview', '/accounts/:id/merge', 200, previewMerge),
  sent('owner', 'bill-new-refused', '/bills/new', { name: '', amount: '0' }),
  ofPossible('bill-possible', 200, (page) => page),
  ofPossible('bill-payments-refused', 422, (page, person) => person.submit(page, {}, '/payments')),
  sent('owner', 'bill-edit-refused', '/bills/:id/edit', { name: '', amount: 'a lot', next: '' }),
  sent('owner', 'key-new-refused', '/account/keys/new', { name: '' }),
  sent('owner', 'password-refused', '/account/password', { password: 'y' }),
  sent('owner', 'delete-refused', '/account/delete', { email: 'somebody@example.com' }),
  sent('owner', 'security-app-started', '/account/security/app', {}, 200),
  scene('owner', 'import-preview', '/import', 200, (page, person, house) => preview(page, person, house, STATEMENT)),
  scene('owner', 'import-several', '/import', 200, (page, person) => previewSeveral(page, person)),
  scene('owner', 'import-refused', '/import', 415, (page, person, house) => preview(page, person, house, '%PDF-1.7')),
  scene('owner', 'import-question', '/import', 422, (page, person, house) => preview(page, person, house, AMBIGUOUS)),
  scene('owner', 'import-columns', '/import', 422, (page, person, house) => preview(page, person, house, UNNAMED)),
  scene('owner', 'import-accounts', '/import', 422, (page, person) => {
    return person.submit(page, { file: new File([SEVERAL], 'quicken.qif'), account: '', do: 'preview' }, '/import');
  }),
  scene('owner', 'connection-new-refused', '/connections/new', 502, async (_page, person, { feeds }) => {
    feeds.simplefin.start = async () => {
      throw new FeedFailure({
        code: 'payment_required',
        message: 'SimpleFIN Bridge asks for its yearly fee first. Pay there, and try again.',
        retryAfterSeconds: null,
      });
    };
    const page = await person.visit('/connections/new?provider=simplefin');
    return person.submit(page, { setup_token: 'a token' });
  }),
  scene('owner', 'connection-new-way', '/connections/new', 200, async (_page, person, { feeds, clock }) => {
    const expiresAt = addSeconds(clock.now(), 600);
    feeds.plaid.start = async () => {
      return { kind: 'consent', url: 'https://plaid.example/consent', pending: 'pending', expiresAt };
    };
    return person.submit(await person.visit('/connections/new?provider=plaid'), {});
  }),
  sent('owner', 'connection-returned', '/connections/return', {}, 200),
  // What changes something comes last.
  sent('owner', 'key-created', '/account/keys/new', { name: 'Spreadsheet' }, 201),
  sent('owner', 'recovery-codes-made', '/account/security/recovery-codes', {}, 200),
  sent('owner', 'import-undone', '/imports/:id/undo', {}, 200),
  sent('owner', 'connection-removed', '/connections/:id/remove', {}, 200),
  ofPossible('bill-corrected', 200, correct),
];

/** Every page in all its kinds, in an order in which none spoils the next. */
export const SCENES: readonly Scene[] = [...PLAIN, ...ACTED];
