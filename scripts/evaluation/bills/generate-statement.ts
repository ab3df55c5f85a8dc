import { type Random, seededRandom } from '../random.ts';
import { addMonths, formatDay, parseDay } from './days.ts';
import type { StatementRow } from './detector.ts';
import { EVERYDAY_HABITS } from './habits/everyday-habits.ts';
import type { DraftHabit } from './habits/habit.ts';
import { LOOK_ALIKE_HABITS } from './habits/look-alike-habits.ts';
import { besideBills } from './habits/merchant-habits.ts';
import { TRANSFER_HABITS } from './habits/transfer-habits.ts';
import { createHousehold, type Household } from './household.ts';
import type { LabelledStatement, TrueBill } from './labelled-statement.ts';
import type { BillPlan } from './plans/bill-plan.ts';
import { bookBill, type DraftBill, type Perturbation } from './plans/book-bill.ts';
import type { DraftRow } from './plans/draft-row.ts';
import { planBills } from './plans/plan-bills.ts';
import { FRENCH_PRELEVEMENT } from './worlds/french-prelevement.ts';
import { GERMAN_SEPA } from './worlds/german-sepa.ts';
import { JAPANESE_CARD } from './worlds/japanese-card.ts';
import { KUWAITI_KNET } from './worlds/kuwaiti-knet.ts';
import { UK_DIRECT_DEBIT } from './worlds/uk-direct-debit.ts';
import { US_CARD_FEED } from './worlds/us-card-feed.ts';
import type { World } from './worlds/world.ts';

/** What the generator gets besides a seed. */
export interface Variant extends Perturbation {
  readonly name: string;
  /** The length of the statement up to the cut: 24 months, or the last 12 of the same life. */
  readonly months: number;
}

export const WORLDS: readonly World[] = [
  US_CARD_FEED,
  UK_DIRECT_DEBIT,
  GERMAN_SEPA,
  FRENCH_PRELEVEMENT,
  JAPANESE_CARD,
  KUWAITI_KNET,
];

const LIFE_MONTHS = 24;
const LOOK_ALIKES_PER_HOUSEHOLD = 6;

/** Equal seeds and variants give equal statements. The variants of one seed show the same life in different ways. */
export function generateStatement(seed: number, variant: Variant): LabelledStatement {
  const random = seededRandom(`statement ${seed}`);
  const world = random.fork('world').pick(WORLDS);
  // Cuts from February 2024 to autumn 2026 cover leap days, ends of months and ends of years.
  const asOf = random.fork('cut').integer(parseDay('2024-02-20'), parseDay('2026-10-31'));
  const household = createHousehold(world, asOf, LIFE_MONTHS, random.fork('household'));
  const seen: Household = { ...household, start: addMonths(asOf, -variant.months) + 1 };
  const plans = planBills(household, random.fork('plans'));
  const bills = plans.map((plan, place) => bookBill(plan, seen, variant, random.fork(`bill ${place}`)));
  const habits = livedHabits(household, plans, random.fork('habits')).map(({ kind, rows }) => ({
    kind,
    rows: rows.filter(({ day }) => day >= seen.start && day <= seen.asOf),
  }));
  return label(seed, seen, bills, habits, random.fork('order'));
}

function livedHabits(household: Household, plans: readonly BillPlan[], random: Random): readonly DraftHabit[] {
  const density = random.between(0.7, 1.2);
  const customs = [
    ...Object.entries(EVERYDAY_HABITS),
    ...Object.entries(TRANSFER_HABITS),
    ...random.shuffle(Object.entries(LOOK_ALIKE_HABITS)).slice(0, LOOK_ALIKES_PER_HOUSEHOLD),
  ];
  const lived = customs.flatMap(([kind, live]) => live(household, random.fork(kind), density));
  return [...lived, ...besideBills(household, random.fork('beside'), plans)];
}

/** Puts everything into one statement, gives the lines their ids, and labels each line. */
function label(
  seed: number,
  household: Household,
  bills: readonly DraftBill[],
  habits: readonly DraftHabit[],
  random: Random,
): LabelledStatement {
  const drafts = [
    ...bills.flatMap(({ payments, neutral }) => [...payments.flat(), ...neutral]),
    ...habits.flatMap(({ rows }) => rows),
  ];
  // Shuffled first, so that the order of the lines of a day gives nothing away.
  const ordered = random.shuffle(drafts).toSorted((a, b) => a.day - b.day);
  const ids = new Map(ordered.map((draft, index) => [draft, index + 1]));
  const idOf = (draft: DraftRow): number => ids.get(draft) ?? 0;
  const rows = ordered.map((draft): StatementRow => {
    const { day, ...rest } = draft;
    return { id: idOf(draft), bookedOn: formatDay(day), ...rest };
  });
  return {
    seed,
    world: household.world.name,
    merchantNames: household.merchantNames,
    asOf: formatDay(household.asOf),
    // Half of the exports begin with the newest line.
    rows: random.chance(0.5) ? rows : rows.toReversed(),
    bills: bills.map(
      ({ plan, payments, neutral, standing, next }): TrueBill => ({
        kind: plan.kind,
        cycle: plan.cycle,
        payments: payments.map((payment) => interchangeable(payment, plan, bills).map(idOf)),
        neutralIds: neutral.map(idOf),
        standing,
        next,
      }),
    ),
    habits: habits.map(({ kind, rows: lines }) => ({ kind, ids: lines.map(idOf) })),
  };
}

/**
 * Two lines of one contract at one price, a few days apart, are indistinguishable: either row stands for either
 * payment.
 */
function interchangeable(
  payment: readonly DraftRow[],
  plan: BillPlan,
  bills: readonly DraftBill[],
): readonly DraftRow[] {
  const twins = bills
    .filter((bill) => bill.plan !== plan && bill.plan.writer === plan.writer)
    .flatMap(({ payments }) => payments.flat())
    .filter((row) => payment.some((own) => isLike(own, row)));
  return [...payment, ...twins];
}

const TWIN_DAYS = 4;

function isLike(a: DraftRow, b: DraftRow): boolean {
  const sameMoney = a.amount === b.amount && a.currency === b.currency && a.accountId === b.accountId;
  return sameMoney && Math.abs(a.day - b.day) <= TWIN_DAYS;
}
