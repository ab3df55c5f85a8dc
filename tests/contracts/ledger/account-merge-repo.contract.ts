import * as assert from 'uvu/assert';
import { deleteTransaction } from '../../../domain/ledger/transaction.ts';
import { newMerge } from '../../support/account-merge-fixtures.ts';
import { importRow, newImport, newStatement } from '../../support/files/import-fixtures.ts';
import { aManualAccount, anAccount, aTransaction, aUser, MADE_AT } from '../../support/fixtures.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

export function accountMergeRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`AccountMergeRepo on ${storeName}`, open);

  /** Two accounts in one import: a row of the first between two of the second. */
  async function twoAccounts() {
    const { id: userId } = await aUser(stores);
    const [first, second] = [await aManualAccount(stores, userId), await aManualAccount(stores, userId)];
    const [one, two, three] = [
      await aTransaction(stores, second),
      await aTransaction(stores, first),
      await aTransaction(stores, second),
    ];
    const given = newImport(first, {
      statements: [newStatement(second), newStatement(first), newStatement(second)],
    });
    const before = { ...one, amount: -7 };
    const importId = await stores.imports.add(given, [
      importRow(second, { position: 0, transactionId: one.id, isOrigin: true, before }),
      importRow(first, { position: 1, transactionId: two.id }),
      importRow(second, { position: 2, transactionId: three.id, decision: 'retired', reason: 'not_listed' }),
      importRow(second, { position: 3 }),
    ]);
    return { userId, first, second, one, two, three, importId, before };
  }

  test('what belongs to an account is its transactions, statements and rows, and what is one with them', async () => {
    const { userId, first, second, one, three, importId } = await twoAccounts();
    const gone = await aTransaction(stores, second);
    const united = { kept: one, gone, after: one, sources: [], origins: [], questions: [], bills: [] };
    const pair = { id: gone.id, userId, duplicateOf: one.id, settledAs: 'same', settledAt: MADE_AT, united } as const;
    await stores.possibleDuplicates.putAll(userId, [pair]);
    await stores.transactions.update(userId, gone.id, (live) => deleteTransaction(live, MADE_AT));
    const statement = newStatement(second);
    assert.equal(await stores.accountMerges.belongings(userId, second.id), {
      transactions: [one, three],
      statements: [
        { importId, number: 0, statement },
        { importId, number: 2, statement },
      ],
      runs: [
        { importId, from: 0, to: 0 },
        { importId, from: 2, to: 3 },
      ],
      united: [gone.id],
    });
    assert.equal((await stores.accountMerges.belongings(userId, first.id)).united, []);
    await stores.accountMerges.move(userId, { ...NOTHING, bankAccountId: first.id, transactionIds: [one.id, gone.id] });
    const moved = (await stores.possibleDuplicates.get(userId, gone.id))?.united;
    assert.equal(
      [moved?.kept, moved?.gone, moved?.after].map((each) => each?.bankAccountId),
      [first.id, first.id, first.id],
    );
  });

  test('what goes over belongs to the other account, also as it was before', async () => {
    const { userId, first, second, one, two, three, importId, before } = await twoAccounts();
    const { statements, runs } = await stores.accountMerges.belongings(userId, second.id);
    const revision = await stores.users.transactionRevision(userId);
    const told = statements.map((each) => ({ ...each, statement: { ...each.statement, initialBalanceMoved: 5 } }));
    const going = { bankAccountId: first.id, transactionIds: [one.id, three.id], statements: told, runs };
    await stores.accountMerges.move(userId, going);
    assert.not.equal(await stores.users.transactionRevision(userId), revision);
    const { transactions, ...rest } = await stores.accountMerges.belongings(userId, first.id);
    assert.equal(
      transactions.map(({ id }) => id),
      [one.id, two.id, three.id],
    );
    assert.equal(rest.runs, [{ importId, from: 0, to: 3 }]);
    const moved = (await stores.imports.get(userId, importId))!.statements;
    assert.equal(
      moved.map((each) => [each.bankAccountId, each.initialBalanceMoved]),
      [
        [first.id, 5],
        [first.id, undefined],
        [first.id, 5],
      ],
    );
    const [row] = await stores.imports.rows(userId, importId, { afterPosition: -1, limit: 1 });
    assert.equal(row?.before, { ...before, bankAccountId: first.id });
  });

  test('rows say which transactions they are about, and can be about others', async () => {
    const { userId, second, one, two, three, importId, before } = await twoAccounts();
    const { source } = importRow(second);
    const shown = { importId, source, transactionId: one.id, isOrigin: true, before };
    const links = await stores.observations.links(userId, [one.id, three.id]);
    assert.equal(links, [
      { ...shown, position: 0, isShown: true },
      { ...shown, position: 2, transactionId: three.id, isOrigin: false, before: null, isShown: false },
    ]);
    const other = { importId, position: 0, transactionId: two.id, isOrigin: false, before: null };
    await stores.observations.link(userId, [other]);
    await stores.observations.link(userId, []);
    const [changed] = await stores.observations.links(userId, [one.id, two.id]);
    assert.equal(changed, { ...other, source, isShown: true });
  });

  test('a merge comes back as it went in, the newest first, until it is removed', async () => {
    const { userId, first, second } = await twoAccounts();
    const [given, later] = [newMerge(first, second), newMerge(second, first)];
    const stored = await stores.accountMerges.add(given);
    assert.equal(stored, { ...given, id: stored.id });
    assert.equal(await stores.accountMerges.get(userId, stored.id), stored);
    const { id } = await stores.accountMerges.add(later);
    const { undoing: _, ...summary } = { ...later, id };
    const [newest, oldest] = await stores.accountMerges.list(userId);
    assert.equal([newest, oldest?.id], [summary, stored.id]);
    await stores.accountMerges.remove(userId, [stored.id, id]);
    assert.equal(await stores.accountMerges.list(userId), []);
  });

  test('users see and change their own alone, and accounts of others are refused', async () => {
    const { userId, first, second, one, importId } = await twoAccounts();
    const stored = await stores.accountMerges.add(newMerge(first, second));
    const { userId: strangerId, id } = await anAccount(stores);
    const { transactions, statements, runs } = await stores.accountMerges.belongings(userId, second.id);
    assert.equal(await stores.accountMerges.get(strangerId, stored.id), undefined);
    assert.equal(await stores.accountMerges.list(strangerId), []);
    assert.equal(await stores.observations.links(strangerId, [one.id]), []);
    const nothing = { transactions: [], statements: [], runs: [], united: [] };
    assert.equal(await stores.accountMerges.belongings(strangerId, second.id), nothing);
    await stores.accountMerges.remove(strangerId, [stored.id]);
    await stores.accountMerges.move(strangerId, { bankAccountId: id, transactionIds: [one.id], statements, runs });
    const links = await stores.observations.links(userId, [one.id]);
    await stores.observations.link(
      strangerId,
      links.map((link) => ({ ...link, transactionId: 1 })),
    );
    assert.equal((await stores.accountMerges.belongings(userId, second.id)).transactions, transactions);
    assert.equal(await stores.observations.links(userId, [one.id]), links);
    assert.is((await stores.imports.get(userId, importId))?.statements[0]?.bankAccountId, second.id);
    assert.equal(await stores.accountMerges.get(userId, stored.id), stored);
    const foreign = { ...newMerge(first, second), keptId: id };
    assert.ok(await refused(stores.accountMerges.add(foreign)));
    assert.ok(
      await refused(stores.accountMerges.move(userId, { ...NOTHING, bankAccountId: id, transactionIds: [one.id] })),
    );
  });

  test.run();
}

const NOTHING = { transactionIds: [], statements: [], runs: [] };
