import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { SingleBar } from 'cli-progress';
import { Command } from 'commander';
import { parseRateTable } from '../../adapters/exchange-rates/rate-table.ts';
import { SEED_DAYS, SEED_HISTORY } from '../../adapters/exchange-rates/seed-rates.ts';
import { type LocalDate, parseLocalDate } from '../../domain/calendar.ts';
import type { ExchangeRate } from '../../domain/money/exchange-rate.ts';
import { chooseDays } from './choose-days.ts';
import { compareRates, type Difference, medianDifference } from './compare.ts';
import { DAYS_PACKAGE, dayOfVersion, readDay, versionOfDay } from './days.ts';
import { HISTORY_PACKAGE, HISTORY_VERSION, readHistory } from './history.ts';
import { publishedVersions, withPackages } from './npm-packages.ts';
import { withoutOutliers } from './outliers.ts';
import { printRateTable } from './print-table.ts';

/** `npm run refresh-rates -- --help`. */

/** A day that both sources have. */
const COMMON_DAY = parseLocalDate('2024-07-31') as LocalDate;
/** Further apart than this, one of the sources has changed what it means. */
const MEDIAN_DIFFERENCE_MAX = 0.005;
/** A currency that moved more than this since the day before it in the table is shown to the reviewer. */
const NOTABLE_MOVE = 0.15;
/** Packages in the temporary folder at the same time, about 6 MB each. */
const PACKAGES_AT_ONCE = 8;
/** Between neighbours that are further apart, a currency can have moved by itself. */
const NEIGHBOURS_WITHIN_DAYS = 20;

const REMARKS = [
  `Units of each currency for one euro, from the npm package ${DAYS_PACKAGE}, one version per day.`,
  'Written by "npm run refresh-rates"; README.md has the sources and their licences.',
];

const HELP = `
Adds the newest days to adapters/exchange-rates/seed-rates/days.csv. Days that are there stay
as they are. The packages are downloaded from the npm registry to a temporary folder, some
6 MB a day. Afterwards it shows how far the two sources are apart on ${COMMON_DAY}, and which
currencies moved by more than ${NOTABLE_MOVE * 100} % from one day to the next: look at those before you commit.`;

const program = new Command('npm run refresh-rates --')
  .description('refresh the exchange rates that come with Coffer')
  .option('--history', 'also build the table of the days until 2025-01-03 again')
  .option('--dry-run', 'download and compare, and write nothing')
  .addHelpText('after', HELP)
  .action(refresh);

await program.parseAsync();

async function refresh({ history = false, dryRun = false }: { history?: boolean; dryRun?: boolean }): Promise<void> {
  const oldDays = parseRateTable(await readFile(SEED_DAYS, 'utf8'));
  const past = history ? await buildHistory() : await readHistoryTable();
  await holdSourcesAgainstEachOther(past);
  const newDays = withoutMistakes(await fetchNewDays(past, oldDays), oldDays);
  const days = [...oldDays, ...newDays];
  showMoves(days, new Set(newDays));
  print(`${past.length} rates until ${newest(past)}, ${days.length} since then until ${newest(days)}.`);
  if (dryRun) return;
  if (history) await writeFile(SEED_HISTORY, gzipSync(printRateTable(past, []), { level: 9 }));
  await writeFile(SEED_DAYS, printRateTable(days, REMARKS));
}

async function readHistoryTable(): Promise<readonly ExchangeRate[]> {
  return parseRateTable((await promisify(gunzip)(await readFile(SEED_HISTORY))).toString('utf8'));
}

async function buildHistory(): Promise<readonly ExchangeRate[]> {
  print(`Downloading ${HISTORY_PACKAGE} ${HISTORY_VERSION} …`);
  return withPackages(HISTORY_PACKAGE, [HISTORY_VERSION], async ([folder = '']) => readHistory(folder));
}

/** Throws when the sources differ so much on one day that they cannot mean the same. */
async function holdSourcesAgainstEachOther(history: readonly ExchangeRate[]): Promise<void> {
  const [rates = []] = await fetchDays([COMMON_DAY]);
  const differences = compareRates(
    history.filter(({ date }) => date === COMMON_DAY),
    rates,
  );
  const median = medianDifference(differences);
  print(`${COMMON_DAY}: ${differences.length} currencies in both sources, median difference ${percent(median)}.`);
  print(`  furthest apart: ${differences.slice(0, 5).map(differenceText).join(', ')}`);
  if (differences.length === 0 || median > MEDIAN_DIFFERENCE_MAX) throw new Error('The two sources do not agree.');
}

async function fetchNewDays(
  history: readonly ExchangeRate[],
  present: readonly ExchangeRate[],
): Promise<readonly ExchangeRate[]> {
  const end = newest(history);
  const published = (await publishedVersions(DAYS_PACKAGE)).flatMap((version) => dayOfVersion(version) ?? []);
  const wanted = chooseDays(
    published.filter((day) => day > end),
    [end, ...new Set(present.map(({ date }) => date))],
  );
  return (await fetchDays(wanted)).flat();
}

async function fetchDays(days: readonly LocalDate[]): Promise<readonly (readonly ExchangeRate[])[]> {
  const bar = new SingleBar({ format: 'Downloading {bar} {value}/{total} days | {eta_formatted} left' });
  const fetched: (readonly ExchangeRate[])[] = [];
  bar.start(days.length, 0);
  for (let start = 0; start < days.length; start += PACKAGES_AT_ONCE) {
    const some = days.slice(start, start + PACKAGES_AT_ONCE);
    const rates = await withPackages(DAYS_PACKAGE, some.map(versionOfDay), (folders) =>
      Promise.all(some.map((day, index) => readDay(folders[index] ?? '', day))),
    );
    fetched.push(...rates);
    bar.increment(some.length);
  }
  bar.stop();
  return fetched;
}

/** What is in the table already is judged no more: a release has it. */
function withoutMistakes(added: readonly ExchangeRate[], present: readonly ExchangeRate[]): readonly ExchangeRate[] {
  const sound = new Set(
    seriesOf([...present, ...added]).flatMap((series) => withoutOutliers(series, NEIGHBOURS_WITHIN_DAYS)),
  );
  return added.filter((rate) => sound.has(rate));
}

function showMoves(rates: readonly ExchangeRate[], added: ReadonlySet<ExchangeRate>): void {
  for (const series of seriesOf(rates)) {
    for (const [index, rate] of series.entries()) {
      if (!added.has(rate)) continue;
      const [move] = compareRates(series.slice(Math.max(0, index - 1), index), [rate]);
      if (move !== undefined && Math.abs(move.relative) > NOTABLE_MOVE) print(`  ${rate.date} ${differenceText(move)}`);
    }
  }
}

/** Per currency, in order of days. */
function seriesOf(rates: readonly ExchangeRate[]): readonly (readonly ExchangeRate[])[] {
  const ordered = rates.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return [...Map.groupBy(ordered, ({ currency }) => currency).values()];
}

/** Throws for no rates. */
function newest(rates: readonly ExchangeRate[]): LocalDate {
  const date = rates
    .map((rate) => rate.date)
    .toSorted()
    .at(-1);
  if (date === undefined) throw new Error('There are no rates.');
  return date;
}

function differenceText({ currency, relative }: Difference): string {
  return `${currency} ${relative > 0 ? '+' : '−'}${percent(Math.abs(relative))}`;
}

function percent(fraction: number): string {
  return `${(100 * fraction).toFixed(2)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
