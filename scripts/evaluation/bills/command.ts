import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { firstRelease } from '../generators/first-release.ts';
import { GENERATORS } from '../generators/generators.ts';
import { generatorsReport, type ScoredGenerator } from '../generators/report.ts';
import { score } from '../generators/score.ts';
import { scoreHard } from '../hard/command.ts';
import { hardReport } from '../hard/report.ts';
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

async function run({ seeds, json }: Options): Promise<void> {
  const numbers = seedsOf(seeds);
  const entries = evaluateAll(numbers);
  const scored = await scoreAll(numbers);
  const range = seedRangeText(seeds);
  const hard = await scoreHard();
  const report = { ...jsonReport(range, entries), generators: scored, hardLives: hard };
  process.stdout.write(
    json
      ? `${JSON.stringify(report, null, 2)}\n`
      : `${textReport(range, entries)}\n${generatorsReport(scored)}\n\n${hardReport(hard)}\n`,
  );
}

/** The detector on all generators, and beside it that of the first release. */
async function scoreAll(numbers: readonly number[]): Promise<readonly ScoredGenerator[]> {
  const first = await firstRelease();
  if (first === undefined) process.stderr.write('The first release is not in this copy; it is left out.\n');
  return GENERATORS.flatMap((generator) => {
    const statements = numbers.map(generator.make);
    const now = { generator, detector: 'now', score: score(coffer, statements) };
    return first === undefined ? [now] : [now, { ...now, detector: 'first release', score: score(first, statements) }];
  });
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
