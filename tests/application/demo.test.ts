import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DEMO_ACCOUNTS, type DemoAccountKey, type DemoPayment } from '../../adapters/demo/accounts.ts';
import { DEMO_BILLS } from '../../adapters/demo/bills.ts';
import { demoPayments } from '../../adapters/demo/demo-payments.ts';
import { demoStatements } from '../../adapters/demo/demo-statements.ts';
import { DEMO_EMAIL, isDemoDecided, seedDemo } from '../../adapters/demo/seed-demo.ts';
import { replace } from '../../config/container.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { demoNeeds } from '../../config/startup/first-run.ts';
import { ports, useCases } from '../../config/tokens.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { addMonths, dayOfWeek, daysBetween, type LocalDate, timestampOfDate } from '../../domain/calendar.ts';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import type { ListedTransaction } from '../../domain/ports/transaction-reader.ts';
import { assertNone } from '../support/assertions.ts';
import { localDate } from '../support/fixtures.ts';

const TODAYS = ['2026-11-21', '2026-02-28', '2025-07-14', '2028-03-01'].map(localDate);
const TODAY = localDate('2026-11-21');
const PASSWORD = 'correct horse battery';

async function seeded(today: LocalDate): Promise<App> {
  const clock = { now: () => timestampOfDate(today) };
  const app = await createApp({
    store: 'memory',
    config: { logLevel: 'silent' },
    replace: [replace(ports.clock, clock)],
  });
  await seedDemo(demoNeeds(app), today, PASSWORD);
  return app;
}

const payments = suite('the payments of the demo user');

const on = (all: readonly DemoPayment[], key: DemoAccountKey) => all.filter(({ account }) => account === key);
const like = (all: readonly DemoPayment[], pattern: RegExp) => all.filter(({ text }) => pattern.test(text));
const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
const ABROAD = / (?:LISBOA PRT|FREIBURG DEU)$/;

for (const today of TODAYS) {
  payments(`are about 2,000 over two years up to ${today}`, () => {
    const days = demoPayments(today).map(({ date }) => date);
    assert.ok(days.length > 1_700 && days.length < 2_200, String(days.length));
    assert.ok((days[0] ?? '') >= addMonths(today, -24));
    assert.ok((days[0] ?? '') <= addMonths(today, -23));
    assert.is(days.at(-1), today);
  });
}

payments('have salary, rent, refunds, journeys, and transfers whose two sides agree', () => {
  const all = demoPayments(TODAY);
  for (const text of [/PAYROLL/, / RENT /, /TRANSFER TO SAV/, /CARD AUTOPAY/]) {
    assert.ok(like(on(all, 'checking'), text).length >= 23, String(text));
  }
  const back = on(all, 'credit').filter(({ amount, text }) => amount > 0 && !text.includes('AUTOPAY'));
  assert.ok(back.length > 0);
  assert.ok(like(on(all, 'credit'), ABROAD).length > 20);
  assert.is(sum(like(all, /TRANSFER TO SAV/)), -sum(like(all, /TRANSFER FROM CHK/)));
  assert.is(sum(like(all, /CARD AUTOPAY/)), -sum(like(all, /^AUTOPAY/)));
});

payments('have haircuts, fill-ups and museums days apart, as nobody buys them on a whim', () => {
  const all = demoPayments(TODAY);
  for (const [text, least] of [
    [/BARBERS/, 18],
    [/SHELL|CHEVRON/, 5],
    [/MUSEU|AQUARIUM/i, 7],
  ] as const) {
    const days = like(all, text).map(({ date }) => date);
    const gaps = days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
    assert.ok(gaps.length >= 4, String(text));
    assert.ok(Math.min(...gaps) >= least, `${text}: ${gaps.join(', ')}`);
  }
});

payments('visit no place twice a day on a journey', () => {
  const all = demoPayments(TODAY);
  const card = like(all, ABROAD).map(({ text, date }) => `${text.replace(ABROAD, '')} ${date}`);
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const visits = [...card, ...on(all, 'wallet').map(({ text, date }) => `${plain(text)} ${date}`)];
  assert.ok(visits.length > 55);
  assert.is(new Set(visits).size, visits.length);
});

payments('are booked on weekdays where the bank pays by itself, and electricity costs by the season', () => {
  const checking = on(demoPayments(TODAY), 'checking');
  const byBank = checking.filter(({ text }) => !/^(?:ATM|ONLINE TRANSFER)/.test(text));
  assert.ok(byBank.length > 150);
  assertNone(byBank.filter(({ date }) => [0, 6].includes(dayOfWeek(date))));
  const costs = ['01', '05', '08', '10'].map((month) =>
    sum(like(checking, /POWER & LIGHT/).filter(({ date }) => date.slice(5, 7) === month)),
  );
  const [winter = 0, spring = 0, summer = 0, autumn = 0] = costs.map((cost) => -cost);
  assert.ok(Math.min(winter, summer) > Math.max(spring, autumn), String(costs));
});

payments('never overdraw the wallet or the checking account, and repay the card', () => {
  for (const today of TODAYS) {
    const all = demoPayments(today);
    const lowest = (key: DemoAccountKey) => {
      const balances = [DEMO_ACCOUNTS[key].opening as number];
      for (const { amount } of on(all, key)) balances.push((balances.at(-1) ?? 0) + amount);
      return Math.min(...balances);
    };
    assert.ok(lowest('wallet') >= 0, `wallet, ${today}`);
    assert.ok(lowest('checking') >= 0, `checking, ${today}`);
    assert.ok(lowest('credit') > -600_000, `credit, ${today}`);
  }
});

payments('have no purchases at home during a journey', () => {
  const all = demoPayments(TODAY);
  const away = new Set([...like(all, ABROAD), ...on(all, 'wallet')].map(({ date }) => date));
  assert.ok(away.size > 15);
  assertNone(like(all, /SAFEWAY|QFC|SHELL|METRO ORCA|NORDSTROM/).filter(({ date }) => away.has(date)));
});

const statements = suite('the statements of the demo user');

statements('are the same for the same day', () => {
  assert.equal(demoStatements(TODAY), demoStatements(TODAY));
});

statements('have the texts of banks alone: no category and no name of a merchant', () => {
  const { checking, savings, credit, wallet } = demoStatements(TODAY);
  for (const { text } of [checking, savings]) {
    assert.match(text, /^OFXHEADER:100 /);
    assert.not.match(text, /<(?:CATEGORY|SIC|PAYEE)>/);
  }
  assert.is(credit.text.split('\r\n')[0], 'Status,Date,Description,Debit,Credit');
  assert.is(wallet.text.split('\r\n')[0], 'Date,Place,Amount');
  assert.match(checking.text, /<NAME>COMCAST XFINITY \d{7} WEB ID:<MEMO>COMCAST XFINITY \d{7} WEB ID: 0000213249</);
  assert.match(credit.text, /Cleared,\d\d\/\d\d\/\d{4},"SQ \*DAILY GRIND COFFEE SEATTLE WA",\d+\.\d\d,\r/);
});

const seeding = suite('seeding the demo user');

seeding('opens four accounts in two currencies', async () => {
  const app = await seeded(TODAY);
  const [user] = await app.get(ports.users).list();
  const accounts = await app.get(ports.accounts).list(user?.id ?? 0);
  assert.equal(accounts.map(({ type }) => type).sort(), ['cash', 'checking', 'credit', 'savings']);
  assert.equal([...new Set(accounts.map(({ currency }) => currency))].sort(), ['EUR', 'USD']);
  const wallet = accounts.find(({ kind }) => kind === 'manual');
  assert.is(wallet?.balance, demoStatements(TODAY).wallet.balance);
});

for (const today of TODAYS) {
  seeding(`on ${today} leaves Coffer to name and categorise what the banks printed, which it does`, async () => {
    const rows = await listed(today);
    const of = (slug: string) => rows.filter((row) => slugOf(row) === slug);
    const open = rows.filter((row) => slugOf(row).startsWith('uncategorized'));
    assert.ok(open.length < 0.03 * rows.length, `${open.length} of ${rows.length} have no category`);
    assert.ok(open.length > 0, 'nobody knows every shop');
    for (const [slug, least] of [
      ['salary', 47],
      ['rent', 23],
      ['groceries', 150],
      ['refunds', 5],
      ['interest-earned', 23],
      ['cash-withdrawal', 20],
    ] as const) {
      assert.ok(of(slug).length >= least, `${slug}: ${of(slug).length}`);
    }
    const moves = /-own-account$|^card-repayment/;
    const linked = rows.filter(({ transfer }) => transfer !== null);
    assert.equal([...new Set(linked.map(slugOf))].sort(), [
      'card-repayment',
      'card-repayment-received',
      'transfer-from-own-account',
      'transfer-to-own-account',
    ]);
    assertNone(rows.filter((row) => row.transfer === null && moves.test(slugOf(row))));
  });
}

seeding('shows a name wherever a shop was paid by card', async () => {
  const rows = (await listed(TODAY)).filter(({ currency, transfer }) => currency === 'USD' && transfer === null);
  const names = new Map(rows.map(({ description, from, to }) => [[...from, ...to][0]?.name ?? '', description]));
  assert.match(names.get('') ?? '', 'ATM WITHDRAWAL');
  names.delete('');
  assert.ok(names.size > 40);
  assertNone(
    [...names.keys()].filter((name) => name === name.toUpperCase() && !['AMC', 'GEICO', 'IKEA', 'QFC'].includes(name)),
  );
  assertNone([...names.keys()].filter((name) => /\d|\*|#/.test(name)));
});

seeding('happens once, never if there is another user, and again after a crash in the middle', async () => {
  const app = await seeded(TODAY);
  assert.is(await isDemoDecided(demoNeeds(app)), true);
  assert.is(await seedDemo(demoNeeds(app), TODAY, PASSWORD), undefined);

  const crashed = await createApp({ store: 'memory', config: { logLevel: 'silent' } });
  await crashed.get(useCases.users).createUser({ email: DEMO_EMAIL, password: PASSWORD });
  assert.ok(await seedDemo(demoNeeds(crashed), TODAY, PASSWORD));

  const used = await createApp({ store: 'memory', config: { logLevel: 'silent' } });
  await used.get(useCases.users).createUser({ email: 'ada@example.test', password: PASSWORD });
  assert.is(await seedDemo(demoNeeds(used), TODAY, PASSWORD), undefined);
});

const bills = suite('the demo user’s bills');

/** What Coffer makes of the bank's texts of {@link DEMO_BILLS}, in their order. */
const BILL_NAMES = [
  'Maple Street Properties',
  'Metro Power & Light',
  'City Water Works',
  'Comcast',
  'T-Mobile',
  'Netflix',
  'Spotify',
  'Google One',
  'The New York Times',
  'Planet Fitness',
  'GEICO',
  'Strava',
  'Department of Education',
];

for (const today of TODAYS) {
  bills(`as of ${today} are exactly those that the data was made with, with their price rises`, async () => {
    const found = await detected(today);
    const expected = DEMO_BILLS.map(({ cycle, cancelledAfterMonths }, index) => {
      return `${BILL_NAMES[index]}: ${cycle}, ${cancelledAfterMonths === undefined ? 'active' : 'inactive'}`;
    });
    assert.equal(found.map(({ name, cycle, status }) => `${name}: ${cycle}, ${status}`).sort(), expected.sort());
    for (const [index, { amount, rise }] of DEMO_BILLS.entries()) {
      if (rise === undefined) continue;
      const facts = found.find(({ name }) => name === BILL_NAMES[index])?.facts ?? [];
      const change = facts.find(({ kind }) => kind === 'price_change');
      const expectedChange = { kind: 'price_change', from: amount, to: rise.amount, on: '' };
      assert.equal(change && { ...change, on: '' }, expectedChange, BILL_NAMES[index]);
    }
  });
}

bills('keep their ids, and an archived one stays archived, when a payment comes in', async () => {
  const app = await seeded(TODAY);
  const [user] = await app.get(ports.users).list();
  const userId = user?.id ?? 0;
  const repo = app.get(ports.bills);
  const refresh = app.get(useCases.bills).refreshBills;
  await refresh(userId);
  const before = await repo.list(userId);
  const archived = before.find(({ name }) => name === 'Comcast');
  await app.get(useCases.bills).correctBill(userId, archived?.id ?? 0, { kind: 'set', values: {}, isArchived: true });
  const wallet = (await app.get(ports.accounts).list(userId)).find(({ kind }) => kind === 'manual');
  const coffee = { amount: -250, bankAccountId: wallet?.id ?? 0, bookedAt: TODAY, description: 'One coffee' };
  await app.get(useCases.transactions).createTransaction(userId, coffee);
  await refresh(userId);
  const after = await repo.list(userId);
  const keys = (list: readonly RecurringBill[]) => list.map(({ id, name }) => `${id} ${name}`);
  assert.equal(keys(after), keys(before));
  assert.is(after.find(({ name }) => name === 'Comcast')?.status, 'archived');
});

const SLUGS = new Map(CATEGORY_TREE.map(({ id, slug }) => [id, slug]));

function slugOf({ categoryId }: ListedTransaction): string {
  return SLUGS.get(categoryId) ?? '';
}

/** All transactions of the demo user. */
async function listed(today: LocalDate): Promise<readonly ListedTransaction[]> {
  const app = await seeded(today);
  const [user] = await app.get(ports.users).list();
  const { listTransactions } = app.get(useCases.transactions);
  const rows: ListedTransaction[] = [];
  const include = { category: false, bankAccount: false, bank: false };
  for (let page = 1; ; page += 1) {
    const found = await listTransactions(user?.id ?? 0, { filter: {}, page, perPage: 500, include });
    rows.push(...found.rows);
    if (rows.length >= found.total) return rows;
  }
}

async function detected(today: LocalDate): Promise<readonly RecurringBill[]> {
  const app = await seeded(today);
  const [user] = await app.get(ports.users).list();
  await app.get(useCases.bills).refreshBills(user?.id ?? 0);
  return app.get(ports.bills).list(user?.id ?? 0);
}

for (const tests of [payments, statements, seeding, bills]) tests.run();
