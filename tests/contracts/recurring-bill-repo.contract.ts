import * as fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { New } from '../../domain/new.ts';
import type { BillDetectionState } from '../../domain/ports/recurring-bill-repo.ts';
import type { BillStatus, RecurringBill } from '../../domain/recurring-bill.ts';
import { aUser, JPY, localDate, newBill, timestamp } from '../support/fixtures.ts';
import { pausedUnit } from './paused-unit.ts';
import { refused, refusedAs } from './refusal.ts';
import type { OpenStore, StoreUnderTest } from './store-under-test.ts';
import { tamper } from './tamper.ts';
import { unstorableTextIsRefused } from './unstorable-text.ts';

const FIRST = timestamp('2026-04-01T00:00:00.000001Z');
const LATER = timestamp('2026-05-01T00:00:00.000002Z');
const NOBODY = Number.MAX_SAFE_INTEGER;

export function recurringBillRepoContract(storeName: string, open: OpenStore): void {
  const test = suite(`RecurringBillRepo on ${storeName}`);
  let store: StoreUnderTest;
  test('the store opens', async () => {
    store = await open();
  });
  test.after(() => store?.close());

  test('a bill comes back as it went in, with an id', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const given = newBill(userId, {
      name: 'Strøm “& gas” \\ \n%',
      source: 'detected',
      detectionKey: 'strøm|monthly',
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
      ],
      transactionIds: [7, 3, Number.MAX_SAFE_INTEGER],
      createdAt: FIRST,
      updatedAt: LATER,
    });
    const added = await bills.add(given);
    assert.equal(added, { ...given, id: added.id });
    const manual = await bills.add(newBill(userId, { nextDate: null }));
    assert.equal(await bills.list(userId), [added, manual]);
  });

  test('bills of any status and source are listed by id', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    assert.equal(await bills.list(userId), []);
    const archived = await bills.add(newBill(userId, { status: 'archived' }));
    const detected = await bills.add(detectedBill(userId, 'a', { status: 'inactive' }));
    const manual = await bills.add(newBill(userId));
    await bills.update(userId, archived.id, (bill) => ({ ...bill, name: 'Z' }));
    assert.equal(await bills.list(userId), [{ ...archived, name: 'Z' }, detected, manual]);
  });

  test('an update stores and answers what the change makes of the bill', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const bill = await bills.add(newBill(userId));
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
    assert.equal(await bills.update(userId, bill.id, () => changed), changed);
    assert.equal(await bills.list(userId), [changed]);
  });

  test('a bill that never was cannot be updated, and what a change throws comes through', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const bill = await bills.add(newBill(userId));
    const own = new Error('own');
    const change = () => {
      throw own;
    };
    assert.is(await refused(bills.update(userId, bill.id, change)), own);
    await refusedAs(
      'not_found',
      bills.update(userId, NOBODY, (seen) => seen),
    );
    assert.equal(await bills.list(userId), [bill]);
  });

  test('another user’s bills are not there: not to list, to update, nor to replace', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const { id: strangerId } = await aUser(store.stores);
    const bill = await bills.add(detectedBill(userId, 'a'));
    assert.equal(await bills.list(strangerId), []);
    await refusedAs(
      'not_found',
      bills.update(strangerId, bill.id, (seen) => ({ ...seen, name: 'Taken' })),
    );
    await bills.replaceDetected(strangerId, [detectedBill(strangerId, 'a')], state(9));
    assert.equal(await bills.list(userId), [bill]);
    assert.is(await bills.detectionState(userId), undefined);
    assert.is((await bills.list(strangerId)).length, 1);
  });

  test('twenty concurrent updates of one bill build on each other', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const bill = await bills.add(newBill(userId, { name: '' }));
    await Promise.all(
      Array.from({ length: 20 }, () => bills.update(userId, bill.id, (seen) => ({ ...seen, name: `${seen.name}x` }))),
    );
    assert.is((await bills.list(userId))[0]?.name, 'x'.repeat(20));
  });

  test('before the first detection there is no state, after it the one that was noted', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    assert.is(await bills.detectionState(userId), undefined);
    await bills.replaceDetected(userId, [], state(3, '2026-05-02'));
    assert.equal(await bills.detectionState(userId), { revision: 3, asOf: localDate('2026-05-02') });
  });

  test('a bill that is found again keeps its id and beginning, and is otherwise the new one', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await bills.replaceDetected(userId, [detectedBill(userId, 'a'), detectedBill(userId, 'b')], state(1));
    const [a, b] = await bills.list(userId);
    const again = detectedBill(userId, 'b', {
      name: 'New',
      amount: 5,
      status: 'inactive',
      createdAt: LATER,
      updatedAt: LATER,
    });
    await bills.replaceDetected(userId, [again, detectedBill(userId, 'c')], state(2));
    const [first, second, ...others] = await bills.list(userId);
    assert.equal(first, { ...again, id: b?.id, createdAt: b?.createdAt });
    assert.is(second?.detectionKey, 'c');
    assert.ok((second?.id ?? 0) > (b?.id ?? 0));
    assert.equal(others, []);
    assert.ok(a !== undefined);
  });

  test('an archived bill stays archived when it is found again, and stays when it is not', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await bills.replaceDetected(userId, [detectedBill(userId, 'a'), detectedBill(userId, 'b')], state(1));
    const [a, b] = await bills.list(userId);
    for (const bill of [a, b]) await bills.update(userId, bill?.id ?? 0, (seen) => ({ ...seen, status: 'archived' }));
    await bills.replaceDetected(userId, [detectedBill(userId, 'a', { name: 'New' })], state(2));
    assert.equal(await bills.list(userId), [
      { ...a, status: 'archived', name: 'New' },
      { ...b, status: 'archived' },
    ]);
  });

  test('manual bills are no detection’s business, whatever their status', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const statuses: readonly BillStatus[] = ['active', 'inactive', 'archived'];
    const manual = [];
    for (const status of statuses) manual.push(await bills.add(newBill(userId, { status })));
    await bills.replaceDetected(userId, [detectedBill(userId, 'a')], state(1));
    await bills.replaceDetected(userId, [], state(2));
    assert.equal(await bills.list(userId), manual);
  });

  test('an older revision, or an older day of the same one, changes nothing', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const noted = state(5, '2026-05-02');
    await bills.replaceDetected(userId, [detectedBill(userId, 'kept')], noted);
    const before = await bills.list(userId);
    await bills.replaceDetected(userId, [detectedBill(userId, 'x')], state(4, '2026-05-03'));
    await bills.replaceDetected(userId, [], state(5, '2026-05-01'));
    assert.equal(await bills.list(userId), before);
    assert.equal(await bills.detectionState(userId), noted);
  });

  test('the same revision on the same or a later day, or a later revision, does change', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const keys = async () => (await bills.list(userId)).map(({ detectionKey }) => detectionKey);
    for (const [key, revision, asOf] of [
      ['a', 5, '2026-05-02'],
      ['b', 5, '2026-05-02'],
      ['c', 5, '2026-05-03'],
      ['d', 6, '2026-05-01'],
    ] as const) {
      await bills.replaceDetected(userId, [detectedBill(userId, key)], state(revision, asOf));
      assert.equal(await keys(), [key]);
      assert.equal(await bills.detectionState(userId), state(revision, asOf));
    }
  });

  test('of twenty replacements at once the one of the newest revision holds', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const revision = ((index * 7) % 20) + 1;
        const found = [detectedBill(userId, 'always', { amount: revision }), detectedBill(userId, `only ${revision}`)];
        return bills.replaceDetected(userId, found, state(revision));
      }),
    );
    const held = await bills.list(userId);
    assert.equal(new Set(held.map(({ detectionKey }) => detectionKey)), new Set(['always', 'only 20']));
    assert.is(held.find(({ detectionKey }) => detectionKey === 'always')?.amount, 20);
    assert.equal(await bills.detectionState(userId), state(20));
  });

  test('a person’s verdict that is given while a detection is stored is not lost', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await bills.replaceDetected(userId, [detectedBill(userId, 'a')], state(1));
    const [bill] = await bills.list(userId);
    const verdict = await pausedUnit(store.unitOfWork, (stores) =>
      stores.bills.update(userId, bill?.id ?? 0, (seen) => ({ ...seen, status: 'archived' })),
    );
    const detection = bills.replaceDetected(userId, [detectedBill(userId, 'a', { name: 'New' })], state(2));
    await verdict.commit();
    await detection;
    assert.equal(await bills.list(userId), [{ ...bill, status: 'archived', name: 'New' }]);
  });

  test('after any replacements and verdicts the bills are those of the rule', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { bills } = store.stores;
        const { id: userId } = await aUser(store.stores);
        const model = new Map<string, { status: BillStatus; amount: number; ids: Set<number> }>();
        let newest = -1;
        for (const { revision, found, archives } of steps) {
          const given = [...found].map(([key, amount]) => detectedBill(userId, key, { amount }));
          await bills.replaceDetected(userId, given, state(revision));
          if (revision >= newest) {
            newest = revision;
            for (const [key, { status }] of model) if (status !== 'archived' && !found.has(key)) model.delete(key);
            for (const [key, amount] of found) {
              const known = model.get(key);
              model.set(key, { status: known?.status ?? 'active', amount, ids: known?.ids ?? new Set() });
            }
          }
          for (const bill of await bills.list(userId)) {
            const entry = model.get(bill.detectionKey ?? '');
            entry?.ids.add(bill.id);
            if (bill.detectionKey !== archives) continue;
            await bills.update(userId, bill.id, (seen) => ({ ...seen, status: 'archived' }));
            if (entry !== undefined) entry.status = 'archived';
          }
        }
        const stored = (await bills.list(userId)).map(({ detectionKey, status, amount, id }) => ({
          key: detectionKey,
          status,
          amount,
          ids: [id],
        }));
        const expected = [...model].map(([key, { status, amount, ids }]) => ({ key, status, amount, ids: [...ids] }));
        assert.equal(stored.sort(byKey), expected.sort(byKey));
      }),
      { numRuns: 15 },
    );
  });

  test('two detected bills of one key, and bills of nobody, are refused', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const bill = await bills.add(detectedBill(userId, 'a'));
    await refused(bills.add(detectedBill(userId, 'a')));
    await refused(bills.add(newBill(NOBODY)));
    await refused(bills.replaceDetected(NOBODY, [detectedBill(NOBODY, 'a')], state(1)));
    assert.equal(await bills.list(userId), [bill]);
  });

  test('what is no bill is refused: no amount, a detected one without a key, a manual one with one', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    await refused(bills.add(newBill(userId, { amount: 0 })));
    await refused(bills.add(newBill(userId, { amount: 2 ** 53 })));
    await refused(bills.add(newBill(userId, { source: 'detected' })));
    await refused(bills.add(newBill(userId, { detectionKey: 'a' })));
    assert.equal(await bills.list(userId), []);
    await unstorableTextIsRefused(async (name) => (await bills.add(newBill(userId, { name }))).name);
  });

  test('a caller that alters what it gave or got alters nothing in the store', async () => {
    const { bills } = store.stores;
    const { id: userId } = await aUser(store.stores);
    const facts = [{ kind: 'missed', on: localDate('2026-01-01') }] as const;
    const given = [detectedBill(userId, 'a', { facts, transactionIds: [1, 2] })];
    const noted = { ...state(1) };
    await bills.replaceDetected(userId, given, noted);
    const before = structuredClone(await bills.list(userId));
    tamper(given);
    tamper(noted);
    tamper(await bills.list(userId));
    tamper(await bills.detectionState(userId));
    tamper(await bills.update(userId, before[0]?.id ?? 0, (seen) => structuredClone(seen)));
    assert.equal(await bills.list(userId), before);
    assert.equal(await bills.detectionState(userId), state(1));
  });

  test.run();
}

const step = fc.record({
  revision: fc.integer({ min: 0, max: 6 }),
  found: fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 9 })), { maxLength: 4 })
    .map((pairs) => new Map<string, number>(pairs)),
  archives: fc.constantFrom('a', 'b', 'c', 'none', 'none'),
});

function byKey(a: { readonly key: string | null }, b: { readonly key: string | null }): number {
  return String(a.key) < String(b.key) ? -1 : 1;
}

function detectedBill(
  userId: number,
  detectionKey: string,
  told: Partial<New<RecurringBill>> = {},
): New<RecurringBill> {
  return newBill(userId, { source: 'detected', detectionKey, confidence: 0.5, transactionIds: [1], ...told });
}

function state(revision: number, asOf = '2026-05-01'): BillDetectionState {
  return { revision, asOf: localDate(asOf) };
}
