import { Command } from 'commander';
import { seedsOption } from '../options.ts';
import { REPORT_SEEDS, type SeedRange, seedsOf } from '../seeds.ts';
import { incomeReport, mistakesIn } from './report.ts';

/** `npm run evaluate income`. */
export function incomeCommand(): Command {
  return new Command('income')
    .description('score the detection of recurring income on the statements of all generators')
    .addOption(seedsOption(REPORT_SEEDS))
    .option('--mistakes', 'list what was missed and what was wrong instead', false)
    .action(({ seeds, mistakes }: { readonly seeds: SeedRange; readonly mistakes: boolean }) => {
      const numbers = seedsOf(seeds);
      process.stdout.write(`${mistakes ? mistakesIn(numbers).join('\n') : incomeReport(numbers)}\n`);
    });
}
