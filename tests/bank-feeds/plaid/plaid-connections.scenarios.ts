import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useCases } from '../../../config/tokens.ts';
import { testClock } from '../../support/clock.ts';
import {
  balances,
  type House,
  type OpenStore,
  openHouse,
  RETURN_URL,
  seen,
  shown,
  stranger,
  sync,
} from '../../support/feeds/connected-house.ts';
import {
  type FakePlaid,
  type FakePlaidItem,
  itemError,
  num,
  startFakePlaid,
} from '../../support/feeds/fake-providers/plaid.ts';
import { feedOf } from './plaid-world.ts';

/** From the consent to the transactions and back, on one kind of store. */
export function plaidScenarios(storeName: string, openStore: OpenStore): void {
  interface World {
    readonly plaid: FakePlaid;
    readonly house: House;
    readonly close: () => Promise<void>;
  }
  const test = suite<World>(`banks by Plaid on ${storeName}`);
  let numbered = 0;
  let store: Awaited<ReturnType<OpenStore>>;

  test.before(async () => {
    store = await openStore();
  });

  test.before.each(async (world) => {
    const plaid = await startFakePlaid();
    const balance = { current: num('1234.56'), available: null, iso_currency_code: 'USD' };
    plaid.bank.accounts.push(
      { account_id: 'acc-1', name: 'Checking', mask: '4321', type: 'depository', balances: balance },
      {
        account_id: 'acc-2',
        name: 'Card',
        mask: '1111',
        type: 'credit',
        balances: { ...balance, current: num('410') },
      },
    );
    const clock = testClock('2026-11-20T10:00:00.000000Z');
    const feed = feedOf(plaid, clock);
    const house = await openHouse(store.options, feed, clock);
    const closeAll = async () => {
      await house.close();
      await plaid.close();
    };
    Object.assign(world, { plaid, house, close: closeAll });
  });
  test.after.each(({ close }) => close());
  test.after(() => store?.close());

  type Transaction = Readonly<Record<string, unknown>> & {
    readonly transaction_id: string;
    readonly account_id: string;
  };

  function payment(
    day: string,
    amount: string,
    text: string,
    more: Readonly<Record<string, unknown>> = {},
  ): Transaction {
    numbered += 1;
    return {
      transaction_id: `tx-${numbered}`,
      account_id: 'acc-1',
      amount: num(amount),
      iso_currency_code: 'USD',
      date: day,
      name: text,
      original_description: text,
      pending: false,
      pending_transaction_id: null,
      ...more,
    };
  }

  function onlyItem({ plaid }: World): FakePlaidItem {
    const [item] = plaid.items;
    if (item === undefined) throw new Error('There is no Item.');
    return item;
  }

  function removal({ transaction_id, account_id }: Transaction) {
    return ['removed', { transaction_id, account_id }] as const;
  }

  async function finish({ plaid, house: { app, userId } }: World, id: number, url: string): Promise<void> {
    assert.is(await app.get(useCases.connections).completeConnection(userId, { connectionId: id }), undefined);
    plaid.signIn(url);
    assert.ok((await app.get(useCases.connections).completeConnection(userId, { connectionId: id })) !== undefined);
  }

  async function connect(world: World): Promise<number> {
    const { app, userId } = world.house;
    const begun = await app
      .get(useCases.connections)
      .beginConnection(userId, { provider: 'plaid', returnUrl: RETURN_URL });
    if (begun.kind !== 'consent') throw new Error('The person has to visit Plaid.');
    await finish(world, begun.connection.id, begun.url);
    return begun.connection.id;
  }

  test('from the pages of Plaid to transactions: what the bank shows is there once, with what is owed', async (world) => {
    world.plaid.bank.changes.push(
      ['added', payment('2026-11-02', '3.5', 'COFFEE HOUSE')],
      ['added', payment('2026-11-02', '3.50', 'COFFEE HOUSE')],
      ['added', payment('2026-11-10', '-2500', 'SALARY')],
      ['added', payment('2026-11-12', '89.4', 'SHOES', { account_id: 'acc-2' })],
    );
    const id = await connect(world);
    assert.is((await sync(world.house, id)).added, 4);
    assert.equal(await seen(world.house), [
      '2026-11-02 -350 booked COFFEE HOUSE',
      '2026-11-02 -350 booked COFFEE HOUSE',
      '2026-11-10 250000 booked SALARY',
      '2026-11-12 -8940 booked SHOES',
    ]);
    assert.equal(await balances(world.house), [
      ['Card', -41_000],
      ['Checking', 123_456],
    ]);
    assert.equal(await seen(await stranger(world.house)), []);
  });

  test('a changed history, new ids on booking, a repair and an old cursor double nothing and lose nothing', async (world) => {
    world.plaid.settings.pageSize = 2;
    const lunch = payment('2026-11-19', '8', 'LUNCH', { pending: true });
    const fuel = payment('2026-11-19', '100', 'FUEL', { pending: true });
    const books = payment('2026-11-18', '19.9', 'BOOKS');
    world.plaid.bank.changes.push(
      ['added', payment('2026-11-02', '3.5', 'COFFEE HOUSE')],
      ['added', books],
      ['added', lunch],
      ['added', fuel],
    );
    const id = await connect(world);
    await sync(world.house, id);
    assert.is((await seen(world.house)).length, 4);

    const { changes } = onlyItem(world);
    const booked = payment('2026-11-20', '9.6', 'LUNCH WITH TIP', { pending_transaction_id: lunch.transaction_id });
    changes.push(removal(lunch), ['added', booked]);
    changes.push(removal(fuel), ['added', payment('2026-11-20', '61.37', 'FUEL')]);
    changes.push(['modified', { ...books, amount: num('18.9') }]);
    world.plaid.settings.betweenPages = () => {
      world.plaid.settings.betweenPages = null;
      changes.push(['added', payment('2026-11-20', '5', 'KIOSK')]);
    };
    await sync(world.house, id);
    const now = [
      '2026-11-02 -350 booked COFFEE HOUSE',
      '2026-11-18 -1890 booked BOOKS',
      '2026-11-20 -500 booked KIOSK',
      '2026-11-20 -6137 booked FUEL',
      '2026-11-20 -960 booked LUNCH WITH TIP',
    ];
    assert.equal(await seen(world.house), now);

    onlyItem(world).refusal = itemError('ITEM_LOGIN_REQUIRED', 'OAUTH_CONSENT_EXPIRED');
    assert.is((await sync(world.house, id)).problem?.code, 'consent_ended');
    assert.is((await shown(world.house, id)).state, 'needs_attention');
    const { app, userId } = world.house;
    const renewal = await app.get(useCases.connections).renewConnection(userId, id, { returnUrl: RETURN_URL });
    if (renewal.kind !== 'consent') throw new Error('The person has to visit Plaid.');
    await finish(world, id, renewal.url);
    changes.push(['added', payment('2026-11-20', '12', 'CINEMA')]);
    const after = await sync(world.house, id);
    assert.equal([after.problem, after.added], [null, 1]);

    // Plaid forgets the cursor, and gives the whole history again.
    world.plaid.misbehaviours.add(/sync/, (_, response) => {
      response.writeHead(400).end(JSON.stringify({ error_type: 'INVALID_REQUEST', error_code: 'INVALID_FIELD' }));
    });
    const again = await sync(world.house, id);
    assert.equal([again.problem, again.added, again.updated], [null, 0, 0]);
    assert.equal(await seen(world.house), [...now, '2026-11-20 -1200 booked CINEMA'].toSorted());
    assert.is((await balances(world.house)).length, 2);
  });

  test('what Plaid withdraws is gone, and an account that the person takes later gets its history', async (world) => {
    const wrong = payment('2026-11-03', '7', 'MISTAKE');
    world.plaid.bank.changes.push(
      ['added', wrong],
      ['added', payment('2026-11-12', '89.4', 'SHOES', { account_id: 'acc-2' })],
    );
    const { app, userId } = world.house;
    const id = await connect(world);
    const accounts = await app.get(useCases.connections).listFeedAccounts(userId, id);
    const card = accounts.find(({ key }) => key === 'acc-2');
    if (card?.bankAccountId == null) throw new Error('The card was not taken.');
    const choose = app.get(useCases.connections).mapFeedAccounts;
    await choose(userId, id, [{ id: card.id, decision: 'ignore' }]);
    await sync(world.house, id);
    assert.equal(await seen(world.house), ['2026-11-03 -700 booked MISTAKE']);
    onlyItem(world).changes.push(removal(wrong));
    await sync(world.house, id);
    assert.equal(await seen(world.house), []);
    await choose(userId, id, [{ id: card.id, decision: 'link', bankAccountId: card.bankAccountId }]);
    await sync(world.house, id);
    assert.equal(await seen(world.house), ['2026-11-12 -8940 booked SHOES']);
  });

  test('a webhook of Plaid makes a fetch due, and a forged one does not', async (world) => {
    const id = await connect(world);
    await sync(world.house, id);
    const { app } = world.house;
    const due = () => app.get(useCases.connections).syncNextConnection();
    assert.is(await due(), undefined);
    onlyItem(world).changes.push(['added', payment('2026-11-20', '12', 'CINEMA')]);
    const news = { webhook_type: 'TRANSACTIONS', webhook_code: 'SYNC_UPDATES_AVAILABLE', item_id: onlyItem(world).id };
    const genuine = await world.plaid.webhook(news);
    const handle = app.get(useCases.connections).handleWebhook;
    assert.is(
      await handle('plaid', { ...genuine, body: Buffer.from(JSON.stringify({ ...news, item_id: 'x' })) }),
      'refused',
    );
    assert.is(await due(), undefined);
    assert.is(await handle('plaid', genuine), 'accepted');
    assert.is((await due())?.added, 1);
  });

  test('while Plaid is still collecting, the next fetch is soon', async (world) => {
    world.plaid.bank.changes.push(['added', payment('2026-11-20', '12', 'CINEMA')]);
    const id = await connect(world);
    onlyItem(world).updateStatus = 'NOT_READY';
    await sync(world.house, id);
    assert.equal(await seen(world.house), []);
    const { nextSyncAt, state } = await shown(world.house, id);
    assert.is(state, 'active');
    assert.is(nextSyncAt?.slice(0, 16), '2026-11-20T10:01');
    onlyItem(world).updateStatus = 'HISTORICAL_UPDATE_COMPLETE';
    world.house.clock.advanceSeconds(120);
    assert.is((await world.house.app.get(useCases.connections).syncNextConnection())?.added, 1);
  });

  test('removing the connection removes the Item, and keeps the transactions', async (world) => {
    world.plaid.bank.changes.push(['added', payment('2026-11-20', '12', 'CINEMA')]);
    const id = await connect(world);
    await sync(world.house, id);
    await world.house.app.get(useCases.connections).removeConnection(world.house.userId, id);
    assert.equal(world.plaid.items, []);
    assert.is((await seen(world.house)).length, 1);
  });

  test.run();
}
