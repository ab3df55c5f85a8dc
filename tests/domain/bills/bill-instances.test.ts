import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BillCycle } from '../../../domain/bills/bill-cycle.ts';
import { nextInstanceOf } from '../../../domain/bills/bill-instances.ts';
import { monthlyAmount, monthlyShare } from '../../../domain/bills/monthly-amount.ts';
import type { RecurringBill } from '../../../domain/bills/recurring-bill.ts';
import { localDate, newBill } from '../../support/fixtures.ts';

const next = suite('next payment of a bill');

function bill(cycle: BillCycle, nextDate: string | null, changes: Partial<RecurringBill> = {}): RecurringBill {
  return { id: 1, ...newBill(1), cycle, nextDate: nextDate === null ? null : localDate(nextDate), ...changes };
}

const CASES: readonly (readonly [BillCycle, noted: string, today: string, expected: string | undefined])[] = [
  ['monthly', '2026-04-01', '2026-03-15', '2026-04-01'],
  ['monthly', '2026-03-15', '2026-03-15', '2026-03-15'],
  ['monthly', '2026-03-14', '2026-03-15', '2026-04-14'],
  ['monthly', '2026-01-31', '2026-02-15', '2026-02-28'],
  ['monthly', '2026-01-31', '2026-03-01', '2026-03-31'],
  ['monthly', '2023-01-31', '2024-02-10', '2024-02-29'],
  ['weekly', '2026-03-01', '2026-03-15', '2026-03-15'],
  ['weekly', '2026-03-01', '2026-03-16', '2026-03-22'],
  ['biweekly', '2026-03-01', '2026-03-16', '2026-03-29'],
  ['four-weekly', '2025-12-31', '2026-03-15', '2026-03-25'],
  ['semi-monthly', '2026-01-01', '2026-03-15', '2026-03-16'],
  ['semi-monthly', '2026-01-01', '2026-03-17', '2026-04-01'],
  ['semi-monthly', '2026-02-15', '2026-02-16', '2026-02-28'],
  ['semi-monthly', '2026-01-31', '2026-02-17', '2026-02-28'],
  ['semi-monthly', '2026-01-31', '2026-03-01', '2026-03-16'],
  ['bimonthly', '2026-01-31', '2026-02-01', '2026-03-31'],
  ['quarterly', '2025-11-30', '2026-01-01', '2026-02-28'],
  ['semi-annual', '2025-08-31', '2026-01-01', '2026-02-28'],
  ['annual', '2024-02-29', '2026-03-15', '2027-02-28'],
  ['annual', '2024-02-29', '2027-03-15', '2028-02-29'],
  ['unknown', '2026-03-14', '2026-03-15', undefined],
  ['unknown', '2026-03-15', '2026-03-15', '2026-03-15'],
];
for (const [cycle, noted, today, expected] of CASES) {
  next(`${cycle} from ${noted}: on ${today} it is ${expected}`, () => {
    assert.is(nextInstanceOf(bill(cycle, noted), localDate(today)), expected);
  });
}

next('bills that are not active or have no date have no next payment', () => {
  const today = localDate('2026-03-15');
  assert.is(nextInstanceOf(bill('monthly', null), today), undefined);
  for (const status of ['inactive', 'archived'] as const) {
    assert.is(nextInstanceOf(bill('monthly', '2026-04-01', { status }), today), undefined);
  }
});

next.run();

const monthly = suite('monthly amount of a bill');

const AMOUNTS: readonly (readonly [BillCycle, amount: number, expected: number | undefined])[] = [
  ['weekly', 1_000, 4_333],
  ['biweekly', 1_000, 2_167],
  ['four-weekly', 1_000, 1_083],
  ['semi-monthly', 1_000, 2_000],
  ['monthly', 1_000, 1_000],
  ['bimonthly', 1_001, 501],
  ['quarterly', 1_000, 333],
  ['semi-annual', 1_003, 167],
  ['annual', 1_000, 83],
  ['annual', 6, 1],
  ['annual', 5, 0],
  ['unknown', 1_000, undefined],
];
for (const [cycle, amount, expected] of AMOUNTS) {
  monthly(`${amount} ${cycle} is ${expected} per month`, () => assert.is(monthlyAmount({ cycle, amount }), expected));
}

monthly(
  'an active bill adds its exact amount to the total; one that is not active, is possible or has no cycle adds nothing',
  () => {
    const active = { ...bill('annual', null), amount: 1_000 };
    const today = localDate('2026-03-15');
    assert.equal(monthlyShare(active, undefined, today), {
      currency: active.currency,
      amount: 83n,
      exact: [1_000n, 12n],
      count: 1,
      quote: undefined,
      wantedOn: today,
    });
    for (const other of [
      { status: 'inactive' },
      { status: 'archived' },
      { confidence: 0.899 },
      { cycle: 'unknown' },
    ] as const) {
      assert.is(monthlyShare({ ...active, ...other }, undefined, today), undefined);
    }
  },
);

monthly('an amount that would leave ±(2^53−1) is refused', () => {
  assert.throws(() => monthlyAmount({ cycle: 'weekly', amount: Number.MAX_SAFE_INTEGER }), /2\^53/);
});

monthly.run();
