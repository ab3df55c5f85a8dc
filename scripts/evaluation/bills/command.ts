import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { seedsOption } from '../options.ts';
import { REPORT_SEEDS, type SeedRange, seedRangeText, seedsOf } from '../seeds.ts';
import { coffer } from './coffer-detector.ts';
import type { Detector } from './detector.ts';
import { evaluate } from './evaluate.ts';
import type { Variant } from './generate-statement.ts';
import { exactAmountMonthly, medianIntervalBands } from './reference-detectors.ts';
import { type EvaluatedDetector, jsonReport, textReport } from './report.ts';
import { BASE_VARIANT, SHIFTED_VARIANTS } from './variants.ts';

interface Options {
  readonly seeds: SeedRange;
  readonly json: boolean;
}

/** `npm run evaluate bills`. */
export function billsCommand(): Command {
  return new Command('bills')
    .description('score the detection of recurring bills, and compare its figures with those of two simple rules')
    .addOption(seedsOption(REPORT_SEEDS))
    .option('--json', 'print counts and rates as JSON instead of tables', false)
    .action(run);
}

function run({ seeds, json }: Options): void {
  const entries = evaluateAll(seedsOf(seeds));
  const range = seedRangeText(seeds);
  process.stdout.write(json ? `${JSON.stringify(jsonReport(range, entries), null, 2)}\n` : textReport(range, entries));
}

function evaluateAll(numbers: readonly number[]): readonly EvaluatedDetector[] {
  const runs: readonly { readonly detector: string; readonly detect: Detector; readonly variant: Variant }[] = [
    ...[BASE_VARIANT, ...SHIFTED_VARIANTS].map((variant) => ({
      detector: 'Coffer',
      detect: coffer,
      variant,
    })),
    { detector: 'median interval', detect: medianIntervalBands, variant: BASE_VARIANT },
    { detector: 'exact amount', detect: exactAmountMonthly, variant: BASE_VARIANT },
  ];
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value}/{total} statements, {eta_formatted} left',
  });
  bar.start(runs.length * numbers.length, 0);
  const evaluated = runs.map(({ detector, detect, variant }) => ({
    detector,
    evaluation: evaluate(detect, numbers, variant, () => bar.increment()),
  }));
  bar.stop();
  return evaluated;
}
