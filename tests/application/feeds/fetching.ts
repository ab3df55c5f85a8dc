import * as assert from 'uvu/assert';
import { FEED_PROBLEMS } from '../../../domain/feeds/feed-problem.ts';
import { pluck } from '../../support/assertions.ts';
import { breakingAtImports } from '../../support/databases/changed-stores.ts';
import { aFetch, anAccount, aProblem, CREDENTIALS, days, fedAccount } from '../../support/feeds/fake-feed.ts';
import { aManualAccount, timestamp } from '../../support/fixtures.ts';
import { feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE, DAY, SALARY } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** What a fetch brings, and what a failed one leaves. */
export const fetchingScenarios: FeedScenarios = (test, store) => {
  test('a connection fetches history first, then two weeks again, and a fetch without news is no import', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE, BOOKS], { cursor: 'c1' }));
    const first = await house.sync(id);
    assert.equal([first.added, first.problem], [2, null]);
    const second = await house.sync(id);
    assert.equal([second.importId, second.added], [null, 0]);
    assert.equal(pluck(house.feed.requests, 'cursor', 'since', 'today'), [
      [null, '2024-03-31', '2026-03-31'],
      ['c1', '2026-02-17', '2026-03-31'],
    ]);
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

  test('a manual account that is linked shows the bank’s balance at once, and what its rows differ from it is told', async () => {
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
    const linked = await house.accounts.get(house.userId, manual.id);
    assert.equal([linked?.kind, linked?.balance], ['connected', 123_456]);
    await house.sync(id);
    assert.is((await house.accounts.get(house.userId, manual.id))?.balance, 123_456);
    assert.is((await house.freshness()).get(manual.id)?.difference, 123_456 - 10_000 + 350);
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
    const other = anAccount({ key: 'ACT-2', balance: null });
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
    const seen = accounts.map(({ problem }) => problem?.code);
    assert.equal(seen, [undefined, 'not_stored']);
    assert.is((await house.connection(id)).cursor, null);
    assert.is((await house.accounts.get(house.userId, manual.id))?.balance, 10);
  });

  test('3: where something is wrong and nothing came, neither the connection nor the account has had a success', async () => {
    const house = await feedHouse(store);
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE]));
    await house.sync(id);
    const before = await house.connection(id);
    house.clock.advanceSeconds(DAY);
    const empty = fedAccount([], { coverage: null, listsAllPending: false });
    house.feed.shows(aFetch([], { accounts: [empty], problems: [aProblem('sign_in_needed')] }));
    await house.sync(id);
    const { accounts, lastSuccessAt, state } = await house.show(id);
    assert.equal([state, lastSuccessAt], ['needs_attention', before.lastSuccessAt]);
    assert.is(accounts[0]?.lastSuccessAt, before.lastSuccessAt);
    house.feed.shows(aFetch([], { accounts: [empty] }));
    await house.sync(id);
    const [later] = (await house.show(id)).accounts;
    assert.ok(String(later?.lastSuccessAt) > String(before.lastSuccessAt));
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

  test('a store that fails at the last step has stored neither rows nor cursor', async () => {
    const house = await feedHouse(store, { unitOfWork: breakingAtImports(store.unitOfWork) });
    const id = await house.connect();
    house.feed.shows(aFetch([COFFEE], { cursor: 'c1' }));
    const outcome = await house.sync(id);
    assert.match(String(outcome.error), 'The power failed.');
    const after = await house.connection(id);
    assert.equal([await house.amounts(), after.cursor, after.lease, after.state], [[], null, null, 'failing']);
    assert.equal((await house.show(id)).accounts, []);
  });
};

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
