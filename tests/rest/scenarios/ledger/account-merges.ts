import * as assert from 'uvu/assert';
import { pluck } from '../../../support/assertions.ts';
import { aManualAccount, EUR } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Specification 4.41 to 4.43, contract 3.6. */
export const accountMergeScenarios: Scenarios = (test, service) => {
  /** Two accounts with a payment in common, one that only the second has, and an account in euros. */
  const stage = async () => {
    const caller = await service().newCaller();
    const [a, b, euros] = await service().prepare(async (stores) => [
      await aManualAccount(stores, caller.userId, { name: 'A' }),
      await aManualAccount(stores, caller.userId, { name: 'B' }),
      await aManualAccount(stores, caller.userId, { name: 'C', currency: EUR }),
    ]);
    const enter = (id: number, amount: number, description: string) =>
      caller.post('/v1/transactions', { amount, bank_account_id: id, booked_at: '2026-03-05', description });
    for (const id of [a.id, b.id]) await enter(id, -350, 'Coffee');
    await enter(b.id, -1_200, 'Books');
    const merge = (merged: number, more = {}, headers = {}) => {
      const body = { bank_account_id: a.id, merged_bank_account_id: merged, ...more };
      return caller.post('/v1/account-merges', body, { headers });
    };
    const amounts = async () => pluck((await caller.get('/v1/transactions')).json().data, 'amount', 'bank_account_id');
    const balances = async () => pluck((await caller.get('/v1/bank-accounts')).json(), 'id', 'balance');
    return { caller, a: a.id, b: b.id, euros: euros.id, merge, amounts, balances, enter };
  };

  test('a dry run says what merging two accounts would do, and stores nothing', async () => {
    const { b, merge, amounts, balances } = await stage();
    const before = [await amounts(), await balances()];
    const answer = await merge(b, { dry_run: true });
    assert.is(answer.status, 200, answer.text);
    const { id, matched, moved, balance, transactions } = answer.json();
    assert.equal([id, matched, moved, balance], [null, 1, 1, -1_550]);
    assert.equal(pluck(transactions, 'amount'), [-1_200, -350]);
    assert.equal([await amounts(), await balances()], before);
  });

  test('merged accounts are one until it is undone, and a repeated request merges nothing again', async () => {
    const { caller, a, b, merge, amounts, balances } = await stage();
    const before = [await amounts(), await balances()];
    const headers = { 'Idempotency-Key': 'merge' };
    const [first, again] = [await merge(b, {}, headers), await merge(b, {}, headers)];
    assert.equal([first.status, again.status, again.headers.get('idempotency-replayed')], [201, 201, 'true']);
    assert.is(again.text, first.text);
    const { id, transactions } = first.json();
    assert.equal(pluck(transactions, 'amount', 'merged_id')?.[0], [-1_200, null]);
    assert.equal(await amounts(), [
      [-1_200, a],
      [-350, a],
    ]);
    assert.equal((await balances())?.[0], [a, -1_550]);
    const [listed] = (await caller.get('/v1/account-merges')).json();
    assert.equal([listed.id, listed.name, listed.merged_bank_account_id], [id, 'B', b]);
    assert.is((await caller.delete(`/v1/account-merges/${id}`)).status, 204);
    assert.equal([await amounts(), await balances()], before);
    assert.is((await caller.get('/v1/account-merges')).text, '[]');
  });

  test('accounts that cannot be one, and merges that cannot be undone, are refused with the rule', async () => {
    const { caller, a, b, euros, merge } = await stage();
    const refused = await merge(euros);
    assert.is(refused.status, 422);
    assert.match(refused.json().errors.merged_bank_account_id[0], 'Both accounts must have the same currency');
    const { id } = (await merge(b)).json();
    const { id: other } = (await caller.post('/v1/bank-accounts', { name: 'Savings', currency: 'USD' })).json();
    const later = { bank_account_id: a, merged_bank_account_id: other };
    assert.is((await caller.post('/v1/account-merges', later)).status, 201);
    const answer = await caller.delete(`/v1/account-merges/${id}`);
    const message = 'The accounts cannot be separated: “Savings” was merged later. Undo that merge first.';
    assert.equal([answer.status, answer.json()], [409, { message }]);
  });
};
