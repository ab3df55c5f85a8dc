import { dayInMonth, monthNumber, weekday } from '../../../../domain/day-number.ts';
import type { Life } from '../people/life.ts';
import { minor } from '../streams/amount-plan.ts';
import type { PayDay } from '../world/country.ts';
import type { Movement } from '../world/movement.ts';
import { payee } from '../world/payee.ts';

/** The salary, on the pay day that is usual in the country, with a raise each year and a thirteenth month for some. */
export function salary(life: Life): readonly Movement[] {
  const random = life.random.fork('salary');
  const { country } = life;
  const payDay = random.pick(country.payDays);
  const employer = payee(random.pick(country.employers));
  const text = random.pick(country.words.salary);
  const perMonth = payDay.cycle === 'monthly' ? 1 : 26 / 12;
  const raise = random.between(1.01, 1.05);
  const overtime = random.chance(0.3) ? 0.06 : 0.004;
  return payDays(payDay, life).map((day): Movement => {
    const years = Math.floor((day - life.from) / 365 + 0.4);
    const extra = 1 + overtime * random.bell();
    const amount = minor((life.income / perMonth) * raise ** years * extra, country);
    return { accountId: life.main.id, day, amount, channel: 'salary', payee: employer, text, kind: 'salary' };
  });
}

function payDays(payDay: PayDay, { from, asOf, country }: Life): readonly number[] {
  if (payDay.cycle === 'biweekly') {
    const first = from + ((payDay.day - weekday(from) + 7) % 7);
    return range(first, asOf, 14).map((day) => country.businessDays.shifted(day, payDay.shift));
  }
  const months = range(monthNumber(from), monthNumber(asOf), 1);
  const days = payDay.cycle === 'semi-monthly' ? [15, 31] : [payDay.day];
  return months
    .flatMap((month) => days.map((day) => country.businessDays.shifted(dayInMonth(month, day), payDay.shift)))
    .filter((day) => day >= from && day <= asOf);
}

function range(from: number, to: number, step: number): readonly number[] {
  const numbers: number[] = [];
  for (let number = from; number <= to; number += step) numbers.push(number);
  return numbers;
}

/** Interest once a month or a quarter: on savings to the owner, on an overdraft to the bank. */
export function interest(life: Life): readonly Movement[] {
  const random = life.random.fork('interest');
  const { words } = life.country;
  const pays = life.savings?.isObserved ? life.savings : undefined;
  const account = pays ?? (random.chance(0.3) ? life.main : undefined);
  if (account === undefined) return [];
  const step = random.pick([1, 3]);
  const isOwed = pays === undefined;
  return range(monthNumber(life.from), monthNumber(life.asOf), 1)
    .filter((month) => month % step === 0 && (!isOwed || random.chance(0.7)))
    .map((month): Movement => {
      const amount = minor(random.between(0.4, 30) * life.country.scale, life.country);
      return {
        accountId: account.id,
        day: dayInMonth(month, 31),
        amount: isOwed ? -amount : amount,
        channel: 'interest',
        payee: payee(''),
        text: random.pick(isOwed ? words.overdraft : words.interest),
        kind: 'interest',
      };
    });
}
