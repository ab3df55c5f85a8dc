import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BILL_CYCLES, paymentsPerMonth } from '../../../domain/bills/bill-cycle.ts';
import {
  archiveBill,
  type BillFact,
  isEstimate,
  manualBill,
  restoreBill,
} from '../../../domain/bills/recurring-bill.ts';
import { fieldsOf } from '../../support/finance-errors.ts';
import { EUR, localDate, MADE_AT, newBill, timestamp } from '../../support/fixtures.ts';

const bills = suite('recurring bills');

bills('payments per month are exact: a year has 52 weeks, 26 fortnights, 13 four-week spans and 12 months', () => {
  const aYear = BILL_CYCLES.map((cycle) => {
    const fraction = paymentsPerMonth(cycle);
    if (fraction === undefined) return [cycle, undefined];
    const [numerator, denominator] = fraction;
    assert.is((12n * numerator) % denominator, 0n);
    return [cycle, (12n * numerator) / denominator];
  });
  assert.equal(Object.fromEntries(aYear), {
    weekly: 52n,
    biweekly: 26n,
    'four-weekly': 13n,
    'semi-monthly': 24n,
    monthly: 12n,
    bimonthly: 6n,
    quarterly: 4n,
    'semi-annual': 2n,
    annual: 1n,
    unknown: undefined,
  });
});

bills('a manual bill is active, with its name trimmed', () => {
  const entry = { userId: 7, name: ' Rent ', amount: 1, cycle: 'monthly', currency: EUR, nextDate: null } as const;
  const bill = manualBill(entry, MADE_AT);
  assert.equal(
    [bill.name, bill.source, bill.status, bill.confidence, bill.createdAt],
    ['Rent', 'manual', 'active', null, MADE_AT],
  );
});

bills('a name has 1 to 255 characters, and an amount is a positive integer of at most 10^13', () => {
  const refused = (changes: { name?: string; amount?: number }) => {
    const entry = {
      userId: 7,
      name: 'Rent',
      amount: 1,
      cycle: 'monthly',
      currency: EUR,
      nextDate: null,
      ...changes,
    } as const;
    return fieldsOf(() => manualBill(entry, MADE_AT));
  };
  for (const name of ['', ' ', 'x'.repeat(256), 'a\uffff']) assert.equal(refused({ name }), ['name']);
  for (const amount of [0, -1, 1.5, 10 ** 13 + 1, 2 ** 53]) assert.equal(refused({ amount }), ['amount']);
  assert.equal(refused({ amount: 10 ** 13 }), []);
});

bills(
  'a restored bill is active if it was entered by hand or expects a payment today or later, otherwise inactive',
  () => {
    const detected = { ...newBill(7, { source: 'detected', nextDate: localDate('2026-04-01') }), id: 1 };
    const archived = archiveBill(detected, MADE_AT);
    assert.is(archived.status, 'archived');
    const restored = (day: string, bill = archived) => {
      const { status, nextDate } = restoreBill(bill, timestamp(`${day}T12:00:00Z`));
      return [status, nextDate];
    };
    assert.equal(restored('2026-03-31'), ['active', '2026-04-01']);
    assert.equal(restored('2026-04-01'), ['active', '2026-04-01']);
    assert.equal(restored('2026-04-02'), ['inactive', null]);
    assert.equal(restored('2026-03-31', { ...archived, nextDate: null }), ['inactive', null]);
    assert.equal(restored('2026-04-02', { ...archived, source: 'manual' }), ['active', '2026-04-01']);
  },
);

bills('restoring a bill that is not archived changes nothing', () => {
  const bill = { ...newBill(7, { source: 'detected', status: 'inactive', nextDate: null }), id: 1 };
  assert.is(restoreBill(bill, MADE_AT), bill);
});

bills('the amount is an estimate if the payments vary, not if the price changed or a payment was missed', () => {
  const on = localDate('2026-04-01');
  const withFacts = (...facts: readonly BillFact[]) => isEstimate(newBill(7, { facts }));
  assert.is(withFacts(), false);
  assert.is(withFacts({ kind: 'price_change', from: 1, to: 2, on }, { kind: 'missed', on }), false);
  assert.is(withFacts({ kind: 'missed', on }, { kind: 'varies', least: 1, most: 3, last: 2, on }), true);
});

bills.run();
