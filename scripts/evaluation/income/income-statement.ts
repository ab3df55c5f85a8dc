import { addMonths, clampedDay, type Day, formatDay, parseDay, partsOfDay, weekdayOf } from '../bills/days.ts';
import { CYCLE_DAYS, type Cycle, MINIMUM_PAYMENTS, type StatementRow } from '../bills/detector.ts';
import type { LabelledStatement, TrueBill } from '../bills/labelled-statement.ts';
import { type Random, seededRandom } from '../random.ts';
import { type Payers, payersOf } from './payers.ts';

/** What the generators of statements call income that comes again and again. */
const WAGES: ReadonlySet<string> = new Set(['payroll', 'salary', 'wage']);

/** So many days of each statement are kept back, to know what came next. */
const KEPT_BACK_DAYS = 40;

interface Stream {
  readonly kind: string;
  readonly standing: 'eligible' | 'ignored';
  readonly rows: readonly StatementRow[];
}

/**
 * A statement of one of the generators with the truth about income: its own wages, and what some people get besides,
 * such as a pension or a tenant's rent. Other money that comes in now and then is none.
 */
export function incomeStatement(statement: LabelledStatement): LabelledStatement {
  const cut = parseDay(statement.asOf) - KEPT_BACK_DAYS;
  const { streams, others } = addedRows(statement);
  const added = [...streams.flatMap((stream) => stream.rows), ...others];
  const rows = [...statement.rows, ...added].toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : 1));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wages = statement.habits
    .filter(({ kind }) => WAGES.has(kind))
    .map(({ kind, ids }): Stream => ({ kind, standing: 'eligible', rows: ids.map((id) => byId.get(id)!) }));
  const incomes = [...wages, ...streams];
  return {
    ...statement,
    asOf: formatDay(cut),
    rows: rows.filter(({ bookedOn }) => parseDay(bookedOn) <= cut),
    bills: incomes.flatMap((income) => trueIncome(income, cut)),
    habits: statement.habits.filter(({ kind }) => !WAGES.has(kind)),
  };
}

function trueIncome({ kind, standing, rows }: Stream, cut: Day): readonly TrueBill[] {
  const inOrder = rows.toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : 1));
  const days = inOrder.map(({ bookedOn }) => parseDay(bookedOn));
  const past = inOrder.filter((_, index) => days[index]! <= cut);
  const next = inOrder[past.length];
  if (past.length === 0) return [];
  const cycle = cycleOf(days);
  return [
    {
      kind,
      cycle,
      payments: past.map(({ id }) => [id]),
      neutralIds: [],
      standing: past.length < MINIMUM_PAYMENTS[cycle] ? 'ignored' : standing,
      next: next && { date: next.bookedOn, scheduledDate: next.bookedOn, amount: next.amount },
    },
  ];
}

function cycleOf(days: readonly Day[]): Cycle {
  const gaps = days.slice(1).map((day, index) => day - days[index]!);
  const mean = gaps.length === 0 ? 30 : (days.at(-1)! - days[0]!) / gaps.length;
  const cycles = Object.entries(CYCLE_DAYS) as [Cycle, number][];
  return cycles.toSorted(([, a], [, b]) => Math.abs(Math.log(a / mean)) - Math.abs(Math.log(b / mean)))[0]![0];
}

/** What comes in besides what the generator has made, drawn by the statement's seed and world alone. */
function addedRows(statement: LabelledStatement): {
  readonly streams: readonly Stream[];
  readonly others: readonly StatementRow[];
} {
  const random = seededRandom(`incomes ${statement.world} ${statement.seed}`);
  const receiver = receiverOf(statement, random);
  const { payers } = receiver;
  const [rent, allowance, , invoice] = payers.words;
  const monthly = (kind: string, payer: string, purpose: string, plan: Partial<Plan>): Stream => ({
    kind,
    standing: 'eligible',
    rows: stream(receiver, random.fork(kind), {
      payer,
      purpose,
      months: 1,
      days: 0,
      level: 1,
      spread: 0,
      late: 0,
      ...plan,
    }),
  });
  const streams = [
    ...(random.chance(0.3)
      ? [
          monthly(
            'benefit',
            random.pick(payers.benefits),
            '',
            random.pick([{ level: 0.15 }, { level: 0.2, months: 0, days: 28 }]),
          ),
        ]
      : []),
    ...(random.chance(0.25) ? [monthly('pension', random.pick(payers.pensions), '', { level: 0.6 })] : []),
    ...(random.chance(0.15)
      ? [monthly('rent received', random.pick(payers.people), rent, { level: 0.3, late: 2 })]
      : []),
    ...(random.chance(0.15)
      ? [monthly('allowance', random.pick(payers.people), random.pick([allowance, allowance, '']), { level: 0.1 })]
      : []),
    ...(random.chance(0.15)
      ? [
          monthly('second wage', random.pick(payers.employers), '', {
            level: 0.2,
            spread: 0.15,
            ...random.pick([{}, { months: 0, days: 7, level: 0.06 }, { months: 0, days: 14, level: 0.1 }]),
          }),
        ]
      : []),
  ];
  const others = [
    ...irregular(receiver, random.fork('friend'), random.pick(payers.people), payers.words[4], 0.02, 50),
    ...irregular(receiver, random.fork('sales'), random.pick(payers.sales), '', 0.02, 40),
    ...irregular(receiver, random.fork('refunds'), random.pick(payers.refunds), '', 0.05, 90),
    ...(random.chance(0.3) ? savings(receiver, random.fork('savings')) : []),
    ...shopRefunds(receiver, random.fork('shops')),
  ];
  // People disagree whether a client who pays now and then is income that comes again.
  const clients: Stream = {
    kind: 'client',
    standing: 'ignored',
    rows: random.chance(0.2)
      ? irregular(receiver, random.fork('client'), random.pick(payers.clients), invoice, 0.2, 30)
      : [],
  };
  return { streams: [...streams, clients], others };
}

interface Receiver {
  readonly statement: LabelledStatement;
  readonly payers: Payers;
  readonly credit: string;
  readonly from: Day;
  readonly to: Day;
  /** About a month's wage, in minor units. */
  readonly scale: number;
  readonly currency: string;
  readonly accountId: number;
  readonly nextId: () => number;
}

function receiverOf(statement: LabelledStatement, random: Random): Receiver {
  const { rows, habits, asOf } = statement;
  const wages = new Set(habits.filter(({ kind }) => WAGES.has(kind)).flatMap(({ ids }) => ids));
  const paid = rows.filter(({ id }) => wages.has(id));
  const spent = rows.filter(({ amount }) => amount < 0);
  const days = rows.map(({ bookedOn }) => parseDay(bookedOn));
  const months = (Math.max(...days) - Math.min(...days)) / 30.4;
  const total = (of: readonly StatementRow[]) => of.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const payers = payersOf(statement.world);
  let last = Math.max(...rows.map(({ id }) => id));
  return {
    statement,
    payers,
    credit: random.pick(payers.credits),
    from: Math.min(...days),
    to: parseDay(asOf),
    scale: Math.max(total(paid), total(spent) / 2) / months,
    currency: rows[0]!.currency,
    accountId: paid[0]?.accountId ?? 1,
    nextId: () => (last += 1),
  };
}

interface Plan {
  readonly payer: string;
  readonly purpose: string;
  /** Every so many months, or days. */
  readonly months: number;
  readonly days: number;
  /** In wages. */
  readonly level: number;
  readonly spread: number;
  readonly late: number;
}

function stream(receiver: Receiver, random: Random, plan: Plan): readonly StatementRow[] {
  const { from, to, scale } = receiver;
  const begin = from + (random.chance(0.2) ? random.integer(30, 120) : random.integer(0, 27));
  const end = random.chance(0.15) ? to - random.integer(90, 200) : to;
  const base = price(scale * plan.level * random.between(0.7, 1.3));
  const rise = random.chance(0.5) ? random.between(1.01, 1.06) : 1;
  const risesOn = addMonths(from, random.integer(6, 14));
  const dueDay = random.integer(1, 28);
  const shift = random.pick([-1, 1] as const);
  const number = random.digits(10);
  const rows: StatementRow[] = [];
  for (let index = 0; ; index += 1) {
    const { year, month } = partsOfDay(begin);
    const due = plan.months > 0 ? clampedDay(year, month + index * plan.months, dueDay) : begin + index * plan.days;
    if (due > to) return rows.filter(({ bookedOn }) => bookedOn >= formatDay(begin) && bookedOn <= formatDay(end));
    const day = weekday(due + (plan.late > 0 && random.chance(0.4) ? random.integer(1, plan.late) : 0), shift);
    const level = (day >= risesOn ? rise : 1) * (1 + plan.spread * random.between(-1, 1));
    const amount = plan.spread > 0 ? Math.round(base * level) : price(base * level);
    rows.push(rowOf(receiver, day, amount, { payer: plan.payer, purpose: plan.purpose, number }));
  }
}

function irregular(
  receiver: Receiver,
  random: Random,
  payer: string,
  purpose: string,
  level: number,
  gap: number,
): readonly StatementRow[] {
  const rows: StatementRow[] = [];
  for (let day = receiver.from + random.exponential(gap); day <= receiver.to; day += 1 + random.exponential(gap)) {
    const amount = random.chance(0.4)
      ? price(receiver.scale * level)
      : Math.round(receiver.scale * level * random.between(0.2, 2.5));
    const said = { payer, purpose, number: random.digits(10) };
    rows.push(rowOf(receiver, weekday(Math.floor(day), 1), Math.max(1, amount), said));
  }
  return rows.filter(({ bookedOn }) => bookedOn <= receiver.statement.asOf);
}

/** What somebody takes back from their savings, in most months. */
function savings(receiver: Receiver, random: Random): readonly StatementRow[] {
  const plan = { payer: '', purpose: receiver.payers.words[5], months: 1, days: 0, level: 0.1, spread: 0, late: 0 };
  return stream(receiver, random, plan).filter(() => random.chance(0.85));
}

/** Shops pay back what was bought, with the text of the purchase. */
function shopRefunds({ statement, nextId }: Receiver, random: Random): readonly StatementRow[] {
  const bought = statement.rows.filter(({ amount }) => amount < 0);
  return Array.from({ length: random.integer(2, 8) }, () => random.pick(bought))
    .map((row): StatementRow => {
      const day = parseDay(row.bookedOn) + random.integer(2, 20);
      return { ...row, id: nextId(), amount: -row.amount, bookedOn: formatDay(day) };
    })
    .filter(({ bookedOn }) => bookedOn <= statement.asOf);
}

function rowOf(
  { credit, currency, accountId, nextId }: Receiver,
  day: Day,
  amount: number,
  { payer, purpose, number }: { readonly payer: string; readonly purpose: string; readonly number: string },
): StatementRow {
  const description = credit
    .replace('{P}', payer)
    .replace('{U}', purpose)
    .replaceAll('{n}', number)
    .replace(/\s+/g, ' ')
    .trim();
  return { id: nextId(), bookedOn: formatDay(day), amount, currency, description, merchantName: null, accountId };
}

function price(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.max(1, Math.round(amount / step) * step);
}

function weekday(day: Day, shift: -1 | 1): Day {
  let moved = day;
  while (weekdayOf(moved) % 6 === 0) moved += shift;
  return moved;
}
