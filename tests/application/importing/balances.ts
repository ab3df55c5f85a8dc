import * as assert from 'uvu/assert';
import { refusal } from '../../support/refusal.ts';
import { importHouse } from './import-house.ts';
import { BOOKS, COFFEE, SALARY } from './payments.ts';
import type { ImportingScenarios } from './scenarios.ts';

/** The balances that a file states. */
export const balanceScenarios: ImportingScenarios = (test, store) => {
  test('on request an import sets the initial balance so that the statement’s balance holds, and undoing restores it', async () => {
    const { stores, userId, account, take, undo, enter } = await importHouse(store);
    await enter({ amount: -100, description: 'Before', bookedAt: '2026-03-01' });
    await enter({ amount: -30, description: 'After', bookedAt: '2026-03-20' });
    const balances = async () => {
      const { balance, initialBalance } = (await stores.accounts.get(userId, account.id))!;
      return [initialBalance, balance];
    };
    assert.equal(await balances(), [10_000, 9_870]);
    const statement = { rows: [COFFEE, BOOKS], closing: [9, 50_000] } as const;
    const { id, facts } = await take([statement], { setsInitialBalance: true });
    assert.equal(await balances(), [51_650, 49_970]);
    assert.equal(
      [facts.statements[0]?.initialBalanceMoved, facts.statements[0]?.balanceCheck?.difference],
      [41_650, 0],
    );
    await undo(id);
    assert.equal(await balances(), [10_000, 9_870]);
    const without = await refusal(() => take([COFFEE], { setsInitialBalance: true }));
    assert.equal(Object.keys(without?.fields ?? {}), ['set_initial_balance']);
    assert.equal(await balances(), [10_000, 9_870]);
  });

  test('the closing balance is compared with the balance of that day', async () => {
    const { take } = await importHouse(store);
    const { facts } = await take([{ rows: [COFFEE, BOOKS, SALARY], closing: [5, 8_500] }]);
    assert.equal(facts.statements[0]?.balanceCheck, {
      date: '2026-03-05',
      statement: 8_500,
      coffer: 8_450,
      difference: 50,
    });
  });
};
