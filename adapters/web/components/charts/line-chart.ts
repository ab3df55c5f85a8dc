import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { type Html, html } from '../../../http/pages/html.ts';

export interface LinePoint {
  /** Below the axis. */
  readonly label: string;
  readonly value: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** Every so many labels are shown, counted from the last. */
  readonly labelEvery: number;
}

/** Text in a picture grows and shrinks with it, so a phone gets a picture of its own. */
const WIDE: Size = { width: 720, height: 220, labelEvery: 2 };
const NARROW: Size = { width: 340, height: 190, labelEvery: 4 };

const MARGIN = { top: 12, right: 14, bottom: 26, left: 58 } as const;
const GRID_LINES = 4;

/**
 * A line over equally spaced points, at least two. Screen readers skip it: the page has the same as a table. `format`
 * writes the values of the axis.
 */
export function lineChart(points: readonly LinePoint[], format: (value: number) => string): Html {
  return html`<div class="chart" aria-hidden="true">
${drawing(points, format, WIDE, 'wide')}
${drawing(points, format, NARROW, 'narrow')}</div>`;
}

function drawing(points: readonly LinePoint[], format: (value: number) => string, size: Size, look: string): Html {
  const { width, height, labelEvery } = size;
  const values = points.map(({ value }) => value);
  const [left, right] = [MARGIN.left, width - MARGIN.right];
  const x = scaleLinear([0, points.length - 1], [left, right]);
  const y = scaleLinear(domainOf(values), [height - MARGIN.bottom, MARGIN.top]).nice(GRID_LINES);
  const floor = y.range()[0] ?? height;
  const at = (value: number, index: number): [number, number] => [rounded(x(index)), rounded(y(value))];
  const places = values.map(at);
  const path = line().curve(curveMonotoneX).digits(1)(places) ?? '';
  const fill = area().curve(curveMonotoneX).digits(1).y0(floor)(places) ?? '';
  const [lastX, lastY] = places.at(-1) ?? [right, floor];
  const grid = y.ticks(GRID_LINES).map((tick) => {
    const height = rounded(y(tick));
    const style = tick === 0 ? html` class="zero"` : '';
    return html`<line x1="${left}" x2="${right}" y1="${height}" y2="${height}"${style}/>
<text x="${left - 8}" y="${height + 4}" text-anchor="end">${format(tick)}</text>`;
  });
  const labels = points.map(({ label }, index) => {
    const fromEnd = points.length - 1 - index;
    if (fromEnd % labelEvery !== 0) return html``;
    const anchor = fromEnd === 0 ? 'end' : index === 0 ? 'start' : 'middle';
    return html`<text x="${rounded(x(index))}" y="${height - 6}" text-anchor="${anchor}">${label}</text>`;
  });
  const dimensions = html`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return html`<svg class="${look}" ${dimensions} focusable="false">
<g class="grid">${grid}${labels}</g><path class="fill" d="${fill}"/><path class="line" d="${path}"/>
<circle class="dot" cx="${lastX}" cy="${lastY}" r="4"/></svg>`;
}

/** Some room on both sides; a line that never changes stays in the middle. */
function domainOf(values: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least === most) return least === 0 ? [-1, 1] : [least - Math.abs(least) / 10, most + Math.abs(most) / 10];
  const room = (most - least) / 12;
  return [least - room, most + room];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
