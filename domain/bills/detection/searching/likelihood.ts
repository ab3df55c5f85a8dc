import { nextBusinessDay, previousBusinessDay } from '../../../day-number.ts';
import { amountChange } from '../amount-change.ts';
import { AMOUNT_STEPS, HIT_PROBABILITY, ON_TIME_SCALE_DAYS, ON_TIME_SHARE, ROLLED_PROBABILITY } from '../parameters.ts';
import { CADENCES, type Cadence } from './cadence.ts';

/*
 * How much likelier payments are if they follow a grid than if they come at random, as a log likelihood ratio (natural
 * logarithm). The random case is a Poisson process with the density of the same payments. Purchases every other day
 * match any monthly grid, and therefore gain nothing from it.
 */

export const LOG_HIT = Math.log(HIT_PROBABILITY);
export const LOG_MISS = Math.log(1 - HIT_PROBABILITY);
const LOG_ROLLED = Math.log(ROLLED_PROBABILITY);

/** The log density of a payment that is booked 0, 1, … days off, for each cadence and up to its window. */
const RESIDUAL_TABLES: ReadonlyMap<Cadence, readonly number[]> = new Map(
  CADENCES.map((cadence) => {
    const sharp = normalised(cadence.windowDays, ON_TIME_SCALE_DAYS);
    const wide = normalised(cadence.windowDays, cadence.spreadDays);
    const densities = sharp.map((density, days) => ON_TIME_SHARE * density + (1 - ON_TIME_SHARE) * wide[days]!);
    return [cadence, densities.map((density) => Math.log(density))];
  }),
);

/** Two-sided geometric densities of being 0, 1, … `window` days off. */
function normalised(window: number, scale: number): readonly number[] {
  const weights = Array.from({ length: window + 1 }, (_, days) => Math.exp(-days / scale));
  const total = weights.reduce((sum, weight, days) => sum + (days === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / total);
}

/**
 * The days between expectation and booking. On grids of months, moving from a weekend to a business day is no
 * deviation.
 */
export function residualDays(cadence: Cadence, expected: number, day: number): number {
  const plain = Math.abs(day - expected);
  if (plain === 0 || cadence.unit === 'days') return plain;
  return Math.min(plain, Math.abs(day - nextBusinessDay(expected)), Math.abs(day - previousBusinessDay(expected)));
}

/** Returns the log density of a payment on a day, by the day on which it is expected. */
export function logResidual(cadence: Cadence): (expected: number, day: number) => number {
  const table = RESIDUAL_TABLES.get(cadence)!;
  return (expected, day) => {
    const plain = Math.abs(day - expected);
    const direct = table[plain] ?? Number.NEGATIVE_INFINITY;
    if (plain === 0 || cadence.unit === 'days') return direct;
    const rolled = residualDays(cadence, expected, day);
    return rolled < plain ? Math.max(direct, table[rolled]! + LOG_ROLLED) : direct;
  };
}

/**
 * How strongly the step from one amount to the next suggests a bill rather than purchases; see {@link AMOUNT_STEPS}.
 */
export function logAmountStep(previous: number, next: number): number {
  const change = amountChange(previous, next);
  let step = 0;
  while (change > AMOUNT_STEPS[step]!.changeMax) step += 1;
  return AMOUNT_STEPS[step]!.gain;
}

/** The log likelihood, without constants, of `count` events in `days` days at the rate that fits them best. */
export function logPoisson(count: number, days: number): number {
  return count <= 0 ? 0 : count * Math.log(count / days) - count;
}

/** From how many grids the best one was chosen, times the rarity. The logarithm is the penalty for that choice. */
export function phaseCount(cadence: Cadence): number {
  return (cadence.unit === 'half-months' ? 100 : cadence.periodDays) * cadence.rarity;
}
