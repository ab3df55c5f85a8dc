import * as assert from 'uvu/assert';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { aFetch, anAccount, days, fedAccount, march } from '../../../support/feeds/fake-feed.ts';
import type { TestRow } from '../../../support/files/json-statement-reader.ts';
import { EUR, USD } from '../../../support/fixtures.ts';
import { type FeedHouse, feedHouse } from '../feed-house.ts';
import { BOOKS, COFFEE, DAY, SALARY } from '../payments.ts';
import type { FeedScenarios } from '../scenarios.ts';

function show(house: FeedHouse, currency: CurrencyCode | null, rows: readonly TestRow[], amount = 100_000) {
  const account = anAccount({ currency, balance: currency === null ? null : { amount, at: null } });
  const savings = fedAccount([], { account: anAccount({ key: 'S', name: 'Savings' }) });
  const whole = fedAccount(rows, { account, coverage: days(1, 31) });
  house.feed.shows(aFetch([], { accounts: [whole, savings], cursor: `${currency} ${rows.length}` }));
}

async function state(house: FeedHouse, id: number) {
  const { accounts, ...connection } = await house.show(id);
  const [{ problem, coverage } = { problem: null, coverage: null }] = accounts;
  return [connection.state, problem?.code, coverage?.to, (await house.connection(id)).cursor];
}

/** Accounts whose currency changes at the provider (doors notes, feeds 5). */
export const currencyScenarios: FeedScenarios = (test, store) => {
  test('5: rows of an account that changes its currency wait for the person, and the place of the next fetch with them', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, USD, [COFFEE]);
    await house.sync(id);
    house.clock.advanceSeconds(5 * DAY);
    show(house, EUR, [COFFEE, BOOKS]);
    const { problem } = await house.sync(id);
    assert.is(problem?.code, 'currency_changed');
    assert.match(problem?.message ?? '', 'The bank shows an account in EUR now that was in USD.');
    assert.equal(await state(house, id), ['needs_attention', 'currency_changed', march(31), 'USD 1']);
    assert.equal([await house.amounts(), (await house.show(id)).advice], [['-350'], problem?.message]);
    assert.ok(house.feed.requests.length === 2 && (await house.connection(id)).nextSyncAt !== null);
    show(house, USD, [COFFEE, BOOKS], 98_800);
    await house.sync(id);
    assert.equal(await state(house, id), ['active', undefined, march(31), 'USD 2']);
    assert.equal(await house.amounts(), ['-1200', '-350']);
    assert.is((await house.show(id)).accounts[0]?.difference, 0);
  });

  test('5: a person sends an account in a new currency to a new bank account, and nothing is there twice', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, USD, [COFFEE]);
    await house.sync(id);
    show(house, EUR, [COFFEE, BOOKS]);
    await house.sync(id);
    const [fed] = (await house.show(id)).accounts;
    await house.map(id, [{ id: fed?.id ?? 0, decision: 'create', name: 'In euro' }]);
    assert.equal((await state(house, id)).slice(0, 2), ['active', undefined]);
    await house.sync(id);
    show(house, EUR, [COFFEE, BOOKS, SALARY], 350_000);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-1200', '-350', '250000']);
    const accounts = await house.accounts.list(house.userId);
    const facts = accounts.map(({ name, kind, currency, balance, isBalanceKnown }) => {
      return [name, kind, currency, isBalanceKnown ? balance : null];
    });
    assert.equal(facts, [
      ['Checking', 'manual', 'USD', null],
      ['Savings', 'connected', 'USD', 123_456],
      ['In euro', 'connected', 'EUR', 350_000],
    ]);
    assert.is((await house.show(id)).accounts[0]?.difference, 0);
  });

  test('2095: of changes alone, a payment just like one that a file has shown, too, is another one in the new currency', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, USD, [COFFEE]);
    await house.sync(id);
    const [{ id: place } = { id: 0 }] = await house.accounts.list(house.userId);
    await house.importFile({ rows: [{ day: COFFEE.day, amount: COFFEE.amount, text: COFFEE.text ?? '' }] }, place);
    const twin: TestRow = { ...COFFEE, id: 'twin', status: 'pending' };
    const account = anAccount({ currency: EUR });
    const changes = fedAccount([twin], { account, coverage: null, listsAllPending: false });
    house.feed.shows(aFetch([], { accounts: [changes], cursor: 'c' }));
    await house.sync(id);
    const [fed] = (await house.show(id)).accounts;
    await house.map(id, [{ id: fed?.id ?? 0, decision: 'create', name: 'In euro' }]);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-350p', '-350']);
  });

  test('5: what an account shows in a new currency under new ids is known by its days, and a payment just like it is not', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    const named = (rowId: string) => ({ ...COFFEE, id: rowId });
    show(house, USD, [named('old 1'), BOOKS]);
    await house.sync(id);
    show(house, EUR, [named('new 1'), BOOKS, named('new 2')]);
    await house.sync(id);
    const [fed] = (await house.show(id)).accounts;
    await house.map(id, [{ id: fed?.id ?? 0, decision: 'create', name: 'In euro' }]);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-1200', '-350', '-350']);
  });

  test('5: an account whose currency the provider forgets for a while loses nothing', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, USD, [COFFEE]);
    await house.sync(id);
    show(house, null, [COFFEE, BOOKS]);
    await house.sync(id);
    assert.equal(await state(house, id), ['active', 'partial', march(31), 'USD 1']);
    assert.is((await house.show(id)).accounts[0]?.currency, 'USD');
    show(house, USD, [COFFEE, BOOKS]);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-1200', '-350']);
  });

  test('5: an account in a new currency that the person ignores leaves the old one as it was', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    show(house, USD, [COFFEE]);
    await house.sync(id);
    show(house, EUR, [COFFEE, BOOKS]);
    await house.sync(id);
    const [fed] = (await house.show(id)).accounts;
    await house.map(id, [{ id: fed?.id ?? 0, decision: 'ignore' }]);
    await house.sync(id);
    assert.equal((await state(house, id)).slice(0, 2), ['active', undefined]);
    const [old] = await house.accounts.list(house.userId);
    assert.equal([old?.kind, old?.balance, old?.isBalanceKnown], ['manual', 100_000, true]);
    assert.equal(await house.amounts(), ['-350']);
  });
};
