import * as assert from 'uvu/assert';
import { uncorrected } from '../../../domain/bills/corrected-bill.ts';
import { type ReconciledBills, reconcileBills, type SeenBills } from '../../../domain/bills/reconcile-bills.ts';
import type { BillStatus, RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { RecurringIncome } from '../../../domain/income/recurring-income.ts';
import type { New } from '../../../domain/new.ts';
import type { BillDetectionState } from '../../../domain/ports/recurring-bill-repo.ts';
import type { Stores } from '../../../domain/ports/unit-of-work.ts';
import { pluck } from '../../support/assertions.ts';
import {
  aManualAccount,
  aTransaction,
  aUser,
  JPY,
  localDate,
  newBill,
  newTransaction,
  timestamp,
} from '../../support/fixtures.ts';
import { pausedUnit } from '../paused-unit.ts';
import { refused } from '../refusal.ts';
import { type OpenStore, storeSuite } from '../store-under-test.ts';
import { tamper } from '../tamper.ts';
import { unstorableTextIsRefused } from '../unstorable-text.ts';

const FIRST = timestamp('2026-04-01T00:00:00.000001Z');
const LATER = timestamp('2026-05-01T00:00:00.000002Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function recurringBillRepoContract(storeName: string, open: OpenStore): void {
  const { test, stores, unitOfWork } = storeSuite(`RecurringBillRepo on ${storeName}`, open);
  const change = (...[userId, id, change]: BillChange) => changeBill(stores, userId, id, change);

  test('a bill comes back as it went in, with an id', async () => {
    const { id: userId } = await aUser(stores);
    const given = newBill(userId, {
      name: 'Strøm “& gas” \\ \n%',
      source: 'detected',
      cycle: 'semi-monthly',
      amount: Number.MAX_SAFE_INTEGER,
      currency: JPY,
      status: 'inactive',
      nextDate: localDate('9999-12-31'),
      confidence: 0.123456789012345,
      facts: [
        { kind: 'price_change', from: 1, to: Number.MAX_SAFE_INTEGER, on: localDate('2026-01-31') },
        { kind: 'missed', on: localDate('1900-01-01') },
        { kind: 'ended', after: localDate('2026-02-28') },
        { kind: 'varies', least: 0, most: Number.MAX_SAFE_INTEGER, last: 7, on: localDate('2026-02-28') },
      ],
      transactionIds: [7, 3, Number.MAX_SAFE_INTEGER],
      createdAt: FIRST,
      updatedAt: LATER,
    });
    const added = await stores.bills.add(given);
    assert.equal(added, { ...given, id: added.id });
    const manual = await stores.bills.add(newBill(userId, { nextDate: null }));
    assert.equal(await stores.bills.list(userId), [added, manual]);
  });

  test('bills of any status and source are listed by id', async () => {
    const { id: userId } = await aUser(stores);
    assert.equal(await stores.bills.list(userId), []);
    const archived = await stores.bills.add(newBill(userId, { status: 'archived' }));
    const detected = await stores.bills.add(detectedBill(userId, { status: 'inactive' }));
    const manual = await stores.bills.add(newBill(userId));
    await change(userId, archived.id, (bill) => ({ ...bill, name: 'Z' }));
    assert.equal(await stores.bills.list(userId), [{ ...archived, name: 'Z' }, detected, manual]);
  });

  test('a list with payments has each bill’s last payment, which is the last of its transactions', async () => {
    const account = await aManualAccount(stores, (await aUser(stores)).id);
    const { userId } = account;
    const at = (day: string) => ({ bookedAt: timestamp(`${day}T23:59:59.999999Z`), amount: -1_599 });
    const first = await aTransaction(stores, account, at('2026-01-31'));
    const paid = { ...at('2026-02-28'), amount: -1_699, categoryId: 141, currency: JPY };
    const last = await aTransaction(stores, account, paid);
    const gone = await aTransaction(stores, account, at('2026-03-01'));
    await stores.transactions.update(userId, gone.id, (seen) => ({ ...seen, deletedAt: LATER }));
    const manual = await stores.bills.add(newBill(userId));
    const detected = await stores.bills.add(detectedBill(userId, { transactionIds: [first.id, last.id] }));
    const unpaid = await stores.bills.add(detectedBill(userId, { transactionIds: [first.id, gone.id] }));
    const listed = await stores.bills.listWithPayments(userId);
    const lastPayment = { on: localDate('2026-02-28'), amount: 1_699, currency: JPY, categoryId: 141 };
    assert.equal(listed.bills, [
      { bill: manual, lastPayment: undefined, isHidden: false },
      { bill: detected, lastPayment, isHidden: false },
      { bill: unpaid, lastPayment: undefined, isHidden: false },
    ]);
  });

  test('a bill is hidden when all of its payments are from hidden accounts', async () => {
    const { id: userId } = await aUser(stores);
    const accounts = await Promise.all([true, true, false].map((hidden) => aManualAccount(stores, userId, { hidden })));
    const ids = await stores.transactions.addAll(accounts.map((account) => newTransaction(account)));
    const [hidden, hiddenToo, visible] = ids;
    const cases = [[hidden], [hidden, hiddenToo], [hidden, visible], [visible], [], [NOBODY]];
    for (const payments of cases) {
      await stores.bills.add(detectedBill(userId, { transactionIds: payments.map((id) => id ?? 0) }));
    }
    const listed = await stores.bills.listWithPayments(userId);
    assert.equal(pluck(listed.bills, 'isHidden'), [true, true, false, false, false, false]);
    assert.is(listed.hiddenAccounts, 2);
  });

  test('a list with payments has the state of the transactions and of the detection, also without bills', async () => {
    const account = await aManualAccount(stores, (await aUser(stores)).id);
    const { userId } = account;
    const before = await stores.bills.listWithPayments(userId);
    const revision = await stores.users.transactionRevision(userId);
    assert.equal(before, { bills: [], hiddenAccounts: 0, transactionRevision: revision, detectionState: undefined });
    await aTransaction(stores, account);
    const moved = await stores.users.transactionRevision(userId);
    await stores.bills.replaceAll(userId, state(moved), storing());
    const { transactionRevision, detectionState } = await stores.bills.listWithPayments(userId);
    assert.equal([transactionRevision, detectionState], [moved, state(moved)]);
    assert.not.equal(moved, revision);
  });

  test('a correction stores the result of the change', async () => {
    const { id: userId } = await aUser(stores);
    const bill = await stores.bills.add(newBill(userId));
    const changed: RecurringBill = {
      ...bill,
      name: 'Other',
      cycle: 'annual',
      amount: 1,
      currency: JPY,
      status: 'archived',
      nextDate: null,
      facts: [{ kind: 'missed', on: localDate('2026-01-01') }],
      transactionIds: [1],
      updatedAt: LATER,
    };
    await change(userId, bill.id, () => changed);
    assert.equal(await stores.bills.list(userId), [changed]);
  });

  test('what a correction throws comes through, and nothing is stored', async () => {
    const { id: userId } = await aUser(stores);
    const bill = await stores.bills.add(newBill(userId));
    const own = new Error('own');
    const thrown = change(userId, bill.id, () => {
      throw own;
    });
    assert.is(await refused(thrown), own);
    assert.equal(await stores.bills.list(userId), [bill]);
  });

  test('another user’s bills are not there: not to list, to correct, nor to replace', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const bill = await stores.bills.add(detectedBill(userId));
    assert.equal(await stores.bills.list(strangerId), []);
    await change(strangerId, bill.id, (seen) => ({ ...seen, name: 'Taken' }));
    await stores.bills.replaceAll(strangerId, state(9), storing(detectedBill(strangerId)));
    await refused(stores.bills.replaceAll(strangerId, state(9), () => ({ kept: [bill], added: [] })));
    assert.equal(await stores.bills.list(userId), [bill]);
    assert.is(await stores.bills.detectionState(userId), undefined);
    assert.is((await stores.bills.list(strangerId)).length, 1);
  });

  test('twenty corrections of one bill at once build on each other', async () => {
    const { id: userId } = await aUser(stores);
    const bill = await stores.bills.add(newBill(userId, { name: '' }));
    await Promise.all(
      Array.from({ length: 20 }, () => change(userId, bill.id, (seen) => ({ ...seen, name: `${seen.name}x` }))),
    );
    assert.is((await stores.bills.list(userId))[0]?.name, 'x'.repeat(20));
  });

  test('before the first detection there is no state, after it the one that was noted', async () => {
    const { id: userId } = await aUser(stores);
    assert.is(await stores.bills.detectionState(userId), undefined);
    await stores.bills.replaceAll(userId, state(3, '2026-05-02'), storing());
    assert.equal(await stores.bills.detectionState(userId), { revision: 3, asOf: localDate('2026-05-02') });
    for (const since of [{ since: localDate('2025-03-04') }, {}]) {
      const noted = { ...state(3, '2026-05-02'), ...since };
      await stores.bills.replaceAll(userId, noted, storing());
      assert.equal(await stores.bills.detectionState(userId), noted);
      assert.equal((await stores.bills.listWithPayments(userId)).detectionState, noted);
    }
  });

  test('of the stored bills, those kept change, those not kept go, and those added get new ids', async () => {
    const { id: userId } = await aUser(stores);
    await stores.bills.replaceAll(userId, state(1), storing(detectedBill(userId), detectedBill(userId, { name: 'B' })));
    const [a, b] = await stores.bills.list(userId);
    assert.ok(a !== undefined && b !== undefined);
    const changed = { ...b, name: 'New', amount: 5, status: 'inactive', updatedAt: LATER } as const;
    const added = detectedBill(userId, { name: 'C' });
    let given: readonly RecurringBill[] = [];
    await stores.bills.replaceAll(userId, state(2), (stored) => {
      given = stored;
      return { kept: [changed], added: [added] };
    });
    assert.equal(given, [a, b]);
    const [first, second, ...others] = await stores.bills.list(userId);
    assert.equal(first, changed);
    assert.equal(second, { ...added, id: second?.id });
    assert.ok((second?.id ?? 0) > b.id);
    assert.equal(others, []);
  });

  test('a bill that was not given cannot be kept, nor one kept twice, and then nothing is changed', async () => {
    const { id: userId } = await aUser(stores);
    const { id: strangerId } = await aUser(stores);
    const strange = await stores.bills.add(newBill(strangerId));
    const detected = await stores.bills.add(detectedBill(userId));
    const wrong: readonly (readonly RecurringBill[])[] = [
      [strange],
      [{ ...detected, id: NOBODY }],
      [detected, { ...detected, name: 'Twin' }],
    ];
    for (const kept of wrong) {
      await refused(stores.bills.replaceAll(userId, state(1), () => ({ kept, added: [detectedBill(userId)] })));
    }
    assert.equal(await stores.bills.list(userId), [detected]);
    assert.is(await stores.bills.detectionState(userId), undefined);
  });

  test('the income of a detection is stored with its state, and stays with a correction', async () => {
    const [{ id: userId }, stranger] = [await aUser(stores), await aUser(stores)];
    assert.equal(await stores.bills.incomes(userId), []);
    const income: RecurringIncome = {
      name: 'Größe “& Co”',
      cycle: 'biweekly',
      amount: Number.MAX_SAFE_INTEGER,
      currency: JPY,
      status: 'active',
      nextDate: localDate('2026-05-07'),
      confidence: 0.123456789012345,
      facts: [{ kind: 'missed', on: localDate('2026-04-23') }],
      transactionIds: [7, 3],
    };
    await stores.bills.replaceAll(userId, state(2), storing(), [income]);
    await stores.bills.replaceAll(userId, undefined, (kept) => ({ kept, added: [] }));
    await stores.bills.replaceAll(userId, state(1), storing(), []);
    assert.equal(await stores.bills.incomes(userId), [income]);
    tamper(await stores.bills.incomes(userId));
    assert.equal(await stores.bills.incomes(userId), [income]);
    assert.equal(await stores.bills.incomes(stranger.id), []);
    await stores.bills.replaceAll(userId, state(3), storing(), []);
    assert.equal(await stores.bills.incomes(userId), []);
  });

  test('a correction gets bills of any source and status, and notes no detection', async () => {
    const { id: userId } = await aUser(stores);
    const statuses: readonly BillStatus[] = ['active', 'inactive', 'archived'];
    const bills: RecurringBill[] = [];
    for (const status of statuses) bills.push(await stores.bills.add(newBill(userId, { status })));
    bills.push(await stores.bills.add(detectedBill(userId)));
    const corrected = bills.map((bill) => ({
      ...bill,
      name: 'Corrected',
      found: uncorrected(bill),
      corrections: [{ kind: 'skipped', dueOn: localDate('2026-04-01'), number: 1, at: LATER } as const],
    }));
    await stores.bills.replaceAll(userId, undefined, (stored) => {
      assert.equal(stored, bills);
      return { kept: corrected, added: [] };
    });
    assert.equal(await stores.bills.list(userId), corrected);
    assert.is(await stores.bills.detectionState(userId), undefined);
  });

  test('an older revision, or an older day of the same one, changes nothing', async () => {
    const { id: userId } = await aUser(stores);
    const noted = state(5, '2026-05-02');
    await stores.bills.replaceAll(userId, noted, storing(detectedBill(userId)));
    const before = await stores.bills.list(userId);
    const late = () => {
      throw new Error('An older detection was asked to reconcile.');
    };
    await stores.bills.replaceAll(userId, state(4, '2026-05-03'), late);
    await stores.bills.replaceAll(userId, state(5, '2026-05-01'), late);
    assert.equal(await stores.bills.list(userId), before);
    assert.equal(await stores.bills.detectionState(userId), noted);
  });

  test('the same revision on the same or a later day, or a later revision, does change', async () => {
    const { id: userId } = await aUser(stores);
    for (const [name, revision, asOf] of [
      ['a', 5, '2026-05-02'],
      ['b', 5, '2026-05-02'],
      ['c', 5, '2026-05-03'],
      ['d', 6, '2026-05-01'],
    ] as const) {
      await stores.bills.replaceAll(userId, state(revision, asOf), storing(detectedBill(userId, { name })));
      assert.equal(pluck(await stores.bills.list(userId), 'name'), [name]);
      assert.equal(await stores.bills.detectionState(userId), state(revision, asOf));
    }
  });

  test('of twenty replacements at once the one of the newest revision holds', async () => {
    const { id: userId } = await aUser(stores);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const revision = ((index * 7) % 20) + 1;
        return stores.bills.replaceAll(userId, state(revision), storing(detectedBill(userId, { amount: revision })));
      }),
    );
    assert.equal(pluck(await stores.bills.list(userId), 'amount'), [20]);
    assert.equal(await stores.bills.detectionState(userId), state(20));
  });

  test('twenty equal detections at once neither double a bill nor lose one, nor change an id', async () => {
    const { id: userId } = await aUser(stores);
    const found = [1, 2, 3].map((payment) => detectedBill(userId, { transactionIds: [payment] }));
    const detect = (revision: number) =>
      stores.bills.replaceAll(userId, state(revision), (stored) => reconcileBills(stored, seen(found)));
    await Promise.all(Array.from({ length: 20 }, () => detect(1)));
    const first = await stores.bills.list(userId);
    assert.equal(pluck(first, 'transactionIds'), [[1], [2], [3]]);
    await Promise.all(Array.from({ length: 20 }, (_, index) => detect(1 + (index % 3))));
    assert.equal(await stores.bills.list(userId), first);
  });

  test('a person’s verdict that is given while a detection is stored is not lost', async () => {
    const { id: userId } = await aUser(stores);
    await stores.bills.replaceAll(userId, state(1), storing(detectedBill(userId)));
    const [bill] = await stores.bills.list(userId);
    const verdict = await pausedUnit(unitOfWork, (stores) =>
      changeBill(stores, userId, bill?.id ?? 0, (seen) => ({ ...seen, status: 'archived' })),
    );
    const found = [detectedBill(userId, { name: 'New' })];
    const detection = stores.bills.replaceAll(userId, state(2), (stored) => reconcileBills(stored, seen(found)));
    await verdict.commit();
    await detection;
    assert.equal(await stores.bills.list(userId), [{ ...bill, status: 'archived', name: 'New' }]);
  });

  test('bills of nobody are refused', async () => {
    await refused(stores.bills.add(newBill(NOBODY)));
    await refused(stores.bills.replaceAll(NOBODY, state(1), storing(detectedBill(NOBODY))));
  });

  test('an amount that is not positive or not safe is refused', async () => {
    const { id: userId } = await aUser(stores);
    await refused(stores.bills.add(newBill(userId, { amount: 0 })));
    await refused(stores.bills.add(newBill(userId, { amount: 2 ** 53 })));
    assert.equal(await stores.bills.list(userId), []);
    await unstorableTextIsRefused(async (name) => (await stores.bills.add(newBill(userId, { name }))).name);
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const { id: userId } = await aUser(stores);
    const facts = [{ kind: 'missed', on: localDate('2026-01-01') }] as const;
    const given = { kept: [], added: [detectedBill(userId, { facts, transactionIds: [1, 2] })] };
    const noted = { ...state(1) };
    await stores.bills.replaceAll(userId, noted, () => given);
    const before = structuredClone(await stores.bills.list(userId));
    tamper(given);
    await stores.bills.replaceAll(userId, noted, (stored) => {
      const kept = structuredClone(stored);
      tamper(stored);
      return { kept, added: [] };
    });
    tamper(noted);
    tamper(await stores.bills.list(userId));
    tamper(await stores.bills.listWithPayments(userId));
    tamper(await stores.bills.detectionState(userId));
    assert.equal(await stores.bills.list(userId), before);
    assert.equal(await stores.bills.detectionState(userId), state(1));
  });

  test.run();
}

type BillChange = readonly [userId: number, id: number, change: (bill: RecurringBill) => RecurringBill];

/** Changes a bill as a correction does. */
async function changeBill({ bills }: Pick<Stores, 'bills'>, ...[userId, id, change]: BillChange): Promise<void> {
  await bills.replaceAll(userId, undefined, (stored) => {
    return { kept: stored.map((bill) => (bill.id === id ? change(bill) : bill)), added: [] };
  });
}

function seen(found: readonly New<RecurringBill>[]): SeenBills {
  return { found, observations: [], today: localDate('2026-05-01') };
}

function detectedBill(userId: number, facts: Partial<New<RecurringBill>> = {}): New<RecurringBill> {
  return newBill(userId, { source: 'detected', confidence: 0.5, transactionIds: [1], ...facts });
}

/** Replaces all stored bills by these. */
function storing(...added: readonly New<RecurringBill>[]): () => ReconciledBills {
  return () => ({ kept: [], added });
}

function state(revision: number, asOf = '2026-05-01'): BillDetectionState {
  return { revision, asOf: localDate(asOf) };
}
