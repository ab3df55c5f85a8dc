import type { Random } from '../../random.ts';
import { toBusinessDay } from '../days.ts';
import { CARD_ACCOUNT_ID, CURRENT_ACCOUNT_ID, type Household, SAVINGS_ACCOUNT_ID, type Writer } from '../household.ts';
import type { DraftRow } from '../plans/draft-row.ts';
import { everyDays, everyMonths, lastBusinessDayOfMonth } from '../schedules.ts';
import type { Style } from '../worlds/world.ts';
import { gapDays, type HabitKind, poissonDays, purchaseSum, purchases, spent } from './habit.ts';

/** Money that moves without a bill: wages, own accounts, card repayments, cash, friends. */
export const TRANSFER_HABITS: Readonly<Record<string, HabitKind>> = {
  payroll: (household, random) => {
    const biweekly = random.chance(0.4);
    const schedule = biweekly
      ? everyDays(14, household.start + random.integer(0, 13))
      : lastBusinessDayOfMonth(household.world);
    const wage = household.world.sum(biweekly ? random.between(900, 2200) : random.between(1900, 4400));
    const writer = wordedWriter(household, random, household.world.wording.payroll, random.pick(EMPLOYERS));
    const rows = schedule(household.start, household.asOf).map((day) => {
      const bonus = random.chance(0.06) ? random.between(1.2, 2) : 1;
      return received(household, day, Math.round(wage * bonus), writer, random, CURRENT_ACCOUNT_ID);
    });
    return [{ kind: 'payroll', rows }];
  },
  'own-transfer': (household, random) => {
    const amount = household.world.round(random.pick([50, 100, 150, 200, 300]));
    const { wording } = household.world;
    const out = wordedWriter(household, random.fork('mark'), wording.transferToOwnAccount, 'SAVINGS');
    const into = wordedWriter(household, random.fork('mark'), wording.transferFromOwnAccount, 'CURRENT');
    const schedule = random.chance(0.3)
      ? everyDays(14, household.start + random.integer(0, 13))
      : everyMonths(1, random.integer(1, 28));
    const rows = schedule(household.start, household.asOf).flatMap((day) => [
      spent(household, day, amount, out, random),
      received(household, day, amount, into, random, SAVINGS_ACCOUNT_ID),
    ]);
    return [{ kind: 'own-transfer', rows }];
  },
  'card-repayment': (household, random) => {
    const writer = wordedWriter(household, random, household.world.wording.cardRepayment, 'CARD');
    const due = everyMonths(1, random.integer(1, 28))(household.start, household.asOf - 5);
    const days = due.map((day) => toBusinessDay(day, 1, household.world));
    const rows = days.flatMap((day) => {
      const amount = purchaseSum(household, random, 420, 0.4);
      return [
        spent(household, day, amount, writer, random),
        received(household, day, amount, writer, random, CARD_ACCOUNT_ID),
      ];
    });
    return [{ kind: 'card-repayment', rows }];
  },
  cash: (household, random) => {
    const writer = wordedWriter(household, random, household.world.wording.cash, 'CASH');
    const note = household.world.round(100);
    const days = gapDays(household, random, () => 14 + 4 * random.normal());
    return [purchases(household, random, 'cash', writer, days, () => note, CURRENT_ACCOUNT_ID)];
  },
  'person-to-person': (household, random, density) =>
    Array.from({ length: 3 }, () => {
      const writer = wordedWriter(household, random, household.world.wording.personToPerson, household.takePerson());
      const days = poissonDays(household, random, random.between(20, 60) / density);
      const round = () => household.world.round(random.pick([5, 10, 15, 20, 25, 40, 50]));
      return purchases(household, random, 'person-to-person', writer, days, round, CURRENT_ACCOUNT_ID);
    }),
};

const EMPLOYERS = ['ACME LOGISTICS', 'NORTHERN CLINIC', 'BRIGHT SOFTWARE', 'HARBOUR FOODS'];

function wordedWriter(household: Household, random: Random, style: Style, name: string): Writer {
  const marks = household.marks(random);
  return (day, source) => ({ description: style({ name, day, marks, random: source }), merchantName: null });
}

function received(
  household: Household,
  day: number,
  amount: number,
  writer: Writer,
  random: Random,
  accountId: number,
): DraftRow {
  const row = spent(household, day, amount, writer, random, accountId);
  return { ...row, amount: -row.amount };
}
