import type { Measurement } from '../measuring/measurement.ts';
import { type Spread, spreadOf } from '../measuring/statistics.ts';
import {
  type Comparison,
  type Figure,
  isMet,
  ratiosOfComparison,
  type Target,
  targetText,
  valueText,
} from './results.ts';

/** A table in Markdown, aligned so that it can be read as text too. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

/** Throughput and latency of Coffer and its peer. */
export function speedTable(comparisons: readonly Comparison[]): string {
  const head = ['scenario', 'Coffer/s', 'peer/s', 'ratio', 'target', 'p50 ms', 'p99 ms', 'ratio of p99', 'load'];
  return markdownTable(head, comparisons.map(speedRow));
}

function speedRow(comparison: Comparison): readonly string[] {
  const { title, ours, theirs, targets } = comparison;
  const { throughput, p99 } = ratiosOfComparison(comparison);
  const both = (figure: (measurement: Measurement) => number, digits: number) =>
    [ours, theirs].map((rounds) => median(rounds, figure).toFixed(digits)).join(' / ');
  const { throughputAtLeast: least, p99AtMost } = targets;
  return [
    title,
    median(ours, ({ perSecond }) => perSecond).toFixed(0),
    median(theirs, ({ perSecond }) => perSecond).toFixed(0),
    spreadText(throughput),
    least === undefined ? '' : `≥ ${least} ${verdict(throughput.median, { atLeast: least })}`,
    both(({ latency }) => latency.p50, 2),
    both(({ latency }) => latency.p99, 2),
    spreadText(p99) + (p99AtMost === undefined ? '' : ` ${verdict(p99.median, { atMost: p99AtMost })}`),
    both(({ cpuShare }) => cpuShare, 2),
  ];
}

/** CPU and memory of Coffer and its peer. */
export function costTable(comparisons: readonly Comparison[]): string {
  const head = ['scenario', 'Coffer, CPU ms', 'peer, CPU ms', 'ratio', 'target', 'memory MB'];
  return markdownTable(head, comparisons.map(costRow));
}

function costRow(comparison: Comparison): readonly string[] {
  const { title, ours, theirs, targets } = comparison;
  const { cpu } = ratiosOfComparison(comparison);
  const parts = (rounds: readonly Measurement[]) =>
    `${median(rounds, ({ serviceCpu }) => serviceCpu).toFixed(3)} + ${median(rounds, ({ databaseCpu }) => databaseCpu).toFixed(3)}`;
  const memory = (rounds: readonly Measurement[]) => Math.max(...rounds.map((round) => round.residentMegabytes));
  const { cpuAtMost } = targets;
  return [
    title,
    parts(ours),
    parts(theirs),
    spreadText(cpu),
    cpuAtMost === undefined ? '' : `≤ ${cpuAtMost} ${verdict(cpu.median, { atMost: cpuAtMost })}`,
    `${memory(ours).toFixed(0)} / ${memory(theirs).toFixed(0)}`,
  ];
}

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.title,
    valueText(figure),
    figure.note ?? '',
    figure.target === undefined ? '' : `${targetText(figure)} ${verdict(figure.value, figure.target)}`,
  ]);
  return markdownTable(['what', 'figure', 'spread', 'target'], rows);
}

function median(rounds: readonly Measurement[], figure: (measurement: Measurement) => number): number {
  return spreadOf(rounds.map(figure)).median;
}

/** `1.85 (1.80–1.91)`. */
export function spreadText({ median, least, most }: Spread): string {
  return `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

function verdict(value: number, target: Target): string {
  return isMet(value, target) ? 'met' : '**missed**';
}
