import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError, Option } from 'commander';
import { coffer } from './coffer-detector.ts';
import type { Detector } from './detector.ts';
import { evaluate } from './evaluate.ts';
import type { Variant } from './generate-statement.ts';
import { exactAmountMonthly, medianIntervalBands } from './reference-detectors.ts';
import { type EvaluatedDetector, jsonReport, textReport } from './report.ts';
import { parseSeedRange, REPORT_SEEDS, type SeedRange, seedsOf } from './seeds.ts';
import { BASE_VARIANT, SHIFTED_VARIANTS } from './variants.ts';

const command = new Command('npm run evaluate --')
  .description(
    'Scores the detection of recurring bills on generated, labelled statements, and compares the figures with those of ' +
      'two simple rules. The report goes to standard output, the progress to standard error.',
  )
  .addOption(
    new Option('--seeds <range>', 'one seed, or the first and the last of a range')
      .default(REPORT_SEEDS, textOf(REPORT_SEEDS))
      .argParser(seedRange),
  )
  .option('--json', 'print counts and rates as JSON instead of tables', false)
  .parse();

const { seeds, json } = command.opts<{ readonly seeds: SeedRange; readonly json: boolean }>();
const entries = evaluateAll(seedsOf(seeds));
const range = textOf(seeds);
process.stdout.write(json ? `${JSON.stringify(jsonReport(range, entries), null, 2)}\n` : textReport(range, entries));

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

function seedRange(text: string): SeedRange {
  try {
    return parseSeedRange(text);
  } catch (error) {
    throw error instanceof RangeError ? new InvalidArgumentError(error.message) : error;
  }
}

function textOf({ first, last }: SeedRange): string {
  return `${first}-${last}`;
}
