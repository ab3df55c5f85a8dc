import * as assert from 'uvu/assert';
import type { MonthlyMove } from '../../../domain/ledger/balance-history.ts';
import {
  aConnectedAccount,
  aManualAccount,
  aTransaction,
  aUser,
  EUR,
  JPY,
  localDate,
  MADE_AT,
  timestamp,
} from '../../support/fixtures.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';

export function balanceReaderContract(storeName: string, open: OpenStore): void {
  const { test, stores } = storeSuite(`BalanceReader on ${storeName}`, open);

  test('moves are summed by account and UTC month, from the month of the day on', async () => {
    const { id: userId } = await aUser(stores);
    const [one, other] = [await aManualAccount(stores, userId), await aManualAccount(stores, userId)];
    for (const [account, amount, bookedAt] of [
      [one, -100, '2026-01-31T23:59:59.999999Z'],
      [one, -200, '2026-02-01T00:00:00.000000Z'],
      [one, 5_000, '2026-02-28T23:59:59.999999Z'],
      [one, -7, '2026-03-01T00:00:00.000000Z'],
      [other, -40, '2026-02-10T12:00:00.000000Z'],
    ] as const) {
      await aTransaction(stores, account, { amount, bookedAt: timestamp(bookedAt) });
    }
    assert.equal(sorted(await stores.balanceReader.movesByMonth(userId, localDate('2026-02-20'))), [
      [one.id, '2026-02-01', 4_800n],
      [one.id, '2026-03-01', -7n],
      [other.id, '2026-02-01', -40n],
    ]);
  });

  test('pending and deleted transactions, deleted accounts and other users do not count', async () => {
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    await aTransaction(stores, account, { status: 'pending' });
    const { id } = await aTransaction(stores, account);
    await stores.transactions.update(userId, id, (stored) => ({ ...stored, deletedAt: MADE_AT }));
    const closed = await aManualAccount(stores, userId);
    await aTransaction(stores, closed);
    await stores.accounts.update(userId, closed.id, (stored) => ({ ...stored, deletedAt: MADE_AT }));
    const { id: strangerId } = await aUser(stores);
    await aTransaction(stores, await aManualAccount(stores, strangerId));
    assert.equal(await stores.balanceReader.movesByMonth(userId, localDate('2020-01-01')), []);
    assert.is(await stores.balanceReader.bookedTotal(account), 0n);
    assert.is(await stores.balanceReader.bookedTotal({ ...account, userId: strangerId }), 0n);
  });

  test('a manual account moves by the recorded amount in its own currency, a connected one by amounts in its currency', async () => {
    const { id: userId } = await aUser(stores);
    const manual = await aManualAccount(stores, userId);
    await aTransaction(stores, manual, { amount: -1_000, currency: EUR, accountAmount: -1_087 });
    const connected = await aConnectedAccount(stores, userId);
    await aTransaction(stores, connected, { amount: -300 });
    await aTransaction(stores, connected, { amount: -90_000, currency: JPY });
    assert.equal(sorted(await stores.balanceReader.movesByMonth(userId, localDate('2026-01-01'))), [
      [manual.id, '2026-03-01', -1_087n],
      [connected.id, '2026-03-01', -300n],
    ]);
    const totals = [manual, connected].map((account) => stores.balanceReader.bookedTotal(account));
    assert.equal(await Promise.all(totals), [-1_087n, -300n]);
  });

  test('sums are exact past 2^53', async () => {
    const { id: userId } = await aUser(stores);
    const account = await aManualAccount(stores, userId);
    for (const amount of [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 3]) {
      await aTransaction(stores, account, { amount });
    }
    const [move] = await stores.balanceReader.movesByMonth(userId, localDate('2026-01-01'));
    assert.is(move?.amount, 18_014_398_509_481_985n);
    assert.is(await stores.balanceReader.bookedTotal(account), move?.amount);
  });

  test.run();
}

function sorted(moves: readonly MonthlyMove[]) {
  return moves
    .map(({ bankAccountId, month, amount }) => [bankAccountId, month as string, amount] as const)
    .sort(([a, one], [b, other]) => a - b || (one < other ? -1 : 1));
}
