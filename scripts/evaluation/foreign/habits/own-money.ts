import { dayInMonth, monthNumber } from '../../../../domain/day-number.ts';
import type { Account } from '../people/account.ts';
import type { Life } from '../people/life.ts';
import type { Random } from '../random.ts';
import { minor, sameEnding } from '../streams/amount-plan.ts';
import type { Channel } from '../world/channel.ts';
import type { Movement } from '../world/movement.ts';
import { payee } from '../world/payee.ts';

/** Numbers the pairs of legs. */
export type NextPair = () => number;

/** Moves between own accounts: savings by standing order, a share for the household, what is needed now and then. */
export function ownTransfers(life: Life, nextPair: NextPair): readonly Movement[] {
  const random = life.random.fork('own-transfers');
  const { main, savings, joint, income, country } = life;
  const movements: Movement[] = [];
  const share = (from: number, to: number) => roundAmount(income * random.between(from, to), country.scale);
  if (savings !== undefined && random.chance(0.75)) {
    movements.push(
      ...monthly(main, savings, share(0.03, 0.2), random.pick(country.words.saving), life, random, nextPair),
    );
  }
  if (joint !== undefined) {
    movements.push(
      ...monthly(main, joint, share(0.3, 0.55), random.pick(country.words.household), life, random, nextPair),
    );
  }
  if (savings !== undefined) movements.push(...nowAndThen(main, savings, life, random, nextPair));
  return movements;
}

function monthly(
  from: Account,
  to: Account,
  major: number,
  text: string,
  life: Life,
  random: Random,
  nextPair: NextPair,
): readonly Movement[] {
  const day = random.pick([1, 2, 5, 15, 25, 26, 28, 30]);
  const byOrder = random.chance(0.8);
  const rise = random.chance(0.4) ? random.int(life.from, life.asOf) : life.asOf + 1;
  return months(life)
    .filter(() => byOrder || random.chance(0.9))
    .flatMap((month) => {
      const loose = byOrder ? 0 : random.int(-3, 6);
      const at = life.country.businessDays.shifted(dayInMonth(month, day) + loose, life.country.shift);
      const amount = minor(at >= rise ? sameEnding(major, 1.2) : major, life.country);
      return legs(from, to, at, amount, text, life, nextPair);
    });
}

function nowAndThen(
  main: Account,
  savings: Account,
  life: Life,
  random: Random,
  nextPair: NextPair,
): readonly Movement[] {
  const rate = random.between(0, 1.2);
  return months(life)
    .filter(() => random.chance(Math.min(0.95, rate)))
    .flatMap((month) => {
      const day = dayInMonth(month, random.int(1, 28));
      const amount = minor(roundAmount(life.income * random.between(0.02, 0.25), life.country.scale), life.country);
      const [from, to] = random.chance(0.55) ? [savings, main] : [main, savings];
      return legs(from, to, day, amount, random.pick(life.country.words.saving), life, nextPair);
    });
}

/** Both legs, of which only those on connected accounts are on a statement. */
function legs(
  from: Account,
  to: Account,
  day: number,
  amount: number,
  text: string,
  life: Life,
  nextPair: NextPair,
): readonly Movement[] {
  const pair = nextPair();
  const leg = (account: Account, other: Account, channel: Channel, signed: number): Movement => ({
    accountId: account.id,
    day,
    amount: signed,
    channel,
    payee: payee(life.name),
    text,
    kind: 'own-transfer',
    pair,
    otherAccountId: other.id,
  });
  return [leg(from, to, 'own-out', -amount), leg(to, from, 'own-in', amount)];
}

/** A savings plan at a broker that is not connected: own money, so not a bill. */
export function savingPlan(life: Life): readonly Movement[] {
  const random = life.random.fork('saving-plan');
  if (!random.chance(0.3)) return [];
  const broker = random.pick(life.country.shops.brokers);
  const amount = minor(roundAmount(life.income * random.between(0.02, 0.12), life.country.scale), life.country);
  const day = random.pick([1, 2, 5, 7, 10, 15, 23]);
  const channel = random.pick(['debit', 'debit', 'standing'] as const);
  return months(life).map((month): Movement => {
    const at = life.country.businessDays.shifted(dayInMonth(month, day), life.country.shift);
    const text = random.pick(life.country.words.saving);
    return { accountId: life.main.id, day: at, amount: -amount, channel, payee: broker, text, kind: 'own-saving' };
  });
}

function months({ from, asOf }: Life): readonly number[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(asOf) - first + 1 }, (_, index) => first + index);
}

function roundAmount(major: number, scale: number): number {
  const step = scale >= 100 ? 1000 : scale >= 20 ? 500 : scale >= 3 ? 50 : major > 300 ? 50 : 10;
  return Math.max(step, Math.round(major / step) * step);
}
