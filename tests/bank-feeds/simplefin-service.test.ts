import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSimpleFin } from '../../adapters/bank-feeds/simplefin/simplefin.ts';
import {
  type FakeAccount,
  type FakeSimpleFin,
  type FakeTransaction,
  startFakeSimpleFin,
} from '../../adapters/demo/feed/fake-simplefin.ts';
import { useCases } from '../../config/tokens.ts';
import { millisOf } from '../../domain/calendar.ts';
import { testClock } from '../support/clock.ts';
import { balances, type House, openHouse, RETURN_URL, seen, shown, sync } from '../support/feeds/connected-house.ts';

const test = suite('SimpleFIN as the service uses it');

const NOW = '2026-11-22T10:00:00.000000Z';
const DAY_SECONDS = 86_400;

const coffee = (id: string, daysAgo: number): FakeTransaction => row(id, daysAgo, '-4.50', 'COFFEE');

function row(id: string, daysAgo: number, amount: string, description: string): FakeTransaction {
  const posted = Date.parse(NOW) / 1_000 - daysAgo * DAY_SECONDS;
  return { id, posted, amount, description };
}

function account(transactions: readonly FakeTransaction[], balance = '100.00'): readonly FakeAccount[] {
  const facts = { id: 'ACT-1', name: 'Checking', bank: 'First Bank', currency: 'USD' };
  return [{ ...facts, balance, balanceDate: Date.parse(NOW) / 1_000, transactions }];
}

/** A service that is connected to a fake server, over real HTTP. */
async function connected(work: (house: House, fake: FakeSimpleFin, id: number) => Promise<void>): Promise<void> {
  const clock = testClock(NOW);
  const fake = await startFakeSimpleFin({
    accounts: [],
    now: () => millisOf(clock.now()),
  });
  const feed = createSimpleFin({
    allowedOrigins: [fake.origin],
    wait: async () => undefined,
  });
  const house = await openHouse({ store: 'memory' }, feed, clock);
  try {
    const input = { provider: 'simplefin', setupToken: fake.setupToken(), returnUrl: RETURN_URL } as const;
    const begun = await house.app.get(useCases.connections).beginConnection(house.userId, input);
    await work(house, fake, begun.connection.id);
  } finally {
    await house.close();
    await fake.close();
  }
}

const ROWS = [coffee('1', 3), coffee('2', 3), row('3', 5, '-20.00', 'GROCER'), row('4', 40, '-900.00', 'RENT')];

test('a history comes once, twins included, and the account has the balance that the bank states', () =>
  connected(async (house, fake, id) => {
    fake.setAccounts(account(ROWS, '1234.56'));
    assert.is((await sync(house, id)).added, 4);
    assert.is((await sync(house, id)).importId, null);
    assert.is((await seen(house)).length, 4);
    assert.equal(await balances(house), [['Checking', 123_456]]);
  }));

test('a server that gives all rows new ids doubles nothing', () =>
  connected(async (house, fake, id) => {
    fake.setAccounts(account(ROWS));
    await sync(house, id);
    const before = await seen(house);
    const renumbered = ROWS.map((one) => ({ ...one, id: `new-${one.id}` }));
    fake.setAccounts(account(renumbered));
    await sync(house, id);
    assert.equal(await seen(house), before);
    fake.setAccounts(account([...renumbered, coffee('new-5', 2)]));
    assert.is((await sync(house, id)).added, 1);
  }));

test('access that was disabled says so, and a new token goes on without doubling', () =>
  connected(async (house, fake, id) => {
    fake.setAccounts(account(ROWS));
    await sync(house, id);
    fake.revoke();
    assert.is((await sync(house, id)).problem?.code, 'revoked');
    const { state, advice, nextSyncAt } = await shown(house, id);
    assert.equal([state, nextSyncAt], ['revoked', null]);
    assert.match(advice ?? '', /Create a setup token there and renew it/);
    const setupToken = fake.setupToken();
    await house.app.get(useCases.connections).renewConnection(house.userId, id, {
      setupToken,
      returnUrl: RETURN_URL,
    });
    fake.setAccounts(account([...ROWS, row('5', 1, '-7.00', 'BAKERY')]));
    assert.is((await sync(house, id)).added, 1);
    assert.is((await shown(house, id)).state, 'active');
    assert.is((await seen(house)).length, 5);
  }));

test('a server that is out of order changes nothing, and is asked again soon', () =>
  connected(async (house, fake, id) => {
    fake.setAccounts(account(ROWS));
    await sync(house, id);
    const down = Array.from({ length: 3 }, () => (response: { writeHead(status: number): { end(): unknown } }) => {
      response.writeHead(503).end();
    });
    fake.respondNext(...down);
    assert.is((await sync(house, id)).problem?.code, 'provider_unavailable');
    const { state, nextSyncAt } = await shown(house, id);
    assert.is(state, 'failing');
    assert.ok((nextSyncAt ?? '') < '2026-11-22T11:00');
    assert.is((await seen(house)).length, 4);
  }));

test('a pending row that is booked under another id keeps its transaction, and one that vanishes is gone', () =>
  connected(async (house, fake, id) => {
    const pending = { posted: 0, pending: true };
    fake.setAccounts(
      account([
        { ...coffee('p1', 0), ...pending },
        { ...row('p2', 0, '-50.00', 'FUEL HOLD'), ...pending },
      ]),
    );
    assert.is((await sync(house, id)).added, 2);
    fake.setAccounts(account([coffee('b1', 0)]));
    const outcome = await sync(house, id);
    assert.equal([outcome.added, outcome.updated, outcome.retired], [0, 1, 1]);
    assert.equal(await seen(house), ['2026-11-22 -450 booked COFFEE']);
  }));

test('a bank that wants a sign-in does not lose the days until then', () =>
  connected(async (house, fake, id) => {
    fake.setAccounts(account(ROWS));
    await sync(house, id);
    fake.setNotes([{ code: 'con.auth', message: 'Please sign in', bank: 'First Bank' }]);
    house.clock.advanceSeconds(30 * DAY_SECONDS);
    await sync(house, id);
    fake.setNotes([]);
    fake.setAccounts(account([...ROWS, row('6', -1, '-8.00', 'PHARMACY')]));
    assert.is((await sync(house, id)).added, 1);
  }));

test('3: a bank that wants a sign-in and lists no accounts needs attention, and its accounts have no success', () =>
  connected(async (house, fake, id) => {
    const other = { ...account([coffee('9', 2)])[0]!, id: 'ACT-2', name: 'Savings', bank: 'Second Bank' };
    fake.setAccounts([...account(ROWS), other]);
    await sync(house, id);
    house.clock.advanceSeconds(DAY_SECONDS);
    fake.setNotes([{ code: 'con.auth', message: 'Please sign in', bank: 'First Bank' }]);
    const successes = async () => (await shown(house, id)).accounts.map((one) => one.lastSuccessAt?.slice(0, 10));
    for (const [left, connectionSuccess] of [
      [[other], '2026-11-23'],
      [[], '2026-11-23'],
    ] as const) {
      fake.setAccounts(left);
      await sync(house, id);
      const { state, problem, advice, lastSuccessAt } = await shown(house, id);
      assert.equal([state, problem?.code], ['needs_attention', 'sign_in_needed']);
      assert.match(advice ?? '', 'Your bank wants you to sign in again');
      assert.is(lastSuccessAt?.slice(0, 10), connectionSuccess);
      assert.equal(await successes(), ['2026-11-22', '2026-11-23']);
      house.clock.advanceSeconds(DAY_SECONDS);
    }
  }));

test.run();
