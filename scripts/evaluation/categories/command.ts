import { SingleBar } from 'cli-progress';
import { Command, Option } from 'commander';
import { CORRECTIONS, type CountryResult, evaluate } from './evaluate.ts';
import { jsonReport, openMistakes, textReport } from './report.ts';
import { countryCodes, countryStatements, HANDS, type Hand } from './statement-rows.ts';

interface Options {
  readonly country?: string;
  readonly mistakes: boolean;
  readonly layers: boolean;
  readonly json: boolean;
}

const EVERY_CODE = [...new Set(HANDS.flatMap((hand) => countryCodes(hand)))].toSorted();

/** `npm run evaluate categories`. */
export function categoriesCommand(): Command {
  return new Command('categories')
    .description('score names and categories of imported payments on statements as banks of many countries write them')
    .addOption(new Option('--country <code>', 'only this country').choices(EVERY_CODE))
    .option('--mistakes', 'also print the open rows that are not right; held-out rows are never printed', false)
    .option('--layers', 'also print what each layer decided in each country', false)
    .option('--json', 'print counts as JSON instead of tables', false)
    .action(run);
}

async function run({ country, ...how }: Options): Promise<void> {
  const bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value}/{total} countries, {eta_formatted} left',
  });
  const codesOf = (hand: Hand) => countryCodes(hand).filter((code) => country === undefined || code === country);
  bar.start(HANDS.flatMap(codesOf).length, 0);
  const results = new Map<Hand, readonly CountryResult[]>();
  for (const hand of HANDS) {
    const countries = codesOf(hand).map((code) => countryStatements(code, hand));
    const corrections = hand === 'first' ? CORRECTIONS : [];
    results.set(hand, await evaluate(countries, () => bar.increment(), corrections));
  }
  bar.stop();
  process.stdout.write(how.json ? `${jsonOf(results)}\n` : textOf(results, how));
}

function jsonOf(results: ReadonlyMap<Hand, readonly CountryResult[]>): string {
  return JSON.stringify(
    [...results].flatMap(([hand, ofHand]) => jsonReport(ofHand).map((one) => ({ hand, ...one }))),
    null,
    2,
  );
}

function textOf(results: ReadonlyMap<Hand, readonly CountryResult[]>, { layers, mistakes }: Omit<Options, 'country'>) {
  return [...results]
    .filter(([, ofHand]) => ofHand.length > 0)
    .map(([hand, ofHand]) => {
      const title = hand === 'first' ? '' : `\nThe ${hand} hand\n\n`;
      const tables = textReport(ofHand, { byCountry: layers });
      return `${title}${tables}\n${mistakes ? `\n${openMistakes(ofHand)}\n` : ''}`;
    })
    .join('');
}
