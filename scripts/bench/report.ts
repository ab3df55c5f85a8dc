import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Rounds } from './measuring/compare.ts';
import type { Measurement } from './measuring/load.ts';
import { type Spread, spreadOf } from './measuring/statistics.ts';

/** A line of the table: what was measured, beside its target. */
export interface Result {
  readonly title: string;
  /** The medians of Coffer and its peer, for a ratio. */
  readonly medians?: readonly [ours: string, theirs: string];
  /** What the target is about, over the rounds. */
  readonly spread: Spread;
  readonly unit: string;
  readonly target: Target;
}

export type Target = { readonly atMost: number } | { readonly atLeast: number };

export function isMet({ spread, target }: Pick<Result, 'spread' | 'target'>): boolean {
  return 'atMost' in target ? spread.median <= target.atMost : spread.median >= target.atLeast;
}

const FIGURES = {
  throughput: { unit: '/s', of: ({ perSecond }: Measurement) => perSecond },
  p99: { unit: ' ms', of: ({ p99Ms }: Measurement) => p99Ms },
  'CPU per request': { unit: ' ms', of: ({ cpuMs }: Measurement) => cpuMs },
} as const;

/** Coffer's figure divided by the peer's: taken round by round, so that drift of the machine cancels. */
export function ratioResult(title: string, figure: keyof typeof FIGURES, rounds: Rounds, target: Target): Result {
  const { unit, of } = FIGURES[figure];
  const medianOf = (side: readonly Measurement[]) => `${significant(spreadOf(side.map(of)).median)}${unit}`;
  const ratios = rounds.map(({ ours, theirs }) => of(ours) / of(theirs));
  const medians = [medianOf(rounds.map(({ ours }) => ours)), medianOf(rounds.map(({ theirs }) => theirs))] as const;
  return { title: `${title}: ${figure}`, medians, spread: spreadOf(ratios), unit: ' ×', target };
}

/** A figure of Coffer alone, once or in several rounds. */
export function figureResult(title: string, values: readonly number[], unit: string, target: Target): Result {
  return { title, spread: spreadOf(values), unit: ` ${unit}`, target };
}

/** All results in one table in Markdown, aligned so that it can be read as text too. */
export function resultTable(results: readonly Result[]): string {
  const head = ['what', 'Coffer', 'peer', 'median', 'least–most', 'target', ''];
  const rows = [head, ...results.map(cellsOf)];
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  return lines.toSpliced(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`).join('\n');
}

function cellsOf(result: Result): readonly string[] {
  const { title, medians = ['', ''], spread, unit, target } = result;
  return [
    title,
    ...medians,
    `${significant(spread.median)}${unit}`,
    spread.least === spread.most ? '' : `${significant(spread.least)}–${significant(spread.most)}`,
    'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`,
    isMet(result) ? 'met' : '**missed**',
  ];
}

/** Three significant digits; all digits of larger numbers, in groups of three. */
export function significant(value: number): string {
  if (!Number.isFinite(value)) return 'unknown';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 0.01))));
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A sentence for a machine on which others are at work too; `undefined` for a quiet one. */
export function busyText(): string | undefined {
  const [load = 0] = loadavg();
  if (load < BUSY_FROM) return undefined;
  return `The machine was busy: its load average was ${load.toFixed(1)} when the run began. Do not trust the figures.`;
}

const BUSY_FROM = 0.7;

/** The page docs/performance.md with the results of a new run above what it says about the method, which stays. */
export function renewedPage(
  page: string,
  busy: string | undefined,
  seconds: number,
  results: readonly Result[],
): string {
  const method = page.indexOf('## How it is measured');
  if (method < 0) throw new Error('The page does not say how it is measured.');
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const memory = `${Math.round(totalmem() / 1e9)} GB of memory`;
  const missed = results.filter((result) => !isMet(result)).length;
  return [
    '# Performance',
    `Written by \`npm run bench\` on ${day} at commit ${commit}, in ${Math.round(seconds / 60)} minutes.`,
    `Machine: ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory}, ${type()} ${release()}, Node ${process.versions.node}.`,
    ...(busy === undefined ? [] : [`**${busy}**`]),
    missed === 0 ? 'All targets are met.' : `${missed} of ${results.length} targets are missed.`,
    resultTable(results),
    page.slice(method),
  ].join('\n\n');
}
