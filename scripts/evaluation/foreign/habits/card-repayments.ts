import { dayInMonth, monthNumber } from '../../../../domain/day-number.ts';
import type { Account } from '../people/account.ts';
import type { Life } from '../people/life.ts';
import type { Random } from '../random.ts';
import { minor } from '../streams/amount-plan.ts';
import type { Movement } from '../world/movement.ts';
import { payee } from '../world/payee.ts';
import type { NextPair } from './own-money.ts';

/** Pays the credit card each month: in full, a fixed sum, or what the person likes. */
export function cardRepayments(all: readonly Movement[], life: Life, nextPair: NextPair): readonly Movement[] {
  const { credit } = life;
  if (credit === undefined) return [];
  const random = life.random.fork('card-repayments');
  const closing = random.int(3, 27);
  const habit = random.weighted({ full: 7, fixed: 1, some: 2 });
  const byDebit = random.chance(life.country.habits.cardByDebit);
  const fixed = minor(Math.round(life.income * 0.1), life.country);
  return months(life).flatMap((month) => {
    const owed = credit.isObserved ? spentBefore(month, closing, credit, all) : guess(life, random);
    const amount =
      habit === 'full' ? owed : habit === 'fixed' ? Math.min(fixed, owed) : Math.round(owed * random.between(0.2, 1));
    if (amount <= 0) return [];
    const due = dayInMonth(month, closing) + (byDebit ? 14 : random.int(4, 19));
    return repaymentLegs(
      life.country.businessDays.shifted(due, 'next'),
      amount,
      credit,
      byDebit,
      life,
      random,
      nextPair,
    );
  });
}

function repaymentLegs(
  day: number,
  amount: number,
  credit: Account,
  byDebit: boolean,
  life: Life,
  random: Random,
  nextPair: NextPair,
): readonly Movement[] {
  const shared = { kind: 'card-repayment', pair: nextPair(), payee: payee(credit.bank.id) } as const;
  const text = life.random.fork('card-text').pick(life.country.words.cardBill);
  const arrival = day + (byDebit ? 0 : random.int(0, 2));
  return [
    { ...shared, accountId: life.main.id, otherAccountId: credit.id, day, amount: -amount, channel: 'card-bill', text },
    {
      ...shared,
      accountId: credit.id,
      otherAccountId: life.main.id,
      day: arrival,
      amount,
      channel: 'card-credit',
      text,
    },
  ];
}

function spentBefore(month: number, closing: number, credit: Account, all: readonly Movement[]): number {
  const [from, to] = [dayInMonth(month - 1, closing), dayInMonth(month, closing)];
  const spent = all.filter(({ accountId, day }) => accountId === credit.id && day > from && day <= to);
  return -spent.reduce((sum, { amount }) => sum + amount, 0);
}

function guess(life: Life, random: Random): number {
  return minor(life.income * random.between(0.08, 0.45), life.country);
}

function months({ from, asOf }: Life): readonly number[] {
  const first = monthNumber(from) - 1;
  return Array.from({ length: monthNumber(asOf) - first + 1 }, (_, index) => first + index);
}
