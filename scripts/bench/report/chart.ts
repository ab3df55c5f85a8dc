import type { Spread } from '../measuring/statistics.ts';
import { type Comparison, isMet, type PartResult, ratiosOfComparison } from './results.ts';

/** One bar: how many times the peer's throughput Coffer reaches. */
interface Bar {
  readonly label: string;
  readonly ratio: Spread;
  readonly target: number | undefined;
}

interface BarGroup {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 820;
const LABELS = 260;
const VALUES = 70;
const BAR = 16;
const ROW = 26;
const GROUP = 34;
const MARGIN = 16;
const AXIS = 30;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2933; }
  .group { font-weight: 600; }
  .axis { font-size: 11px; fill: #52606d; }
  .grid { stroke: #d2d6dc; }
  .peer { stroke: #52606d; stroke-dasharray: 4 3; }
  .met { fill: #2f855a; }
  .missed { fill: #c05621; }
  .none { fill: #718096; }
  .spread { stroke: #1f2933; stroke-width: 1.5; }
  .target { stroke: #1f2933; stroke-width: 3; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e4e7eb; }
    .axis { fill: #9aa5b1; }
    .grid { stroke: #3e4c59; }
    .peer { stroke: #9aa5b1; }
    .spread, .target { stroke: #e4e7eb; }
  }`;

/**
 * An SVG picture of Coffer's throughput as a multiple of the peer's: a bar for the median of the rounds, a thin line
 * from the least to the most, a thick tick at the target.
 */
export function throughputChart(parts: readonly PartResult[]): string {
  const groups = parts.filter(({ comparisons }) => comparisons.length > 0).map(groupOf);
  const bars = groups.flatMap((group) => group.bars);
  const top = Math.max(2, ...bars.flatMap(({ ratio, target = 0 }) => [ratio.most, target])) * 1.05;
  const scale = (value: number) => LABELS + (value / top) * (WIDTH - LABELS - VALUES);
  const drawn: string[] = [];
  let y = MARGIN;
  for (const { title, bars: own } of groups) {
    drawn.push(`<text class="group" x="${MARGIN}" y="${y + 18}">${escaped(title)}</text>`);
    y += GROUP;
    for (const bar of own) {
      drawn.push(drawBar(bar, y, scale));
      y += ROW;
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y + AXIS}" role="img" aria-labelledby="title">`,
    '<title id="title">Throughput of Coffer as a multiple of its peer’s</title>',
    `<style>${STYLE}\n</style>`,
    ...gridLines(top).map((value) => drawGridLine(value, y, scale(value))),
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function groupOf({ title, comparisons }: PartResult): BarGroup {
  return { title, bars: comparisons.map(barOf) };
}

function barOf(comparison: Comparison): Bar {
  const { throughput } = ratiosOfComparison(comparison);
  return { label: comparison.title, ratio: throughput, target: comparison.targets.throughputAtLeast };
}

function drawBar({ label, ratio, target }: Bar, y: number, scale: (value: number) => number): string {
  const middle = y + BAR / 2;
  const [start, end] = [scale(0), scale(ratio.median)];
  const tick = target === undefined ? '' : line('target', scale(target), y - 3, scale(target), y + BAR + 3);
  return [
    `<text x="${LABELS - 10}" y="${y + 13}" text-anchor="end">${escaped(label)}</text>`,
    `<rect class="${colour(ratio.median, target)}" x="${px(start)}" y="${y}" width="${px(end - start)}" height="${BAR}"/>`,
    line('spread', scale(ratio.least), middle, scale(ratio.most), middle),
    tick,
    `<text x="${WIDTH - 8}" y="${y + 13}" text-anchor="end">${ratio.median.toFixed(2)} ×</text>`,
  ].join('');
}

function colour(value: number, target: number | undefined): string {
  if (target === undefined) return 'none';
  return isMet(value, { atLeast: target }) ? 'met' : 'missed';
}

/** At most ten lines, at whole numbers. */
function gridLines(top: number): readonly number[] {
  const step = Math.max(1, Math.ceil(top / 10));
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

function drawGridLine(value: number, bottom: number, x: number): string {
  const label = value === 1 ? '1 (peer)' : String(value);
  const text = `<text class="axis" x="${px(x)}" y="${bottom + 16}" text-anchor="middle">${label}</text>`;
  return line(value === 1 ? 'peer' : 'grid', x, MARGIN, x, bottom) + text;
}

function line(kind: string, x1: number, y1: number, x2: number, y2: number): string {
  return `<line class="${kind}" x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}"/>`;
}

function px(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
