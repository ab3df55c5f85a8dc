import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ports, useCases } from '../../config/tokens.ts';
import { monthOf } from '../../domain/calendar.ts';
import { converted, money, rate } from '../mcp/figures.ts';
import { aGeneratedStatement, type Statement } from '../mcp/statement.ts';
import { localDate } from '../support/fixtures.ts';
import { type Person, textOf } from '../support/person.ts';
import { openMemoryService, openPostgresService } from '../support/service/http-service.ts';
import { openWebService, PASSWORD, type WebService } from '../support/service/web-service.ts';

const TODAY = localDate('2026-03-15');

/** Compares what the pages show of a generated user with figures computed here from the raw rows. */
function figuresOn(name: string, open: typeof openMemoryService, seed: number): void {
  const test = suite(`figures of the pages over ${name}, seed ${seed}`);
  let service: WebService;
  let statement: Statement;
  let person: Person;

  test('a generated user signs in', async () => {
    service = await openWebService(open);
    const stores = await storesOf(service);
    statement = await aGeneratedStatement(stores, seed);
    const passwordHash = await service.app.get(ports.passwords).hash(PASSWORD);
    await service.app.get(ports.users).update(statement.user.id, (user) => ({ ...user, passwordHash }));
    person = await service.signIn(statement.user);
  });

  const page = async (path: string) => textOf((await person.visit(path)).text);

  test('the overview and the accounts show the net worth, and what it leaves out', async () => {
    const visible = statement.accounts.filter(({ hidden }) => !hidden);
    const total = visible.reduce((sum, { balance, currency }) => sum + (inDollars(balance, currency, TODAY) ?? 0n), 0n);
    const overview = await page('/overview');
    assert.match(overview, `Net worth ${money(total, 'USD')} `);
    assert.match(overview, '2 hidden accounts are left out.');
    assert.match(overview, `${money(12_000, 'XPF')} is left out: no exchange rate for XPF is known.`);
    const accounts = await page('/accounts');
    assert.match(accounts, `Net worth ${money(total, 'USD')} `);
    for (const { name: account, balance, currency } of statement.accounts) {
      const own = accounts.slice(accounts.indexOf(account));
      assert.match(own, money(balance, currency));
      const dollars = inDollars(balance, currency, TODAY);
      assert.match(own, dollars === undefined ? 'no rate, not counted' : money(dollars, 'USD'));
    }
  });

  test('bills and what falls due are those of the use-case', async () => {
    const { user } = statement;
    const bills = await service.app.get(useCases.bills).reportBills(user, {
      status: 'active',
      includeNextInstance: true,
      month: monthOf(TODAY),
    });
    const overview = await page('/overview');
    assert.match(overview, `${money(bills.due.amount, 'USD')} due until the end of the month`);
    assert.match(overview, `cost ${money(bills.monthlyTotal.amount, 'USD')} per month`);
    const list = await page('/bills');
    for (const bill of bills.bills) assert.match(list, money(bill.amount, bill.currency));
  });

  test('the list has every transaction once, newest first, with its own amount', async () => {
    const amounts: string[] = [];
    for (let number = 1; number <= Math.ceil(statement.transactions.length / 50); number += 1) {
      const { text } = await person.visit(`/transactions?page=${number}`);
      amounts.push(...[...text.matchAll(/class="money[^"]*">([^<]*)</g)].map(([, amount = '']) => amount));
    }
    const newestFirst = statement.transactions.toSorted((a, b) =>
      a.bookedAt === b.bookedAt ? b.id - a.id : a.bookedAt < b.bookedAt ? 1 : -1,
    );
    assert.equal(
      amounts.map((amount) => amount.replace('+', '')),
      newestFirst.map(({ amount, currency }) => money(amount, currency)),
    );
  });

  test('the service closes', () => service.close());
  test.run();
}

async function storesOf({ app }: WebService) {
  const { users, accounts, transactions, banks, rates, ownTransfers } = ports;
  return {
    users: app.get(users),
    accounts: app.get(accounts),
    transactions: app.get(transactions),
    banks: app.get(banks),
    rates: app.get(rates),
    ownTransfers: app.get(ownTransfers),
  } as never;
}

function inDollars(amount: number, currency: string, day: string): bigint | undefined {
  if (currency === 'USD') return BigInt(amount);
  const found = rate(currency, 'USD', day, TODAY);
  return found === undefined ? undefined : converted(amount, found);
}

figuresOn('memory', openMemoryService, 7);
figuresOn('PostgreSQL', openPostgresService, 8);
