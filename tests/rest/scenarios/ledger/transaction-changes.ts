import * as assert from 'uvu/assert';
import { aConnectedAccount, aManualAccount, aTransaction } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Specification 4.4, 4.5; contract 2.9, 2.10. */
export const transactionChangeScenarios: Scenarios = (test, service) => {
  const withTransaction = async () => {
    const caller = await service().newCaller();
    const account = await service().prepare((stores) => aManualAccount(stores, caller.userId, { balance: 10_000 }));
    const body = {
      amount: -4_250,
      bank_account_id: account.id,
      booked_at: '2026-03-05',
      description: 'Shop',
      notes: 'a',
    };
    const { id }: { id: number } = (await caller.post('/v1/transactions', body)).json();
    const path = `/v1/transactions/${id}`;
    const read = async () => (await caller.get('/v1/transactions')).json().data[0];
    return { caller, account, id, path, read };
  };

  test('category and notes can be changed, together or alone, and nothing else changes', async () => {
    const { caller, account, path, read } = await withTransaction();
    const before = await read();
    const answer = await caller.put(path, { category_id: 102, notes: 'b' });
    assert.equal([answer.status, answer.text], [204, '']);
    const both = await read();
    assert.ok(both.updated_at >= before.updated_at);
    assert.equal(both, { ...before, category_id: 102, notes: 'b', updated_at: both.updated_at });
    await caller.put(path, { notes: 'c' });
    assert.equal([(await read()).category_id, (await read()).notes], [102, 'c']);
    await caller.put(path, { category_id: 103 });
    assert.equal([(await read()).category_id, (await read()).notes], [103, 'c']);
    assert.is((await service().account(caller, account.id)).balance, 5_750);
  });

  test('null removes the notes, and an empty text is kept', async () => {
    const { caller, path, read } = await withTransaction();
    assert.is((await caller.put(path, { notes: null })).status, 204);
    assert.is((await read()).notes, null);
    assert.is((await caller.put(path, { notes: '' })).status, 204);
    assert.is((await read()).notes, '');
  });

  test('{} and fields that cannot be changed are a 204 and change nothing', async () => {
    const { caller, path, read } = await withTransaction();
    const before = await read();
    assert.is((await caller.put(path, {})).status, 204);
    assert.is((await caller.put(path, { amount: 5, description: 'other', status: 'pending' })).status, 204);
    assert.equal(await read(), before);
  });

  test('a transaction of a connected account can be changed and deleted too', async () => {
    const caller = await service().newCaller();
    const { id, account } = await service().prepare(async (stores) => {
      const connected = await aConnectedAccount(stores, caller.userId, { balance: 77 });
      return { id: (await aTransaction(stores, connected)).id, account: connected };
    });
    assert.is((await caller.put(`/v1/transactions/${id}`, { notes: 'mine' })).status, 204);
    assert.is((await caller.get('/v1/transactions')).json().data[0].notes, 'mine');
    assert.is((await caller.delete(`/v1/transactions/${id}`)).status, 204);
    assert.is((await service().account(caller, account.id)).balance, 77);
  });

  for (const [body, field] of [
    [{ category_id: 99_999 }, 'category_id'],
    [{ category_id: null }, 'category_id'],
    [{ category_id: '101' }, 'category_id'],
    [{ notes: 5 }, 'notes'],
    [{ notes: 'x'.repeat(5_001) }, 'notes'],
    [{ notes: '\0' }, 'notes'],
  ] as const) {
    test(`changing to ${JSON.stringify(body).slice(0, 40)} is a 422 under ${field} and changes nothing`, async () => {
      const { caller, path, read } = await withTransaction();
      const before = await read();
      const answer = await caller.put(path, body);
      assert.is(answer.status, 422);
      assert.equal(Object.keys(answer.json().errors), [field]);
      assert.equal(await read(), before);
    });
  }

  test('an unknown category is reported together with the other errors', async () => {
    const { caller, path, read } = await withTransaction();
    const before = await read();
    const answer = await caller.put(path, { notes: 5, category_id: 99_999 });
    assert.equal([answer.status, Object.keys(answer.json().errors)], [422, ['category_id', 'notes']]);
    assert.equal(await read(), before);
  });

  test('a transaction can be deleted once, which moves the balance back', async () => {
    const { caller, account, path } = await withTransaction();
    const answer = await caller.delete(path);
    assert.equal([answer.status, answer.text], [204, '']);
    assert.is((await caller.get('/v1/transactions')).json().total, 0);
    assert.is((await service().account(caller, account.id)).balance, 10_000);
    const again = await caller.delete(path);
    assert.equal([again.status, again.json()], [404, { message: 'No such transaction.' }]);
    assert.is((await caller.put(path, { notes: 'late' })).status, 404);
    assert.is((await service().account(caller, account.id)).balance, 10_000);
  });

  test('the transactions of a deleted account are deleted, too', async () => {
    const { caller, account, path } = await withTransaction();
    await caller.delete(`/v1/bank-accounts/${account.id}`);
    assert.is((await caller.delete(path)).status, 404);
    assert.is((await caller.put(path, {})).status, 404);
  });

  test('a deletion that would take the balance past ±(2^53−1) is a 422 and deletes nothing', async () => {
    const caller = await service().newCaller();
    const account = await service().prepare((stores) =>
      aManualAccount(stores, caller.userId, { balance: Number.MAX_SAFE_INTEGER }),
    );
    const entry = { bank_account_id: account.id, booked_at: '2026-03-05', description: 'x' };
    const { id }: { id: number } = (await caller.post('/v1/transactions', { ...entry, amount: -10 })).json();
    assert.is((await caller.post('/v1/transactions', { ...entry, amount: 10 })).status, 201);
    const answer = await caller.delete(`/v1/transactions/${id}`);
    assert.is(answer.status, 422);
    assert.equal(Object.keys(answer.json().errors), ['amount']);
    assert.is((await caller.get('/v1/transactions')).json().total, 2);
  });
};
