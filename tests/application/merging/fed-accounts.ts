import * as assert from 'uvu/assert';
import { mergeAccounts } from '../../../application/accounts/merge-accounts.ts';
import { undoAccountMerge } from '../../../application/accounts/undo-account-merge.ts';
import { aFetch, anAccount, days, fedAccount } from '../../support/feeds/fake-feed.ts';
import type { TestRow } from '../../support/files/json-statement-reader.ts';
import { aManualAccount, USD } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { type FeedHouse, feedHouse } from '../feeds/feed-house.ts';
import type { FeedScenarios } from '../feeds/scenarios.ts';
import { stateOf } from './merging-house.ts';

const OLD: TestRow = { day: 1, amount: -900, text: 'RENT' };
const SHARED: readonly TestRow[] = [
  { day: 8, amount: -350, text: 'COFFEE HOUSE', id: 'f1' },
  { day: 9, amount: 250_000, text: 'SALARY', id: 'f2' },
];
const NEW: TestRow = { day: 25, amount: -1_200, text: 'BOOKS', id: 'f3' };
const BALANCE = 123_456;

/** A feed opened one account, and a file of the same account went into another one. */
async function aFedAndAFiledAccount(store: Parameters<FeedScenarios>[1]) {
  const house = await feedHouse(store);
  const connection = await house.connect();
  show(house, 'ACT-1', SHARED);
  await house.sync(connection);
  const fed = (await house.accounts.list(house.userId))[0]!;
  const filed = await aManualAccount(store.stores, house.userId, { currency: USD, name: 'From files', balance: 50 });
  await house.importFile(
    { rows: [OLD, ...SHARED.map(({ day, amount, text = '' }) => ({ day, amount, text }))] },
    filed.id,
  );
  return { house, connection, fed, filed, ...doorsOf(house) };
}

function show(house: FeedHouse, key: string, rows: readonly TestRow[], name = 'Checking') {
  const account = anAccount({ key, name });
  house.feed.shows(aFetch([], { accounts: [fedAccount(rows, { account, coverage: days(1, 31) })] }));
}

function doorsOf({ ports, userId, stores }: FeedHouse) {
  const merge = mergeAccounts(ports);
  return {
    merge: (keptId: number, mergedId: number) => merge(userId, { keptId, mergedId, dryRun: false }),
    separate: (id: number | null) => undoAccountMerge(ports)(userId, id ?? 0),
    state: () => stateOf(stores, userId),
  };
}

/** Accounts that a feed fills and that are one with another one (doors notes, feeds 1). */
export const fedAccountScenarios: FeedScenarios = (test, store) => {
  test('a file that is merged into the account of a feed brings its history, and the bank’s balance stays', async () => {
    const { house, connection, fed, filed, merge, separate, state } = await aFedAndAFiledAccount(store);
    const before = await state();
    const { id } = await merge(fed.id, filed.id);
    assert.equal(await house.amounts(), ['-900', '-350', '250000']);
    const [account, ...others] = await house.accounts.list(house.userId);
    assert.equal([account?.balance, account?.kind, others.length], [BALANCE, 'connected', 0]);
    assert.is((await house.show(connection)).accounts[0]?.difference, 0);
    await separate(id);
    assert.equal(await state(), before);
  });

  test('a feed whose account is merged into a manual one fills that from then on, without doubles', async () => {
    const { house, connection, fed, filed, merge, separate, state } = await aFedAndAFiledAccount(store);
    const before = await state();
    const { id } = await merge(filed.id, fed.id);
    await separate(id);
    assert.equal(await state(), before);
    await merge(filed.id, fed.id);
    show(house, 'ACT-1', [...SHARED, NEW]);
    await house.sync(connection);
    assert.equal(await house.amounts(), ['-1200', '-900', '-350', '250000']);
    const [account, ...others] = await house.accounts.list(house.userId);
    assert.equal([account?.id, account?.balance, account?.kind], [filed.id, BALANCE, 'connected']);
    assert.equal(others, []);
    const [later] = await house.imports();
    const last = (await store.stores.accountMerges.list(house.userId))[0]!;
    assert.match((await refusal(() => separate(last.id)))?.message ?? '', `import ${later?.id} shows transactions`);
    await house.undo(later?.id ?? 0);
    await separate(last.id);
    assert.equal(await house.amounts(), ['-900', '-350', '-350', '250000', '250000']);
  });

  test('an account that came back under another id in its connection goes on in the old one', async () => {
    const house = await feedHouse(store);
    const connection = await house.connect();
    show(house, 'ACT-1', SHARED);
    await house.sync(connection);
    show(
      house,
      'ACT-9',
      Array.from({ length: 6 }, (_, nth) => ({
        day: 3 + 2 * nth,
        amount: -5 - nth,
        text: `KIOSK ${nth}`,
        id: `n${nth}`,
      })),
      'Gold',
    );
    await house.sync(connection);
    const asked = (await house.show(connection)).accounts.find(({ key }) => key === 'ACT-9');
    await house.map(connection, [{ id: asked?.id ?? 0, decision: 'create' }]);
    await house.sync(connection);
    const [old, young] = (await house.accounts.list(house.userId)).map(({ id }) => id) as [number, number];
    const { merge, separate, state } = doorsOf(house);
    const before = await state();
    const { id } = await merge(old, young);
    const places = (await house.show(connection)).accounts.map((one) => [one.key, one.decision, one.bankAccountId]);
    assert.equal(places, [
      ['ACT-1', 'ignored', null],
      ['ACT-9', 'linked', old],
    ]);
    assert.is((await house.list()).length, 8);
    await separate(id);
    assert.equal(await state(), before);
  });

  test('1: two connections that fill two accounts fill one after a merge, without doubles, and two again', async () => {
    const { house, connection, fed, merge, separate, state } = await aFedAndAFiledAccount(store);
    const second = await house.connect();
    const twin = (rows: readonly TestRow[]) => rows.map((row) => ({ ...row, id: `x${row.id}` }));
    show(house, 'ACT-2', twin(SHARED), 'Other');
    await house.sync(second);
    const [asked] = (await house.show(second)).accounts;
    await house.map(second, [{ id: asked?.id ?? 0, decision: 'create' }]);
    await house.sync(second);
    const other = (await house.accounts.list(house.userId)).at(-1)!;
    const before = await state();
    await separate((await merge(fed.id, other.id)).id);
    assert.equal(await state(), before);
    await merge(fed.id, other.id);
    const amounts = await house.amounts();
    for (const [id, key, rows] of [
      [connection, 'ACT-1', [...SHARED, NEW]],
      [second, 'ACT-2', twin([...SHARED, NEW])],
    ] as const) {
      show(house, key, rows, id === second ? 'Other' : 'Checking');
      await house.sync(id);
      assert.equal((await house.show(id)).accounts[0]?.bankAccountId, fed.id);
    }
    assert.equal(await house.amounts(), ['-1200', ...amounts]);
    assert.equal((await house.accounts.list(house.userId)).map(({ balance }) => balance).includes(BALANCE), true);
  });

  test('two accounts that one connection shows at once are two, and a merge says what to do', async () => {
    const house = await feedHouse(store);
    const connection = await house.connect();
    const shown = ['A', 'B'].map((key) =>
      fedAccount([{ ...NEW, id: key }], { account: anAccount({ key, name: `Account ${key}` }), coverage: days(1, 31) }),
    );
    house.feed.shows(aFetch([], { accounts: shown }));
    await house.sync(connection);
    const [one, other] = (await house.accounts.list(house.userId)).map(({ id }) => id) as [number, number];
    const refused = await refusal(() => doorsOf(house).merge(one, other));
    assert.match(
      refused?.fields?.['merged_bank_account_id']?.[0] ?? '',
      'let the connection ignore one of them first.',
    );
    const { id: feed } = (await house.show(connection)).accounts.find(({ bankAccountId }) => bankAccountId === other)!;
    await house.map(connection, [{ id: feed, decision: 'ignore' }]);
    await doorsOf(house).merge(one, other);
    assert.is((await house.accounts.list(house.userId)).length, 1);
  });
};
