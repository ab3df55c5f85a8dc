import { table } from '../table.ts';
import type { CountryResult, JudgedRow, Share } from './evaluate.ts';
import { CORRECTIONS } from './evaluate.ts';
import { layerCounts, layerTable } from './layer-table.ts';
import { part, percent } from './percent.ts';
import { nameable, type Tally, tallyOf } from './score.ts';
import { HALVES, type Half } from './statement-rows.ts';

/** The tables of both halves, the worst country first, each by layer as well, and the learning curve, if any. */
export function textReport(results: readonly CountryResult[], { byCountry }: { readonly byCountry: boolean }): string {
  const hasCurve = results.some(({ learning }) => learning.size > 0);
  return [...halfTexts(results, byCountry), ...(hasCurve ? [`${LEARNING}\n${learningTable(results)}`] : [])].join(
    '\n\n',
  );
}

function halfTexts(results: readonly CountryResult[], byCountry: boolean): readonly string[] {
  return HALVES.map((half) => {
    const layers = layerTable(
      results.map((result) => onlyHalf(result, half)),
      byCountry,
    );
    return `${TITLES[half]}\n${halfTable(results, half)}\n\n${LAYERS[half]}\n${layers}`;
  });
}

const TITLES: Readonly<Record<Half, string>> = {
  open: 'Open rows, which may be read by whoever works on names and categories',
  'held-out': 'Held-out rows, which they never read: the figures to publish',
};

const LAYERS: Readonly<Record<Half, string>> = {
  open: 'Open rows by what decided on the category',
  'held-out': 'Held-out rows by what decided on the category',
};

const LEARNING =
  'Learning: payments of the second half of the year that are right, by how many payments of the first half the ' +
  'person corrected';

function halfTable(results: readonly CountryResult[], half: Half): string {
  const tallies = results.map(({ country, rows }) => [country.name, tallyOf(marksOf(rows, half))] as const);
  const sorted = tallies.toSorted(([, a], [, b]) => part(a.right, nameable(a)) - part(b.right, nameable(b)));
  const total = tallyOf(results.flatMap(({ rows }) => marksOf(rows, half)));
  return table(
    ['', 'rows', 'right', 'open', 'wrong', 'names', 'read well', 'nobody knows', 'claimed'],
    [['all countries', total] as const, ...sorted].map(([name, tally]) => [name, ...cells(tally)]),
  );
}

function onlyHalf(result: CountryResult, half: Half): CountryResult {
  return { ...result, rows: result.rows.filter(({ row }) => row.half === half) };
}

function marksOf(rows: readonly JudgedRow[], half: Half) {
  return rows.filter(({ row }) => row.half === half).map(({ mark }) => mark);
}

function cells(tally: Tally): readonly string[] {
  const rows = nameable(tally);
  const { right, open, wrong, names, wellNamed, unknowable, claimed } = tally;
  const shares = [right, open, wrong].map((count) => percent(count, rows));
  const nobody = unknowable + claimed;
  return [String(rows), ...shares, String(names), percent(wellNamed, names), String(nobody), percent(claimed, nobody)];
}

function learningTable(results: readonly CountryResult[]): string {
  const row = (name: string, shares: (corrections: number) => readonly Share[]) => [
    name,
    ...CORRECTIONS.map((corrections) => {
      const given = shares(corrections);
      return percent(sum(given.map(({ right }) => right)), sum(given.map(({ payments }) => payments)));
    }),
  ];
  return table(
    ['', ...CORRECTIONS.map((corrections) => `after ${corrections}`)],
    [
      row('all countries', (corrections) => results.map(({ learning }) => learning.get(corrections)!)),
      ...results.map(({ country, learning }) => row(country.name, (corrections) => [learning.get(corrections)!])),
    ],
  );
}

/** The counts behind the tables. */
export function jsonReport(results: readonly CountryResult[]) {
  return results.map(({ country, rows, learning }) => ({
    country: country.code,
    halves: { open: tallyOf(marksOf(rows, 'open')), 'held-out': tallyOf(marksOf(rows, 'held-out')) },
    layers: Object.fromEntries(HALVES.map((half) => [half, layerCounts(rows.filter(({ row }) => row.half === half))])),
    learning: Object.fromEntries(learning),
  }));
}

/** What is wrong or open in the open half, for those who work on it. Never the other half. */
export function openMistakes(results: readonly CountryResult[]): string {
  const lines = results.flatMap(({ country, rows }) =>
    rows
      .filter(({ row, mark }) => row.half === 'open' && isMistake(mark))
      .map((judged) => mistake(country.code, judged)),
  );
  return lines.join('\n');
}

function isMistake({ category, name }: JudgedRow['mark']): boolean {
  return category === 'open' || category === 'wrong' || category === 'claimed' || name === false;
}

function mistake(code: string, { row, shown, mark }: JudgedRow): string {
  const { description, payee } = shown.payment;
  const truth = row.categories.join(' or ') || 'nobody knows';
  const name = mark.name === false ? `, named "${shown.name}" for ${row.names.join(' or ')}` : '';
  return `${code} ${mark.category}: ${shown.categoryId} for ${truth}${name}: ${payee} | ${description}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
