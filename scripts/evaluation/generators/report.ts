import { ratesOf } from '../bills/rates.ts';
import { table } from '../table.ts';
import type { Generator } from './generators.ts';
import { calibrated, calibrationError, fitCalibration, type Score, shareRight } from './score.ts';

/** A detector on one of the generators. */
export interface ScoredGenerator {
  readonly generator: Generator;
  readonly detector: string;
  readonly score: Score;
}

/** One table over all generators, and what was tuned on each. */
export function generatorsReport(scored: readonly ScoredGenerator[]): string {
  const generators = new Map(scored.map(({ generator }) => [generator.name, generator.tuned]));
  const tuned = [...generators].map(([name, what]) => `${name}: ${what}`);
  const head = ['generator, detector', 'people', 'bills', 'precision', 'recall', 'F1', '95 % of samples', 'cycle'];
  const more = ['next ≤3d', 'annual', 'false annual/20', 'own as bills', '≥90 % right', 'calib. error'];
  const rows = scored.map(({ generator, detector, score }) => [`${generator.name}, ${detector}`, ...cells(score)]);
  return [
    'All generators, each by another hand or from another source',
    table([...head, ...more], rows),
    leftOut(scored),
    `Tuned on them:\n${tuned.join('\n')}`,
  ].join('\n\n');
}

/** How well the present confidence is calibrated on each generator once it is fitted again to the others. */
function leftOut(scored: readonly ScoredGenerator[]): string {
  const [first] = scored;
  const own = scored.filter(({ detector }) => detector === first?.detector);
  const all = fitCalibration(own.map(({ score }) => score.verdicts));
  const rows = own.map(({ generator, score }) => {
    const others = own.filter((other) => other.generator !== generator).map((other) => other.score.verdicts);
    const fit = fitCalibration(others);
    const verdicts = score.verdicts.map((verdict) => calibrated(verdict, fit));
    const sure = shareRight(verdicts, 0.9);
    return [generator.name, `${decimal(sure.share)} of ${sure.shown}`, calibrationError(verdicts).toFixed(3)];
  });
  return [
    `Calibrated on the other generators (on all of them: slope ${all.slope.toFixed(2)}, shift ${all.shift.toFixed(2)})`,
    table(['left out', '≥90 % right', 'calib. error'], rows),
  ].join('\n\n');
}

/** How many, how right, in which cycle and when next: what the tables of bills and of income begin with. */
export function rateCells({ people, tally, f1Interval }: Score): readonly string[] {
  const { precision, recall, f1, cycle, nextWithin3 } = ratesOf(tally);
  return [
    String(people),
    String(tally.bills),
    ...[precision, recall, f1].map(decimal),
    f1Interval.map(decimal).join('–'),
    decimal(cycle),
    decimal(nextWithin3),
  ];
}

function cells(score: Score): readonly string[] {
  const { people, annual, own, verdicts } = score;
  const sure = shareRight(verdicts, 0.9);
  return [
    ...rateCells(score),
    `${annual.found}/${annual.bills}`,
    ((annual.wrong / people) * 20).toFixed(2),
    `${own.wrong} of ${own.rows}`,
    `${decimal(sure.share)} of ${sure.shown}`,
    calibrationError(verdicts).toFixed(3),
  ];
}

function decimal(rate: number): string {
  return rate.toFixed(3);
}
