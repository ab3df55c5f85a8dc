import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DEMO_ACCOUNTS, type DemoAccountKey } from '../../adapters/demo/accounts.ts';
import { DEMO_BILLS } from '../../adapters/demo/bills.ts';
import { demoTransactions } from '../../adapters/demo/demo-transactions.ts';
import { DEMO_EMAIL, isDemoDecided, seedDemo } from '../../adapters/demo/seed-demo.ts';
import { replace } from '../../config/container.ts';
import { type App, createApp } from '../../config/create-app.ts';
import { demoNeeds } from '../../config/startup/first-run.ts';
import { ports, useCases } from '../../config/tokens.ts';
import type { RecurringBill } from '../../domain/bills/recurring-bill.ts';
import { addMonths, dateOf, dayOfWeek, daysBetween, type LocalDate, timestampOfDate } from '../../domain/calendar.ts';
import { CATEGORY_TREE } from '../../domain/ledger/category-tree.ts';
import { assertNone } from '../support/assertions.ts';
import { localDate } from '../support/fixtures.ts';

const TODAYS = ['2026-11-21', '2026-02-28', '2025-07-14', '2028-03-01'].map(localDate);
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

const ledgers = suite('the transactions of the demo user');

for (const today of TODAYS) {
  ledgers(`are about 2,000 over two years up to ${today}`, () => {
    const ledger = demoTransactions(today);
    const all = Object.values(ledger).flat();
    const days = all.map(({ bookedAt }) => dateOf(bookedAt)).sort();
    assert.ok(all.length > 1_700 && all.length < 2_200, String(all.length));
    assert.ok((days[0] ?? '') >= addMonths(today, -24));
    assert.ok((days[0] ?? '') <= addMonths(today, -23));
    assert.is(days.at(-1), today);
  });
}

ledgers('are the same for the same day', () => {
  assert.equal(demoTransactions(localDate('2026-11-21')), demoTransactions(localDate('2026-11-21')));
});

ledgers('have salary, rent, refunds, journeys in euros, and transfers whose two sides agree', () => {
  const ledger = demoTransactions(localDate('2026-11-21'));
  const of = (key: DemoAccountKey, category: string) => ledger[key].filter((one) => one.category === category);
  for (const category of ['salary', 'rent', 'transfer-to-own-account', 'card-repayment']) {
    assert.ok(of('checking', category).length >= 23, category);
  }
  assert.ok(of('credit', 'refunds').length > 0);
  assert.ok(ledger.credit.some(({ currency }) => currency === 'EUR'));
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  assert.is(sum(of('checking', 'transfer-to-own-account')), -sum(of('savings', 'transfer-from-own-account')));
  assert.is(sum(of('checking', 'card-repayment')), -sum(of('credit', 'card-repayment-received')));
});

ledgers('have categories that exist', () => {
  const slugs = new Set(CATEGORY_TREE.map(({ slug }) => slug));
  const used = Object.values(demoTransactions(localDate('2026-11-21'))).flat();
  assertNone(used.filter(({ category }) => !slugs.has(String(category))));
});

ledgers('give each merchant one category, apart from refunds', () => {
  const categories = new Map<string, Set<string>>();
  for (const { merchantName, category } of Object.values(demoTransactions(localDate('2026-11-21'))).flat()) {
    if (merchantName === null || category === 'refunds') continue;
    categories.set(merchantName, (categories.get(merchantName) ?? new Set()).add(String(category)));
  }
  assert.ok(categories.size > 40);
  assertNone([...categories].filter(([, found]) => found.size > 1).map(([name]) => name));
  const categoryOf = (merchant: string) => [...(categories.get(merchant) ?? [])][0];
  assert.equal(['Stadtmuseum', 'Gasthaus Adler', 'Livraria Mar'].map(categoryOf), [
    'events',
    'restaurants',
    'books-and-hobbies',
  ]);
});

ledgers('have haircuts, fill-ups and museums days apart, as nobody buys them on a whim', () => {
  const ledger = Object.values(demoTransactions(localDate('2026-11-21'))).flat();
  const daysOf = (isMeant: (row: (typeof ledger)[number]) => boolean) => {
    const days = ledger
      .filter(isMeant)
      .map(({ bookedAt }) => dateOf(bookedAt))
      .sort();
    return days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day));
  };
  const museums = new Set(['Museum of Clocks', 'Harborside Aquarium', 'Stadtmuseum', 'Museu do Tejo']);
  for (const [name, gaps, least] of [
    ['haircuts', daysOf(({ category }) => category === 'personal-care'), 18],
    ['fuel', daysOf(({ category }) => category === 'fuel'), 5],
    ['museums', daysOf(({ merchantName }) => museums.has(merchantName ?? '')), 7],
  ] as const) {
    assert.ok(gaps.length >= 4, name);
    assert.ok(Math.min(...gaps) >= least, `${name}: ${gaps.join(', ')}`);
  }
});

ledgers('visit no place twice a day on a journey', () => {
  const { credit, wallet } = demoTransactions(localDate('2026-11-21'));
  const visits = [...credit.filter(({ currency }) => currency === 'EUR'), ...wallet];
  const places = visits.map(({ merchantName, bookedAt }) => `${merchantName} ${bookedAt}`);
  assert.ok(places.length > 55);
  assert.is(new Set(places).size, places.length);
});

ledgers('book what the bank pays by itself on weekdays, and electricity by the season', () => {
  const { checking } = demoTransactions(localDate('2026-11-21'));
  const byBank = checking.filter(
    ({ category }) => !['cash-withdrawal', 'transfer-to-own-account'].includes(String(category)),
  );
  assert.ok(byBank.length > 150);
  assertNone(byBank.filter(({ bookedAt }) => [0, 6].includes(dayOfWeek(dateOf(bookedAt)))));
  const electricity = (month: string) =>
    checking.filter(({ category, bookedAt }) => category === 'electricity-and-gas' && bookedAt.slice(5, 7) === month);
  const costs = ['01', '05', '08', '10'].map((month) =>
    electricity(month).reduce((sum, { amount }) => sum - amount, 0),
  );
  const [winter = 0, spring = 0, summer = 0, autumn = 0] = costs;
  assert.ok(Math.min(winter, summer) > Math.max(spring, autumn), String(costs));
});

ledgers('never overdraw the wallet or the checking account, and repay the card', () => {
  for (const today of TODAYS) {
    const ledger = demoTransactions(today);
    const lowest = (key: DemoAccountKey) => {
      const balances = [DEMO_ACCOUNTS[key].opening as number];
      for (const { amount } of ledger[key]) balances.push((balances.at(-1) ?? 0) + amount);
      return Math.min(...balances);
    };
    assert.ok(lowest('wallet') >= 0, `wallet, ${today}`);
    assert.ok(lowest('checking') >= 0, `checking, ${today}`);
    assert.ok(lowest('credit') > -600_000, `credit, ${today}`);
  }
});

ledgers('have no purchases at home during a journey', () => {
  const ledger = Object.values(demoTransactions(localDate('2026-11-21'))).flat();
  const away = new Set(ledger.filter(({ currency }) => currency === 'EUR').map(({ bookedAt }) => bookedAt));
  assert.ok(away.size > 15);
  const atHome = new Set(['groceries', 'fuel', 'public-transport', 'clothing']);
  assertNone(ledger.filter(({ bookedAt, category }) => away.has(bookedAt) && atHome.has(String(category))));
});

const seeding = suite('seeding the demo user');

seeding('opens four accounts in two currencies', async () => {
  const app = await seeded(localDate('2026-11-21'));
  const [user] = await app.get(ports.users).list();
  const accounts = await app.get(ports.accounts).list(user?.id ?? 0);
  assert.equal(accounts.map(({ type }) => type).sort(), ['cash', 'checking', 'credit', 'savings']);
  assert.equal([...new Set(accounts.map(({ currency }) => currency))].sort(), ['EUR', 'USD']);
  const wallet = accounts.find(({ kind }) => kind === 'manual');
  const spent = demoTransactions(localDate('2026-11-21')).wallet.reduce((sum, { amount }) => sum + amount, 0);
  assert.is(wallet?.balance, DEMO_ACCOUNTS.wallet.opening + spent);
});

seeding('happens once, never if there is another user, and again after a crash in the middle', async () => {
  const app = await seeded(localDate('2026-11-21'));
  assert.is(await isDemoDecided(demoNeeds(app)), true);
  assert.is(await seedDemo(demoNeeds(app), localDate('2026-11-21'), PASSWORD), undefined);

  const crashed = await createApp({ store: 'memory', config: { logLevel: 'silent' } });
  await crashed.get(useCases.users).createUser({ email: DEMO_EMAIL, password: PASSWORD });
  assert.ok(await seedDemo(demoNeeds(crashed), localDate('2026-11-21'), PASSWORD));

  const used = await createApp({ store: 'memory', config: { logLevel: 'silent' } });
  await used.get(useCases.users).createUser({ email: 'ada@example.test', password: PASSWORD });
  assert.is(await seedDemo(demoNeeds(used), localDate('2026-11-21'), PASSWORD), undefined);
});

const bills = suite('the demo user’s bills');

for (const today of TODAYS) {
  bills(`as of ${today} are exactly those that the data was made with, with their price rises`, async () => {
    const found = await detected(today);
    const expected = DEMO_BILLS.map(({ name, cycle, cancelledAfterMonths }) => {
      return `${name}: ${cycle}, ${cancelledAfterMonths === undefined ? 'active' : 'inactive'}`;
    });
    assert.equal(found.map(({ name, cycle, status }) => `${name}: ${cycle}, ${status}`).sort(), expected.sort());
    for (const { name, amount, rise } of DEMO_BILLS.filter((bill) => bill.rise !== undefined)) {
      const facts = found.find((bill) => bill.name === name)?.facts ?? [];
      const change = facts.find(({ kind }) => kind === 'price_change');
      assert.equal(
        change && { ...change, on: '' },
        { kind: 'price_change', from: amount, to: rise?.amount, on: '' },
        name,
      );
    }
  });
}

bills('keep their ids, and an archived one stays archived, when a payment comes in', async () => {
  const today = localDate('2026-11-21');
  const app = await seeded(today);
  const [user] = await app.get(ports.users).list();
  const userId = user?.id ?? 0;
  const repo = app.get(ports.bills);
  const refresh = app.get(useCases.bills).refreshBills;
  await refresh(userId);
  const before = await repo.list(userId);
  const archived = before.find(({ name }) => name === 'Fibernet');
  await repo.update(userId, archived?.id ?? 0, (bill) => ({ ...bill, status: 'archived' }));
  const wallet = (await app.get(ports.accounts).list(userId)).find(({ kind }) => kind === 'manual');
  const coffee = { amount: -250, bankAccountId: wallet?.id ?? 0, bookedAt: today, description: 'One coffee' };
  await app.get(useCases.transactions).createTransaction(userId, coffee);
  await refresh(userId);
  const after = await repo.list(userId);
  const keys = (list: readonly RecurringBill[]) => list.map(({ id, name }) => `${id} ${name}`);
  assert.equal(keys(after), keys(before));
  assert.is(after.find(({ name }) => name === 'Fibernet')?.status, 'archived');
});

async function detected(today: LocalDate): Promise<readonly RecurringBill[]> {
  const app = await seeded(today);
  const [user] = await app.get(ports.users).list();
  await app.get(useCases.bills).refreshBills(user?.id ?? 0);
  return app.get(ports.bills).list(user?.id ?? 0);
}

for (const tests of [ledgers, seeding, bills]) tests.run();
