import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, timestampOfDate } from '../../../domain/calendar.ts';
import { daysOfLinks, linkRefunds, type Refundable } from '../../../domain/ledger/refund-links.ts';
import { transactionType } from '../../../domain/ledger/transaction.ts';
import { generator } from '../../mcp/statement.ts';
import { currency, localDate, USD } from '../../support/fixtures.ts';

const test = suite('refunds and their purchases');

const FIRST = localDate('2026-01-01');
const REFUNDS = 221;
const CLOTHING = 131;

/** Ids are the positions. A positive amount is a refund. */
type Row = readonly [amount: number, day: number, changes?: Partial<Refundable>];

function rows(...given: readonly Row[]): readonly Refundable[] {
  return given.map(([amount, day, changes], id) => ({
    id,
    bankAccountId: 1,
    categoryId: amount > 0 ? REFUNDS : CLOTHING,
    type: transactionType(amount),
    from: amount > 0 ? [{ name: 'Zara' }] : [],
    to: amount > 0 ? [] : [{ name: 'Zara' }],
    description: 'CARD 1234',
    merchantName: null,
    amount,
    currency: USD,
    bookedAt: timestampOfDate(addDays(FIRST, day)),
    ...changes,
  }));
}

const linksOf = (...given: readonly Row[]) => [...linkRefunds(rows(...given))];

test('a refund gives back the latest purchase of the same amount, and a second one the purchase before', () => {
  assert.equal(linksOf([-5_000, 0], [-5_000, 9], [-8_000, 10], [5_000, 12]), [[3, 1]]);
  assert.equal(linksOf([-5_000, 0], [-5_000, 9], [5_000, 12], [5_000, 13]), [
    [2, 1],
    [3, 0],
  ]);
});

test('the purchase comes first, and not more than 120 days before', () => {
  assert.equal(linksOf([5_000, 0], [-5_000, 1]), []);
  assert.equal(linksOf([-5_000, 0], [5_000, 0]), [[1, 0]]);
  assert.equal(linksOf([-5_000, 0], [5_000, 120]), [[1, 0]]);
  assert.equal(linksOf([-5_000, 0], [5_000, 121]), []);
});

test('a part of a purchase is linked where only one is large enough, since any of several may be meant', () => {
  assert.equal(linksOf([-5_000, 0], [-1_000, 1], [2_000, 12]), [[2, 0]]);
  assert.equal(linksOf([-5_000, 0], [-6_000, 1], [2_000, 12]), []);
});

test('no purchase gets back more than it cost', () => {
  assert.equal(linksOf([-5_000, 0], [3_000, 1], [2_000, 2], [1, 3]), [
    [1, 0],
    [2, 0],
  ]);
  assert.equal(linksOf([-5_000, 0], [5_001, 1]), []);
  assert.equal(linksOf([-5_000, 0], [2_000, 1], [5_000, 2]), [[2, 0]]);
});

test('a purchase on the account of the refund goes before one on another, which is better than none', () => {
  const other = { bankAccountId: 2 };
  assert.equal(linksOf([-5_000, 0], [-5_000, 1, other], [5_000, 2]), [[2, 0]]);
  assert.equal(linksOf([-5_000, 0, other], [5_000, 2]), [[1, 0]]);
  assert.equal(linksOf([-9_000, 0], [-8_000, 1, other], [1_000, 2]), [[2, 0]]);
});

test('shops have the same name, however it is written, or the same text where nobody is named', () => {
  const named = (name: string) => ({ to: [{ name }] });
  assert.equal(linksOf([-5_000, 0, named('ZÁRA')], [5_000, 2]), [[1, 0]]);
  assert.equal(linksOf([-5_000, 0, named('Zara Home')], [5_000, 2]), []);
  const byHand = { from: [], to: [], description: 'Blue jacket' };
  assert.equal(linksOf([-5_000, 0, byHand], [5_000, 2, byHand]), [[1, 0]]);
});

test('neither another currency, nor income that is earned, nor a move between own accounts is a refund of it', () => {
  assert.equal(linksOf([-5_000, 0, { currency: currency('EUR') }], [5_000, 2]), []);
  assert.equal(linksOf([-5_000, 0], [5_000, 2, { categoryId: 201 }]), []);
  assert.equal(linksOf([-5_000, 0, { categoryId: 901 }], [5_000, 2]), []);
  assert.equal(linksOf([-5_000, 0], [5_000, 2, { categoryId: CLOTHING }]), [[1, 0]]);
});

test('what lies outside of the days that bear on a transaction changes none of its links', () => {
  const chance = generator(7);
  let compared = 0;
  for (let turn = 0; turn < 200; turn += 1) {
    const all = rows(
      ...Array.from({ length: 24 }, (): Row => {
        const amount = (1 + chance.below(4)) * 1_000;
        return [chance.below(3) === 0 ? amount : -amount, chance.below(900), { bankAccountId: 1 + chance.below(2) }];
      }),
    );
    const links = linkRefunds(all);
    const given = new Map<number, number>();
    for (const [refund, purchase] of links) given.set(purchase, (given.get(purchase) ?? 0) + all[refund]!.amount);
    for (const [purchase, amount] of given) assert.ok(amount <= -all[purchase]!.amount);
    const refunds = all.filter(({ amount }) => amount > 0);
    for (const { id, bookedAt } of all) {
      const days = daysOfLinks(refunds, localDate(bookedAt.slice(0, 10)));
      const near = all.filter((one) => {
        const day = one.bookedAt.slice(0, 10);
        return one.amount > 0 || (days !== undefined && day >= days.from && day <= days.to);
      });
      const own = [...linkRefunds(near)].filter((link) => link.includes(id));
      assert.equal(
        own,
        [...links].filter((link) => link.includes(id)),
      );
      compared += own.length;
    }
  }
  assert.ok(compared > 500);
});

test.run();
