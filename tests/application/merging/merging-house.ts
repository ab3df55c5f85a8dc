import { mergeAccounts } from '../../../application/accounts/merge-accounts.ts';
import { undoAccountMerge } from '../../../application/accounts/undo-account-merge.ts';
import type { StoreUnderTest } from '../../contracts/store-under-test.ts';
import { testClock } from '../../support/clock.ts';
import { statementFile, type TestRow, type TestStatement } from '../../support/files/json-statement-reader.ts';
import { aManualAccount } from '../../support/fixtures.ts';
import { importHouse } from '../importing/import-house.ts';

/** A person with two accounts that are one, on 31 March 2026. */
export async function mergingHouse(store: StoreUnderTest, initial: readonly [number, number] = [10_000, 10_000]) {
  const house = await importHouse(store);
  const { stores, userId } = house;
  const [a, b] = [
    await aManualAccount(stores, userId, { name: 'A', balance: initial[0], initialBalance: initial[0] }),
    await aManualAccount(stores, userId, { name: 'B', balance: initial[1], initialBalance: initial[1] }),
  ];
  const ports = { unitOfWork: store.unitOfWork, clock: testClock('2026-03-31T13:00:00.000000Z') };
  const merge = mergeAccounts(ports);
  const separate = undoAccountMerge(ports);
  return {
    ...house,
    a,
    b,
    takeInto: (bankAccountId: number, rows: readonly TestRow[], format = 'ofx', facts: Partial<TestStatement> = {}) =>
      house.take([], {
        bytes: statementFile([{ ...facts, rows }], format),
        accounts: { bankAccountId, byKey: new Map() },
      }),
    merge: (keptId = a.id, mergedId = b.id, dryRun = false) => merge(userId, { keptId, mergedId, dryRun }),
    separate: (id: number | null) => separate(userId, id ?? 0),
    state: () => stateOf(stores, userId),
  };
}

export type MergingHouse = Awaited<ReturnType<typeof mergingHouse>>;

/** All that a person has, apart from when it was changed. */
export async function stateOf(stores: StoreUnderTest['stores'], userId: number) {
  const imports = await stores.imports.page(userId, Number.MAX_SAFE_INTEGER, 100);
  const accounts = await stores.accounts.list(userId);
  const rows = [];
  for (const { id } of imports) rows.push(await stores.imports.rows(userId, id, { afterPosition: -1, limit: 1_000 }));
  const links = await stores.ownTransfers.links(userId, undefined);
  const listed = await stores.transactionReader.list(userId, {}, { offset: 0, limit: 1_000 });
  const transactions = await stores.transactions.getAll(
    userId,
    listed.map(({ id }) => id),
  );
  return {
    accounts: accounts.map((account) => ({ ...account, updatedAt: null })),
    transactions: transactions.map((one) => ({ ...one, updatedAt: null })),
    links: links.toSorted((one, other) => one.id - other.id),
    imports,
    rows,
    feeds: await stores.feedAccounts.listAll(userId),
    bills: (await stores.bills.list(userId)).map((bill) => ({ ...bill, lastCorrection: 0, updatedAt: null })),
    renewals: await stores.renewals.page(userId, Number.MAX_SAFE_INTEGER, 100),
  };
}
