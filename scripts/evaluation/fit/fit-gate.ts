import type { Feature } from '../../../domain/bills/detection/judging/features.ts';
import type { Gate } from '../../../domain/bills/detection/judging/gate.ts';
import { CYCLE_FAMILIES, type CycleFamily } from '../../../domain/bills/detection/searching/cadence.ts';
import { examplesFrom, type FamilyExample } from './examples.ts';
import { fitLogistic } from './logistic.ts';
import { statement, type Variant } from './statement.ts';

export interface FitPlan {
  readonly rounds: number;
  readonly statementsARound: number;
  readonly firstSeed: number;
  readonly ridge: number;
}

export interface Fit {
  readonly gate: Gate;
  readonly examples: number;
  readonly bills: number;
}

/**
 * A piece of a bill may be doubtful by itself. A whole bill must be about as likely as not. On generated statements of
 * other authors, F1 hardly changes between 0.5 and 0.65 for monthly bills; hardly anything but bills recurs every other
 * month or every quarter, so that these may be less certain. Two payments a year apart are often two visits, so that
 * annual bills must be likelier: at 0.6, one false annual bill in twenty people is left.
 */
const EXTRACTION_THRESHOLD = 0.3;
const BILL_THRESHOLDS: Gate['billThresholds'] = {
  weekly: 0.55,
  fortnightly: 0.47,
  monthly: 0.55,
  seldom: 0.45,
  yearly: 0.6,
};

/** The weights to start with: a bill is regular, has one price, and is hardly ever missed. */
const FIRST_GUESS: Readonly<Partial<Record<Feature, number>>> = {
  intercept: -4,
  evidencePerPayment: 1,
  sameAmounts: 2,
  missed: -4,
};

/**
 * Fits the gate in rounds, because the candidates that are judged depend on those accepted before. Each round collects
 * the candidates that the detector finds with the latest weights in new statements, and fits to all candidates so far.
 */
export function fitGate(plan: FitPlan, onStatement: () => void): Fit {
  const examples: FamilyExample[] = [];
  let gate = gateOf(() => FIRST_GUESS);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (let index = 0; index < plan.statementsARound; index += 1) {
      const seed = plan.firstSeed + round * plan.statementsARound + index;
      for (const example of examplesFrom(statement(seed, variantOf(seed)), gate)) examples.push(example);
      onStatement();
    }
    gate = gateOf((family) =>
      fitLogistic(
        examples.filter((example) => example.family === family),
        plan.ridge,
      ),
    );
  }
  return { gate, examples: examples.length, bills: examples.filter(({ isBill }) => isBill).length };
}

/**
 * Two of six statements are regular to the day, because most real feeds are more regular than the usual mix. In one of
 * six, payments are up to two more days early or late, because some feeds are less regular.
 */
function variantOf(seed: number): Variant {
  if (seed % 6 < 2) return { jitterDays: 0, missRate: 0 };
  return seed % 6 === 2 ? { jitterDays: 2 } : {};
}

function gateOf(fit: (family: CycleFamily) => Readonly<Record<string, number>>): Gate {
  const byFamily = CYCLE_FAMILIES.map((family) => [family, fit(family)] as const);
  const weightsOf = (name: string) => Object.fromEntries(byFamily.map(([family, weights]) => [family, weights[name]!]));
  const names = Object.keys(byFamily[0]![1]);
  // The names are those of the features.
  const weights = Object.fromEntries(names.map((name) => [name, weightsOf(name)])) as Gate['weights'];
  return { weights, extractionThreshold: EXTRACTION_THRESHOLD, billThresholds: BILL_THRESHOLDS };
}
