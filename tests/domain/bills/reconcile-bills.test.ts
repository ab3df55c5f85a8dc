import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { reconcileBills as reconcileSeen } from '../../../domain/bills/reconcile-bills.ts';
import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import type { New } from '../../../domain/new.ts';
import { pluck } from '../../support/assertions.ts';
import * as fc from '../../support/fast-check.ts';
import { localDate, newBill, timestamp } from '../../support/fixtures.ts';

const EARLIER = timestamp('2026-01-01T00:00:00.000001Z');
const LATER = timestamp('2026-05-01T00:00:00.000002Z');
const USER = 7;

const TODAY = localDate('2026-05-01');

const reconcile = suite('reconcile bills');

function reconcileBills(stored: readonly RecurringBill[], found: readonly New<RecurringBill>[]) {
  return reconcileSeen(stored, { found, observations: [], today: TODAY });
}

reconcile('a bill that is found again keeps its id and its creation, and is otherwise as found', () => {
  const known = stored(1, [1, 2, 3]);
  const again = found([2, 3, 4], { name: 'New', cycle: 'weekly', amount: 5, status: 'inactive', nextDate: null });
  assert.equal(reconcileBills([known], [again]), {
    kept: [{ ...again, id: 1, createdAt: EARLIER }],
    added: [],
  });
});

reconcile(
  'a bill that splits in two goes on as the part with more of its payments, and the other part is added',
  () => {
    const small = found([1, 2]);
    const large = found([3, 4, 5]);
    const { kept, added } = reconcileBills([stored(1, [1, 2, 3, 4, 5])], [small, large]);
    assert.equal(kept, [{ ...large, id: 1, createdAt: EARLIER }]);
    assert.equal(added, [small]);
  },
);

reconcile('an archived verdict does not travel to a bill that shares fewer of its payments', () => {
  const archived = stored(1, [1, 2, 3], { status: 'archived' });
  const { kept, added } = reconcileBills([archived], [found([3, 4, 5]), found([1, 2])]);
  assert.equal(pluck(kept, 'id', 'status', 'transactionIds'), [[1, 'archived', [1, 2]]]);
  assert.equal(pluck(added, 'status', 'transactionIds'), [['active', [3, 4, 5]]]);
});

reconcile('a found bill gives up its best match if that makes the total greater', () => {
  const bills = [stored(1, [1, 2, 3, 4, 5]), stored(2, [6, 7])];
  const { kept, added } = reconcileBills(bills, [found([1, 2, 3, 6, 7]), found([4, 5])]);
  assert.equal(pluck(kept, 'id', 'transactionIds'), [
    [1, [4, 5]],
    [2, [1, 2, 3, 6, 7]],
  ]);
  assert.equal(added, []);
});

reconcile('a bill that is not found again goes, but an archived one stays and expects no payment', () => {
  const archived = stored(2, [9], { status: 'archived' });
  assert.equal(reconcileBills([stored(1, [8]), archived, stored(3, [7], { status: 'inactive' })], []), {
    kept: [{ ...archived, nextDate: null }],
    added: [],
  });
});

reconcile('a name alone does not make two bills the same', () => {
  const same = { name: 'Netflix', amount: 1_599 };
  const { kept, added } = reconcileBills([stored(1, [1, 2], same)], [found([3, 4], same)]);
  assert.equal([kept.length, added.length], [0, 1]);
});

reconcile('every found bill is stored once, and no verdict is lost or added', () => {
  property((bills, foundBills) => {
    const { kept, added } = reconcileBills(bills, foundBills);
    const again = kept.filter(({ updatedAt }) => updatedAt === LATER);
    const payments = [...again, ...added].map(({ transactionIds }) => String(transactionIds));
    assert.equal(payments.sort(), foundBills.map(({ transactionIds }) => String(transactionIds)).sort());
    assert.equal(archivedIds(kept), archivedIds(bills));
    assert.not.ok(added.some(({ status }) => status === 'archived'));
    assert.is(new Set(kept.map(({ id }) => id)).size, kept.length);
  });
});

reconcile('no other assignment of stored to found bills shares more payments', () => {
  property((bills, foundBills) => {
    const byId = new Map(bills.map((bill) => [bill.id, bill]));
    const { kept } = reconcileBills(bills, foundBills);
    const again = kept.filter(({ updatedAt }) => updatedAt === LATER);
    assert.ok(again.every((bill) => shared(bill, byId.get(bill.id)) > 0));
    assert.is(
      again.reduce((sum, bill) => sum + shared(bill, byId.get(bill.id)), 0),
      mostShared(bills, foundBills),
    );
  });
});

reconcile('the order of the stored bills changes nothing but the order of the kept ones', () => {
  property((bills, foundBills) => {
    const { kept, added } = reconcileBills(bills, foundBills);
    const reversed = reconcileBills(bills.toReversed(), foundBills);
    assert.equal(reversed, { kept: kept.toReversed(), added });
  });
});

reconcile('two halves of a bill that become one go on as the half that is not archived', () => {
  const bills = [stored(1, [1, 2], { status: 'archived', nextDate: null }), stored(2, [3, 4])];
  assert.equal(pluck(reconcileBills(bills, [found([1, 2, 3, 4])]).kept, 'id', 'status'), [
    [1, 'archived'],
    [2, 'active'],
  ]);
});

reconcile('the same bills found again are stored as they are', () => {
  property((bills, foundBills) => {
    const once = reconcileBills(bills, foundBills);
    const all = [...once.kept, ...once.added.map((bill, index) => ({ ...bill, id: 100 + index }))];
    const twice = reconcileBills(all, foundBills);
    assert.equal(twice.added, []);
    assert.equal(
      twice.kept.filter(({ status }) => status !== 'archived'),
      all.filter(({ status }) => status !== 'archived'),
    );
  });
});

reconcile.run();

function property(check: (bills: readonly RecurringBill[], foundBills: readonly New<RecurringBill>[]) => void): void {
  fc.assert(fc.property(storedBills, foundBillsOf, check), { numRuns: 300 });
}

/** Each of the payments 1 to 12 is part of one bill or of none, as the detector reports them. */
function groups(count: number): fc.Arbitrary<readonly (readonly number[])[]> {
  return fc
    .array(fc.integer({ min: 0, max: count }), { minLength: 12, maxLength: 12 })
    .map((groupOf) =>
      Array.from({ length: count }, (_, group) =>
        groupOf.flatMap((one, payment) => (one === group ? [payment + 1] : [])),
      ).filter((payments) => payments.length > 0),
    );
}

const foundBillsOf = groups(4).map((payments) => payments.map((ids) => found(ids)));

/** Archived bills may hold payments of others. */
const storedBills = fc
  .tuple(groups(4), groups(4), fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }))
  .map(([live, archived, both]) => [
    ...live.map((ids, index) => stored(index + 1, ids)),
    ...archived
      .filter((_, index) => both[index])
      .map((ids, index) => stored(index + 11, ids, { status: 'archived', nextDate: null })),
  ]);

function stored(id: number, transactionIds: readonly number[], facts: Partial<RecurringBill> = {}): RecurringBill {
  return { ...found(transactionIds), createdAt: EARLIER, updatedAt: EARLIER, ...facts, id };
}

function found(transactionIds: readonly number[], facts: Partial<New<RecurringBill>> = {}): New<RecurringBill> {
  return newBill(USER, {
    source: 'detected',
    confidence: 0.5,
    transactionIds,
    createdAt: LATER,
    updatedAt: LATER,
    ...facts,
  });
}

function archivedIds(bills: readonly RecurringBill[]): readonly number[] {
  return bills.flatMap(({ id, status }) => (status === 'archived' ? [id] : []));
}

function shared(
  a: Pick<RecurringBill, 'transactionIds'>,
  b: Pick<RecurringBill, 'transactionIds'> | undefined,
): number {
  return a.transactionIds.filter((id) => b?.transactionIds.includes(id)).length;
}

/** Tries every assignment. */
function mostShared(bills: readonly RecurringBill[], foundBills: readonly New<RecurringBill>[]): number {
  const [first, ...others] = foundBills;
  if (first === undefined) return 0;
  const options = bills.map(
    (bill) =>
      shared(first, bill) +
      mostShared(
        bills.filter((one) => one !== bill),
        others,
      ),
  );
  return Math.max(mostShared(bills, others), ...options);
}
