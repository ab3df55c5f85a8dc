import * as assert from 'uvu/assert';
import { aManualAccount } from '../../../support/fixtures.ts';
import type { Scenarios } from '../../scenarios.ts';

/** Contract 2.14. */
export const refundScenarios: Scenarios = (test, service) => {
  test('a refund names its purchase, and the purchase its refunds, until one of them is something else', async () => {
    const caller = await service().newCaller();
    const { id: account } = await service().prepare((stores) => aManualAccount(stores, caller.userId));
    const create = async (amount: number, booked_at: string, category_id: number): Promise<number> => {
      const entry = { amount, bank_account_id: account, booked_at, description: 'Zara', category_id };
      return (await caller.post('/v1/transactions', entry)).json().id;
    };
    const bought = await create(-4_990, '2026-03-01', 131);
    const first = await create(2_000, '2026-03-09', 221);
    const second = await create(2_990, '2026-03-12', 131);
    const other = await create(5_000, '2026-03-12', 221);
    const refundsOf = async (id: number) => (await caller.get(`/v1/transactions/${id}/refunds`)).json();
    const linked = (transaction_id: number, amount: number, day: string) => ({
      transaction_id,
      bank_account_id: account,
      amount,
      currency: 'USD',
      booked_at: `${day}T00:00:00.000000Z`,
    });
    const refunds = [linked(first, 2_000, '2026-03-09'), linked(second, 2_990, '2026-03-12')];
    assert.equal(await refundsOf(bought), { purchase: null, refunds });
    assert.equal(await refundsOf(second), { purchase: linked(bought, -4_990, '2026-03-01'), refunds: [] });
    assert.equal(await refundsOf(other), { purchase: null, refunds: [] });
    await caller.put(`/v1/transactions/${first}`, { category_id: 201 });
    assert.equal(await refundsOf(bought), { purchase: null, refunds: refunds.slice(1) });
    await caller.delete(`/v1/transactions/${bought}`);
    assert.equal(await refundsOf(second), { purchase: null, refunds: [] });
    assert.is((await caller.get(`/v1/transactions/${bought}/refunds`)).status, 404);
  });
};
