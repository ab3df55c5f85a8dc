import * as assert from 'uvu/assert';
import { aManualAccount } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

interface Item {
  readonly id: number;
  readonly transfer: { readonly transaction_id: number; readonly bank_account_id: number } | null;
}

/** Contract 2.13. */
export const ownTransferScenarios: Scenarios = (test, service) => {
  const withTwoAccounts = async () => {
    const caller = await service().newCaller();
    const open = () => service().prepare((stores) => aManualAccount(stores, caller.userId));
    const [main, second] = [await open(), await open()];
    const create = async (account: { readonly id: number }, amount: number): Promise<number> => {
      const entry = { amount, bank_account_id: account.id, booked_at: '2026-03-05', description: 'Internal transfer' };
      return (await caller.post('/v1/transactions', entry)).json().id;
    };
    const list = async (): Promise<readonly Item[]> => (await caller.get('/v1/transactions')).json().data;
    const transfers = async () => new Map((await list()).map(({ id, transfer }) => [id, transfer]));
    return { caller, main, second, create, list, transfers };
  };

  test('both sides of a move between two accounts name each other from the second one on', async () => {
    const { main, second, create, transfers } = await withTwoAccounts();
    const out = await create(main, -2_500);
    assert.equal(await transfers(), new Map([[out, null]]));
    const into = await create(second, 2_500);
    const expected = [
      [into, { transaction_id: out, bank_account_id: main.id }],
      [out, { transaction_id: into, bank_account_id: second.id }],
    ] as const;
    assert.equal(await transfers(), new Map(expected));
  });

  test('a deleted side, and a side of a deleted account, leaves the other one alone', async () => {
    const { caller, main, second, create, transfers } = await withTwoAccounts();
    const out = await create(main, -2_500);
    const into = await create(second, 2_500);
    await caller.delete(`/v1/transactions/${into}`);
    assert.equal(await transfers(), new Map([[out, null]]));
    await create(second, 2_500);
    assert.is([...(await transfers()).values()].filter((transfer) => transfer !== null).length, 2);
    await caller.delete(`/v1/bank-accounts/${second.id}`);
    assert.equal(await transfers(), new Map([[out, null]]));
  });

  test('a category of spending takes a transaction out of its transfer, and another category brings it back', async () => {
    const { caller, main, second, create, transfers } = await withTwoAccounts();
    const out = await create(main, -2_500);
    await create(second, 2_500);
    const isTransfer = async () => (await transfers()).get(out) !== null;
    for (const [category_id, expected] of [
      [101, false],
      [901, true],
      [134, false],
      [1, true],
    ] as const) {
      const changed = await caller.put(`/v1/transactions/${out}`, { category_id });
      assert.is(changed.status, 204);
      assert.is(await isTransfer(), expected, String(category_id));
    }
  });

  test('an account that becomes a loan has no transfers', async () => {
    const { caller, main, second, create, transfers } = await withTwoAccounts();
    await create(main, -2_500);
    await create(second, 2_500);
    for (const [type, expected] of [
      ['loan', 0],
      ['savings', 2],
    ] as const) {
      assert.is((await caller.put(`/v1/bank-accounts/${second.id}`, { type })).status, 204);
      const linked = [...(await transfers()).values()].filter((transfer) => transfer !== null);
      assert.is(linked.length, expected, type);
    }
  });

  test('a hidden account has transfers like any other one', async () => {
    const { caller, main, second, create, transfers } = await withTwoAccounts();
    await caller.put(`/v1/bank-accounts/${second.id}`, { hidden: true });
    const out = await create(main, -2_500);
    await create(second, 2_500);
    assert.is((await transfers()).get(out)?.bank_account_id, second.id);
  });

  test('a list is another one after a transfer was recognised in it', async () => {
    const { caller, main, second, create } = await withTwoAccounts();
    await create(main, -2_500);
    const filtered = `/v1/transactions?filter[bank_account_id]=${main.id}`;
    const before = await caller.get(filtered);
    await create(second, 2_500);
    const after = await caller.get(filtered, { headers: { 'If-None-Match': before.headers.get('etag') ?? '' } });
    assert.is(after.status, 200);
    assert.is(after.json().data[0].transfer.bank_account_id, second.id);
  });
};
