import { table } from '../table.ts';
import type { CountryResult, JudgedRow } from './evaluate.ts';
import type { DecidedBy } from './layer.ts';
import { percent } from './percent.ts';

/** In the order in which they are asked (contract 8.5); a link overrules all. */
const LAYERS: readonly DecidedBy[] = ['link', 'rule', 'source', 'bank', 'book', 'words', 'none'];

/** How many rows each layer decided, and how many of those are right and wrong; also country by country if wanted. */
export function layerTable(results: readonly CountryResult[], isByCountry: boolean): string {
  const groups = [
    ['all countries', results.flatMap(({ rows }) => rows)] as const,
    ...(isByCountry ? results.map(({ country, rows }) => [country.name, rows] as const) : []),
  ];
  return table(
    ['', 'rows', 'of all', 'right', 'open', 'wrong', 'claimed'],
    groups.flatMap(([name, rows]) => LAYERS.flatMap((layer) => lineOf(`${name}: ${layer}`, layer, rows))),
  );
}

function lineOf(name: string, layer: DecidedBy, rows: readonly JudgedRow[]): readonly (readonly string[])[] {
  const known = rows.filter(({ row }) => row.categories.length > 0);
  const { right, open, wrong, claimed } = countsOf(rows.filter(({ shown }) => shown.layer === layer));
  const count = right + open + wrong;
  if (count + claimed === 0) return [];
  const shares = [right, open, wrong].map((one) => percent(one, count));
  return [[name, String(count), percent(count, known.length), ...shares, String(claimed)]];
}

/** The same as counts, for JSON. */
export function layerCounts(rows: readonly JudgedRow[]) {
  return Object.fromEntries(
    LAYERS.map((layer) => [layer, countsOf(rows.filter(({ shown }) => shown.layer === layer))]),
  );
}

function countsOf(rows: readonly JudgedRow[]) {
  const count = (category: JudgedRow['mark']['category']) =>
    rows.filter(({ mark }) => mark.category === category).length;
  return { right: count('right'), open: count('open'), wrong: count('wrong'), claimed: count('claimed') };
}
