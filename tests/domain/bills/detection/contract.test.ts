import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { detectRecurringBills } from '../../../../domain/bills/detection/detect-recurring-bills.ts';
import { pluck } from '../../../support/assertions.ts';
import { detect, everyDays, everyMonths, only, row } from './observations.ts';

const contract = suite('detectRecurringBills');

contract('without observations there are no bills, and a day that does not exist is refused', () => {
  assert.equal(detect([]), []);
  assert.throws(
    () => detectRecurringBills([], '2026-02-30'),
    (error: unknown) => error instanceof RangeError,
  );
});

contract('the order of the observations does not matter', () => {
  const rows = [
    ...everyMonths('2025-10-11', 1, 14, -899, 'AMZ SHOP'),
    ...everyDays('2025-10-02', 9, 40, -2_300, 'AMZ SHOP'),
    ...everyDays('2026-05-01', 7, 29, -1_250, 'WINDOW CLEANING'),
  ];
  const shuffled = rows.map((one, index) => ({ one, at: (index * 37) % rows.length })).sort((a, b) => a.at - b.at);
  assert.equal(detect(shuffled.map(({ one }) => one)), detect(rows));
});

contract('no payment belongs to two bills', () => {
  const bills = detect([
    ...everyMonths('2026-01-08', 1, 11, -2_500, 'TELCO'),
    ...everyDays('2026-01-08', 14, 20, -2_500, 'TELCO'),
  ]);
  const ids = bills.flatMap(({ transactionIds }) => transactionIds);
  assert.is(new Set(ids).size, ids.length);
});

contract('rows without a real day are left out', () => {
  const rows = everyMonths('2026-01-05', 1, 11, -1_000, 'CLOUD');
  assert.equal(only(detect([...rows, row('2026-13-01', -1_000, 'CLOUD', 77)])).transactionIds, pluck(rows, 'id'));
});

contract.run();
