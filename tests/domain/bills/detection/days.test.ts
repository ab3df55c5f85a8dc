import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays } from '../../../../domain/calendar.ts';
import { currency, day, detect, everyDays, everyMonths, only, row, toBusinessDay } from './observations.ts';

const days = suite('recurring bill days');

days('the 31st means the last day of every month', () => {
  const bill = only(detect(everyMonths('2025-08-31', 1, 15, -2_000, 'GYM')));
  assert.is(bill.transactionIds.length, 15);
  assert.is(bill.nextDate, '2026-11-30');
});

days('a bill that moves from weekends to Monday is expected on the Monday', () => {
  const rows = everyMonths('2025-06-12', 1, 18, -5_550, 'WATER WORKS').map((one) => ({
    ...one,
    bookedOn: toBusinessDay(one.bookedOn, 1),
  }));
  const bill = only(detect(rows, day('2026-11-30')));
  assert.is(bill.transactionIds.length, 18);
  assert.is(bill.nextDate, '2026-12-14', 'December 12 is a Saturday');
});

days('a bill that moves from weekends to Friday is expected on the Friday', () => {
  const rows = everyMonths('2025-06-12', 1, 18, -5_550, 'WATER WORKS').map((one) => ({
    ...one,
    bookedOn: toBusinessDay(one.bookedOn, -1),
  }));
  assert.is(only(detect(rows, day('2026-11-30'))).nextDate, '2026-12-11');
});

days(
  'what falls due on Good Friday is expected when banks work again, in currencies whose banks rest at Easter',
  () => {
    const rows = everyMonths('2024-10-03', 1, 18, -5_550, 'WATER WORKS').map((one) => ({
      ...one,
      bookedOn: toBusinessDay(one.bookedOn, 1),
    }));
    assert.is(only(detect(rows, day('2026-03-20'))).nextDate, '2026-04-07');
    const dollars = rows.map((one) => ({ ...one, currency: currency('USD') }));
    assert.is(only(detect(dollars, day('2026-03-20'))).nextDate, '2026-04-03');
  },
);

days('what falls due on the last day of a Swedish year is expected in the next one, when banks work again', () => {
  const rows = everyMonths('2025-01-31', 1, 23, -5_550, 'WATER WORKS').map((one) => ({
    ...one,
    currency: currency('SEK'),
    bookedOn: one.bookedOn === '2025-12-31' ? '2026-01-02' : toBusinessDay(one.bookedOn, 1),
  }));
  assert.is(only(detect(rows, day('2026-12-19'))).nextDate, '2027-01-04');
});

days('what falls due on a holiday that moves, or is kept on a later day, is expected when banks work again', () => {
  for (const [code, due, asOf, expected] of [
    ['JPY', '2025-01-03', '2026-04-20', '2026-05-07'],
    ['GBP', '2025-01-02', '2026-04-20', '2026-05-05'],
    ['GBP', '2026-01-25', '2027-12-10', '2027-12-29'],
    ['USD', '2025-01-26', '2026-11-10', '2026-11-27'],
    ['SEK', '2025-01-19', '2026-06-10', '2026-06-22'],
    ['EUR', '2025-01-26', '2026-11-10', '2026-11-26'],
  ] as const) {
    const rows = everyMonths(due, 1, 24, -5_550, 'WATER WORKS').map((one) => ({
      ...one,
      currency: currency(code),
      bookedOn: toBusinessDay(one.bookedOn, 1),
    }));
    const before = rows.filter(({ bookedOn }) => bookedOn < asOf);
    assert.is(only(detect(before, day(asOf))).nextDate, expected, `${code} ${due}`);
  }
});

days('a bill that rests in the same months of each year has not ended, and goes on after them', () => {
  const paid = (from: string, count: number) => everyMonths(from, 1, count, -8_000, 'JUDO DD');
  const years = [paid('2024-02-20', 10), paid('2025-02-20', 10)];
  const once = only(detect(years.flat(), day('2026-02-14')));
  assert.equal([once.status, once.nextDate], ['active', '2026-02-20'], 'two months are left out a second time');
  const begun = only(detect(years.flat(), day('2025-12-28')));
  assert.is(begun.nextDate, '2026-02-20', 'one of the two has just been left out again');
  const tax = years.flat().map((one) => ({ ...one, description: 'COUNCIL TAX DD' }));
  assert.is(only(detect(tax, day('2025-11-25'))).nextDate, '2026-02-20', 'a tax is known for it');
  const thrice = [...years.flat(), ...paid('2026-02-20', 10)];
  assert.is(only(detect(thrice, day('2026-11-25'))).nextDate, '2027-02-20', 'after two such years it is foreseen');
});

days('a bill that leaves out three months is one bill, also at a new price', () => {
  const rows = [
    ...everyMonths('2025-01-02', 1, 14, -10_500, 'KRIFA DD'),
    ...everyMonths('2026-06-01', 1, 2, -11_500, 'KRIFA DD'),
  ];
  assert.is(only(detect(rows, day('2026-07-20'))).transactionIds.length, 16);
});

days('a bill that moves to another day after a month without a payment is one bill', () => {
  const rows = [
    ...everyMonths('2025-01-13', 1, 19, -12_041, 'TOTALENERGIES DD'),
    ...everyMonths('2026-09-06', 1, 2, -12_041, 'TOTALENERGIES DD'),
  ];
  assert.is(only(detect(rows, day('2026-10-20'))).transactionIds.length, 21);
});

days('invoices that are early and late are expected in their middle, not on the Monday after it', () => {
  const dates = '03-09 04-05 05-07 06-05 07-09 08-06 09-07 10-07'.split(' ');
  const rows = dates.map((date) => row(`2026-${date}`, -4_500, 'TV2 PLAY'));
  const { nextDate } = only(detect(rows, day('2026-10-31')));
  assert.is(nextDate, '2026-11-08', 'from Thursday to Wednesday, all is near');
});

days('a bill on the second Tuesday of each month stays on that Tuesday', () => {
  const rows = [
    '2026-03-10',
    '2026-04-14',
    '2026-05-12',
    '2026-06-09',
    '2026-07-14',
    '2026-08-11',
    '2026-09-08',
    '2026-10-13',
    '2026-11-10',
  ];
  const bill = only(detect(rows.map((bookedOn) => row(bookedOn, -3_000, 'BOOK CLUB'))));
  assert.is(bill.cycle, 'monthly');
  assert.is(bill.nextDate, '2026-12-08');
});

days('a bill whose day moved is one bill, and its next payment is expected on the new day', () => {
  const rows = [
    ...everyMonths('2025-10-03', 1, 9, -1_499, 'STREAMFLIX'),
    ...everyMonths('2026-07-20', 1, 5, -1_499, 'STREAMFLIX'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 14);
  assert.is(bill.nextDate, '2026-12-20');
});

days('an overdue bill is expected today, and a bill two slots behind has ended', () => {
  const rows = everyMonths('2026-01-20', 1, 10, -1_000, 'CLOUD DRIVE');
  assert.is(only(detect(rows, day('2026-11-21'))).nextDate, '2026-11-21');
  const ended = only(detect(rows, day('2027-01-25')));
  assert.is(ended.status, 'inactive');
  assert.is(ended.nextDate, '2026-11-20');
  assert.equal(ended.facts, [{ kind: 'ended', after: '2026-10-20' }]);
});

days('a prepaid plan that renews every 30 days is expected 30 days after the last payment', () => {
  const bill = only(detect(everyDays('2025-12-01', 30, 12, -1_500, 'PREPAID MOBILE')));
  assert.is(bill.cycle, 'monthly');
  assert.is(bill.nextDate, '2026-11-26');
});

days('a payment due on the 31st and booked on the 1st belongs to the month before', () => {
  const rows = everyMonths('2025-08-31', 1, 15, -2_000, 'GYM').map((one, month) =>
    month % 4 === 0 ? { ...one, bookedOn: addDays(day(one.bookedOn), 1) } : one,
  );
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 15);
  assert.equal(bill.facts, []);
});

days.run();
