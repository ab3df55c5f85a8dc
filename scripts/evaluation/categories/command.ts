import { SingleBar } from 'cli-progress';
import { Command, Option } from 'commander';
import { evaluate } from './evaluate.ts';
import { jsonReport, openMistakes, textReport } from './report.ts';
import { countryCodes, countryStatements } from './statement-rows.ts';

interface Options {
  readonly country?: string;
  readonly mistakes: boolean;
  readonly layers: boolean;
  readonly json: boolean;
}

/** `npm run evaluate categories`. */
export function categoriesCommand(): Command {
  return new Command('categories')
    .description('score names and categories of imported payments on statements as banks of many countries write them')
    .addOption(new Option('--country <code>', 'only this country').choices(countryCodes()))
    .option('--mistakes', 'also print the open rows that are not right; held-out rows are never printed', false)
    .option('--layers', 'also print what each layer decided in each country', false)
    .option('--json', 'print counts as JSON instead of tables', false)
    .action(run);
}

async function run({ country, mistakes, layers, json }: Options): Promise<void> {
  const codes = country === undefined ? countryCodes() : [country];
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value}/{total} countries, {eta_formatted} left',
  });
  bar.start(codes.length, 0);
  const results = await evaluate(codes.map(countryStatements), () => bar.increment());
  bar.stop();
  process.stdout.write(
    `${json ? JSON.stringify(jsonReport(results), null, 2) : textReport(results, { byCountry: layers })}\n`,
  );
  if (mistakes) process.stdout.write(`\n${openMistakes(results)}\n`);
}
