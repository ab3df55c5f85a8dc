import * as assert from 'uvu/assert';
import type { MergeOutcome } from '../../../application/accounts/merge-accounts.ts';
import type { Transaction } from '../../../domain/ledger/transaction.ts';
import { editsOf } from '../../../domain/ledger/united-transaction.ts';
import { type OpenStore, storeSuite } from '../../contracts/store-under-test.ts';
import { pluck } from '../../support/assertions.ts';
import { aManualAccount, aUser, EUR, localDate, MADE_AT, newRenewal } from '../../support/fixtures.ts';
import { refusal } from '../../support/refusal.ts';
import { BOOKS, COFFEE, PENDING, SALARY } from '../importing/payments.ts';
import { billScenarios } from './bills-of-both.ts';
import { fedAccountScenarios } from './fed-accounts.ts';
import { mergingHouse } from './merging-house.ts';

function movedBy({ rows }: MergeOutcome) {
  return rows.flatMap(({ transaction, pair }) => (pair === undefined ? [transaction] : []));
}

function renewalOf(transaction: Omit<Transaction, 'updatedAt'>) {
  return newRenewal({ ...transaction, updatedAt: MADE_AT });
}

/** Merging accounts that are one, on one kind of store. */
export function mergingScenarios(storeName: string, open: OpenStore): void {
  const { test, ...store } = storeSuite(`merging accounts on ${storeName}`, open);

  test('what both have is there once, what one has stays, and the account that goes is in no list', async () => {
    const { a, b, takeInto, merge, amounts, balance, stores, userId } = await mergingHouse(store);
    await takeInto(a.id, [COFFEE, BOOKS]);
    await takeInto(b.id, [COFFEE, COFFEE, BOOKS, SALARY], 'csv');
    const outcome = await merge();
    assert.equal([outcome.merge.matched, outcome.merge.moved], [2, 2]);
    assert.equal(pluck(movedBy(outcome), 'amount', 'bankAccountId'), [
      [250_000, a.id],
      [-350, a.id],
    ]);
    assert.equal(await amounts(), ['250000', '-1200', '-350', '-350']);
    assert.is(await balance(a.id), 10_000 + 250_000 - 1_200 - 700);
    assert.not.ok((await stores.accounts.list(userId)).some(({ id }) => id === b.id));
  });

  test('a preview says the same and stores nothing', async () => {
    const { a, b, takeInto, merge, state } = await mergingHouse(store);
    await takeInto(a.id, [COFFEE]);
    await takeInto(b.id, [COFFEE, SALARY]);
    const before = await state();
    const preview = await merge(a.id, b.id, true);
    assert.equal(await state(), before);
    assert.is(preview.id, null);
    const { merge: done } = await merge();
    assert.equal([preview.merge.matched, preview.merge.moved], [done.matched, done.moved]);
    const [said, was] = [preview.merge.undoing.account.after, done.undoing.account.after];
    assert.equal([said.balance, said.initialBalance], [was.balance, was.initialBalance]);
  });

  test('a merge that is undone leaves everything as it was', async () => {
    const { a, b, takeInto, enterOn, edit, merge, separate, state, list, stores, userId } = await mergingHouse(store);
    await takeInto(a.id, [PENDING, BOOKS]);
    await takeInto(b.id, [COFFEE, SALARY, BOOKS], 'csv', { opening: [1, 500], closing: [31, 9_000] });
    await enterOn(a.id, { amount: -99, description: 'Market', bookedAt: '2026-03-20' });
    const first = (await list()).find(({ bankAccountId }) => bankAccountId === b.id);
    await edit(first!.id, 'a note', 133);
    await stores.renewals.putAll(userId, (await state()).transactions.map(renewalOf));
    const before = await state();
    const { id } = await merge();
    assert.not.equal(await state(), before);
    await separate(id);
    assert.equal(await state(), before);
    assert.equal(await stores.accountMerges.list(userId), []);
  });

  test('what a person set on either one is kept, and notes of both, and of two categories that of the kept account', async () => {
    const { a, b, takeInto, edit, merge, list } = await mergingHouse(store);
    await takeInto(a.id, [COFFEE, BOOKS]);
    await takeInto(b.id, [COFFEE, BOOKS, SALARY]);
    const of = async (bankAccountId: number, amount: number) =>
      (await list()).find((one) => one.bankAccountId === bankAccountId && one.amount === amount)!.id;
    await edit(await of(b.id, -350), 'theirs', 133);
    await edit(await of(a.id, -1_200), 'mine', 112);
    await edit(await of(b.id, -1_200), 'theirs', 111);
    const { merge: merged } = await merge();
    const found = await list();
    assert.equal(pluck(found, 'amount', 'notes', 'categoryId')?.slice(1), [
      [-1_200, 'mine\ntheirs', 112],
      [-350, 'theirs', 133],
    ]);
    assert.equal(pluck(merged.undoing.pairs.map(editsOf), 'takesEdits', 'losesEdits')?.toSorted(), [
      [true, false],
      [true, true],
    ]);
  });

  test('later files of the account that went land in the kept one, without doubles', async () => {
    const { a, b, takeInto, take, merge, amounts } = await mergingHouse(store);
    await takeInto(a.id, [COFFEE]);
    await takeInto(b.id, [COFFEE, BOOKS], 'csv', { number: 'DE89370400440532013000' });
    await merge();
    const statement = { number: 'DE89370400440532013000', rows: [COFFEE, BOOKS, SALARY] };
    const accounts = { bankAccountId: undefined, byKey: new Map() };
    const { facts } = await take([statement], { accounts });
    assert.equal(pluck(facts.statements, 'bankAccountId', 'added', 'matched'), [[a.id, 1, 2]]);
    assert.equal(await amounts(), ['250000', '-1200', '-350']);
  });

  test('imports of both accounts can be undone afterwards, in any order, and leave what the others show', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { a, b, takeInto, merge, undo, amounts, balance } = await mergingHouse(store);
      const ids = [
        (await takeInto(a.id, [PENDING, BOOKS])).id,
        (await takeInto(b.id, [COFFEE, SALARY], 'csv', { from: 1, to: 28 })).id,
      ];
      await merge();
      assert.equal(await amounts(), ['250000', '-1200', '-350']);
      await undo(ids[order[0]!]!);
      assert.equal(await amounts(), order[0] === 0 ? ['250000', '-350'] : ['-1200', '-350p']);
      await undo(ids[order[1]!]!);
      assert.equal([await amounts(), await balance(a.id)], [[], 10_000]);
    }
  });

  test('what came before the first day of the kept account is in its initial balance', async () => {
    const { a, b, takeInto, merge, undo, balance, stores, userId } = await mergingHouse(store, [249_650, 0]);
    await takeInto(a.id, [{ ...SALARY, day: 20 }]);
    const { id } = await takeInto(b.id, [COFFEE, SALARY, { ...SALARY, day: 20 }]);
    await merge();
    const account = await stores.accounts.get(userId, a.id);
    assert.equal([account?.balance, account?.initialBalance], [249_650 + 250_000, 0]);
    await undo(id);
    assert.is(await balance(a.id), 249_650 + 250_000);
    assert.is((await stores.accounts.get(userId, a.id))?.initialBalance, 249_650);
  });

  test('a transfer between the two is none any more, and one to a third account stays', async () => {
    const { a, b, account, enterOn, merge, separate, stores, userId, state } = await mergingHouse(store);
    const on = (bankAccountId: number, amount: number, bookedAt: string) =>
      enterOn(bankAccountId, { amount, description: 'Transfer to savings', bookedAt });
    await on(a.id, -5_000, '2026-03-04');
    await on(b.id, 5_000, '2026-03-04');
    await on(b.id, -7_000, '2026-03-20');
    await on(account.id, 7_000, '2026-03-20');
    const before = await state();
    assert.is(before.links.length, 4);
    const { id } = await merge();
    const links = await stores.ownTransfers.links(userId, undefined);
    assert.equal([...new Set(links.map(({ bookedOn }) => bookedOn))], [localDate('2026-03-20')]);
    await separate(id);
    assert.equal(await state(), before);
  });

  test('accounts that cannot be one are refused, naming the field and the rule', async () => {
    const { a, b, merge, stores, userId, state } = await mergingHouse(store);
    const euros = await aManualAccount(stores, userId, { currency: EUR, name: 'Euros' });
    const foreign = await aManualAccount(stores, (await aUser(stores)).id);
    const before = await state();
    const refusals = [];
    for (const [kept, merged] of [
      [a.id, a.id],
      [a.id, euros.id],
      [a.id, foreign.id],
      [foreign.id, b.id],
    ] as const) {
      refusals.push((await refusal(() => merge(kept, merged)))?.fields);
    }
    assert.equal(refusals, [
      { merged_bank_account_id: ['The merged_bank_account_id must be that of another account.'] },
      {
        merged_bank_account_id: ['Both accounts must have the same currency: “Euros” is in EUR, and “A” in USD.'],
      },
      { merged_bank_account_id: ['The merged_bank_account_id must be one of your bank accounts.'] },
      { bank_account_id: ['The bank_account_id must be one of your bank accounts.'] },
    ]);
    assert.equal(await state(), before);
  });

  test('what belongs to both since stands against undoing, in words, until it is undone', async () => {
    const { a, b, takeInto, merge, separate, undo, state } = await mergingHouse(store);
    await takeInto(a.id, [COFFEE]);
    await takeInto(b.id, [BOOKS]);
    const before = await state();
    const { id } = await merge();
    const later = await takeInto(a.id, [COFFEE, BOOKS]);
    const refused = await refusal(() => separate(id));
    assert.equal(
      [refused?.code, refused?.message],
      ['conflict', `The accounts cannot be separated: import ${later.id} shows transactions of “B”. Undo it first.`],
    );
    await undo(later.id);
    await separate(id);
    assert.equal(await state(), before);
    assert.is((await refusal(() => separate(id)))?.code, 'not_found');
  });

  test('edits and new transactions after the merge stay when it is undone', async () => {
    const { a, b, takeInto, enterOn, edit, remove, merge, separate, list, balance } = await mergingHouse(store);
    await takeInto(a.id, [COFFEE, BOOKS]);
    await takeInto(b.id, [COFFEE, SALARY]);
    const outcome = await merge();
    const { id } = outcome;
    const coffee = (await list()).find(({ amount }) => amount === -350)!;
    await edit(coffee.id, 'later', 133);
    await edit(movedBy(outcome)[0]!.id, 'rise', 102);
    await remove((await list()).find(({ amount }) => amount === -1_200)!.id);
    await enterOn(a.id, { amount: -5, description: 'Gum', bookedAt: '2026-03-30' });
    await separate(id);
    const left = (await list()).map((one) => `${one.bankAccountId === a.id ? 'A' : 'B'} ${one.amount} ${one.notes}`);
    assert.equal(left.toSorted(), ['A -350 later', 'A -5 null', 'B -350 null', 'B 250000 rise']);
    assert.equal([await balance(a.id), await balance(b.id)], [10_000 - 355, 10_000 + 250_000 - 350]);
  });

  test('possible duplicates are asked about, and one again, while their accounts are merged and afterwards', async () => {
    const { a, b, takeInto, merge, separate, pairs, settle, state } = await mergingHouse(store);
    const [one, other] = [
      { day: 5, amount: -1_250, text: 'Da Luigi' },
      { day: 7, amount: -1_250, text: 'SUMUP .GASTRO WEST' },
    ];
    await takeInto(b.id, [one], 'csv');
    await takeInto(b.id, [other], 'camt');
    await takeInto(a.id, [one]);
    const before = [await state(), await pairs()];
    const [asked] = await pairs();
    const { id, merge: merged } = await merge();
    assert.is(merged.matched, 1);
    assert.equal(pluck(await pairs(), 'id'), [asked!.id]);
    assert.is((await pairs())[0]?.duplicateOf.id, merged.undoing.pairs[0]?.kept.id);
    await settle(asked!.id, 'different');
    await settle(asked!.id, null);
    await separate(id);
    assert.equal([await state(), await pairs()], before);
  });

  test('a payment that is taken out of one in a merged account is of that account when they are two again', async () => {
    const { b, takeInto, merge, separate, pairs, settle, state } = await mergingHouse(store);
    await takeInto(b.id, [{ day: 5, amount: -1_250, text: 'Da Luigi' }], 'csv');
    await takeInto(b.id, [{ day: 7, amount: -1_250, text: 'SUMUP .GASTRO WEST' }], 'camt');
    const apart = await state();
    const [pair] = await pairs();
    await settle(pair!.id, 'same');
    const { id } = await merge();
    await settle(pair!.id, null);
    await separate(id);
    const found = await state();
    assert.equal(found.transactions, apart.transactions);
    assert.equal(pluck(found.accounts, 'balance'), pluck(apart.accounts, 'balance'));
    assert.equal(pluck(await pairs(), 'id'), [pair!.id]);
  });

  test('what a person made one in a merged account is one again when they are two, and can be taken back', async () => {
    const { a, b, takeInto, merge, separate, pairs, settle, state } = await mergingHouse(store);
    await takeInto(b.id, [{ day: 5, amount: -1_250, text: 'Da Luigi' }], 'csv');
    await takeInto(b.id, [{ day: 7, amount: -1_250, text: 'SUMUP .GASTRO WEST' }], 'camt');
    await takeInto(a.id, [{ day: 5, amount: -1_250, text: 'Da Luigi' }]);
    const [pair] = await pairs();
    const apart = await state();
    await settle(pair!.id, 'same');
    const before = await state();
    const { id, merge: merged } = await merge();
    assert.is(merged.matched, 1);
    await separate(id);
    assert.equal([await state(), pluck(await pairs(true), 'id')], [before, [pair!.id]]);
    await settle(pair!.id, null);
    assert.equal((await state()).transactions, apart.transactions);
  });

  test('accounts without an initial balance have none as one, so that a third one’s counts', async () => {
    const { a, b, account, takeInto, take, merge, balance } = await mergingHouse(store, [0, 0]);
    const day = (on: number) => ({ day: on, amount: -100 * on, text: `SHOP ${'ABC'[on % 3]}` });
    await takeInto(a.id, [day(20)]);
    await takeInto(b.id, [day(10), day(20)], 'csv');
    await take([day(1), day(10)]);
    await merge(a.id, b.id);
    assert.is(await balance(a.id), -3_000);
    await merge(a.id, account.id);
    assert.is(await balance(a.id), 10_000 - 3_100);
  });

  test('of two requests to undo a merge, one undoes it, and the other is told that there is none', async () => {
    const { a, b, takeInto, merge, separate, state } = await mergingHouse(store);
    await takeInto(a.id, [COFFEE]);
    await takeInto(b.id, [COFFEE, BOOKS], 'csv');
    const before = await state();
    const { id } = await merge();
    const codes = await Promise.all([1, 2].map(async () => (await refusal(() => separate(id)))?.code));
    assert.equal(new Set(codes), new Set(['not_found', undefined]));
    assert.equal(await state(), before);
  });

  billScenarios(test, store);
  fedAccountScenarios(test, store);
  test.run();
}
