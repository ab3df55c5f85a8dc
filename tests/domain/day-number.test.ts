import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  civilDateOf,
  dayInMonth,
  dayNumberOf,
  dayOfMonth,
  isWeekend,
  monthNumber,
  nextBusinessDay,
  nthWeekday,
  previousBusinessDay,
  weekday,
} from '../../domain/day-number.ts';
import * as fc from '../support/fast-check.ts';

const DAY_MILLIS = 86_400_000;
const anyDay = fc.integer({ min: Date.UTC(1900, 0, 1) / DAY_MILLIS, max: Date.UTC(2400, 0, 1) / DAY_MILLIS });
const anyMonth = fc.integer({ min: 1900 * 12, max: 2400 * 12 });

const days = suite('day numbers');

days('they agree with the calendar of JavaScript', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = new Date(day * DAY_MILLIS);
      assert.equal(civilDateOf(day), {
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
      });
      assert.is(dayNumberOf(civilDateOf(day)), day);
      assert.is(monthNumber(day), date.getUTCFullYear() * 12 + date.getUTCMonth());
      assert.is(dayOfMonth(day), date.getUTCDate());
      assert.is(weekday(day), date.getUTCDay());
    }),
  );
});

days('a day that a month does not have is the month’s last day', () => {
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: 1, max: 31 }), (month, day) => {
      const inMonth = dayInMonth(month, day);
      assert.is(monthNumber(inMonth), month);
      assert.ok(dayOfMonth(inMonth) === day || (dayOfMonth(inMonth) < day && dayOfMonth(inMonth + 1) === 1));
    }),
  );
});

days('the n-th weekday of a month is in that month, on that weekday, and the n-th one', () => {
  fc.assert(
    fc.property(anyMonth, fc.constantFrom(1, 2, 3, 4, -1), fc.integer({ min: 0, max: 6 }), (month, nth, name) => {
      const day = nthWeekday(month, nth, name);
      assert.is(monthNumber(day), month);
      assert.is(weekday(day), name);
      if (nth > 0) assert.is(Math.ceil(dayOfMonth(day) / 7), nth);
      else assert.is.not(monthNumber(day + 7), month);
    }),
  );
});

days('a business day is itself, and a weekend goes to the Friday before or the Monday after', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const [before, after] = [previousBusinessDay(day), nextBusinessDay(day)];
      assert.not.ok(isWeekend(before) || isWeekend(after));
      if (!isWeekend(day)) assert.equal([before, after], [day, day]);
      else assert.equal([weekday(before), weekday(after), after - before], [5, 1, 3]);
    }),
  );
});

days.run();
