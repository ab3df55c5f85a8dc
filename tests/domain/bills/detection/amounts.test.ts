import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays } from '../../../../domain/calendar.ts';
import { day, detect, everyMonths, only, row } from './observations.ts';

const amounts = suite('recurring bill amounts');

amounts('a price rise is reported, and the next payment is expected at the new price', () => {
  const rows = [
    ...everyMonths('2025-09-05', 1, 8, -999, 'NETFLIX.COM'),
    ...everyMonths('2026-05-05', 1, 7, -1_199, 'NETFLIX.COM'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.amount, 1_199);
  assert.is(bill.amountModel, 'fixed');
  assert.equal(bill.facts, [{ kind: 'price_change', from: 999, to: 1_199, on: '2026-05-05' }]);
});

amounts('a price step at the end does not cut off the last payments', () => {
  const rows = [
    ...everyMonths('2025-09-05', 1, 13, -1_000, 'CLOUD STORAGE'),
    ...everyMonths('2026-10-05', 1, 2, -1_900, 'CLOUD STORAGE'),
  ];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 15);
  assert.is(bill.amount, 1_900);
});

amounts('an annual bill of an insurer is a bill although its price changed between its only two payments', () => {
  for (const text of ['ALLIANZ KFZ-VERSICHERUNG', 'GEICO AUTO INSURANCE', 'DVLA VEHICLE TAX', 'GODADDY DOMAINS']) {
    const bill = only(detect([row('2025-05-12', -31_240, text), row('2026-05-12', -34_810, text)]));
    assert.is(bill.cycle, 'annual', text);
  }
});

amounts('a quarterly bill of a utility that varies and is a few days early or late is a bill', () => {
  const prices = [14_230, 17_810, 12_660, 11_950, 14_870, 18_420];
  const rows = everyMonths('2025-07-14', 3, 6, -1, 'SYDNEY WATER').map((one, index) => ({
    ...one,
    amount: -prices[index]!,
    bookedOn: addDays(day(one.bookedOn), [0, 2, -1, 3, 0, -2][index]!),
  }));
  assert.is(only(detect(rows)).cycle, 'quarterly');
});

amounts('a free trial belongs to the bill and is not a price change', () => {
  const rows = [row('2026-02-05', 0, 'AUDIO TALES'), ...everyMonths('2026-03-05', 1, 9, -1_299, 'AUDIO TALES')];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 10);
  assert.equal(bill.facts, []);
});

amounts('the odd last instalment of a loan belongs to the loan', () => {
  const rows = [...everyMonths('2025-06-15', 1, 11, -25_000, 'CAR LOAN'), row('2026-05-15', -11_337, 'CAR LOAN')];
  const bill = only(detect(rows));
  assert.is(bill.transactionIds.length, 12);
  assert.is(bill.status, 'inactive');
});

amounts('a utility bill that varies with the season is a bill', () => {
  const rows = everyMonths('2024-12-08', 1, 24, -1, 'STADTWERKE').map((one, month) => ({
    ...one,
    amount: -Math.round(9_000 * (1 + 0.45 * Math.cos((month / 6) * Math.PI))),
  }));
  const bill = only(detect(rows));
  assert.is(bill.amountModel, 'variable');
  assert.is(bill.transactionIds.length, 24);
});

amounts('a bill that varies states the range of the last year and its last payment, not of the years before', () => {
  const prices = [2_000, 9_000, 6_410, 9_352, 10_600, 8_000, 7_000, 9_900, 8_800, 9_100, 7_600, 8_300, 6_900, 10_190];
  const rows = everyMonths('2025-10-18', 1, 14, -1, 'CITY POWER').map((one, month) => ({
    ...one,
    amount: -prices[month]!,
  }));
  assert.equal(only(detect(rows)).facts, [
    { kind: 'varies', least: 6_410, most: 10_600, last: 10_190, on: '2026-11-18' },
  ]);
});

amounts('a foreign price that varies by two per cent is one bill without price changes', () => {
  const wobble = [0, 13, -17, 8, -4, 19, -12, 3, -9, 15, -20, 6];
  const rows = everyMonths('2025-12-18', 1, 12, -1, 'HOSTING INC').map((one, month) => ({
    ...one,
    amount: -(1_000 + wobble[month]!),
  }));
  const bill = only(detect(rows));
  assert.is(bill.amountModel, 'near');
  assert.equal(bill.facts, [{ kind: 'varies', least: 980, most: 1_019, last: 1_006, on: '2026-11-18' }]);
});

amounts('a skipped month is reported as missed', () => {
  const rows = everyMonths('2025-12-05', 1, 12, -1_000, 'MUSIC BOX').filter(
    ({ bookedOn }) => bookedOn !== '2026-06-05',
  );
  assert.equal(only(detect(rows)).facts, [{ kind: 'missed', on: '2026-06-05' }]);
});

amounts('a bill that paused for three months is one bill', () => {
  const rows = [...everyMonths('2025-07-05', 1, 8, -2_900, 'YOGA'), ...everyMonths('2026-06-05', 1, 6, -2_900, 'YOGA')];
  assert.is(only(detect(rows)).transactionIds.length, 14);
});

amounts('heating that costs half as much from one month to the next, and moves to another day, is one bill', () => {
  const metered = (from: string, costs: readonly number[]) =>
    everyMonths(from, 1, costs.length, 0, 'Autogiro VATTENFALL').map((one, index) => {
      return { ...one, amount: -100 * costs[index]! };
    });
  const first = metered('2025-02-28', [1045, 780, 574, 371, 254, 261, 307, 545, 658, 816, 1133, 1017, 977, 908, 600]);
  const second = metered('2026-06-18', [285, 239, 269, 469, 583]);
  const { transactionIds, status } = only(detect([...first, ...second], day('2026-11-10')));
  assert.equal([transactionIds.length, status], [20, 'active']);
});

amounts.run();
