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
const LEGEND = 30;

const STYLE = `
  .ground { fill: #ffffff; }
  text { font: 13px system-ui, sans-serif; fill: #1f2933; }
  .group { font-weight: 600; }
  .axis { font-size: 11px; fill: #52606d; }
  .grid { stroke: #d2d6dc; }
  .peer { stroke: #1f2933; stroke-width: 1.5; stroke-dasharray: 5 3; }
  .met { fill: #2f855a; }
  .missed { fill: #c05621; }
  .none { fill: #718096; }
  .spread { stroke: #1f2933; stroke-width: 1.5; }
  .target { stroke: #1f2933; stroke-width: 3; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #16181a; }
    text { fill: #e4e7eb; }
    .axis { fill: #9aa5b1; }
    .grid { stroke: #3e4c59; }
    .peer { stroke: #e4e7eb; }
    .spread, .target { stroke: #e4e7eb; }
  }`;

/**
 * An SVG picture of Coffer's throughput as a multiple of the peer's: a bar for the median of the rounds, a thin line
 * from the least to the most, a thick tick at the target, and a dashed line at the peer. It has a ground of its own,
 * because its style follows the reader's system, and the page around it may not.
 */
export function throughputChart(parts: readonly PartResult[]): string {
  const groups = parts.filter(({ comparisons }) => comparisons.length > 0).map(groupOf);
  const bars = groups.flatMap((group) => group.bars);
  const top = Math.max(2, ...bars.flatMap(({ ratio, target = 0 }) => [ratio.most, target])) * 1.05;
  const scale = (value: number) => LABELS + (value / top) * (WIDTH - LABELS - VALUES);
  const drawn: string[] = [];
  let y = MARGIN + LEGEND;
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
    `<rect class="ground" width="${WIDTH}" height="${y + AXIS}" rx="8"/>`,
    drawLegend(),
    ...gridLines(top).map((value) => drawGridLine(value, y, scale(value))),
    ...drawn,
    drawPeer(y, scale(1)),
    '</svg>',
    '',
  ].join('\n');
}

/** What the colours and lines stand for, in one row at the top. */
function drawLegend(): string {
  const entries: readonly (readonly [x: number, width: number, mark: string, meaning: string])[] = [
    [MARGIN, 16, box('met', MARGIN), 'target met'],
    [120, 16, box('missed', 120), 'target missed'],
    [242, 16, box('none', 242), 'no target'],
    [342, 20, line('spread', 342, MARGIN + 6, 362, MARGIN + 6), 'least to most of the rounds'],
    [562, 6, line('target', 565, MARGIN - 2, 565, MARGIN + 14), 'target'],
    [640, 6, line('peer', 643, MARGIN - 2, 643, MARGIN + 14), 'the peer (1 ×)'],
  ];
  return entries
    .map(([x, width, mark, meaning]) => `${mark}<text x="${x + width + 6}" y="${MARGIN + 11}">${meaning}</text>`)
    .join('');
}

function box(kind: string, x: number): string {
  return `<rect class="key ${kind}" x="${x}" y="${MARGIN}" width="16" height="12"/>`;
}

/** In front of the bars, so that it shows which of them reach it. */
function drawPeer(bottom: number, x: number): string {
  const text = `<text class="axis" x="${px(x)}" y="${bottom + 16}" text-anchor="middle">1</text>`;
  return line('peer', x, MARGIN + LEGEND, x, bottom) + text;
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

/** At most ten lines, at whole numbers other than 1, which is the peer's. */
function gridLines(top: number): readonly number[] {
  const step = Math.max(1, Math.ceil(top / 10));
  const values = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  return values.filter((value) => value !== 1);
}

function drawGridLine(value: number, bottom: number, x: number): string {
  const text = `<text class="axis" x="${px(x)}" y="${bottom + 16}" text-anchor="middle">${value}</text>`;
  return line('grid', x, MARGIN + LEGEND, x, bottom) + text;
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
