import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDay, parseDay } from '../../../scripts/evaluation/bills/days.ts';
import {
  everyDays,
  everyMonths,
  lastBusinessDayOfMonth,
  movedAt,
  nthWeekdayOfMonth,
  pausedBetween,
  type Schedule,
  twiceMonthly,
} from '../../../scripts/evaluation/bills/schedules.ts';

const test = suite('schedules of generated bills');

const WEEKEND = { weekend: [0, 6], holidays: ['12-25'] };

function datesOf(schedule: Schedule, from: string, to: string): readonly string[] {
  return schedule(parseDay(from), parseDay(to)).map(formatDay);
}

test('the 31st falls on the last day of shorter months, and on February 29 in a leap year', () => {
  assert.equal(datesOf(everyMonths(1, 31), '2024-01-01', '2024-04-30'), [
    '2024-01-31',
    '2024-02-29',
    '2024-03-31',
    '2024-04-30',
  ]);
});

test('a quarterly bill falls due every third month, also across the end of a year', () => {
  assert.equal(datesOf(everyMonths(3, 5, 2), '2024-10-01', '2025-05-31'), ['2024-11-05', '2025-02-05', '2025-05-05']);
});

test('weeks are counted from the anchor, also before it', () => {
  assert.equal(datesOf(everyDays(14, parseDay('2024-03-01')), '2024-02-10', '2024-03-16'), [
    '2024-02-16',
    '2024-03-01',
    '2024-03-15',
  ]);
});

test('the 15th and the last are two payments in every month', () => {
  assert.equal(datesOf(twiceMonthly(15, 31), '2023-02-01', '2023-03-31'), [
    '2023-02-15',
    '2023-02-28',
    '2023-03-15',
    '2023-03-31',
  ]);
});

test('the second Tuesday and the last Friday are found in every month', () => {
  assert.equal(datesOf(nthWeekdayOfMonth(2, 2), '2024-01-01', '2024-02-29'), ['2024-01-09', '2024-02-13']);
  assert.equal(datesOf(nthWeekdayOfMonth(-1, 5), '2024-01-01', '2024-02-29'), ['2024-01-26', '2024-02-23']);
});

test('the last business day steps back over weekends', () => {
  assert.equal(datesOf(lastBusinessDayOfMonth(WEEKEND), '2024-03-01', '2024-06-30'), [
    '2024-03-29',
    '2024-04-30',
    '2024-05-31',
    '2024-06-28',
  ]);
});

test('a moved billing day applies from its day on, and a pause leaves its days out', () => {
  const moved = movedAt(parseDay('2024-02-20'), everyMonths(1, 3), everyMonths(1, 25));
  assert.equal(datesOf(moved, '2024-01-01', '2024-03-31'), ['2024-01-03', '2024-02-03', '2024-02-25', '2024-03-25']);
  const paused = pausedBetween(parseDay('2024-02-01'), parseDay('2024-03-31'), everyMonths(1, 10));
  assert.equal(datesOf(paused, '2024-01-01', '2024-04-30'), ['2024-01-10', '2024-04-10']);
});

test.run();
