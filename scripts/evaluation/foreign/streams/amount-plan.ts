import { civilDateOf } from '../../../../domain/day-number.ts';
import type { Random } from '../random.ts';
import type { AmountRule } from '../world/bill-template.ts';
import type { Country } from '../world/country.ts';
import type { Role } from '../world/role.ts';
import { type Cycle, PER_YEAR } from './cycle.ts';

/** What each payment of a stream costs. */
export interface AmountPlan {
  /** `fixed`: the same until the payee changes the price. */
  readonly kind: 'fixed' | 'variable';
  /** Positive, in minor units of the account's currency. */
  readonly at: (day: number) => number;
  /** The price in dollars, in cents, for payees abroad. */
  readonly foreign?: (day: number) => { readonly currency: string; readonly amount: number; readonly rate: number };
  /** The days on which the price changes. */
  readonly changes: readonly number[];
}

/** A price from a day on, in major units. */
interface Step {
  readonly from: number;
  readonly price: number;
}

interface Setting {
  readonly rule: AmountRule;
  readonly role: Role;
  readonly cycle: Cycle;
  readonly country: Country;
  readonly random: Random;
  /** The span of the plan, as days. */
  readonly from: number;
  readonly to: number;
}

export function amountPlan(setting: Setting): AmountPlan {
  const { rule, country } = setting;
  if (rule.kind === 'metered') return meteredPlan(rule, setting);
  if (rule.kind === 'dollars' && country.currency !== 'USD') return dollarPlan(rule, setting);
  return fixedPlan(setting);
}

function fixedPlan(setting: Setting): AmountPlan {
  const { country, random } = setting;
  const steps = priceSteps(startPrice(setting), setting);
  // Some tariffs have small extras on top in some months.
  const hasExtras = ['mobile', 'internet'].includes(setting.role) && random.chance(0.12);
  const at = (day: number) => {
    const price = steps.findLast(({ from }) => from <= day)?.price ?? steps[0]?.price ?? 0;
    const chance = random.fork(`extra/${day}`);
    return minor(hasExtras && chance.chance(0.2) ? price + chance.between(0.4, 6) * country.scale : price, country);
  };
  return { kind: hasExtras ? 'variable' : 'fixed', at, changes: steps.slice(1).map(({ from }) => from) };
}

function startPrice({ rule, country, random }: Setting): number {
  if (rule.kind === 'worldwide') return country.localPrice(random.pick(rule.euros));
  if (rule.kind === 'tariffs' || rule.kind === 'dollars') return random.pick(rule.prices);
  if (rule.kind === 'agreed')
    return rule.step * random.int(Math.round(rule.from / rule.step), Math.round(rule.to / rule.step));
  return random.between(rule.from, rule.to);
}

/** The price and its changes. A premium goes up nearly every year, a subscription now and then. */
function priceSteps(price: number, setting: Setting): readonly Step[] {
  const { random, from, to, cycle } = setting;
  const introduction = introductoryStep(price, setting);
  const steps: Step[] = introduction === undefined ? [{ from, price }] : introduction.steps;
  const yearly = from + random.int(20, 360);
  for (let day = yearly; day < to; day += 365) {
    const last = steps.at(-1)?.price ?? price;
    if (random.chance(chanceOfRise(setting.role, cycle))) steps.push({ from: day, price: raised(last, setting) });
  }
  return steps.sort((a, b) => a.from - b.from);
}

function introductoryStep(price: number, { role, random, from }: Setting): { readonly steps: Step[] } | undefined {
  if (!['internet', 'mobile', 'streaming', 'newspaper', 'gym'].includes(role) || !random.chance(0.08)) return undefined;
  const reduced = sameEnding(price, random.pick([0.4, 0.5, 0.6]));
  return {
    steps: [
      { from, price: reduced },
      { from: from + random.int(80, 250), price },
    ],
  };
}

function chanceOfRise(role: Role, cycle: Cycle): number {
  if (role.endsWith('insurance')) return cycle === 'annual' ? 0.85 : 0.7;
  if (['car-loan', 'loan', 'instalments', 'pension', 'charity'].includes(role)) return 0.03;
  if (['rent', 'local-tax', 'home-owners', 'childcare', 'water', 'licence'].includes(role)) return 0.5;
  return PER_YEAR[cycle] >= 12 ? 0.35 : 0.3;
}

function raised(price: number, { rule, role, country, random }: Setting): number {
  const factor = random.chance(0.92) ? random.between(1.015, 1.14) : random.between(0.85, 0.98);
  const isPremium = role.endsWith('insurance') || role === 'mortgage' || role === 'local-tax';
  if (isPremium) return Math.round(price * factor * 10 ** country.minorDigits) / 10 ** country.minorDigits;
  if (rule.kind === 'agreed') return Math.max(rule.step, Math.round((price * factor) / rule.step) * rule.step);
  return sameEnding(price, factor);
}

/** A price near `price × factor` that ends as the price does: 9.99 goes to 10.99, 1490 to 1690. */
export function sameEnding(price: number, factor: number): number {
  const cents = Math.round((price % 1) * 100);
  const unit = price >= 1000 ? 100 : price >= 100 ? 10 : 1;
  const ending = cents / 100 + (Math.floor(price) % unit);
  const rounded = Math.round((price * factor - ending) / unit) * unit + ending;
  const moved = Math.abs(rounded - price) < 0.005 ? price + (factor > 1 ? unit : -unit) : rounded;
  return Math.round(Math.max(moved, price * 0.3) * 100) / 100;
}

function meteredPlan(rule: Extract<AmountRule, { kind: 'metered' }>, { country, random }: Setting): AmountPlan {
  const base = random.between(rule.from, rule.to);
  const noise = random.between(0.03, 0.12);
  const at = (day: number) => {
    const chance = random.fork(`meter/${day}`);
    const season = 1 + rule.swing * seasonAt(day, rule.season);
    return Math.max(1, minor(base * season * Math.max(0.4, 1 + noise * chance.bell()), country));
  };
  return { kind: 'variable', at, changes: [] };
}

/** −1 to 1: the highest in January or in July. */
function seasonAt(day: number, season: 'winter' | 'summer' | 'none'): number {
  if (season === 'none') return 0;
  const { month, day: dayOfMonth } = civilDateOf(day);
  const wave = Math.cos((2 * Math.PI * ((month - 1) * 30.4 + dayOfMonth - 20)) / 365);
  return season === 'winter' ? wave : -wave;
}

function dollarPlan(rule: Extract<AmountRule, { kind: 'dollars' }>, setting: Setting): AmountPlan {
  const { country, random } = setting;
  const steps = priceSteps(random.pick(rule.prices), setting);
  const phase = random.between(0, 6);
  const dollars = (day: number) => steps.findLast(({ from }) => from <= day)?.price ?? steps[0]?.price ?? 1;
  const rate = (day: number) =>
    country.dollar * (1 + 0.03 * Math.sin(day / 80 + phase) + 0.006 * random.fork(`rate/${day}`).bell());
  return {
    kind: 'variable',
    at: (day) => minor(dollars(day) * rate(day), country),
    foreign: (day) => ({ currency: 'USD', amount: Math.round(dollars(day) * 100), rate: rate(day) }),
    changes: steps.slice(1).map(({ from }) => from),
  };
}

export function minor(major: number, { minorDigits }: Pick<Country, 'minorDigits'>): number {
  return Math.round(major * 10 ** minorDigits);
}
