import * as assert from 'uvu/assert';
import { reportBalances } from '../../../application/accounts/report-balances.ts';
import { ACCOUNT_NUMBER, aFetch, anAccount, days, FakeFeed, fedAccount } from '../../support/feeds/fake-feed.ts';
import type { TestRow } from '../../support/files/json-statement-reader.ts';
import { aManualAccount, USD } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, SALARY } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

const ROWS: readonly TestRow[] = [COFFEE, BOOKS, SALARY];
/** More than two accounts have in common by chance. */
const MANY: readonly TestRow[] = Array.from({ length: 10 }, (_, nth) => ({
  day: 2 * nth + 1,
  amount: -1_000 - 37 * nth,
  text: `SHOP ${nth}`,
  id: `m${nth}`,
}));

/** The same payments under ids of their own. */
function renumbered(rows: readonly TestRow[]): readonly TestRow[] {
  return rows.map((row) => ({ ...row, id: `new ${row.id}` }));
}

/** As files of banks have them. */
function withoutIds(rows: readonly TestRow[]): readonly TestRow[] {
  return rows.map(({ day, amount, text = '' }) => ({ day, amount, text }));
}

function show(house: FeedHouse, key: string, rows: readonly TestRow[], changes: Parameters<typeof anAccount>[0] = {}) {
  const account = anAccount({ key, ...changes });
  house.feed.shows(aFetch([], { accounts: [fedAccount(rows, { account, coverage: days(1, 31) })] }));
}

async function placesOf(house: FeedHouse, id: number) {
  return (await house.show(id)).accounts.map(({ key, bankAccountId, linkedBy }) => [key, bankAccountId, linkedBy]);
}

/** Accounts that come a second time (doors notes, feeds 1). */
export const recognisingScenarios: FeedScenarios = (test, store) => {
  test('1a: a bank that was linked anew at the bridge goes on in the same account under its new id', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, 'ACT-1', ROWS);
    await house.sync(id);
    const [account] = await house.accounts.list(house.userId);
    show(house, 'ACT-9', renumbered(ROWS));
    await house.sync(id);
    await house.sync(id);
    assert.equal(await placesOf(house, id), [['ACT-9', account?.id, 'rows']]);
    assert.equal(await house.amounts(), ['-1200', '-350', '250000']);
    assert.is((await house.accounts.list(house.userId)).length, 1);
  });

  test('1a: a person says which account goes on under a new id, where the payments do not tell', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, 'ACT-1', ROWS);
    await house.sync(id);
    const [account] = await house.accounts.list(house.userId);
    show(house, 'ACT-9', [{ day: 2, amount: -999, text: 'A NEW SHOP', id: 'n1' }]);
    await house.sync(id);
    const asked = (await house.show(id)).accounts.find(({ decision }) => decision === 'undecided');
    await house.map(id, [{ id: asked?.id ?? 0, decision: 'link', bankAccountId: account?.id ?? 0 }]);
    await house.sync(id);
    assert.equal(await placesOf(house, id), [
      ['ACT-1', null, null],
      ['ACT-9', account?.id, 'person'],
    ]);
    assert.equal(await house.amounts(), ['-1200', '-999', '-350', '250000']);
  });

  test('1b: a bank that is connected a second time fills the account with the same number', async () => {
    const house = await feedHouse(store);
    const number = { number: ACCOUNT_NUMBER };
    const [first, second] = [await house.connect(), await house.connect()];
    show(house, 'A', ROWS, number);
    await house.sync(first);
    show(house, 'B', renumbered(ROWS), number);
    await house.sync(second);
    const [account] = await house.accounts.list(house.userId);
    assert.equal(await placesOf(house, second), [['B', account?.id, 'number']]);
    assert.equal(await house.amounts(), ['-1200', '-350', '250000']);
  });

  test('1b: a number that another bank uses too is asked about, if the payments are others', async () => {
    const house = await feedHouse(store);
    const number = { number: '12345678' };
    const [first, second] = [await house.connect(), await house.connect()];
    show(house, 'A', MANY, number);
    await house.sync(first);
    const others = MANY.map((row) => ({ ...row, amount: row.amount - 1, id: `x${row.id}` }));
    show(house, 'B', others, { ...number, institution: { name: 'Other Bank', country: 'DE' } });
    await house.sync(second);
    const [account] = await house.accounts.list(house.userId);
    const [asked] = (await house.show(second)).accounts;
    assert.equal([asked?.decision, asked?.likelyBankAccountId], ['undecided', account?.id]);
    assert.is((await house.list()).length, MANY.length);
  });

  test('1c: a connection that was revoked, and one that was removed, come back into the same account', async () => {
    for (const end of ['revoked', 'removed'] as const) {
      const house = await feedHouse(store);
      const first = await house.connect();
      show(house, 'ACT-1', ROWS);
      await house.sync(first);
      if (end === 'removed') await house.disconnect(first);
      else await house.sync((house.feed.fails('revoked'), first));
      const second = await house.connect();
      show(house, 'ACT-9', renumbered(ROWS));
      await house.sync(second);
      const accounts = await house.accounts.list(house.userId);
      assert.equal(await placesOf(house, second), [['ACT-9', accounts[0]?.id, 'rows']], end);
      assert.equal([accounts.length, accounts[0]?.kind, accounts[0]?.balance], [1, 'connected', 123_456], end);
      assert.equal(await house.amounts(), ['-1200', '-350', '250000'], end);
    }
  });

  test('1d: an account that moved to another provider is recognised by many equal payments', async () => {
    const house = await feedHouse(store);
    const first = await house.connect();
    show(house, 'ACT-1', MANY);
    await house.sync(first);
    const plaid = new FakeFeed('plaid');
    house.ports.bankFeeds.set('plaid', plaid);
    const { connection } = await house.begin({ provider: 'plaid' });
    const account = anAccount({ key: 'P', name: 'Everyday', institution: { name: 'EXAMPLE BANK NA', country: 'US' } });
    const later = renumbered(MANY).map((row) => ({ ...row, day: row.day + 1 }));
    plaid.shows(aFetch([], { accounts: [fedAccount(later, { account, coverage: days(1, 31) })] }));
    await house.sync(connection.id);
    const [own] = await house.accounts.list(house.userId);
    assert.equal(await placesOf(house, connection.id), [['P', own?.id, 'rows']]);
    assert.is((await house.list()).length, MANY.length);
  });

  test('2: a feed of an account that files filled goes on there, and the bank’s balance counts', async () => {
    const house = await feedHouse(store);
    const manual = await aManualAccount(house.stores, house.userId, { currency: USD, name: 'Everyday' });
    await house.importFile({ rows: withoutIds(MANY) }, manual.id);
    const id = await house.connect();
    show(house, 'ACT-1', MANY);
    await house.sync(id);
    const [account, ...others] = await house.accounts.list(house.userId);
    assert.equal([account?.id, account?.kind, account?.balance, others.length], [manual.id, 'connected', 123_456, 0]);
    assert.is((await house.list()).length, MANY.length);
    const [fed] = (await house.show(id)).accounts;
    const rows = MANY.reduce((sum, { amount }) => sum + amount, 0);
    assert.is(fed?.difference, 123_456 - manual.initialBalance - rows);
    await house.disconnect(id);
    const [left] = await house.accounts.list(house.userId);
    assert.equal([left?.kind, left?.balance], ['manual', 123_456]);
  });

  test('an account that may be one of the user’s brings nothing until the person has said so', async () => {
    const house = await feedHouse(store);
    const first = await house.connect();
    show(house, 'ACT-1', ROWS);
    await house.sync(first);
    const second = await house.connect();
    const quiet: readonly TestRow[] = [];
    show(house, 'ACT-9', quiet);
    await house.sync(second);
    const [account] = await house.accounts.list(house.userId);
    const [asked] = (await house.show(second)).accounts;
    assert.equal([asked?.decision, asked?.likelyBankAccountId], ['undecided', account?.id]);
    await house.map(second, [{ id: asked?.id ?? 0, decision: 'link', bankAccountId: account?.id ?? 0 }]);
    assert.equal(await placesOf(house, second), [['ACT-9', account?.id, 'person']]);
    assert.is((await house.show(second)).accounts[0]?.likelyBankAccountId, null);
  });

  test('1: a quiet account with an equal balance, last digits or bank is asked about, and counts nothing meanwhile', async () => {
    const bank = (name: string) => ({ institution: { name, country: null } });
    const owed = { name: 'Card', kind: 'card', ...bank('Other') } as const;
    const asked = [
      { name: 'Rainy day', ...bank('Other'), number: null },
      { name: 'Rainy day', ...bank('Other'), number: '6789', balance: { amount: 5, at: null } },
      { name: 'Rainy day', ...bank('Example Bank of Ohio'), number: null, balance: { amount: 5, at: null } },
    ];
    const others = [
      { ...owed, number: '1111', balance: { amount: -5, at: null } },
      { ...owed, number: null, balance: { amount: 0, at: null } },
    ];
    for (const [nth, looks] of [...asked, ...others].entries()) {
      const house = await feedHouse(store);
      const [first, second] = [await house.connect(), await house.connect()];
      show(house, 'A', MANY.slice(0, 2), { number: '6789' });
      await house.sync(first);
      show(house, 'B', [], looks);
      await house.sync(second);
      const [account, ...more] = await house.accounts.list(house.userId);
      const [fed] = (await house.show(second)).accounts;
      const isAsked = nth < asked.length;
      const wanted = isAsked ? ['undecided', account?.id, 0] : ['linked', null, 1];
      assert.equal([fed?.decision, fed?.likelyBankAccountId, more.length], wanted, `${nth}`);
    }
  });

  test('1: an account that the person ignores is ignored under a new id, too', async () => {
    const number = { number: ACCOUNT_NUMBER };
    for (const [isAnew, looks] of [
      [false, {}],
      [false, number],
      [true, number],
    ] as const) {
      const house = await feedHouse(store);
      const first = await house.connect();
      show(house, 'ACT-1', ROWS, looks);
      await house.sync(first);
      const [fed] = (await house.show(first)).accounts;
      await house.map(first, [{ id: fed?.id ?? 0, decision: 'ignore' }]);
      if (isAnew) await house.sync((house.feed.fails('revoked'), first));
      const id = isAnew ? await house.connect() : first;
      show(house, 'ACT-9', renumbered(MANY), looks);
      await house.sync(id);
      const again = (await house.show(id)).accounts.find(({ key }) => key === 'ACT-9');
      assert.equal([again?.decision, again?.bankAccountId], ['ignored', null], JSON.stringify([isAnew, looks]));
      assert.is((await house.accounts.list(house.userId)).length, 1);
    }
  });

  test('accounts with other payments are new ones, whatever else is free', async () => {
    const house = await feedHouse(store);
    const manual = await aManualAccount(house.stores, house.userId, { currency: USD, name: 'Wallet' });
    await house.importFile({ rows: withoutIds(MANY).map((row) => ({ ...row, amount: row.amount - 1 })) }, manual.id);
    const id = await house.connect();
    show(house, 'ACT-1', MANY);
    await house.sync(id);
    const [fed] = (await house.show(id)).accounts;
    assert.is(fed?.linkedBy, 'opened');
    assert.is(fed?.difference, 0);
  });

  test('what the bank’s balance differs from the rows is told, and pending rows explain it', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, 'ACT-1', ROWS);
    await house.sync(id);
    const balance = (amount: number) => ({ balance: { amount, at: null } });
    const differences: (number | null | undefined)[] = [];
    const pending: TestRow = { day: 20, amount: -99, text: 'HOTEL', id: 'p', status: 'pending' };
    for (const [rows, amount] of [
      [ROWS, 123_456],
      [ROWS, 123_456 - 500],
      [[...ROWS, pending], 123_456 - 99],
    ] as const) {
      show(house, 'ACT-1', rows, balance(amount));
      await house.sync(id);
      differences.push((await house.freshness()).values().next().value?.difference);
    }
    assert.equal(differences, [0, -500, 0]);
  });

  test('4: a mortgage whose bank sends what is owed as a positive figure is a debt, and a person has the last word', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    const mortgage = { kind: null, name: 'Home mortgage', balance: { amount: 15_000_000, at: null } };
    show(house, 'ACT-1', ROWS, mortgage);
    await house.sync(id);
    const balanceOf = async () => (await house.accounts.list(house.userId))[0]?.balance;
    assert.equal([(await house.accounts.list(house.userId))[0]?.type, await balanceOf()], ['loan', -15_000_000]);
    const [fed] = (await house.show(id)).accounts;
    await house.map(id, [{ id: fed?.id ?? 0, decision: 'owned' }]);
    assert.is(await balanceOf(), 15_000_000);
    await house.sync(id);
    assert.is(await balanceOf(), 15_000_000);
    assert.is((await house.show(id)).accounts[0]?.difference, 0);
    await house.map(id, [{ id: fed?.id ?? 0, decision: 'owed' }]);
    assert.is(await balanceOf(), -15_000_000);
    const twice = { id: fed?.id ?? 0, decision: 'owed' } as const;
    assert.is((await refusal(() => house.map(id, [twice, twice])))?.code, 'invalid');
  });

  test('4: what is owed stays owed when the account comes back, is connected again, or is linked to a debt', async () => {
    const owed = { kind: null, name: 'Home finance', number: ACCOUNT_NUMBER, balance: { amount: 20_000, at: null } };
    for (const isRemoved of [false, true]) {
      const house = await feedHouse(store);
      const [id, second] = [await house.connect(), await house.connect()];
      show(house, 'ACT-1', ROWS, owed);
      await house.sync(id);
      const [fed] = (await house.show(id)).accounts;
      await house.map(id, [{ id: fed?.id ?? 0, decision: 'owed' }]);
      if (isRemoved) await house.disconnect(id);
      show(house, 'ACT-2', renumbered(ROWS), owed);
      await house.sync(second);
      const accounts = await house.accounts.list(house.userId);
      assert.equal(
        accounts.map(({ balance: there }) => there),
        [-20_000],
        String(isRemoved),
      );
    }
    const house = await feedHouse(store);
    const { id: mortgage } = await aManualAccount(store.stores, house.userId, { type: 'mortgage', balance: -150_000 });
    const id = await house.connect();
    show(house, 'ACT-1', [{ day: 2, amount: 500, text: 'PAYMENT', id: 'p1' }], { ...owed, number: null });
    await house.sync(id);
    const [fed] = (await house.show(id)).accounts;
    await house.map(id, [{ id: fed?.id ?? 0, decision: 'link', bankAccountId: mortgage }]);
    assert.is((await house.accounts.list(house.userId)).find((one) => one.id === mortgage)?.balance, -20_000);
  });

  test('4: the balance of an account of which the bank states none is unknown until it does', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, 'ACT-1', ROWS, { balance: null });
    await house.sync(id);
    const report = () => reportBalances(house.ports)({ id: house.userId, currency: USD }, { includeHidden: false });
    const unknown = await report();
    assert.equal([unknown.accounts[0]?.balance, unknown.netWorth.count], [undefined, 0]);
    assert.equal(unknown.unknownBalances, ['Checking']);
    show(house, 'ACT-1', ROWS, { balance: { amount: 5, at: null } });
    await house.sync(id);
    const stated = await report();
    assert.equal([stated.accounts[0]?.balance, stated.netWorth.amount, stated.unknownBalances], [5, 5, []]);
  });
};
