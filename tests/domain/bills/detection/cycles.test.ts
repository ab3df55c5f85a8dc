import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addMonths } from '../../../../domain/calendar.ts';
import { day, detect, everyDays, everyMonths, only, row } from './observations.ts';

const cycles = suite('recurring bill cycles');

cycles('a weekly bill on Fridays is weekly and due the next Friday', () => {
  const [bill] = detect(everyDays('2026-05-01', 7, 30, -1_250, 'WINDOW CLEANING'));
  assert.is(bill?.cycle, 'weekly');
  assert.is(bill?.nextDate, '2026-11-27');
});

cycles('payments every 14 days are biweekly, every 28 days four-weekly, and neither is monthly', () => {
  const fortnight = only(detect(everyDays('2026-01-05', 14, 23, -6_000, 'NURSERY KOALA')));
  assert.is(fortnight.cycle, 'biweekly');
  const fourWeeks = only(detect(everyDays('2025-11-28', 28, 13, -3_499, 'PHONE CO')));
  assert.is(fourWeeks.cycle, 'four-weekly');
  assert.is(fourWeeks.nextDate, '2026-11-27');
});

cycles('payments on the 1st and the 15th are semi-monthly and not biweekly', () => {
  const rows = [
    ...everyMonths('2025-12-01', 1, 12, -45_000, 'RENT'),
    ...everyMonths('2025-12-15', 1, 12, -45_000, 'RENT'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.cycle, 'semi-monthly');
  assert.is(bill.nextDate, '2026-12-01');
});

for (const [months, cycle, count] of [
  [1, 'monthly', 14],
  [2, 'bimonthly', 8],
  [3, 'quarterly', 6],
  [6, 'semi-annual', 4],
  [12, 'annual', 3],
] as const) {
  cycles(`a payment every ${months} months is ${cycle}`, () => {
    const bill = only(
      detect(everyMonths(addMonths(day('2026-11-10'), -months * (count - 1)), months, count, -8_900, 'ACME')),
    );
    assert.is(bill.cycle, cycle);
    assert.is(bill.transactionIds.length, count);
    assert.is(bill.nextDate, addMonths(day('2026-11-10'), months));
  });
}

cycles('two payments of one price a year apart are an annual bill', () => {
  const bill = only(
    detect([row('2025-03-02', -6_900, 'DOMAIN NAMES LTD'), row('2026-03-02', -6_900, 'DOMAIN NAMES LTD')]),
  );
  assert.is(bill.cycle, 'annual');
});

cycles('two monthly payments are not yet a bill, three are', () => {
  assert.equal(detect(everyMonths('2026-10-05', 1, 2, -999, 'MUSIC BOX')), []);
  assert.is(only(detect(everyMonths('2026-09-05', 1, 3, -999, 'MUSIC BOX'))).cycle, 'monthly');
});

cycles.run();
