import type { Cadence } from './cadence.ts';
import { nextBusinessDay, previousBusinessDay } from './day.ts';

/**
 * How much likelier some payments are if they follow a grid than if they come at random, as a log likelihood ratio
 * (natural logarithm). The random case is a Poisson process with the density of the very payments looked at: someone who
 * shops every other day meets any monthly grid, and earns nothing for it.
 */

/** A payment comes in a slot of its grid. One in twelve does not: late beyond the window, skipped or paused. */
const HIT_PROBABILITY = 0.92;
export const LOG_HIT = Math.log(HIT_PROBABILITY);
export const LOG_MISS = Math.log(1 - HIT_PROBABILITY);

/** Bank days: the booking moved to the next or the previous business day, of which the better fit was chosen. */
const LOG_ROLLED = Math.log(0.6);

/** Most payments come on the day; the rest spreads as the cadence says. */
const ON_TIME_SHARE = 0.7;
const ON_TIME_SCALE_DAYS = 0.5;

/**
 * Log density of a payment booked so many days off. A table per cadence, normalised over its window.
 */
const residualTables = new Map<string, readonly number[]>();

function residualTable(cadence: Cadence): readonly number[] {
  const known = residualTables.get(cadence.cycle);
  if (known !== undefined) return known;
  const sharp = normalised(cadence.windowDays, ON_TIME_SCALE_DAYS);
  const wide = normalised(cadence.windowDays, cadence.spreadDays * 1.5);
  const table = sharp.map((density, days) => Math.log(ON_TIME_SHARE * density + (1 - ON_TIME_SHARE) * wide[days]!));
  residualTables.set(cadence.cycle, table);
  return table;
}

/** Two-sided geometric densities of 0, 1, … `window` days off, either way. */
function normalised(window: number, scale: number): readonly number[] {
  const weights = Array.from({ length: window + 1 }, (_, days) => Math.exp(-days / scale));
  const total = weights.reduce((sum, weight, days) => sum + (days === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / total);
}

/** The days between booking and expectation; a weekend's move to a business day is no deviation for month grids. */
export function residualDays(cadence: Cadence, expected: number, day: number): number {
  const plain = Math.abs(day - expected);
  if (plain === 0 || cadence.unit === 'days') return plain;
  return Math.min(plain, Math.abs(day - nextBusinessDay(expected)), Math.abs(day - previousBusinessDay(expected)));
}

export function logResidual(cadence: Cadence, expected: number, day: number): number {
  const plain = Math.abs(day - expected);
  const table = residualTable(cadence);
  const direct = table[plain] ?? Number.NEGATIVE_INFINITY;
  if (plain === 0 || cadence.unit === 'days') return direct;
  const rolled = residualDays(cadence, expected, day);
  return rolled < plain ? Math.max(direct, table[rolled]! + LOG_ROLLED) : direct;
}

/**
 * What the step from one amount to the next says for a bill against a purchase: the same price speaks for it, any
 * moderate change still does (a meter, an exchange rate), a leap
 * against, and four times the amount hardly happens but after a trial, which is looked for apart.
 */
export function logAmountStep(previous: number, next: number): number {
  const change = amountChange(previous, next);
  if (change <= 0.005) return 1.1;
  if (change <= 0.06) return 0.77;
  if (change <= 0.3) return 0.35;
  if (change <= 0.5) return -0.2;
  return change <= 0.75 ? -1.3 : -4;
}

/** Relative to the larger of the two: 0 same, towards 1 a leap in either direction. */
export function amountChange(previous: number, next: number): number {
  const larger = Math.max(previous, next);
  return larger === 0 ? 0 : Math.abs(next - previous) / larger;
}

/** Log likelihood, without constants, of `count` events in `days` days at the rate that fits them best. */
export function logPoisson(count: number, days: number): number {
  return count <= 0 ? 0 : count * Math.log(count / days) - count;
}

/** The grid was chosen from this many, by looking: its logarithm is the price of the free choice. */
export function phaseCount(cadence: Cadence): number {
  return cadence.unit === 'half-months' ? 100 : cadence.periodDays;
}
