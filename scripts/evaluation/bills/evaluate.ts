import type { DetectedBill, Detector } from './detector.ts';
import { generateStatement, type Variant } from './generate-statement.ts';
import type { LabelledStatement, TrueBill } from './labelled-statement.ts';
import { type Matching, matchBills, type WrongReport } from './match-bills.ts';
import { addTallies, EMPTY_TALLY, type Tally, tallyMatching, tallyStatement } from './tally.ts';

export interface Evaluation {
  readonly variant: string;
  readonly total: Tally;
  /** By kind of bill. `wrong` counts the reports that consist mostly of payments of such a bill but match none. */
  readonly byKind: ReadonlyMap<string, Tally>;
  /** By cycle. `wrong` counts the wrong reports with that cycle. */
  readonly byCycle: ReadonlyMap<string, Tally>;
  readonly byWorld: ReadonlyMap<string, Tally>;
  readonly byMerchantNames: ReadonlyMap<string, Tally>;
  /** By kind of habit. */
  readonly byHabit: ReadonlyMap<string, HabitTally>;
  readonly cost: Cost;
}

/** How often the habit occurred, and how many reports consist of it. */
export interface HabitTally {
  readonly habits: number;
  readonly wrong: number;
}

/** The processor time of the detector alone, in milliseconds. */
export interface Cost {
  readonly per2000Transactions: number;
  /** The slowest single statement, scaled to 2,000 transactions. */
  readonly slowestPer2000Transactions: number;
}

/** Runs a detector on the statements of the seeds and scores it. `onStatement` is called after each statement. */
export function evaluate(
  detector: Detector,
  seeds: readonly number[],
  variant: Variant,
  onStatement: () => void = () => {},
): Evaluation {
  const byKind = new Map<string, Tally>();
  const byCycle = new Map<string, Tally>();
  const byWorld = new Map<string, Tally>();
  const byMerchantNames = new Map<string, Tally>();
  const byHabit = new Map<string, HabitTally>();
  const costs: { readonly milliseconds: number; readonly transactions: number }[] = [];
  let total = EMPTY_TALLY;
  for (const seed of seeds) {
    const statement = generateStatement(seed, variant);
    const { detected, milliseconds } = timed(detector, statement);
    const tally = tallyStatement(statement, detected);
    total = addTallies(total, tally);
    add(byWorld, statement.world, tally);
    add(byMerchantNames, statement.merchantNames, tally);
    const matching = matchBills(statement, detected);
    addParts(
      byKind,
      matching,
      ({ kind }) => kind,
      ({ source }) => (source.of === 'bill' ? source.kind : undefined),
    );
    addParts(
      byCycle,
      matching,
      ({ cycle }) => cycle,
      ({ detected: { cycle } }) => cycle,
    );
    addHabits(byHabit, statement, matching);
    costs.push({ milliseconds, transactions: statement.rows.length });
    onStatement();
  }
  return { variant: variant.name, total, byKind, byCycle, byWorld, byMerchantNames, byHabit, cost: costOf(costs) };
}

function timed(detector: Detector, { rows, asOf }: LabelledStatement) {
  const before = process.cpuUsage();
  const detected: readonly DetectedBill[] = detector(rows, asOf);
  const { user, system } = process.cpuUsage(before);
  return { detected, milliseconds: (user + system) / 1000 };
}

function costOf(costs: readonly { readonly milliseconds: number; readonly transactions: number }[]): Cost {
  const milliseconds = costs.reduce((sum, cost) => sum + cost.milliseconds, 0);
  const transactions = costs.reduce((sum, cost) => sum + cost.transactions, 0);
  return {
    per2000Transactions: (milliseconds / Math.max(1, transactions)) * 2000,
    slowestPer2000Transactions: Math.max(0, ...costs.map((cost) => (cost.milliseconds / cost.transactions) * 2000)),
  };
}

function add(tallies: Map<string, Tally>, key: string, tally: Tally): void {
  tallies.set(key, addTallies(tallies.get(key) ?? EMPTY_TALLY, tally));
}

function addParts(
  tallies: Map<string, Tally>,
  { matched, missed, wrong }: Matching,
  keyOf: (bill: TrueBill) => string,
  keyOfWrong: (report: WrongReport) => string | undefined,
): void {
  for (const match of matched)
    add(tallies, keyOf(match.bill), tallyMatching({ matched: [match], missed: [], wrong: [] }));
  for (const bill of missed) add(tallies, keyOf(bill), tallyMatching({ matched: [], missed: [bill], wrong: [] }));
  for (const report of wrong) {
    const key = keyOfWrong(report);
    if (key !== undefined) add(tallies, key, tallyMatching({ matched: [], missed: [], wrong: [report] }));
  }
}

function addHabits(tallies: Map<string, HabitTally>, { habits }: LabelledStatement, { wrong }: Matching): void {
  for (const { kind, ids } of habits) {
    const { habits: seen, wrong: reported } = tallies.get(kind) ?? { habits: 0, wrong: 0 };
    tallies.set(kind, { habits: seen + (ids.length > 0 ? 1 : 0), wrong: reported });
  }
  for (const { source } of wrong) {
    const tally = source.of === 'habit' ? tallies.get(source.kind) : undefined;
    if (tally !== undefined) tallies.set(source.kind, { ...tally, wrong: tally.wrong + 1 });
  }
}
