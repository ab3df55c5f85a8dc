import { scaleLinear } from 'd3-scale';
import { type Html, html } from '../../../http/pages/html.ts';

/**
 * One bar of a chart whose rows are those of a table, so that the table is its text. `before` is drawn behind it, for
 * comparison. `most` is the largest value of all bars.
 */
export function bar(value: number, before: number, most: number): Html {
  const x = scaleLinear([0, Math.max(most, 1)], [0, 100]).clamp(true);
  const width = (of: number) => Math.round(x(of) * 10) / 10;
  const size = html`viewBox="0 0 100 10" preserveAspectRatio="none" width="100" height="10"`;
  return html`<svg class="bar" ${size} aria-hidden="true" focusable="false">
<rect class="before" width="${width(before)}" height="10" rx="1"/>
<rect class="now" y="2" width="${width(value)}" height="6" rx="1"/></svg>`;
}
