import type { Detector } from '../bills/detector.ts';
import type { LabelledStatement } from '../bills/labelled-statement.ts';
import { matchBills } from '../bills/match-bills.ts';
import { ratesOf } from '../bills/rates.ts';
import { addTallies, EMPTY_TALLY, type Tally, tallyMatching } from '../bills/tally.ts';
import { seededRandom } from '../random.ts';

/** A detector on the people of one generator. */
export interface Score {
  readonly people: number;
  readonly tally: Tally;
  /** The bounds between which F1 lies in 95 of 100 samples of these people. */
  readonly f1Interval: readonly [number, number];
  readonly annual: { readonly bills: number; readonly found: number; readonly wrong: number };
  /** Rows of own transfers and repayments, and the reports that consist of them. */
  readonly own: { readonly rows: number; readonly wrong: number };
  readonly verdicts: readonly Verdict[];
}

/** A reported bill: how sure the detector was, and whether it is one. */
export interface Verdict {
  readonly confidence: number;
  readonly isRight: boolean;
}

const OWN_KINDS: ReadonlySet<string> = new Set(['own-transfer', 'card-repayment', 'own-saving']);
const SAMPLES = 500;

export function score(detector: Detector, statements: readonly LabelledStatement[]): Score {
  const annual = { bills: 0, found: 0, wrong: 0 };
  const own = { rows: 0, wrong: 0 };
  const verdicts: Verdict[] = [];
  const tallies = statements.map((statement) => {
    const matching = matchBills(statement, detector(statement.rows, statement.asOf, statement.holder));
    const { matched, missed, wrong } = matching;
    const found = matched.filter(({ bill }) => bill.cycle === 'annual').length;
    annual.found += found;
    annual.bills += found + missed.filter(({ cycle }) => cycle === 'annual').length;
    annual.wrong += wrong.filter(({ detected }) => detected.cycle === 'annual').length;
    own.rows += statement.habits.reduce((sum, { kind, ids }) => sum + (OWN_KINDS.has(kind) ? ids.length : 0), 0);
    own.wrong += wrong.filter(({ source }) => OWN_KINDS.has(source.kind)).length;
    for (const { detected } of matched) verdicts.push({ confidence: detected.confidence ?? 1, isRight: true });
    for (const { detected } of wrong) verdicts.push({ confidence: detected.confidence ?? 1, isRight: false });
    return tallyMatching(matching);
  });
  const tally = tallies.reduce(addTallies, EMPTY_TALLY);
  return { people: statements.length, tally, f1Interval: interval(tallies), annual, own, verdicts };
}

/** Draws as many people as there are, again and again. */
function interval(tallies: readonly Tally[]): readonly [number, number] {
  const random = seededRandom('bootstrap');
  const f1s = Array.from({ length: SAMPLES }, () => {
    const drawn = tallies.map(() => random.pick(tallies));
    return ratesOf(drawn.reduce(addTallies, EMPTY_TALLY)).f1;
  }).toSorted((a, b) => a - b);
  return [f1s[Math.floor(SAMPLES * 0.025)] ?? 0, f1s[Math.floor(SAMPLES * 0.975)] ?? 0];
}

/** Of the bills shown as at least this sure, how many are bills. */
export function shareRight(verdicts: readonly Verdict[], atLeast: number) {
  const shown = verdicts.filter(({ confidence }) => confidence >= atLeast);
  const right = shown.filter(({ isRight }) => isRight).length;
  return { shown: shown.length, share: shown.length === 0 ? 1 : right / shown.length };
}

const BINS = 10;

/** The mean difference between how sure the detector was and how often it was right, in ten bins of confidence. */
export function calibrationError(verdicts: readonly Verdict[]): number {
  const bins = Map.groupBy(verdicts, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)));
  let error = 0;
  for (const own of bins.values()) {
    const sure = own.reduce((sum, { confidence }) => sum + confidence, 0);
    const right = own.filter(({ isRight }) => isRight).length;
    error += Math.abs(sure - right);
  }
  return verdicts.length === 0 ? 0 : error / verdicts.length;
}

/** An affine change of the logarithm of the odds. */
export interface Calibration {
  readonly slope: number;
  readonly shift: number;
}

export function calibrated({ confidence, isRight }: Verdict, { slope, shift }: Calibration): Verdict {
  return { confidence: 1 / (1 + Math.exp(-slope * logOdds(confidence) - shift)), isRight };
}

function logOdds(confidence: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, confidence));
  return Math.log(inside / (1 - inside));
}

const NEWTON_STEPS = 30;

/** Fits the likeliest calibration (Platt) to verdicts on several generators, each of which weighs the same. */
export function fitCalibration(generators: readonly (readonly Verdict[])[]): Calibration {
  let at: Calibration = { slope: 1, shift: 0 };
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-9, 0, 1e-9];
    for (const verdicts of generators) {
      for (const verdict of verdicts) {
        const z = logOdds(verdict.confidence);
        const p = calibrated(verdict, at).confidence;
        const error = ((verdict.isRight ? 1 : 0) - p) / verdicts.length;
        const weight = (p * (1 - p)) / verdicts.length;
        g0 += error * z;
        g1 += error;
        h00 += weight * z * z;
        h01 += weight * z;
        h11 += weight;
      }
    }
    const determinant = h00 * h11 - h01 * h01;
    const slope = at.slope + (h11 * g0 - h01 * g1) / determinant;
    at = { slope, shift: at.shift + (h00 * g1 - h01 * g0) / determinant };
  }
  return at;
}
