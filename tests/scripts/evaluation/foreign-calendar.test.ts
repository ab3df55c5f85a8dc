import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dayNumberOf } from '../../../domain/day-number.ts';
import { isoDate, printMoment } from '../../../scripts/evaluation/foreign/calendar/date-text.ts';
import { easterSunday, holidaysOf, on } from '../../../scripts/evaluation/foreign/calendar/holidays.ts';
import { COUNTRIES } from '../../../scripts/evaluation/foreign/countries/countries.ts';
import { Random } from '../../../scripts/evaluation/foreign/random.ts';
import { dueDays } from '../../../scripts/evaluation/foreign/streams/due-days.ts';

const calendar = suite('calendars of the countries');

calendar('know Easter', () => {
  const days = [2000, 2019, 2024, 2025, 2026, 2038].map((year) => isoDate(easterSunday(year)));
  assert.equal(days, ['2000-04-23', '2019-04-21', '2024-03-31', '2025-04-20', '2026-04-05', '2038-04-25']);
});

calendar('move holidays that fall on a weekend as the country does', () => {
  assert.equal(holidaysOf([on(7, 4, 'nearest')], 2026).map(isoDate), ['2026-07-03']);
  const christmas = [on(12, 25, 'monday'), on(12, 26, 'monday')];
  assert.equal(holidaysOf(christmas, 2021).map(isoDate), ['2021-12-27', '2021-12-28']);
  assert.equal(holidaysOf(christmas, 2022).map(isoDate), ['2022-12-26', '2022-12-27']);
});

calendar('have no working day on a weekend or holiday, in any country', () => {
  for (const { code, businessDays } of COUNTRIES) {
    assert.not(businessDays.has(day(2025, 8, 16)), `${code} works on a Saturday`);
    if (code !== 'JP') assert.not(businessDays.has(day(2025, 12, 25)), `${code} works on Christmas Day`);
    assert.ok(businessDays.has(day(2025, 9, 10)), `${code} rests on an ordinary Wednesday`);
  }
});

calendar('move a payment from May 1 to the next or the previous working day', () => {
  const { businessDays } = COUNTRIES.find(({ code }) => code === 'DE')!;
  assert.is(isoDate(businessDays.shifted(day(2025, 5, 1), 'next')), '2025-05-02');
  assert.is(isoDate(businessDays.shifted(day(2025, 5, 1), 'previous')), '2025-04-30');
  assert.is(isoDate(businessDays.shifted(day(2025, 5, 1), 'none')), '2025-05-01');
  assert.is(isoDate(businessDays.after(day(2025, 4, 30), 1)), '2025-05-02');
});

calendar('print months by their name and their short name', () => {
  const months = COUNTRIES.find(({ code }) => code === 'FR')!.words.months;
  const moment = { day: day(2025, 8, 3), seconds: 9 * 3600 + 65 };
  assert.is(printMoment(moment, 'D MMMM YYYY hh:mi:ss', months), '3 août 2025 09:01:05');
  assert.is(printMoment(moment, 'DDMMMYY', months), '03aoû25');
});

calendar('have due days of a stream that do not depend on the span that is asked for', () => {
  const { businessDays } = COUNTRIES[0]!;
  const anchor = day(2024, 1, 10);
  const plan = { cycle: 'monthly', anchor, dayOfMonth: 31, shift: 'next', loose: 3, skips: [8] } as const;
  const days = (from: number) => dueDays(plan, businessDays, new Random('due'), from, day(2025, 3, 1));
  const whole = days(day(2024, 1, 1));
  const expected = whole.filter((due) => due.day >= day(2024, 7, 1));
  assert.equal(days(day(2024, 7, 1)), expected);
  assert.not(whole.some(({ nominal }) => isoDate(nominal).slice(5, 7) === '08'));
});

function day(year: number, month: number, dayOfMonth: number): number {
  return dayNumberOf({ year, month, day: dayOfMonth });
}

calendar.run();
