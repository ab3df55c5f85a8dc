import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inlineBillDetector } from '../../adapters/bill-detection/inline-bill-detector.ts';
import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { TO_THE_END } from '../../adapters/system/patience.ts';
import { correctBill } from '../../application/bills/correct-bill.ts';
import { explainMerchant } from '../../application/bills/explain-merchant.ts';
import { refreshBills } from '../../application/bills/refresh-bills.ts';
import { reportBills } from '../../application/bills/report-bills.ts';
import type { User } from '../../domain/access/user.ts';
import { parseTimestamp, timestampOfDate } from '../../domain/calendar.ts';
import { busy } from '../../domain/error.ts';
import type { BankAccount } from '../../domain/ledger/bank-account.ts';
import type { BillDetector, ReadObservations } from '../../domain/ports/bill-detector.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import { pluck } from '../support/assertions.ts';
import { testClock } from '../support/clock.ts';
import { aManualAccount, aTransaction, aUser, localDate, USD } from '../support/fixtures.ts';

const ALL = { status: 'all', includeNextInstance: true } as const;

const bills = suite('refresh bills');

bills('a bill that is paid in two spans with a long gap is stored as two bills', async () => {
  const { stores, user, account, refresh } = await stage();
  await pay(stores, account, 2026, 1, 11);
  await refresh();
  const earlier = await pay(stores, account, 2025, 1, 12);
  await refresh();
  const [whole, ...others] = await stores.bills.list(user.id);
  assert.is(whole?.transactionIds.length, 23);
  assert.equal(others, []);

  for (const id of earlier.slice(4)) await remove(stores, user, id);
  await refresh();
  const after = await stores.bills.list(user.id);
  const seen = after.map(({ id, status, transactionIds }) => [id === whole?.id, status, transactionIds.length]);
  assert.equal(seen, [
    [true, 'active', 11],
    [false, 'inactive', 4],
  ]);
});

bills('if an archived bill splits, the verdict stays with the part that has most of its payments', async () => {
  const { stores, user, account, refresh, archive } = await stage();
  await pay(stores, account, 2026, 1, 11);
  const earlier = await pay(stores, account, 2025, 1, 12);
  await refresh();
  const [whole] = await stores.bills.list(user.id);
  await archive(user.id, whole?.id ?? 0, true);
  for (const id of earlier.slice(4)) await remove(stores, user, id);
  await refresh();
  assert.equal(
    (await stores.bills.list(user.id)).map(({ id, status, transactionIds }) => [
      id === whole?.id,
      status,
      transactionIds.length,
    ]),
    [
      [true, 'archived', 11],
      [false, 'inactive', 4],
    ],
  );
});

bills('income that comes again is stored beside the bills, and goes with its transactions', async () => {
  const { stores, user, account, refresh } = await stage();
  const received = [];
  for (let month = 1; month <= 8; month += 1) {
    const bookedAt = timestampOfDate(localDate(`2026-0${month}-25`));
    const wage = { amount: 250_000, type: 'income', categoryId: 201, merchantName: 'Acme', bookedAt } as const;
    received.push(await aTransaction(stores, account, wage));
  }
  await refresh();
  const [income] = await stores.bills.incomes(user.id);
  assert.equal(
    [income?.name, income?.cycle, income?.amount, income?.transactionIds.length],
    ['Acme', 'monthly', 250_000, 8],
  );
  assert.equal(await stores.bills.list(user.id), []);
  for (const { id } of received.slice(2)) await remove(stores, user, id);
  await refresh();
  assert.equal(await stores.bills.incomes(user.id), []);
});

bills('simultaneous detections store each bill once', async () => {
  const { stores, user, account, refresh } = await stage();
  await pay(stores, account, 2026, 1, 11);
  await Promise.all(Array.from({ length: 8 }, () => refresh()));
  assert.is((await stores.bills.list(user.id)).length, 1);
});

bills('requests at once for one user share a detection, and those of another user have their own', async () => {
  const detector = countingDetector();
  const { stores, user, account, refresh, refreshFor } = await stage(detector);
  await pay(stores, account, 2026, 1, 11);
  const other = await aUser(stores);
  await Promise.all([refresh(), refresh(), refresh(), refreshFor(other.id)]);
  assert.is(detector.detections, 2);
  assert.is((await stores.bills.list(user.id)).length, 1);
});

bills('a request that comes after a payment does not share a detection that may have missed it', async () => {
  const detector = countingDetector();
  const { stores, user, account, refresh } = await stage(detector);
  await pay(stores, account, 2026, 1, 10);
  const entered = detector.pause();
  const early = refresh();
  await entered;
  const [last] = await pay(stores, account, 2026, 11, 11);
  const late = [refresh(), refresh()];
  detector.resume();
  await Promise.all(late);
  const [bill] = await stores.bills.list(user.id);
  assert.is(bill?.transactionIds.at(-1), last);
  await early;
  assert.is(detector.detections, 2);
});

bills('a request of the next day does not share the detection of the day before', async () => {
  const detector = countingDetector();
  const { stores, user, account, clock, refresh } = await stage(detector);
  await pay(stores, account, 2026, 1, 11);
  const entered = detector.pause();
  const early = refresh();
  await entered;
  clock.advanceSeconds(86_400);
  const late = refresh();
  detector.resume();
  await Promise.all([early, late]);
  assert.is((await stores.bills.detectionState(user.id))?.asOf, '2026-11-22');
});

bills('a failed detection fails for all that share it, and the next request detects again', async () => {
  const detector = countingDetector();
  const { stores, user, account, refresh } = await stage(detector);
  await pay(stores, account, 2026, 1, 11);
  detector.failNext(busy());
  const outcomes = await Promise.allSettled([refresh(), refresh()]);
  assert.equal(pluck(outcomes, 'status'), ['rejected', 'rejected']);
  await refresh();
  assert.is((await stores.bills.list(user.id)).length, 1);
});

for (const [rows, length, since] of [
  [20_000, 1, '2025-03-04'],
  [8_000, 500, '2025-03-04'],
  [19_999, 1, undefined],
] as const) {
  bills(`of ${rows} transactions with ${length} characters each, ${since ? 'a day' : 'nothing'} is told`, async () => {
    const { ports, user } = await stage();
    const row = { amount: 1, currency: USD, merchantName: null, accountId: 1, ownTransfer: true, categoryId: 1 };
    const read = { ...row, bookedOn: '2025-03-04', description: 'x'.repeat(length) };
    const observations = async () => Array.from({ length: rows }, (_, id) => ({ ...read, id }));
    const transactionReader = { ...ports.transactionReader, observations };
    const nothing = async () => ({ bills: [], incomes: [] });
    const billDetector = { ...inlineBillDetector(), detect: async (all: ReadObservations) => all().then(nothing) };
    const bringBillsUpToDate = refreshBills({ ...ports, transactionReader, billDetector });
    const reported = await reportBills({ ...ports, bringBillsUpToDate })(user, ALL);
    assert.is(reported.since, since);
    const explain = explainMerchant({ ...ports, transactionReader, billDetector, patience: TO_THE_END });
    assert.is((await explain(user.id, 'nobody')).explanation?.since, since);
  });
}

for (const [email, count] of [
  ['ada.lovelace@example.com', 0],
  ['grace.hopper@example.com', 1],
] as const) {
  bills(`a standing transfer to Ada Lovelace is ${count} bills of ${email}, whose own name it may be`, async () => {
    const { stores, user, account, refresh } = await stage(inlineBillDetector(), email);
    for (const month of ['04', '05', '06', '07', '08', '09', '10', '11']) {
      const bookedAt = timestampOfDate(localDate(`2026-${month}-05`));
      await aTransaction(stores, account, { amount: -30_050, description: 'STANDING ORDER ADA LOVELACE', bookedAt });
    }
    await refresh();
    assert.is((await stores.bills.list(user.id)).length, count);
  });
}

bills.run();

const restoring = suite('restore a bill');

restoring(
  'an archived bill that has ended meanwhile is inactive at once, and not part of the monthly total',
  async () => {
    const { user, ports, clock, bill, restore } = await archived(2026, 11);
    clock.advanceSeconds(150 * 86_400);
    await restore();
    const { bills: reported, monthlyTotal } = await reportBills(ports)(user, ALL);
    assert.equal(pluck(reported, 'id', 'status', 'nextDate'), [[bill?.id, 'inactive', undefined]]);
    assert.is(monthlyTotal.amount, 0);
  },
);

restoring('a bill that had ended before it was archived is inactive at once', async () => {
  const { stores, user, bill, restore } = await archived(2025, 12);
  assert.is(bill?.status, 'inactive');
  await restore();
  assert.is((await stores.bills.list(user.id))[0]?.status, 'inactive');
});

restoring('a bill that is still paid is active at once, with its next payment', async () => {
  const { stores, user, restore } = await archived(2026, 11);
  await restore();
  const [restored] = await stores.bills.list(user.id);
  assert.equal([restored?.status, restored?.nextDate], ['active', localDate('2026-12-05')]);
});

restoring('a bill whose payments are gone is inactive, and the next detection removes it', async () => {
  const { stores, user, account, refresh, payments, restore } = await archived(2026, 11);
  for (const id of payments) await remove(stores, user, id);
  await restore();
  assert.is((await stores.bills.list(user.id))[0]?.status, 'inactive');
  await aTransaction(stores, account);
  await refresh();
  assert.equal(await stores.bills.list(user.id), []);
});

restoring.run();

/** Counts detections, and can hold one up or let one fail. */
function countingDetector() {
  const inner = inlineBillDetector();
  let detections = 0;
  let failure: Error | undefined;
  let held: { readonly entered: () => void; readonly resumed: Promise<void> } | undefined;
  let resume = () => {};
  const detector: BillDetector = {
    ...inner,
    async detect(read, asOf) {
      detections += 1;
      const observations = await read();
      const [failed, hold] = [failure, held];
      [failure, held] = [undefined, undefined];
      if (failed !== undefined) throw failed;
      hold?.entered();
      await hold?.resumed;
      return inner.detect(async () => observations, asOf);
    },
  };
  return {
    ...detector,
    get detections() {
      return detections;
    },
    failNext: (error: Error) => void (failure = error),
    /** Holds up the next detection after it has read. Resolves when it has. */
    pause(): Promise<void> {
      const resumed = Promise.withResolvers<void>();
      const entered = Promise.withResolvers<void>();
      resume = resumed.resolve;
      held = { entered: entered.resolve, resumed: resumed.promise };
      return entered.promise;
    },
    resume: () => resume(),
  };
}

async function stage(billDetector: BillDetector = inlineBillDetector(), email?: string) {
  const { stores, unitOfWork } = createMemoryStore();
  const clock = testClock('2026-11-21T10:00:00.000000Z');
  const user = await aUser(stores, email === undefined ? {} : { email });
  const account = await aManualAccount(stores, user.id);
  const refreshFor = refreshBills({ ...stores, billDetector, clock });
  const ports = { ...stores, clock, bringBillsUpToDate: refreshFor };
  const refresh = () => refreshFor(user.id);
  const correct = correctBill({ ...ports, unitOfWork });
  const archive = (userId: number, id: number, isArchived: boolean) =>
    correct(userId, id, { kind: 'set', values: {}, isArchived });
  return { stores, user, account, clock, ports, refreshFor, refresh, archive };
}

/** A bill that was paid from January to a month of the year, then detected, then archived. */
async function archived(year: number, to: number) {
  const house = await stage();
  const { stores, user, account, refresh, archive } = house;
  const payments = await pay(stores, account, year, 1, to);
  await refresh();
  const [bill] = await stores.bills.list(user.id);
  const setArchived = (isArchived: boolean) => archive(user.id, bill?.id ?? 0, isArchived);
  await setArchived(true);
  return { ...house, payments, bill, restore: () => setArchived(false) };
}

/** Pays a bill on the fifth of each of the months, and returns the ids of the payments. */
async function pay(stores: Stores, account: BankAccount, year: number, from: number, to: number): Promise<number[]> {
  const ids: number[] = [];
  for (let month = from; month <= to; month += 1) {
    const bookedAt = timestampOfDate(localDate(`${year}-${String(month).padStart(2, '0')}-05`));
    const payment = { amount: -1_599, description: 'STREAMLY', merchantName: 'Streamly', bookedAt };
    ids.push((await aTransaction(stores, account, payment)).id);
  }
  return ids;
}

async function remove(stores: Stores, user: User, id: number): Promise<void> {
  const deletedAt = parseTimestamp('2026-11-21T09:00:00.000000Z') ?? null;
  await stores.transactions.update(user.id, id, (transaction) => ({ ...transaction, deletedAt }));
}
