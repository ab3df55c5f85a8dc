import * as assert from 'uvu/assert';
import { pluck } from '../../../support/assertions.ts';
import * as fc from '../../../support/fast-check.ts';
import { aManualAccount } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Contract 2.8. */
export const balanceScenarios: Scenarios = (test, service) => {
  const withAccount = async (balance: number) => {
    const caller = await service().newCaller();
    const { id } = await service().prepare((stores) => aManualAccount(stores, caller.userId, { balance }));
    const create = (amount: number) =>
      caller.post('/v1/transactions', { amount, bank_account_id: id, booked_at: '2026-03-05', description: 'x' });
    const balanceNow = async (): Promise<number> => (await caller.get('/v1/bank-accounts')).json()[0].balance;
    return { caller, create, balanceNow };
  };

  test('fifty concurrent creates on one account leave fifty rows and the exact balance', async () => {
    const { caller, create, balanceNow } = await withAccount(1_000);
    const amounts = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? 7 * index + 1 : -3 * index));
    const answers = await Promise.all(amounts.map(create));
    const expected = amounts.map(() => 201);
    assert.equal(pluck(answers, 'status'), expected);
    assert.is(new Set(answers.map((answer) => answer.json().id)).size, 50);
    assert.is((await caller.get('/v1/transactions')).json().total, 50);
    assert.is(await balanceNow(), 1_000 + amounts.reduce((sum, amount) => sum + amount, 0));
  });

  test('ten concurrent deletions of one transaction: one succeeds, and the balance moves back once', async () => {
    const { caller, create, balanceNow } = await withAccount(500);
    const { id }: { id: number } = (await create(-200)).json();
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller.delete(`/v1/transactions/${id}`)));
    assert.is(answers.filter(({ status }) => status === 204).length, 1);
    assert.is(answers.filter(({ status }) => status === 404).length, 9);
    assert.is(await balanceNow(), 500);
  });

  test('a create that races the deletion of its account either succeeds or is refused because the account is unknown', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { caller, create } = await withAccount(0);
      const [{ id }] = (await caller.get('/v1/bank-accounts')).json();
      const [first, deletion, ...others] = await Promise.all([
        create(-1),
        caller.delete(`/v1/bank-accounts/${id}`),
        ...[-2, -3, -4].map(create),
      ]);
      assert.is(deletion.status, 204);
      for (const answer of [first, ...others]) {
        assert.ok([201, 422].includes(answer.status), String(answer.status));
        if (answer.status === 422) assert.equal(Object.keys(answer.json().errors), ['bank_account_id']);
      }
      assert.is((await caller.get('/v1/transactions')).json().total, 0);
    }
  });

  test('a page that is read while transactions are created is consistent with its total', async () => {
    const { caller, create } = await withAccount(0);
    const writing = Promise.all(Array.from({ length: 40 }, (_, index) => create(index + 1)));
    const pages = await Promise.all(Array.from({ length: 40 }, () => caller.get('/v1/transactions')));
    await writing;
    for (const { data, total, to } of pages.map((page) => page.json())) {
      assert.equal([data.length, to], [Math.min(30, total), total === 0 ? null : Math.min(30, total)]);
    }
  });

  test('after any creates and deletes, in sequence or concurrent, the balance is the initial one plus the live transactions', async () => {
    const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((value) => value !== 0);
    const step = fc.record({
      creates: fc.array(amount, { maxLength: 3 }),
      /** Which live transactions to delete, as fractions of the list. */
      deletes: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -9_999, max: 9_999 }),
        fc.array(step, { maxLength: 4 }),
        async (initial, steps) => {
          const { caller, create, balanceNow } = await withAccount(initial);
          const live = new Map<number, number>();
          for (const { creates, deletes } of steps) {
            const doomed = new Set(deletes.flatMap((part) => [...live.keys()][Math.floor(part * live.size)] ?? []));
            const [created] = await Promise.all([
              Promise.all(creates.map(create)),
              Promise.all([...doomed].map((id) => caller.delete(`/v1/transactions/${id}`))),
            ]);
            for (const id of doomed) live.delete(id);
            for (const [index, answer] of created.entries()) live.set(answer.json().id, creates[index] ?? 0);
            const sum = [...live.values()].reduce((total, value) => total + value, 0);
            assert.is(await balanceNow(), initial + sum);
          }
          assert.is((await caller.get('/v1/transactions')).json().total, live.size);
        },
      ),
      { numRuns: 25 },
    );
  });
};
