import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ShownConnection } from '../../../application/connections/shown-connection.ts';
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
  type FakeBankAccount,
  type FakeBankTransaction,
  type FakeEnableBanking,
  startFakeEnableBanking,
} from '../../support/feeds/fake-providers/enable-banking.ts';
import { refusal } from '../../support/refusal.ts';
import { feedOf } from './enable-banking-world.ts';

const DAY_SECONDS = 86_400;

/** From the consent to the transactions and back, on one kind of store. */
export function enableBankingScenarios(storeName: string, openStore: OpenStore): void {
  interface World {
    readonly bank: FakeEnableBanking;
    readonly house: House;
    readonly account: FakeBankAccount;
    readonly close: () => Promise<void>;
  }
  const test = suite<World>(`banks by Enable Banking on ${storeName}`);
  let numbered = 0;
  let store: Awaited<ReturnType<OpenStore>>;

  test.before(async () => {
    store = await openStore();
  });

  test.before.each(async (world) => {
    const bank = await startFakeEnableBanking();
    bank.banks.push({
      name: 'Nordea',
      country: 'FI',
      maximum_consent_validity: 90 * DAY_SECONDS,
      psu_types: ['personal'],
    });
    const account: FakeBankAccount = {
      hash: 'hash-1',
      iban: 'FI2112345600000785',
      currency: 'EUR',
      name: 'Current account',
      balances: [{ balance_type: 'ITBD', balance_amount: { amount: '1234.56', currency: 'EUR' } }],
      transactions: [],
    };
    bank.accounts.push(account);
    const clock = testClock('2026-11-20T10:00:00.000000Z');
    const house = await openHouse(store.options, feedOf(bank, {}, clock), clock);
    const closeAll = async () => {
      await house.close();
      await bank.close();
    };
    Object.assign(world, { bank, house, account, close: closeAll });
  });
  test.after.each(({ close }) => close());
  test.after(() => store?.close());

  function payment(day: string, amount: string, text: string, more: FakeBankTransaction = {}): FakeBankTransaction {
    return {
      transaction_amount: { amount, currency: 'EUR' },
      credit_debit_indicator: 'DBIT',
      status: 'BOOK',
      booking_date: day,
      remittance_information: [text],
      ...more,
    };
  }

  /** The bank gives every reference anew, newest first, as banks without references of their own do. */
  function list({ account }: World, transactions: readonly FakeBankTransaction[]): void {
    account.transactions = transactions
      .toSorted((a, b) => (b.booking_date ?? '9').localeCompare(a.booking_date ?? '9'))
      .map((transaction) => ({ ...transaction, entry_reference: `ref-${(numbered += 1)}` }));
  }

  async function nextDay({ bank, house }: World, days = 1): Promise<void> {
    house.clock.advanceSeconds(days * DAY_SECONDS);
    bank.settings.today = new Date(Date.parse(bank.settings.today) + days * DAY_SECONDS * 1_000)
      .toISOString()
      .slice(0, 10);
  }

  async function consent({ bank, house: { app, userId } }: World, url: string): Promise<ShownConnection> {
    const state = String(bank.authorisations.at(-1)?.['state']);
    const done = await app
      .get(useCases.connections)
      .completeConnection(userId, { state, answer: { code: bank.consent(url) } });
    if (done === undefined) throw new Error('The consent is not complete.');
    return done;
  }

  async function connect(world: World): Promise<number> {
    const { app, userId } = world.house;
    const input = {
      provider: 'enablebanking',
      bank: { name: 'Nordea', country: 'FI' },
      returnUrl: RETURN_URL,
    } as const;
    const begun = await app.get(useCases.connections).beginConnection(userId, input);
    if (begun.kind !== 'consent') throw new Error('The person has to visit the bank.');
    return (await consent(world, begun.url)).id;
  }

  const MONTH = [
    payment('2026-11-02', '3.50', 'COFFEE HOUSE'),
    payment('2026-11-02', '3.50', 'COFFEE HOUSE'),
    payment('2026-11-05', '640.00', 'RENT NOVEMBER'),
    payment('2026-11-10', '2500.00', 'SALARY', { credit_debit_indicator: 'CRDT' }),
    payment('2026-11-18', '19.90', 'BOOKS'),
  ];

  test('from consent to transactions: what the bank shows is there once, with the bank’s balance', async (world) => {
    list(world, [...MONTH, payment('2026-11-20', '8.00', 'LUNCH', { status: 'PDNG' })]);
    const id = await connect(world);
    assert.equal((await sync(world.house, id)).added, 6);
    assert.equal(await seen(world.house), [
      '2026-11-02 -350 booked COFFEE HOUSE',
      '2026-11-02 -350 booked COFFEE HOUSE',
      '2026-11-05 -64000 booked RENT NOVEMBER',
      '2026-11-10 250000 booked SALARY',
      '2026-11-18 -1990 booked BOOKS',
      '2026-11-20 -800 pending LUNCH',
    ]);
    assert.equal(await balances(world.house), [['Current account', 123_456]]);
    assert.equal(await seen(await stranger(world.house)), []);
  });

  test('references that are new each day, pages that change and a renewed consent double nothing and lose nothing', async (world) => {
    world.bank.settings.pageSize = 2;
    list(world, [...MONTH, payment('2026-11-20', '8.00', 'LUNCH', { status: 'PDNG' })]);
    const id = await connect(world);
    await sync(world.house, id);

    await nextDay(world);
    const second = [...MONTH, payment('2026-11-20', '8.00', 'LUNCH'), payment('2026-11-21', '3.50', 'COFFEE HOUSE')];
    list(world, second);
    world.bank.settings.betweenPages = () => {
      world.bank.settings.betweenPages = null;
      world.account.transactions = [
        { ...payment('2026-11-21', '55.00', 'SHOES'), entry_reference: 'ref-x' },
        ...world.account.transactions,
      ];
    };
    const outcome = await sync(world.house, id);
    assert.equal([outcome.added, outcome.updated], [2, 1]);

    await nextDay(world);
    world.bank.endSessions('EXPIRED');
    assert.is((await sync(world.house, id)).problem?.code, 'consent_ended');
    assert.is((await shown(world.house, id)).state, 'needs_attention');
    assert.is((await seen(world.house)).length, 8);

    const { app, userId } = world.house;
    const renewal = await app.get(useCases.connections).renewConnection(userId, id, { returnUrl: RETURN_URL });
    if (renewal.kind !== 'consent') throw new Error('The person has to visit the bank.');
    list(world, [...second, payment('2026-11-21', '55.00', 'SHOES'), payment('2026-11-22', '12.00', 'CINEMA')]);
    await consent(world, renewal.url);
    const after = await sync(world.house, id);
    assert.equal([after.problem, after.added, after.updated], [null, 1, 0]);
    assert.equal(await seen(world.house), [
      '2026-11-02 -350 booked COFFEE HOUSE',
      '2026-11-02 -350 booked COFFEE HOUSE',
      '2026-11-05 -64000 booked RENT NOVEMBER',
      '2026-11-10 250000 booked SALARY',
      '2026-11-18 -1990 booked BOOKS',
      '2026-11-20 -800 booked LUNCH',
      '2026-11-21 -350 booked COFFEE HOUSE',
      '2026-11-21 -5500 booked SHOES',
      '2026-11-22 -1200 booked CINEMA',
    ]);
    assert.is((await shown(world.house, id)).accounts.length, 1, 'the account of the new session is the old one');
    assert.is((await balances(world.house)).length, 1);
  });

  test('a pending payment that the bank releases is gone, and one that is listed without a day stays one', async (world) => {
    const open = payment('', '20.00', 'FUEL', { status: 'PDNG', booking_date: null });
    list(world, [...MONTH.slice(0, 1), open, payment('2026-11-19', '100.00', 'HOTEL', { status: 'PDNG' })]);
    const id = await connect(world);
    await sync(world.house, id);
    assert.is((await seen(world.house)).length, 3);
    await nextDay(world);
    list(world, [...MONTH.slice(0, 1), open]);
    await sync(world.house, id);
    const found = (await seen(world.house)).filter((row) => row.includes('pending')).map((row) => row.slice(11));
    assert.equal(found, ['-2000 pending FUEL']);
  });

  test('a limit of the bank stops the day’s fetches, and the person who asks hears until when', async (world) => {
    list(world, MONTH);
    const id = await connect(world);
    for (let nth = 0; nth < 4; nth += 1) await sync(world.house, id);
    const error = await refusal(() => sync(world.house, id));
    assert.is(error?.code, 'too_many_attempts');
    assert.ok((error?.retryAfterSeconds ?? 0) > DAY_SECONDS - 60);
    assert.is((await seen(world.house)).length, 5);
  });

  test('removing the connection ends the consent at the bank, and keeps the transactions', async (world) => {
    list(world, MONTH);
    const id = await connect(world);
    await sync(world.house, id);
    await world.house.app.get(useCases.connections).removeConnection(world.house.userId, id);
    assert.is(world.bank.openSessions(), 0);
    assert.is((await seen(world.house)).length, 5);
  });

  test.run();
}
