import type { AmountRule, BillTemplate } from '../world/bill-template.ts';
import { type Cycle, PER_YEAR } from './cycle.ts';

/** A rule as wide as this covers the prices of all its cycles; a narrower one is for the most common cycle. */
const WIDE = 5;

/** The rule for one cycle of a payee that offers several: a year costs more than a month. */
export function ruleFor(rule: AmountRule, cycles: BillTemplate['cycle'], cycle: Cycle): AmountRule {
  if (typeof cycles === 'string') return rule;
  const [from, to] = boundsOf(rule);
  if (to >= from * WIDE) return partOf(rule, isLong(cycle), Math.sqrt(from * to));
  const factor = PER_YEAR[mostCommon(cycles)] / PER_YEAR[cycle];
  // Who pays for longer gets it a little cheaper.
  return scaled(rule, factor > 2 ? factor * 0.9 : factor);
}

function mostCommon(cycles: Exclude<BillTemplate['cycle'], string>): Cycle {
  const entries = Object.entries(cycles) as [Cycle, number][];
  return entries.reduce((most, entry) => (entry[1] > most[1] ? entry : most))[0];
}

function isLong(cycle: Cycle): boolean {
  return PER_YEAR[cycle] <= 6;
}

function boundsOf(rule: AmountRule): readonly [number, number] {
  if (rule.kind === 'agreed' || rule.kind === 'metered') return [rule.from, rule.to];
  const prices = rule.kind === 'worldwide' ? rule.euros : rule.prices;
  return [Math.min(...prices), Math.max(...prices)];
}

/** The upper or the lower part of the rule. */
function partOf(rule: AmountRule, isUpper: boolean, middle: number): AmountRule {
  const inPart = (price: number) => (isUpper ? price >= middle : price <= middle);
  if (rule.kind === 'agreed' || rule.kind === 'metered') {
    return isUpper ? { ...rule, from: middle } : { ...rule, to: middle };
  }
  if (rule.kind === 'worldwide') return { ...rule, euros: rule.euros.filter(inPart) };
  return { ...rule, prices: rule.prices.filter(inPart) };
}

function scaled(rule: AmountRule, factor: number): AmountRule {
  if (rule.kind === 'agreed' || rule.kind === 'metered') {
    return { ...rule, from: rule.from * factor, to: rule.to * factor };
  }
  if (rule.kind === 'worldwide') return { ...rule, euros: rule.euros.map((price) => price * factor) };
  return { ...rule, prices: rule.prices.map((price) => rounded(price, factor)) };
}

/** Whole prices stay whole. */
function rounded(price: number, factor: number): number {
  return Number.isInteger(price) ? Math.max(1, Math.round(price * factor)) : Math.round(price * factor * 100) / 100;
}
