import { isMet, type Result, type Target } from './results.ts';

/** All results in one table in Markdown, aligned so that it can be read as text too. */
export function resultTable(results: readonly Result[]): string {
  const head = ['what', 'Coffer', 'peer', 'median', 'least–most', 'target', ''];
  const rows = [head, ...results.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

function cellsOf(result: Result): readonly string[] {
  const { title, medians, spread, unit, target } = result;
  return [
    title,
    medians === undefined ? '' : `${significant(medians.ours)}${medians.unit}`,
    medians === undefined ? '' : `${significant(medians.theirs)}${medians.unit}`,
    `${significant(spread.median)}${unit}`,
    spread.least === spread.most ? '' : `${significant(spread.least)}–${significant(spread.most)}`,
    targetText(target),
    isMet(result) ? 'met' : '**missed**',
  ];
}

function targetText(target: Target): string {
  return 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
}

/** Three significant digits; all digits of larger numbers, in groups of three. */
export function significant(value: number): string {
  if (!Number.isFinite(value)) return 'unknown';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
