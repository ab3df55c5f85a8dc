import { Command } from 'commander';
import { coffer } from '../bills/coffer-detector.ts';
import { firstRelease } from '../generators/first-release.ts';
import { hardStatements } from './lives.ts';
import { hardReport, type ScoredHardLives } from './report.ts';
import { scoreHardLives } from './score.ts';

/** `npm run evaluate hard`. */
export function hardCommand(): Command {
  return new Command('hard')
    .description('score the detection of recurring bills on the hardest lives, written by hand, and list its faults')
    .option('--json', 'print counts and faults as JSON instead of a table', false)
    .action(async ({ json }: { readonly json: boolean }) => {
      const scored = await scoreHard();
      process.stdout.write(`${json ? JSON.stringify(scored, null, 2) : hardReport(scored)}\n`);
    });
}

/** The detector on the hard lives, and beside it that of the first release where it is at hand. */
export async function scoreHard(): Promise<readonly ScoredHardLives[]> {
  const lives = hardStatements();
  const first = await firstRelease();
  const now = { detector: 'now', score: scoreHardLives(coffer, lives) };
  return first === undefined ? [now] : [now, { detector: 'first release', score: scoreHardLives(first, lives) }];
}
