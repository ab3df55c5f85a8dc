import { table } from '../table.ts';
import type { Evaluation } from './evaluate.ts';
import { type Rates, ratesOf } from './rates.ts';
import type { Tally } from './tally.ts';
import { BASE_TARGETS, COST_TARGET, SHIFTED_TARGETS } from './targets.ts';

/** One line of the report: a detector on a variant. */
export interface EvaluatedDetector {
  readonly detector: string;
  readonly evaluation: Evaluation;
}

/** The report for people. It breaks down the first entry. */
export function textReport(seeds: string, entries: readonly EvaluatedDetector[]): string {
  const [main] = entries;
  const sections = [`Recurring bills found on statements of held-out seeds ${seeds}`, overview(entries)];
  if (main !== undefined) {
    const { evaluation } = main;
    sections.push(
      `${main.detector}, ${evaluation.variant}, by kind of bill`,
      breakdown(evaluation.byKind),
      'by cycle',
      breakdown(evaluation.byCycle),
      'by world',
      breakdown(evaluation.byWorld),
      'by merchant names in the feed',
      breakdown(evaluation.byMerchantNames),
      'false reports by habit',
      table(
        ['habit', 'seen', 'reported as bill'],
        sorted(evaluation.byHabit).map(([kind, { habits, wrong }]) => [kind, String(habits), String(wrong)]),
      ),
    );
  }
  return `${sections.join('\n\n')}\n`;
}

/** The report for programs: counts and rates of all entries. */
export function jsonReport(seeds: string, entries: readonly EvaluatedDetector[]): object {
  return {
    seeds,
    targets: { base: BASE_TARGETS, shifted: SHIFTED_TARGETS, millisecondsPer2000Transactions: COST_TARGET },
    results: entries.map(({ detector, evaluation }) => ({
      detector,
      variant: evaluation.variant,
      rates: ratesOf(evaluation.total),
      counts: evaluation.total,
      cost: evaluation.cost,
      byKind: Object.fromEntries(evaluation.byKind),
      byCycle: Object.fromEntries(evaluation.byCycle),
      byWorld: Object.fromEntries(evaluation.byWorld),
      byMerchantNames: Object.fromEntries(evaluation.byMerchantNames),
      byHabit: Object.fromEntries(evaluation.byHabit),
    })),
  };
}

function overview(entries: readonly EvaluatedDetector[]): string {
  const columns: readonly (readonly [string, (rates: Rates) => number])[] = [
    ['precision', ({ precision }) => precision],
    ['recall', ({ recall }) => recall],
    ['F1', ({ f1 }) => f1],
    ['cycle', ({ cycle }) => cycle],
    ['next ≤1d', ({ nextWithin1 }) => nextWithin1],
    ['(at best)', ({ foreseeableWithin1 }) => foreseeableWithin1],
    ['next ≤3d', ({ nextWithin3 }) => nextWithin3],
    ['(at best)', ({ foreseeableWithin3 }) => foreseeableWithin3],
    ['active', ({ active }) => active],
    ['amount ±5 %', ({ amountWithin5Percent }) => amountWithin5Percent],
    ['tx prec.', ({ rowPrecision }) => rowPrecision],
    ['tx recall', ({ rowRecall }) => rowRecall],
  ];
  return table(
    ['detector', 'statements', 'bills', ...columns.map(([title]) => title), 'ms/2,000 tx', 'slowest'],
    entries.map(({ detector, evaluation: { variant, total, cost } }) => {
      const rates = ratesOf(total);
      return [
        `${detector}, ${variant}`,
        String(total.statements),
        String(total.bills),
        ...columns.map(([, rate]) => decimal(rate(rates))),
        cost.per2000Transactions.toFixed(0),
        cost.slowestPer2000Transactions.toFixed(0),
      ];
    }),
  );
}

function breakdown(tallies: ReadonlyMap<string, Tally>): string {
  return table(
    ['', 'bills', 'found', 'recall', 'false', 'cycle', 'active', 'next ≤1d', 'next ≤3d'],
    sorted(tallies).map(([key, tally]) => {
      const { recall, cycle, active, nextWithin1, nextWithin3 } = ratesOf(tally);
      const ofFound = [cycle, active].map((rate) => (tally.found === 0 ? '–' : decimal(rate)));
      const ofGoingOn = [nextWithin1, nextWithin3].map((rate) => (tally.goingOn === 0 ? '–' : decimal(rate)));
      return [
        key,
        String(tally.bills),
        String(tally.found),
        tally.bills === 0 ? '–' : decimal(recall),
        String(tally.wrong),
        ...ofFound,
        ...ofGoingOn,
      ];
    }),
  );
}

function sorted<T>(entries: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  return [...entries].toSorted(([a], [b]) => a.localeCompare(b));
}

function decimal(rate: number): string {
  return rate.toFixed(3);
}
