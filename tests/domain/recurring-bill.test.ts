import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BILL_CYCLES, paymentsPerMonth } from '../../domain/recurring-bill.ts';

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

bills.run();
