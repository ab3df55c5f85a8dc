import { randomBytes } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aesSealer } from '../../adapters/system/aes-sealer.ts';
import { resealConnections } from '../../application/connections/reseal-connections.ts';
import { FEED_PROBLEMS } from '../../domain/bank-feeds/feed-problem.ts';
import { LEASE_SECONDS } from '../../domain/bank-feeds/lease.ts';
import { addSeconds } from '../../domain/calendar.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import type { OpenStore, StoreUnderTest } from '../contracts/store-under-test.ts';
import {
  ACCOUNT_NUMBER,
  aDelta,
  aFetch,
  aLink,
  anAccount,
  aProblem,
  CREDENTIALS,
  days,
  FakeFeed,
  fedAccount,
  IN_EURO,
} from '../support/fake-feed.ts';
import { aConnectedAccount, aManualAccount, aUser, EUR, timestamp } from '../support/fixtures.ts';
import type { TestRow } from '../support/json-statement-reader.ts';
import { refusal } from '../support/refusal.ts';
import { feedHouse } from './feed-house.ts';

const COFFEE: TestRow = { day: 2, amount: -350, text: 'COFFEE HOUSE', id: 't1' };
const BOOKS: TestRow = { day: 3, amount: -1_200, text: 'BOOKS', id: 't2' };
const SALARY: TestRow = { day: 9, amount: 250_000, text: 'SALARY', id: 't3' };
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Connecting and fetching feeds on one kind of store. */
export function feedScenarios(storeName: string, open: OpenStore): void {
  const test = suite(`bank feeds on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a connection fetches history first, then two weeks again, and a fetch without news is no import', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c1' }));
    const first = await house.sync(id);
    assert.equal([first.added, first.problem], [2, null]);
    const second = await house.sync(id);
    assert.equal([second.importId, second.added], [null, 0]);
    assert.equal(
      house.feed.requests.map(({ cursor, since, today }) => [cursor, since, today]),
      [
        [null, '2024-03-31', '2026-03-31'],
        ['c1', '2026-02-17', '2026-03-31'],
      ],
    );
    assert.equal(house.feed.requests[0]?.credentials, CREDENTIALS);
    const [only, ...others] = await house.imports();
    assert.equal([only?.format, only?.fileName, only?.statements[0]?.rows, others], ['simplefin', null, 2, []]);
    const shown = await house.show(id);
    assert.equal([shown.state, shown.name, shown.advice, shown.isSyncing], ['active', 'Example Bank', null, false]);
  });

  test('a connected account shows the balance that the bank stated and when, and rows do not move it', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    const account = async () => (await house.accounts.list(house.userId))[0];
    const facts = async () => [
      (await account())?.kind,
      (await account())?.balance,
      (await account())?.lastBalanceCreatedAt,
    ];
    assert.equal(await facts(), ['connected', 123_456, '2026-03-30T08:00:00.000000Z']);
    const balance = { amount: 99_000, at: timestamp('2026-03-31T08:00:00.000000Z') };
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE, BOOKS], { account: anAccount({ balance }) })] }));
    await house.sync(id);
    assert.equal(await facts(), ['connected', 99_000, balance.at]);
    house.feed.shows(
      aFetch([], { accounts: [fedAccount([COFFEE, BOOKS], { account: anAccount({ balance: null }) })] }),
    );
    await house.sync(id);
    assert.equal(await facts(), ['connected', 99_000, balance.at]);
    const [fresh] = [...(await house.freshness()).values()];
    assert.equal([fresh?.bankAccountId, fresh?.connectionId, fresh?.state], [(await account())?.id, id, 'active']);
    assert.is(fresh?.balanceAt, balance.at);
  });

  test('a manual account that a feed fills keeps its own balance, and the import compares it with the bank’s', async () => {
    const house = await feedHouse(store);
    const manual = await aManualAccount(house.stores, house.userId, { balance: 10_000 });
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    assert.equal(await house.amounts(), []);
    const [shown] = (await house.show(id)).accounts;
    assert.equal(
      [shown?.decision, (await house.show(id)).advice],
      ['undecided', 'Choose what to do with an account of this connection: link it, create it or ignore it.'],
    );
    await house.map(id, [{ id: shown?.id ?? 0, decision: 'link', bankAccountId: manual.id }]);
    await house.sync(id);
    assert.is((await house.accounts.get(house.userId, manual.id))?.balance, 9_650);
    const [imported] = await house.imports();
    assert.equal(imported?.statements[0]?.balanceCheck, {
      date: '2026-03-30',
      statement: 123_456,
      coffer: 9_650,
      difference: 113_806,
    });
  });

  for (const code of FEED_PROBLEMS) {
    test(`a fetch that fails with ${code} changes no transaction, and the connection says what is to be done`, async () => {
      const house = await feedHouse(store);
      const id = await house.connect();
      house.feed.shows(aFetch([COFFEE], { cursor: 'c1' }));
      await house.sync(id);
      const before = await house.list();
      house.feed.fails(code);
      const { problem } = await house.sync(id);
      assert.equal([problem?.code, problem?.message], [code, `The bank says ${code}.`]);
      assert.equal(await house.list(), before);
      const after = await house.connection(id);
      assert.equal([after.cursor, after.lease, after.state], ['c1', null, STATES[code]]);
      assert.is(after.nextSyncAt === null, code === 'revoked' || code === 'consent_ended');
      assert.is((await house.show(id)).advice, problem?.message);
      if (after.nextSyncAt === null) return;
      house.clock.advanceSeconds(2 * DAY);
      house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c2' }));
      await house.sync(id);
      const healed = await house.connection(id);
      assert.equal([healed.state, healed.problem, healed.failures, healed.cursor], ['active', null, 0, 'c2']);
    });
  }

  test('an error that nobody foresaw is stored as a failure without its words, and kept for the log', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    const error = new TypeError('Cannot read “Ada’s account”.');
    house.feed.respond = async () => {
      throw error;
    };
    const outcome = await house.sync(id);
    assert.equal([outcome.problem?.code, outcome.error], ['provider_unavailable', error]);
    assert.not.match(JSON.stringify(await house.show(id)), 'Ada');
  });

  test('what is partial is kept, and the account that is incomplete is marked and asked for again', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    const savings = anAccount({ key: 'ACT-2', name: 'Savings' });
    const ill = fedAccount([BOOKS], { account: savings, coverage: null, problem: aProblem('bank_unavailable') });
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE]), ill] }));
    await house.sync(id);
    assert.equal(await house.amounts(), ['-1200', '-350']);
    const marked = async () =>
      (await house.show(id)).accounts.map(({ problem, coverage }) => [problem?.code, coverage]);
    assert.equal(await marked(), [
      [undefined, days(2, 2)],
      ['bank_unavailable', null],
    ]);
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE]), fedAccount([BOOKS], { account: savings })] }));
    await house.sync(id);
    assert.equal(await marked(), [
      [undefined, days(2, 2)],
      [undefined, days(3, 3)],
    ]);
    assert.equal(await house.amounts(), ['-1200', '-350']);
  });

  test('rows that break a rule stop their own account only, and the cursor waits for them', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    const huge = { ...BOOKS, amount: Number.MAX_SAFE_INTEGER };
    const manual = await aManualAccount(house.stores, house.userId, { balance: 10 });
    const other = anAccount({ key: 'ACT-2' });
    house.feed.shows(
      aFetch([], { accounts: [fedAccount([COFFEE]), fedAccount([], { account: other })], cursor: 'c1' }),
    );
    await house.sync(id);
    const choices = (await house.show(id)).accounts.map(({ id: account, key }) =>
      key === 'ACT-2'
        ? ({ id: account, decision: 'link', bankAccountId: manual.id } as const)
        : ({ id: account, decision: 'create' } as const),
    );
    await house.map(id, choices);
    house.feed.shows(
      aFetch([], { accounts: [fedAccount([COFFEE, SALARY]), fedAccount([huge], { account: other })], cursor: 'c2' }),
    );
    const outcome = await house.sync(id);
    assert.equal([outcome.added, outcome.problem], [2, null]);
    assert.equal(await house.amounts(), ['-350', '250000']);
    const { accounts } = await house.show(id);
    assert.equal(
      accounts.map(({ problem }) => problem?.code),
      [undefined, 'not_stored'],
    );
    assert.is((await house.connection(id)).cursor, null);
    assert.is((await house.accounts.get(house.userId, manual.id))?.balance, 10);
  });

  test('an account that the bank shows no more is marked, and comes back when it does', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    house.feed.shows(aFetch([], { accounts: [] }));
    await house.sync(id);
    assert.is((await house.show(id)).accounts[0]?.problem?.code, 'account_gone');
    assert.equal(await house.amounts(), ['-350']);
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    assert.is((await house.show(id)).accounts[0]?.problem, null);
  });

  test('changes by cursor: rows that change keep their transaction, and withdrawn ones go and come back by undoing', async () => {
    const feed = new FakeFeed('plaid');
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.shows(aDelta([COFFEE, BOOKS, { ...SALARY, status: 'pending', id: 'p1' }], [], 'c1'));
    await house.sync(id);
    const edited = Number((await house.list()).find(({ amount }) => Number(amount) === -1_200)?.id);
    await house.edit(edited, 'for Ada');
    feed.shows(aDelta([{ ...BOOKS, day: 28, amount: -1_300 }], ['t1', 'p1'], 'c2'));
    const second = await house.sync(id);
    assert.equal([second.updated, second.retired], [1, 2]);
    assert.equal(await house.amounts(), ['-1300']);
    const [row] = await house.list();
    assert.equal([Number(row?.id), row?.notes, row?.categoryId], [edited, 'for Ada', '101']);
    await house.undo(second.importId);
    assert.equal(await house.amounts(), ['-1200', '-350', '250000p']);
    feed.shows(aDelta([{ ...BOOKS, day: 28, amount: -1_300 }], [], 'c9'));
    await house.sync(id);
    assert.is(feed.requests.at(-1)?.cursor, null);
    assert.equal(await house.amounts(), ['-1300', '-350', '250000p']);
  });

  test('a process that dies in every fetch does not use up more than the provider allows', async () => {
    const feed = new FakeFeed();
    feed.fetchesPerDay = 3;
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.respond = async () => {
      // As after a crash: nobody stores anything, and nobody gives the lease back.
      house.clock.advanceSeconds(LEASE_SECONDS + 1);
      await house.connections.update(house.userId, id, (one) => ({ ...one, lease: null }));
      return aFetch([]);
    };
    await dueOf(house);
    assert.is(feed.requests.length, 3);
    assert.is(await ownDue(house), false);
    house.clock.advanceSeconds(DAY);
    assert.is(await ownDue(house), true);
  });

  test('an id that holds the account’s number still names its row when it is withdrawn', async () => {
    const feed = new FakeFeed('plaid');
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    const account = anAccount({ number: ACCOUNT_NUMBER });
    const delta = (rows: readonly TestRow[], removedIds: readonly string[]) => {
      const changes = { account, coverage: null, listsAllPending: false, removedIds };
      return aFetch([], { accounts: [fedAccount(rows, changes)] });
    };
    feed.shows(delta([{ ...COFFEE, id: `${ACCOUNT_NUMBER}-1` }], []));
    await house.sync(id);
    feed.shows(delta([], [`${ACCOUNT_NUMBER}-1`]));
    assert.is((await house.sync(id)).retired, 1);
    assert.equal(await house.amounts(), []);
  });

  test('a hold of two months ago goes when the feed no longer lists it', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([{ ...COFFEE, status: 'pending' }]));
    await house.sync(id);
    house.clock.advanceSeconds(55 * DAY);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-350p']);
    house.feed.shows(aFetch([], { accounts: [fedAccount([], { coverage: null })] }));
    assert.is((await house.sync(id)).retired, 1);
    assert.equal(await house.amounts(), []);
  });

  test('a cursor that is played again, repeated rows and renumbered ids double nothing', async () => {
    const feed = new FakeFeed('enablebanking');
    feed.hasTrustedIds = false;
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.shows(aFetch([COFFEE, COFFEE, BOOKS]));
    await house.sync(id);
    for (const prefix of ['x', 'y']) {
      feed.shows(aFetch([COFFEE, COFFEE, BOOKS].map((row, nth) => ({ ...row, id: `${prefix}${nth}` }))));
      assert.is((await house.sync(id)).importId, null);
    }
    assert.equal(await house.amounts(), ['-1200', '-350', '-350']);
  });

  test('undoing a feed’s import pauses the connection until a person asks, and then everything comes again', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c1' }));
    const { importId } = await house.sync(id);
    await house.undo(importId);
    assert.equal(await house.amounts(), []);
    const paused = await house.connection(id);
    assert.equal([paused.state, paused.problem?.code, paused.nextSyncAt], ['needs_attention', 'import_undone', null]);
    house.clock.advanceSeconds(30 * DAY);
    assert.is(await ownDue(house), false);
    await house.request(id);
    await dueOf(house);
    assert.equal(await house.amounts(), ['-1200', '-350']);
    const last = house.feed.requests.at(-1);
    assert.equal([last?.cursor, last?.since], [null, '2024-04-30']);
    assert.is((await house.connection(id)).state, 'active');
  });

  test('a fetch during which its import is undone, or an account linked, is thrown away', async () => {
    for (const meddle of ['undo', 'link'] as const) {
      const house = await feedHouse(store);
      const id = await house.connect();
      const other = await aConnectedAccount(house.stores, house.userId);
      house.feed.shows(aFetch([COFFEE], { cursor: 'c1' }));
      await house.sync(id);
      const [account] = (await house.show(id)).accounts;
      await house.map(id, [{ id: account?.id ?? 0, decision: 'create' }]);
      const { importId } = await house.sync(id);
      house.feed.respond = async () => {
        if (meddle === 'undo') await house.undo(importId);
        else await house.map(id, [{ id: account?.id ?? 0, decision: 'link', bankAccountId: other.id }]);
        return aFetch([COFFEE, BOOKS], { cursor: 'c2' });
      };
      assert.is((await refusal(() => house.sync(id)))?.code, 'conflict', meddle);
      assert.is((await house.connection(id)).cursor, null);
      assert.equal(await house.amounts(), meddle === 'undo' ? [] : ['-350']);
    }
  });

  test('of many who fetch at once, in one process or several, one fetches and the others do not', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    const gate = Promise.withResolvers<void>();
    house.feed.respond = async () => {
      await gate.promise;
      return aFetch([COFFEE, COFFEE, BOOKS]);
    };
    let refusals = 0;
    const attempt = async () => {
      const refused = await refusal(() => house.sync(id));
      if (refused?.code === 'conflict') refusals += 1;
      if (refusals === 7) gate.resolve();
    };
    await Promise.all(Array.from({ length: 8 }, attempt));
    assert.is(refusals, 7);
    assert.is(house.feed.requests.length, 1);
    assert.is((await house.imports()).length, 1);
  });

  test('a process that dies after the fetch leaves everything as it was, and another one fetches after the lease', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c1' }));
    const dying: UnitOfWork = { run: () => new Promise(() => {}) };
    const dead = await feedHouse(store, { feed: house.feed, unitOfWork: dying });
    const { syncConnection } = await import('../../application/connections/sync-connection.ts');
    // Nothing is stored by a unit of work that never ends, and nobody gives the lease back.
    void syncConnection({ ...house.ports, unitOfWork: dying })(house.userId, id);
    await dead.connections.list(dead.userId);
    for (let looks = 0; looks < 1_000 && house.feed.requests.length === 0; looks += 1) await house.connection(id);
    assert.is(house.feed.requests.length, 1);
    assert.is((await refusal(() => house.sync(id)))?.code, 'conflict');
    assert.equal([await house.amounts(), (await house.connection(id)).cursor], [[], null]);
    house.clock.advanceSeconds(LEASE_SECONDS + 1);
    const outcome = await house.sync(id);
    assert.equal([outcome.added, (await house.connection(id)).cursor], [2, 'c1']);
  });

  test('a fetch that comes back after its lease has ended is not stored over a newer one', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.respond = async () => {
      house.clock.advanceSeconds(LEASE_SECONDS + 1);
      house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'new' }));
      await house.sync(id);
      return aFetch([COFFEE], { cursor: 'old' });
    };
    assert.is((await refusal(() => house.sync(id)))?.code, 'conflict');
    assert.is((await house.connection(id)).cursor, 'new');
    assert.equal(await house.amounts(), ['-1200', '-350']);
  });

  test('a store that fails at the last step has stored neither rows nor cursor', async () => {
    const breaking: UnitOfWork = {
      run: (work) =>
        store.unitOfWork.run((stores) => {
          const add = async () => {
            throw new Error('The power failed.');
          };
          return work({ ...stores, imports: { ...stores.imports, add } });
        }),
    };
    const house = await feedHouse(store, { unitOfWork: breaking });
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE], { cursor: 'c1' }));
    const outcome = await house.sync(id);
    assert.match(String(outcome.error), 'The power failed.');
    const after = await house.connection(id);
    assert.equal([await house.amounts(), after.cursor, after.lease, after.state], [[], null, null, 'failing']);
    assert.equal((await house.show(id)).accounts, []);
  });

  test('what is due is fetched in turn, a few times a day, and what somebody asks for at once', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    await dueOf(house);
    assert.is(house.feed.requests.length, 1);
    assert.is(await ownDue(house), false);
    const { nextSyncAt } = await house.connection(id);
    assert.ok(nextSyncAt !== null);
    assert.ok(
      nextSyncAt > addSeconds(house.clock.now(), 5 * HOUR) && nextSyncAt < addSeconds(house.clock.now(), 7 * HOUR),
    );
    await house.request(id);
    assert.is(await ownDue(house), true);
    await dueOf(house);
    house.clock.advanceSeconds(7 * HOUR);
    await dueOf(house);
    assert.is(house.feed.requests.length, 3);
  });

  test('a person may ask until the provider’s limit, and is told when they may ask again', async () => {
    const feed = new FakeFeed();
    feed.fetchesPerDay = 2;
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    await house.sync(id);
    house.clock.advanceSeconds(HOUR);
    await house.sync(id);
    const refused = await refusal(() => house.request(id));
    assert.is(refused?.code, 'too_many_attempts');
    assert.ok((refused?.retryAfterSeconds ?? 0) > 22 * HOUR && (refused?.retryAfterSeconds ?? 0) <= 23 * HOUR);
    assert.is((await refusal(() => house.sync(id)))?.code, 'too_many_attempts');
    assert.ok(((await house.connection(id)).nextSyncAt ?? '') > addSeconds(house.clock.now(), 20 * HOUR));
    house.clock.advanceSeconds(23 * HOUR + 1);
    await house.request(id);
    await house.sync(id);
    assert.is(feed.requests.length, 3);
  });

  test('a webhook makes its connection due, also while it is being fetched, and a forged one nothing', async () => {
    const feed = new FakeFeed('plaid');
    const providerKey = `item-${Math.abs(Date.now())}-${storeName}`;
    feed.start = async () => ({ kind: 'linked', link: aLink({ providerKey }) });
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    await house.sync(id);
    assert.is(await house.hear(), 'refused');
    assert.is(await ownDue(house), false);
    feed.webhook = { kind: 'fetch', providerKey: 'nobody' };
    assert.is(await house.hear(), 'accepted');
    assert.is(await ownDue(house), false);
    feed.webhook = { kind: 'fetch', providerKey };
    assert.is(await house.hear(), 'accepted');
    assert.is(await ownDue(house), true);
    feed.respond = async () => {
      await house.hear();
      return aFetch([]);
    };
    await house.sync(id);
    assert.is(await ownDue(house), true);
    feed.shows(aFetch([]));
    await house.sync(id);
    assert.is(await ownDue(house), false);
  });

  test('a consent is finished by its user, once, with the state that the browser brings back', async () => {
    const house = await feedHouse(store);
    const expiresAt = timestamp('2026-03-31T12:30:00.000000Z');
    house.feed.start = async () => ({
      kind: 'consent',
      url: 'https://bank.example/',
      pending: 'code verifier',
      expiresAt,
    });
    const begun = await house.begin();
    assert.equal([begun.kind, begun.kind === 'consent' && begun.url], ['consent', 'https://bank.example/']);
    const { id } = begun.connection;
    const [asked] = house.feed.starts;
    assert.equal([begun.connection.state, asked?.returnUrl], ['awaiting_consent', 'https://money.example/back']);
    const state = asked?.state ?? '';
    const { id: strangerId } = await aUser(house.stores);
    const answer = { code: '4711' };
    assert.is((await refusal(() => house.complete({ state, answer }, strangerId)))?.code, 'not_found');
    assert.is((await refusal(() => house.complete({ state: 'guessed', answer })))?.code, 'not_found');
    assert.is((await refusal(() => house.sync(id)))?.code, 'conflict');
    house.feed.finish = async () => undefined;
    assert.is(await house.complete({ connectionId: id }), undefined);
    house.feed.finish = async (pending, given) => {
      assert.equal([pending, given], ['code verifier', answer]);
      return aLink({ consentExpiresAt: timestamp('2026-04-03T00:00:00.000000Z') });
    };
    const both = await Promise.all([0, 1].map(() => refusal(() => house.complete({ state, answer }))));
    assert.is(both.filter((refused) => refused === undefined).length, 1);
    assert.is((await refusal(() => house.complete({ state, answer })))?.code, 'not_found');
    const shown = await house.show(id);
    assert.equal(
      [shown.state, shown.advice],
      ['active', 'Renew this connection before 2026-04-03, when your consent ends.'],
    );
    assert.is(await ownDue(house), true);
  });

  test('a consent that nobody gives in time is over, and a renewal leaves the connection as it was', async () => {
    const house = await feedHouse(store);
    const works = await house.connect();
    await house.sync(works);
    const expiresAt = addSeconds(house.clock.now(), HOUR);
    house.feed.start = async () => ({ kind: 'consent', url: 'https://bank.example/', pending: 'p', expiresAt });
    const never = (await house.begin()).connection.id;
    await house.renew(works);
    assert.is((await house.connection(works)).state, 'active');
    await house.sync(works);
    house.clock.advanceSeconds(HOUR + 1);
    const state = house.feed.starts.at(-1)?.state ?? '';
    assert.is((await refusal(() => house.complete({ state, answer: {} })))?.code, 'not_found');
    await house.connections.dropExpiredConsents(house.clock.now());
    assert.is((await refusal(() => house.show(never)))?.code, 'not_found');
    assert.is((await house.connection(works)).consent, null);
  });

  test('a renewed connection keeps its accounts, their transactions and what was decided', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    house.feed.fails('consent_ended');
    await house.sync(id);
    assert.is((await refusal(() => house.request(id)))?.code, 'conflict');
    house.feed.start = async () => ({
      kind: 'linked',
      link: aLink({ credentials: 'new secret', accounts: [anAccount()] }),
    });
    await house.renew(id);
    house.feed.shows(aFetch([COFFEE, BOOKS]));
    await dueOf(house);
    assert.is(house.feed.requests.at(-1)?.credentials, 'new secret');
    assert.equal(await house.amounts(), ['-1200', '-350']);
    assert.is((await house.accounts.list(house.userId)).length, 1);
  });

  test('a provider that is not configured is named, and everything else goes on', async () => {
    const house = await feedHouse(store);
    const refused = await refusal(() => house.begin({ provider: 'plaid' }));
    assert.equal([refused?.code, refused?.message], ['not_configured', 'This server has no settings for Plaid.']);
    house.feed.start = async () => {
      throw new (await import('../../domain/bank-feeds/feed-problem.ts')).FeedFailure(aProblem('bank_unavailable', 90));
    };
    const failed = await refusal(() => house.begin());
    assert.equal([failed?.code, failed?.retryAfterSeconds], ['feed_failed', 90]);
    assert.equal(await house.listConnections(), []);
  });

  test('removing a connection ends it at the provider and keeps the data', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    assert.is(await house.disconnect(id), true);
    assert.equal([house.feed.revoked, await house.amounts()], [[CREDENTIALS], ['-350']]);
    assert.is((await house.imports()).length, 1);
    assert.is((await refusal(() => house.disconnect(id)))?.code, 'not_found');
    const other = await house.connect();
    house.feed.revokes = async () => {
      throw new (await import('../../domain/bank-feeds/feed-problem.ts')).FeedFailure(aProblem('provider_unavailable'));
    };
    assert.is(await house.disconnect(other), false);
    assert.equal(await house.listConnections(), []);
  });

  test('accounts of a removed connection are manual: they keep the bank’s balance, move it from then on, and can be deleted', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, SALARY, { ...BOOKS, status: 'pending' }]));
    await house.sync(id);
    const [connected] = await house.accounts.list(house.userId);
    assert.equal([connected?.kind, connected?.balance], ['connected', 123_456]);
    await house.disconnect(id);
    const [account] = await house.accounts.list(house.userId);
    assert.equal(
      [account?.kind, account?.bankId, account?.balance, account?.initialBalance],
      ['manual', 1, 123_456, 123_456 + 350 - 250_000],
    );
    const coffee = (await house.list()).find(({ amount }) => Number(amount) === -350);
    await house.removeTransaction(Number(coffee?.id));
    assert.is((await house.accounts.get(house.userId, Number(account?.id)))?.balance, 123_806);
    await house.undo((await house.imports())[0]?.id ?? 0);
    assert.is((await house.accounts.get(house.userId, Number(account?.id)))?.balance, 123_806 - 250_000);
    await house.removeAccount(Number(account?.id));
    assert.equal(await house.accounts.list(house.userId), []);
  });

  test('undoing after a connection was removed moves the balance by what the transactions say', async () => {
    const feed = new FakeFeed('plaid');
    const house = await feedHouse(store, { feed });
    const id = await house.connect();
    feed.shows(aDelta([COFFEE, BOOKS], [], 'c1'));
    await house.sync(id);
    feed.shows(aDelta([{ ...BOOKS, amount: -1_300 }], [], 'c2'));
    const changed = await house.sync(id);
    await house.disconnect(id);
    const balance = async () => (await house.accounts.list(house.userId))[0]?.balance;
    assert.is(await balance(), 123_456);
    await house.undo(changed.importId);
    assert.equal([await house.amounts(), await balance()], [['-1200', '-350'], 123_556]);
  });

  test('an account that another connection fills as well stays connected', async () => {
    const house = await feedHouse(store);
    const [first, second] = [await house.connect(), await house.connect()];
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(first);
    const [account] = await house.accounts.list(house.userId);
    await house.sync(second);
    const [shown] = (await house.show(second)).accounts;
    await house.map(second, [{ id: shown?.id ?? 0, decision: 'link', bankAccountId: account?.id ?? 0 }]);
    await house.disconnect(first);
    assert.is((await house.accounts.get(house.userId, account?.id ?? 0))?.kind, 'connected');
    await house.disconnect(second);
    assert.is((await house.accounts.get(house.userId, account?.id ?? 0))?.kind, 'manual');
  });

  test('a connection that is removed during a fetch brings nothing any more', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.respond = async () => {
      await house.disconnect(id);
      return aFetch([COFFEE]);
    };
    assert.is((await refusal(() => house.sync(id)))?.code, 'not_found');
    assert.equal([await house.amounts(), await house.accounts.list(house.userId)], [[], []]);
  });

  test('deleting a user ends their connections, also when the provider cannot be reached', async () => {
    const house = await feedHouse(store);
    await house.connect();
    await house.connect();
    house.feed.revokes = async () => {
      throw new Error('nonsense');
    };
    await house.removeUser();
    assert.equal(house.feed.revoked, [CREDENTIALS, CREDENTIALS]);
    assert.equal(await house.connections.list(house.userId), []);
  });

  test('credentials open only for their user and connection, and move to a new key with the next fetch', async () => {
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const before = await feedHouse(store, { sealer: aesSealer([old]) });
    const id = await before.connect();
    const sealed = (await before.connection(id)).sealedCredentials ?? '';
    assert.not.match(sealed, 'hunter2');
    assert.throws(() => aesSealer([old]).open(sealed, `feed-credentials:${before.userId}:${id + 1}`));
    const { syncConnection } = await import('../../application/connections/sync-connection.ts');
    const syncWith = (sealer: ReturnType<typeof aesSealer>) =>
      syncConnection({ ...before.ports, sealer })(before.userId, id);
    assert.is((await syncWith(aesSealer([fresh, old]))).problem, null);
    assert.is((await syncWith(aesSealer([fresh]))).problem, null);
    const lost = await syncWith(aesSealer([old]));
    assert.equal(
      [lost.problem?.code, (await before.connection(id)).state],
      ['credentials_unreadable', 'needs_attention'],
    );
  });

  test('rotating the secret key seals every connection under the new one, waiting ones too', async () => {
    const [old, fresh] = [randomBytes(32), randomBytes(32)];
    const house = await feedHouse(store, { sealer: aesSealer([old]) });
    const works = await house.connect();
    const expiresAt = addSeconds(house.clock.now(), HOUR);
    house.feed.start = async () => ({ kind: 'consent', url: 'https://bank.example/', pending: 'p', expiresAt });
    const waits = (await house.begin()).connection.id;
    const reseal = resealConnections({ connections: house.connections, sealer: aesSealer([fresh, old]) });
    assert.is(await reseal(), 2);
    assert.is(await reseal(), 0);
    const sealer = aesSealer([fresh]);
    const [{ sealedCredentials }, { consent }] = [await house.connection(works), await house.connection(waits)];
    assert.is(sealer.open(sealedCredentials ?? '', `feed-credentials:${house.userId}:${works}`), CREDENTIALS);
    assert.is(sealer.open(consent?.sealedPending ?? '', `feed-consent:${house.userId}:${waits}`), 'p');
  });

  test('no account number and no secret is stored or shown in clear, and a file knows the account by its hash', async () => {
    const house = await feedHouse(store);
    const account = anAccount({ number: ACCOUNT_NUMBER, name: `Giro ${ACCOUNT_NUMBER}` });
    const row: TestRow = { day: 2, amount: -100, text: `FROM ${ACCOUNT_NUMBER}`, id: `${ACCOUNT_NUMBER}-1` };
    house.feed.shows(aFetch([], { accounts: [fedAccount([row], { account })] }));
    const id = await house.connect();
    await house.sync(id);
    const [imported] = await house.imports();
    const stored = JSON.stringify([
      await house.connection(id),
      await house.show(id),
      await house.accounts.list(house.userId),
      await house.list(),
      imported,
      await house.importRows(imported?.id ?? 0),
    ]);
    for (const secret of [ACCOUNT_NUMBER, 'hunter2']) assert.not.match(stored, secret);
    assert.is((await house.show(id)).accounts[0]?.lastFour, '3000');
    await aManualAccount(house.stores, house.userId);
    const file = await house.importFile({ number: 'DE89 3704 0044 0532 0130 00', rows: [{ ...row, id: 'f' }, BOOKS] });
    assert.equal(
      file.facts.statements.map(({ bankAccountId, matched, added }) => [bankAccountId, matched, added]),
      [[(await house.show(id)).accounts[0]?.bankAccountId, 1, 1]],
    );
  });

  test('a feed knows the account to which files of the same number went', async () => {
    const house = await feedHouse(store);
    const manual = await aManualAccount(house.stores, house.userId);
    await aManualAccount(house.stores, house.userId);
    await house.importFile({ number: ACCOUNT_NUMBER, rows: [COFFEE, BOOKS] }, manual.id);
    const account = anAccount({ number: ACCOUNT_NUMBER });
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE, BOOKS, SALARY], { account })] }));
    const id = await house.connect();
    const { added } = await house.sync(id);
    assert.equal([added, (await house.show(id)).accounts[0]?.bankAccountId], [1, manual.id]);
    assert.equal(await house.amounts(), ['-1200', '-350', '250000']);
  });

  test('accounts are linked, created and ignored together, or nothing is', async () => {
    const house = await feedHouse(store);
    const [manual, inEuro, stranger] = [
      await aManualAccount(house.stores, house.userId),
      await aManualAccount(house.stores, house.userId, { currency: EUR }),
      await aManualAccount(house.stores, (await aUser(house.stores)).id),
    ];
    const keys = ['A', 'B', 'C', 'D'];
    const account = (key: string) => anAccount({ key, ...(key === 'C' ? { currency: null } : {}) });
    const rows = keys.map((key, nth) => fedAccount([{ ...COFFEE, amount: -nth - 1 }], { account: account(key) }));
    house.feed.shows(aFetch([], { accounts: rows, cursor: 'c1' }));
    const id = await house.connect();
    await house.sync(id);
    const [a, b, c, d] = (await house.show(id)).accounts.map((one) => one.id);
    const link = (account_: number | undefined, bankAccountId: number) =>
      ({ id: account_ ?? 0, decision: 'link', bankAccountId }) as const;
    const create = { id: b ?? 0, decision: 'create', name: 'Second' } as const;
    for (const wrong of [
      link(a, stranger.id),
      link(a, inEuro.id),
      link(c, manual.id),
      link(12, manual.id),
      { id: c ?? 0, decision: 'create' } as const,
    ]) {
      const refused = await refusal(() => house.map(id, [create, wrong]));
      assert.equal(Object.keys(refused?.fields ?? {}), ['accounts']);
    }
    const shared = await refusal(() => house.map(id, [link(a, manual.id), link(d, manual.id)]));
    assert.equal(shared?.fields, { accounts: ['One bank account can take one account of a connection only.'] });
    assert.is((await house.accounts.list(house.userId)).length, 2);
    await house.map(id, [link(a, manual.id), create, { id: d ?? 0, decision: 'ignore' }]);
    assert.is((await house.connection(id)).cursor, null);
    await house.sync(id);
    assert.equal([...(house.feed.requests.at(-1)?.ignored ?? [])], ['D']);
    assert.equal(await house.amounts(), ['-2', '-1']);
    const created = (await house.accounts.list(house.userId)).find(({ name }) => name === 'Second');
    assert.equal([created?.kind, created?.balance], ['connected', 123_456]);
    await house.map(id, [link(a, created?.id ?? 0), link(b, manual.id)]);
    await house.sync(id);
    assert.equal(await house.amounts(), ['-2', '-2', '-1', '-1']);
  });

  test('a bank account that is deleted leaves its feed undecided', async () => {
    const house = await feedHouse(store);
    const manual = await aManualAccount(house.stores, house.userId);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    const [account] = (await house.show(id)).accounts;
    await house.map(id, [{ id: account?.id ?? 0, decision: 'link', bankAccountId: manual.id }]);
    await house.sync(id);
    await house.removeAccount(manual.id);
    assert.is((await house.show(id)).accounts[0]?.decision, 'undecided');
    await house.sync(id);
    assert.equal(await house.amounts(), []);
  });

  test('an account that appears later has its history fetched with the next sync', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    const other = anAccount({ key: 'ACT-2', ...IN_EURO });
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE]), fedAccount([BOOKS], { account: other })] }));
    await house.sync(id);
    await house.sync(id);
    assert.equal(
      house.feed.requests.map(({ since }) => since),
      ['2024-03-31', '2026-02-16', '2024-03-31'],
    );
    assert.equal(await house.amounts(), ['-1200', '-350']);
  });

  test.run();
}

const STATES: Readonly<Record<(typeof FEED_PROBLEMS)[number], string>> = {
  consent_ended: 'needs_attention',
  sign_in_needed: 'needs_attention',
  revoked: 'revoked',
  payment_required: 'needs_attention',
  rate_limited: 'rate_limited',
  bank_unavailable: 'failing',
  provider_unavailable: 'failing',
  partial: 'active',
};

type House = Awaited<ReturnType<typeof feedHouse>>;

/** Whether a connection of the house's user is due. */
async function ownDue({ connections, clock, userId }: House): Promise<boolean> {
  return (await connections.due(clock.now(), 10_000)).some((place) => place.userId === userId);
}

/** Fetches what is due until the house's own connections are not any more. Other tests leave connections behind. */
async function dueOf(house: House): Promise<void> {
  for (let turns = 0; turns < 1_000 && (await ownDue(house)); turns += 1) await house.syncNext();
}
