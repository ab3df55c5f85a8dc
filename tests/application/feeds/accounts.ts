import * as assert from 'uvu/assert';
import { pluck } from '../../support/assertions.ts';
import { aFetch, anAccount, fedAccount, IN_EURO } from '../../support/feeds/fake-feed.ts';
import { aManualAccount, aUser, EUR, USD } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { feedHouse } from './feed-house.ts';
import { BOOKS, COFFEE } from './payments.ts';
import type { FeedScenarios } from './scenarios.ts';

/** Linking, creating and ignoring the accounts of a connection. */
export const accountScenarios: FeedScenarios = (test, store) => {
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
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE], { account: anAccount({ balance: null }) })] }));
    await house.sync(id);
    const [account] = (await house.show(id)).accounts;
    await house.map(id, [{ id: account?.id ?? 0, decision: 'link', bankAccountId: manual.id }]);
    await house.sync(id);
    await house.removeAccount(manual.id);
    assert.is((await house.show(id)).accounts[0]?.decision, 'undecided');
    await house.sync(id);
    assert.equal(await house.amounts(), []);
  });

  test('a feed that is linked to an account which goes with its import is undecided', async () => {
    const house = await feedHouse(store);
    const { id: importId, facts } = await house.importFile({ number: '9988774711', currency: USD, rows: [BOOKS] });
    const bankAccountId = facts.statements[0]?.bankAccountId ?? 0;
    const id = await house.connect();
    house.feed.shows(aFetch([], { accounts: [fedAccount([COFFEE], { account: anAccount({ balance: null }) })] }));
    await house.sync(id);
    const [account] = (await house.show(id)).accounts;
    await house.map(id, [{ id: account?.id ?? 0, decision: 'link', bankAccountId }]);
    await house.undo(importId);
    assert.equal(await house.accounts.list(house.userId), []);
    assert.is((await house.show(id)).accounts[0]?.decision, 'undecided');
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
    assert.equal(pluck(house.feed.requests, 'since'), ['2024-03-31', '2026-02-16', '2024-03-31']);
    assert.equal(await house.amounts(), ['-1200', '-350']);
  });
};
