import type { Random } from '../random.ts';
import type { Channel } from '../world/channel.ts';
import type { Country } from '../world/country.ts';
import type { Role } from '../world/role.ts';
import { minor } from './amount-plan.ts';
import { type Cycle, PER_YEAR } from './cycle.ts';
import type { Payment, Trait } from './payment.ts';

interface Setting {
  readonly cycle: Cycle;
  readonly channel: Channel;
  readonly role: Role;
  readonly amountKind: 'fixed' | 'variable';
  readonly country: Country;
  readonly random: Random;
  /** Only payments of these days are disturbed, so that what comes next is known. */
  readonly from: number;
  readonly to: number;
}

export interface Disturbed {
  readonly payments: readonly Payment[];
  readonly traits: readonly Trait[];
}

type Disruption = (payments: readonly Payment[], at: number, setting: Setting) => readonly Payment[];

/** Lets a few things go wrong, as they do: payments are missed, late, returned or paid twice, and contracts pause. */
export function disturb(payments: readonly Payment[], setting: Setting): Disturbed {
  const traits: Trait[] = [];
  let disturbed = payments;
  for (const [trait, chance, disruption] of DISRUPTIONS) {
    if (!setting.random.chance(chance(setting))) continue;
    const at = placeOf(disturbed, setting);
    if (at === undefined) continue;
    disturbed = disruption(disturbed, at, setting);
    traits.push(trait);
  }
  return { payments: disturbed, traits };
}

/** A payment within the history, with at least two before it and two behind it. */
function placeOf(payments: readonly Payment[], { from, to, random }: Setting): number | undefined {
  const places = payments.flatMap(({ day, kind }, index) =>
    kind === 'payment' && day >= from && day <= to ? [index] : [],
  );
  return places.length < 6 ? undefined : random.pick(places.slice(2, -2));
}

const byDebit = ({ channel }: Setting) => channel === 'debit';
const byHand = ({ channel }: Setting) => ['billpay', 'transfer', 'instant', 'cheque'].includes(channel);

const DISRUPTIONS: readonly (readonly [Trait, (setting: Setting) => number, Disruption])[] = [
  ['pauses', ({ role }) => (['gym', 'meal-kit', 'lessons', 'streaming'].includes(role) ? 0.12 : 0.01), paused],
  ['missed', (setting) => (byHand(setting) ? 0.05 : 0.02), missed],
  ['doubled', (setting) => (byHand(setting) ? 0.05 : 0.01), doubled],
  ['late', (setting) => (byHand(setting) ? 0.12 : 0.03), late],
  ['returned', (setting) => (byDebit(setting) ? 0.05 : 0), returned],
  ['duplicate', () => 0.015, duplicate],
  ['settlement', (setting) => (isBudgeted(setting) ? 0.45 : 0), settled],
];

function isBudgeted({ role, cycle, amountKind }: Setting): boolean {
  const isMetered = ['electricity', 'gas', 'heating', 'water'].includes(role);
  return isMetered && amountKind === 'fixed' && PER_YEAR[cycle] >= 10;
}

function paused(payments: readonly Payment[], at: number, { random }: Setting): readonly Payment[] {
  return payments.toSpliced(at, Math.min(random.int(2, 3), payments.length - at - 3));
}

function missed(payments: readonly Payment[], at: number): readonly Payment[] {
  return payments.toSpliced(at, 1);
}

function doubled(payments: readonly Payment[], at: number): readonly Payment[] {
  const [one, two] = [payments[at]!, payments[at + 1]!];
  return payments.toSpliced(at, 2, { ...two, amount: one.amount + two.amount });
}

function late(payments: readonly Payment[], at: number, { random, cycle }: Setting): readonly Payment[] {
  const days = random.int(2, Math.max(3, Math.min(14, Math.floor(365 / PER_YEAR[cycle] / 3))));
  return payments.with(at, { ...payments[at]!, day: payments[at]!.day + days });
}

function returned(payments: readonly Payment[], at: number, { random, country }: Setting): readonly Payment[] {
  const { day, amount } = payments[at]!;
  const back = day + random.int(1, 4);
  const fee = minor(random.pick([3, 5, 8]) * country.scale, country);
  return payments.toSpliced(
    at,
    1,
    { day, amount, kind: 'side' },
    { day: back, amount: -amount, kind: 'return' },
    ...(random.chance(0.6) ? [{ day: back, amount: fee, kind: 'fee' } as const] : []),
    { day: back + random.int(2, 9), amount, kind: 'payment' },
  );
}

function duplicate(payments: readonly Payment[], at: number, { random }: Setting): readonly Payment[] {
  const { day, amount } = payments[at]!;
  const back: Payment = { day: day + random.int(2, 9), amount: -amount, kind: 'return' };
  return payments.toSpliced(at + 1, 0, { day, amount, kind: 'side' }, back);
}

/** Once a year the meter is read: the rest is paid, or comes back. */
function settled(payments: readonly Payment[], at: number, { random }: Setting): readonly Payment[] {
  const { day, amount } = payments[at]!;
  const rest = Math.round(amount * random.between(0.15, 2.5));
  const settlement: Payment = random.chance(0.6)
    ? { day: day + random.int(3, 20), amount: rest, kind: 'side' }
    : { day: day + random.int(3, 20), amount: -rest, kind: 'return' };
  return payments.toSpliced(at + 1, 0, settlement);
}
