import * as assert from 'uvu/assert';
import type { PossibleDuplicate, United } from '../../../domain/imports/possible-duplicate.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import { importRow, newImport } from '../../support/files/import-fixtures.ts';
import { aManualAccount, aTransaction, aUser, timestamp } from '../../support/fixtures.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';

const LATER = timestamp('2026-03-08T00:00:00.000001Z');
const OPEN = { isSettled: false, beforeId: Number.MAX_SAFE_INTEGER, limit: 9 };
const SETTLED = { ...OPEN, isSettled: true };

export function possibleDuplicateRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`PossibleDuplicateRepo on ${storeName}`, open);

  function pairOf(kept: Transaction, added: Transaction, given: Partial<PossibleDuplicate> = {}): PossibleDuplicate {
    const { userId, id } = added;
    return { id, userId, duplicateOf: kept.id, settledAs: null, settledAt: null, united: null, ...given };
  }

  function unitedOf({ kept, added: gone }: { readonly kept: Transaction; readonly added: Transaction }): United {
    return { kept, gone, after: kept, sources: [], origins: [], questions: [], bills: [] };
  }

  async function pairs(count: number) {
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    const found: { kept: Transaction; added: Transaction; pair: PossibleDuplicate }[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const [kept, added] = [await aTransaction(stores, account), await aTransaction(stores, account)];
      found.push({ kept, added, pair: pairOf(kept, added) });
    }
    await stores.possibleDuplicates.putAll(
      userId,
      found.map(({ pair }) => pair),
    );
    return { userId, account, found };
  }

  test('pairs come back as they went in, the newest first, page by page, and are counted', async () => {
    const { userId, found } = await pairs(3);
    const [first, second, third] = found.map(({ pair }) => pair);
    assert.equal(await stores.possibleDuplicates.page(userId, { ...OPEN, limit: 2 }), [third, second]);
    assert.equal(await stores.possibleDuplicates.page(userId, { ...OPEN, beforeId: second!.id }), [first]);
    assert.is(await stores.possibleDuplicates.count(userId), 3);
    assert.equal(await stores.possibleDuplicates.get(userId, first!.id), first);
    assert.is(await stores.possibleDuplicates.get(userId, first!.duplicateOf), undefined);
  });

  test('settled pairs are a list of their own, with what taking them back needs', async () => {
    const { userId, found } = await pairs(3);
    const [same, different, left] = found;
    const united = {
      ...unitedOf(same!),
      sources: ['file:csv'],
      origins: [{ importId: 1, position: 2 }],
      questions: [{ id: 7, duplicateOf: 6 }],
    };
    const settled = [
      pairOf(same!.kept, same!.added, { settledAs: 'same', settledAt: LATER, united }),
      pairOf(different!.kept, different!.added, { settledAs: 'different', settledAt: LATER }),
    ];
    await stores.possibleDuplicates.putAll(userId, settled);
    assert.equal(await stores.possibleDuplicates.page(userId, OPEN), [left!.pair]);
    assert.equal(await stores.possibleDuplicates.page(userId, SETTLED), settled.toReversed());
    assert.is(await stores.possibleDuplicates.count(userId), 1);
  });

  test('a pair is gone with a transaction, and one that has become one stays as long as the kept one', async () => {
    const { userId, found } = await pairs(4);
    const [deleted, removed, same, lost] = found;
    const united = ({ kept, added }: (typeof found)[number]) =>
      pairOf(kept, added, {
        settledAs: 'same',
        settledAt: LATER,
        united: unitedOf({ kept, added }),
      });
    await stores.possibleDuplicates.putAll(userId, [united(same!), united(lost!)]);
    const markDeleted = (id: number) => stores.transactions.update(userId, id, (one) => ({ ...one, deletedAt: LATER }));
    for (const one of [deleted!.kept, same!.added, lost!.added, lost!.kept]) await markDeleted(one.id);
    await stores.transactions.changeAll(userId, { removed: [removed!.added.id] });
    assert.equal(await stores.possibleDuplicates.page(userId, OPEN), []);
    assert.is(await stores.possibleDuplicates.count(userId), 0);
    assert.equal(await stores.possibleDuplicates.page(userId, SETTLED), [united(same!)]);
    assert.is(await stores.possibleDuplicates.get(userId, deleted!.added.id), undefined);
  });

  test('pairs that name transactions as those that were there are found, also of gone ones, unless they are one', async () => {
    const { userId, found } = await pairs(3);
    const [open, different, same] = found.map(({ pair }) => pair);
    const said = { ...different!, settledAs: 'different', settledAt: LATER } as const;
    const one = { ...same!, settledAs: 'same', settledAt: LATER, united: unitedOf(found[2]!) } as const;
    await stores.possibleDuplicates.putAll(userId, [said, one]);
    await stores.transactions.update(userId, open!.duplicateOf, (live) => ({ ...live, deletedAt: LATER }));
    const ids = found.map(({ kept }) => kept.id);
    assert.equal(await stores.possibleDuplicates.naming(userId, ids), [open, said]);
    assert.equal(await stores.possibleDuplicates.naming((await aUser(stores)).id, ids), []);
  });

  test('a pair is not there while its transactions are on different accounts', async () => {
    const { userId, account, found } = await pairs(1);
    const [{ added, pair }] = found as [(typeof found)[number]];
    const other = await aManualAccount(stores, userId);
    await stores.transactions.update(userId, added.id, (one) => ({ ...one, bankAccountId: other.id }));
    assert.equal(await stores.possibleDuplicates.page(userId, OPEN), []);
    await stores.transactions.update(userId, added.id, (one) => ({ ...one, bankAccountId: account.id }));
    assert.equal(await stores.possibleDuplicates.page(userId, OPEN), [pair]);
  });

  test('the united pairs of an import are those that its rows show', async () => {
    const { userId, account, found } = await pairs(3);
    const unite = ({ kept, added }: (typeof found)[number]) =>
      pairOf(kept, added, {
        settledAs: 'same',
        settledAt: LATER,
        united: unitedOf({ kept, added }),
      });
    const [first, second, third] = found;
    await stores.possibleDuplicates.putAll(userId, [unite(first!), unite(second!)]);
    const rows = [second!.kept, first!.added, third!.added].map(({ id }, position) =>
      importRow(account, { position, transactionId: id }),
    );
    const importId = await stores.imports.add(newImport(account), rows);
    assert.equal(await stores.possibleDuplicates.unitedBy(userId, importId), [unite(first!), unite(second!)]);
    assert.equal(await stores.possibleDuplicates.unitedBy(userId, importId + 1), []);
  });

  test('users see their own alone, and nothing is stored for another’s transaction', async () => {
    const { userId, found } = await pairs(1);
    const [{ pair }] = found as [(typeof found)[number]];
    const { id: strangerId } = await aUser(stores);
    assert.equal(await stores.possibleDuplicates.page(strangerId, OPEN), []);
    assert.is(await stores.possibleDuplicates.count(strangerId), 0);
    assert.is(await stores.possibleDuplicates.get(strangerId, pair.id), undefined);
    await refused(stores.possibleDuplicates.putAll(strangerId, [pair]));
    await refused(stores.possibleDuplicates.putAll(strangerId, [{ ...pair, userId: strangerId }]));
    assert.equal(await stores.possibleDuplicates.page(userId, OPEN), [pair]);
  });

  test('what is changed outside changes nothing in the store', async () => {
    const { userId, found } = await pairs(1);
    const [page] = await stores.possibleDuplicates.page(userId, OPEN);
    tamper(page!);
    assert.equal(await stores.possibleDuplicates.page(userId, OPEN), [found[0]!.pair]);
  });

  test.run();
}
