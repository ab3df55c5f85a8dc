import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { detectRecurringIncome } from '../../../domain/income/detect-recurring-income.ts';
import type { RecurringIncome } from '../../../domain/income/recurring-income.ts';
import { categoryId } from '../../../domain/ledger/category-slug.ts';
import { pluck } from '../../support/assertions.ts';
import {
  AS_OF,
  detect,
  everyDays,
  everyMonths,
  type Observation,
  randomNumbers,
  row,
} from '../bills/detection/observations.ts';

const incomes = suite('recurring income');

const of = (rows: readonly Observation[]): readonly RecurringIncome[] => detectRecurringIncome(rows, AS_OF);
const as = (slug: string, rows: readonly Observation[]) =>
  rows.map((one) => ({ ...one, categoryId: categoryId(slug) }));
const varied = (rows: readonly Observation[], share: number) => {
  const numbers = randomNumbers(rows.length);
  return rows.map((one, at) => ({ ...one, amount: Math.round(one.amount * (1 + share * (numbers[at]! - 0.5))) }));
};

incomes('a wage, a pension and a tenant’s rent are found, with what comes next', () => {
  const wage = varied(as('salary', everyMonths('2025-11-28', 1, 12, 241_500, 'ACME GMBH GEHALT')), 0.05);
  const pension = as('pension', everyMonths('2025-12-01', 1, 12, 98_000, 'Deutsche Rentenversicherung'));
  const rent = as('rental-income', everyMonths('2026-08-03', 1, 4, 65_000, 'Monika Eggert Miete'));
  const found = of([...wage, ...pension, ...rent]);
  assert.equal(pluck(found, 'cycle', 'status', 'nextDate'), [
    ['monthly', 'active', '2026-11-28'],
    ['monthly', 'active', '2026-12-01'],
    ['monthly', 'active', '2026-12-03'],
  ]);
  assert.equal(
    found.map(({ transactionIds }) => transactionIds.length),
    [12, 12, 4],
  );
  assert.ok(
    found.every(({ confidence }) => confidence > 0.9),
    JSON.stringify(pluck(found, 'confidence')),
  );
});

incomes('what differs each week is income if none is missing', () => {
  const found = of(varied(everyDays('2026-06-05', 7, 24, 32_000, 'NHS BANK STAFF'), 0.3));
  assert.equal(pluck(found, 'cycle'), ['weekly']);
});

incomes('refunds, interest, dividends, gifts, own transfers and sales are none, however regular', () => {
  for (const slug of ['interest-earned', 'dividends', 'gifts-received', 'transfer-from-own-account', 'groceries']) {
    assert.equal(of(as(slug, everyMonths('2025-11-05', 1, 12, 10_000, 'SOMEBODY'))), [], slug);
  }
  for (const slug of ['refunds', 'sales']) {
    assert.equal(of(as(slug, everyMonths('2026-08-05', 1, 3, 10_000, 'MARKETPLACE'))), [], slug);
  }
  const moved = everyMonths('2025-11-05', 1, 12, 10_000, 'Umbuchung').map((one) => ({ ...one, ownTransfer: true }));
  assert.equal(of(moved), []);
});

incomes('a wage of a shop is found, although the shop’s name says that it pays back', () => {
  const wage = as('refunds', everyMonths('2025-11-28', 1, 12, 152_000, 'TESCO STORES LTD BACS'));
  assert.equal(pluck(of(wage), 'cycle'), ['monthly']);
});

incomes('what a bank calls a pension or a wage is no interest of the user’s own', () => {
  const wage = everyMonths('2025-11-28', 1, 12, 241_500, 'Gehalt/Rente KRÜGER GMBH');
  assert.is(of(as('salary', wage)).length, 1);
});

incomes('what a friend pays back now and then is none', () => {
  const days = ['2026-01-03', '2026-01-25', '2026-04-11', '2026-05-02', '2026-08-30', '2026-11-06'];
  const paid = [1_250, 3_000, 800, 4_410, 2_000, 950];
  assert.equal(of(days.map((bookedOn, at) => row(bookedOn, paid[at]!, 'Ole Friedrichs danke'))), []);
});

incomes('bills are none, and income is no bill', () => {
  const bill = everyMonths('2025-11-05', 1, 12, -1_799, 'NETFLIX.COM');
  const wage = as('salary', everyMonths('2025-11-28', 1, 12, 241_500, 'ACME GMBH GEHALT'));
  assert.equal(of(bill), []);
  assert.equal(detect([...bill, ...wage]), detect(bill));
});

incomes.run();
