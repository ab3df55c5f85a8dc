import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import type { MergeOutcome } from '../../../application/accounts/merge-accounts.ts';
import * as fc from '../../support/fast-check.ts';
import type { TestRow } from '../../support/files/json-statement-reader.ts';
import { mergingHouse } from './merging-house.ts';

const test = suite('two copies of the life of an account');

/** What was on the account before its first payment. */
const BEGIN = 1_000_000;
/** Where a payment may be: entered by hand in a copy, or in one of the two files that were imported into it. */
const PLACES = ['A hand', 'A1', 'A2', 'B hand', 'B1', 'B2'] as const;
const FILES = ['A1', 'A2', 'B1', 'B2'] as const;

const day = fc.integer({ min: 1, max: 28 });
const copy = fc.constantFrom('A', 'B');
const payment = fc.record({
  day,
  shop: fc.nat(99),
  places: fc.subarray([...PLACES], { minLength: 1 }),
  times: fc.constantFrom(1, 1, 1, 2),
});
const life = fc.record({
  payments: fc.uniqueArray(payment, { selector: ({ shop }) => shop, minLength: 2, maxLength: 12 }),
  transfers: fc.array(fc.record({ day, copy }), { maxLength: 3 }),
  edits: fc.array(fc.record({ nth: fc.nat(40), categoryId: fc.constantFrom(111, 112, 133) }), { maxLength: 8 }),
  before: fc.subarray([...FILES]),
  after: fc.subarray([...FILES]),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;

test('become one without doubles and drops, with every edit and the right balance, and two again as before', async () => {
  await fc.assert(fc.asyncProperty(life, liveOnce), { numRuns: 150 });
});

test.run();

async function liveOnce({ payments, transfers, edits, before, after }: Life): Promise<void> {
  const moves = transfers.map((one, nth) => ({
    ...one,
    amount: -77_700 - nth,
    places: [`${one.copy} hand`],
    times: 1,
  }));
  const all = [...payments.map((one) => ({ ...one, amount: -350 - 13 * one.shop })), ...moves];
  const left = (undone: readonly string[]) => all.filter(({ places }) => places.some((one) => !undone.includes(one)));
  const ownDays = left([...before, 'B hand', 'B1', 'B2']).map((one) => one.day);
  // An account without payments has its balance as of the day on which it was opened, the 7th.
  const firstDay = ownDays.length === 0 ? 8 : Math.min(...ownDays);
  const sum = (list: typeof all) => list.reduce((total, { amount, times }) => total + amount * times, 0);
  const initial = BEGIN + sum(left(before).filter((one) => one.day < firstDay));
  const house = await mergingHouse(createMemoryStore(), [initial, 5]);
  const { a, b, account, enterOn, undo, merge, separate, state, stores, userId, edit } = house;
  const imports = new Map<string, number>();
  for (const place of PLACES) {
    const id = place.startsWith('A') ? a.id : b.id;
    const rows = payments.filter(({ places }) => places.includes(place)).flatMap(rowsOf);
    if (place.endsWith('hand')) for (const row of rows) await enterOn(id, entryOf(row));
    else {
      const file = await house.takeInto(id, rows, place === 'B2' ? 'csv' : 'ofx', { from: 1, to: 28 });
      imports.set(place, file.id ?? 0);
    }
  }
  for (const move of moves) {
    const row = { ...move, text: 'Transfer to savings' };
    await enterOn(move.copy === 'A' ? a.id : b.id, entryOf(row));
    await enterOn(account.id, entryOf({ ...row, amount: -move.amount }));
  }
  for (const place of before) await undo(imports.get(place) ?? 0);
  const copies = (await state()).transactions.filter(({ bankAccountId }) => bankAccountId !== account.id);
  for (const [number, { nth, categoryId }] of edits.entries()) {
    const { id } = copies[nth % copies.length] ?? {};
    if (id !== undefined) await edit(id, `note ${number}`, categoryId);
  }
  const apart = await state();
  const merged = await merge();
  const amountsOf = async () => {
    const { transactions } = await state();
    return transactions.flatMap((one) => (one.bankAccountId === a.id ? [one.amount] : [])).toSorted(ascending);
  };
  const expected = (undone: readonly string[]) =>
    left(undone)
      .flatMap(({ amount, times }) => Array.from({ length: times }, () => amount))
      .toSorted(ascending);
  const balance = async () => (await stores.accounts.get(userId, a.id))?.balance;
  assert.equal(await amountsOf(), expected(before), 'no payment is there twice or gone');
  assert.is(await balance(), BEGIN + sum(left(before)));
  const together = await state();
  assertEditsKept(apart.transactions, together.transactions, merged);
  assertTransfers(together);
  await separate(merged.id);
  assert.equal(await state(), apart);
  await merge();
  for (const place of after) if (!before.includes(place)) await undo(imports.get(place) ?? 0);
  const undone = [...before, ...after];
  assert.equal(await amountsOf(), expected(undone), 'undone imports leave what the others show');
  assert.is(await balance(), initial + sum(left(undone).filter((one) => one.day >= firstDay)));
}

function ascending(one: number, other: number): number {
  return one - other;
}

type State = Awaited<ReturnType<Awaited<ReturnType<typeof mergingHouse>>['state']>>;

function assertEditsKept(apart: State['transactions'], together: State['transactions'], { merge }: MergeOutcome): void {
  const now = new Map(together.map((one) => [one.id, one]));
  const pairs = new Map(merge.undoing.pairs.map(({ kept, gone }) => [gone.id, kept]));
  for (const was of apart.filter(({ notes }) => notes !== null)) {
    const kept = pairs.get(was.id);
    const is = now.get(kept?.id ?? was.id);
    assert.ok(is?.notes?.split('\n').includes(was.notes ?? ''), 'notes of both stay');
    if (kept?.notes != null) continue;
    assert.is(is?.categoryLayer, was.categoryLayer);
    if (was.categoryLayer === null && was.unlinkedCategoryId === null) assert.is(is?.categoryId, was.categoryId);
  }
}

/** Both legs are there, on different accounts. */
function assertTransfers({ transactions, links }: State): void {
  const places = new Map(transactions.map((one) => [one.id, one.bankAccountId]));
  for (const { id, otherId } of links) {
    assert.ok(places.has(id) && places.has(otherId));
    assert.is.not(places.get(id), places.get(otherId));
  }
}

function rowsOf({ day: on, shop, times }: Life['payments'][number]): readonly TestRow[] {
  const [one, other] = [65 + (shop % 10), 75 + Math.floor(shop / 10)].map((code) => String.fromCharCode(code));
  const row = { day: on, amount: -350 - 13 * shop, text: `${one!.repeat(5)} ${other!.repeat(5)}` };
  return Array.from({ length: times }, () => row);
}

function entryOf({ day: on, amount, text = '' }: TestRow) {
  return { amount, description: text, bookedAt: `2026-03-${String(on).padStart(2, '0')}` };
}
