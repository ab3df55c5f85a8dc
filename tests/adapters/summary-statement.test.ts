import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type SummaryRow, toSummary } from '../../adapters/mikro-orm/summary-statement.ts';
import { EUR, localDate, USD } from '../support/fixtures.ts';

/** More than a call can have arguments. */
const MANY = 200_000;

test('a group may have any number of amounts in other currencies', () => {
  const others = Array.from({ length: MANY }, (_, nth) => `EUR 2026-01-02 -${nth + 1}`);
  const ofOthers = -(BigInt(MANY) * BigInt(MANY + 1)) / 2n;
  const expensesOfCategory101 = String(101 * 4);
  const row: SummaryRow = ['tally', expensesOfCategory101, String(ofOthers - 50n), String(MANY + 2), others.join(',')];
  const { tallies } = toSummary([row], USD);
  assert.is(tallies.length, MANY + 1);
  const group = { categoryId: 101, type: 'expense', isOwnTransfer: false } as const;
  const bookedOn = localDate('2026-01-02');
  assert.equal(tallies[1], { ...group, currency: EUR, bookedOn, amount: -2n, count: 1 });
  assert.equal(tallies[MANY], { ...group, currency: USD, bookedOn: null, amount: -50n, count: 2 });
});

test.run();
