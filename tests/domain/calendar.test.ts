import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  addDays,
  addMonths,
  addSeconds,
  dateOf,
  dayNumber,
  dayOfWeek,
  daysBetween,
  formatDate,
  fromDayNumber,
  millisOf,
  parseLocalDate,
  parseTimestamp,
  startOfMinute,
  timestampFromMillis,
  timestampOfDate,
  withDay,
} from '../../domain/calendar.ts';
import * as fc from '../support/fast-check.ts';
import { localDate, timestamp } from '../support/fixtures.ts';

const FIRST_DAY = Date.UTC(1900, 0, 1) / 86_400_000;
const LAST_DAY = Date.UTC(9999, 11, 31) / 86_400_000;

const anyDate = fc.integer({ min: FIRST_DAY, max: LAST_DAY }).map(fromDayNumber);
const dateOfOurTime = fc.integer({ min: -10_000, max: 40_000 }).map(fromDayNumber);
const millisOfOurTime = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2150, 0, 1) });

const dates = suite('calendar dates');

dates('a date is a day that exists, written YYYY-MM-DD', () => {
  for (const text of ['2026-11-21', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31']) {
    assert.is(parseLocalDate(text), text);
  }
});

dates('a day that does not exist, or in another form, is not a date', () => {
  const refused = [
    ['2026-02-30', '2025-02-29', '1900-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
    ['1899-12-31', '0000-01-01', '10000-01-01', '+2026-01-01', '2026-1-1', '26-01-01', '20260101', '2026/01/01'],
    ['', ' 2026-01-01', '2026-01-01\n', '2026-01-01T00:00:00Z', '２０２６-01-01', '2026-01-0a'],
  ].flat();
  for (const text of refused) assert.is(parseLocalDate(text), undefined, text);
});

dates('dates and day numbers agree with those of JavaScript, in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST_DAY, max: LAST_DAY }), (days) => {
      const date = fromDayNumber(days);
      assert.is(date, new Date(days * 86_400_000).toISOString().slice(0, 10));
      assert.is(dayNumber(date), days);
      assert.is(parseLocalDate(date), date);
      assert.is(dayOfWeek(date), new Date(days * 86_400_000).getUTCDay());
    }),
  );
});

dates('comparing the texts compares the days', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (a, b) => {
      assert.is(a < b, dayNumber(a) < dayNumber(b));
    }),
  );
});

dates('adding days and counting the days between are inverse', () => {
  fc.assert(
    fc.property(dateOfOurTime, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
      assert.is(daysBetween(date, addDays(date, days)), days);
    }),
  );
});

const MONTHS_LATER = [
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-31', -15, '2025-02-28'],
  ['2026-08-07', 0, '2026-08-07'],
] as const;

for (const [date, months, expected] of MONTHS_LATER) {
  dates(`${date} and ${months} months is ${expected}`, () => {
    assert.is(addMonths(localDate(date), months), expected);
  });
}

dates('arithmetic that leaves the years 1900 to 9999 is an error, not another date', () => {
  assert.throws(
    () => addDays(localDate('9999-12-31'), 1),
    (error: unknown) => error instanceof RangeError,
  );
  assert.throws(
    () => addDays(localDate('1900-01-01'), -1),
    (error: unknown) => error instanceof RangeError,
  );
  assert.throws(
    () => addMonths(localDate('9999-12-01'), 1),
    (error: unknown) => error instanceof RangeError,
  );
  assert.throws(
    () => fromDayNumber(Number.NaN),
    (error: unknown) => error instanceof RangeError,
  );
});

dates('a date is shown as in the United States, without leading zeros', () => {
  assert.is(formatDate(localDate('2026-03-07')), 'Mar 7, 2026');
  assert.is(formatDate(localDate('2025-12-31')), 'Dec 31, 2025');
  const shown = (date: Date) => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
  fc.assert(
    fc.property(dateOfOurTime, (date) => {
      assert.is(formatDate(date), shown(new Date(`${date}T00:00:00Z`)));
    }),
  );
});

dates.run();

const moments = suite('moments');

const READ = [
  ['2026-11-21T10:00:00.000000Z', '2026-11-21T10:00:00.000000Z'],
  ['2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000000Z'],
  ['2026-11-21T10:00Z', '2026-11-21T10:00:00.000000Z'],
  ['2026-11-21T10:00:00.5Z', '2026-11-21T10:00:00.500000Z'],
  ['2026-11-21T10:00:00.123456789Z', '2026-11-21T10:00:00.123456Z'],
  ['2026-11-21T10:00:00.9999999Z', '2026-11-21T10:00:00.999999Z'],
  ['2026-11-21T10:00:00+02:00', '2026-11-21T08:00:00.000000Z'],
  ['2026-11-21T10:00:00.000001-0530', '2026-11-21T15:30:00.000001Z'],
  ['2026-11-21 10:00:00+00', '2026-11-21T10:00:00.000000Z'],
  ['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00.000000Z'],
  ['2024-02-28T23:30:00-01:00', '2024-02-29T00:30:00.000000Z'],
] as const;

for (const [text, expected] of READ) {
  moments(`${text} is ${expected}`, () => {
    assert.is(parseTimestamp(text), expected);
  });
}

moments('a time without an offset, or one that does not exist, is not a moment', () => {
  const refused = [
    ['2026-11-21', '2026-11-21T10:00:00', '2026-11-21T24:00:00Z', '2026-11-21T10:60:00Z', '2026-11-21T23:59:60Z'],
    ['2026-02-30T10:00:00Z', '2026-11-21T10:00:00.Z', '2026-11-21T10Z', '2026-11-21T1:00:00Z', '2026-11-21T10:00:00z'],
    ['2026-11-21T10:00:00+24:00', '2026-11-21T10:00:00+02:60', '1900-01-01T00:00:00+01:00', ''],
    ['9999-12-31T23:59:59-01:00', ' 2026-11-21T10:00:00Z', '2026-11-21T10:00:00Z\n', '1763719200'],
  ].flat();
  for (const text of refused) assert.is(parseTimestamp(text), undefined, text);
});

moments('milliseconds become a moment and are the same when converted back', () => {
  fc.assert(
    fc.property(millisOfOurTime, (millis) => {
      const moment = timestampFromMillis(millis);
      assert.is(moment, new Date(millis).toISOString().replace('Z', '000Z'));
      assert.is(millisOf(moment), millis);
      assert.is(parseTimestamp(moment), moment);
    }),
  );
});

moments('comparing the texts compares the moments', () => {
  fc.assert(
    fc.property(millisOfOurTime, millisOfOurTime, (a, b) => {
      assert.is(timestampFromMillis(a) < timestampFromMillis(b), a < b);
    }),
  );
});

moments('adding seconds keeps the microseconds', () => {
  assert.is(addSeconds(timestamp('2026-12-31T23:59:59.123456Z'), 1), '2027-01-01T00:00:00.123456Z');
  assert.is(addSeconds(timestamp('2026-03-01T00:00:00.000001Z'), -86_400), '2026-02-28T00:00:00.000001Z');
});

moments('a day begins at midnight UTC, and every moment of it is of that day', () => {
  assert.is(timestampOfDate(localDate('2026-11-21')), '2026-11-21T00:00:00.000000Z');
  assert.is(dateOf(timestamp('2026-11-21T23:59:59.999999Z')), '2026-11-21');
  assert.is(dateOf(timestamp('2026-11-22T00:30:00+01:00')), '2026-11-21');
});

moments('a minute begins with its first microsecond', () => {
  assert.is(startOfMinute(timestamp('2026-11-21T23:59:59.999999Z')), '2026-11-21T23:59:00.000000Z');
  assert.is(startOfMinute(timestamp('2026-11-21T23:59:00Z')), '2026-11-21T23:59:00.000000Z');
});

moments('another day of the same month is never of another month', () => {
  assert.is(withDay(localDate('2026-02-14'), 31), '2026-02-28');
  assert.is(withDay(localDate('2024-02-14'), 29), '2024-02-29');
  assert.is(withDay(localDate('2026-12-31'), 1), '2026-12-01');
});

moments('a moment outside the years 1900 to 9999 is an error', () => {
  assert.throws(
    () => addSeconds(timestamp('9999-12-31T23:59:59Z'), 1),
    (error: unknown) => error instanceof RangeError,
  );
  assert.throws(
    () => timestampFromMillis(Number.NaN),
    (error: unknown) => error instanceof RangeError,
  );
});

moments.run();
