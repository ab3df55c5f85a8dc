import { dayInMonth, dayOfMonth, monthNumber } from '../../../../domain/day-number.ts';
import type { Shift } from '../calendar/business-days.ts';
import type { Account } from '../people/account.ts';
import { horizon, type Life } from '../people/life.ts';
import { plainLetters } from '../printing/fill-template.ts';
import type { Random } from '../random.ts';
import type { BillTemplate } from '../world/bill-template.ts';
import { CARD_CHANNELS, type Channel } from '../world/channel.ts';
import { type Payee, payee } from '../world/payee.ts';
import { HOUSEHOLD_ROLES } from '../world/role.ts';
import { ruleFor } from './amount-for-cycle.ts';
import { type AmountPlan, amountPlan } from './amount-plan.ts';
import { type Cycle, PER_YEAR, STEP_DAYS } from './cycle.ts';
import { disturb } from './disruptions.ts';
import { type DueDay, type DuePlan, dueDays } from './due-days.ts';
import type { Payment, Trait } from './payment.ts';
import type { StreamPlan } from './stream-plan.ts';

/** What two contracts with one payee share. */
export interface Contract {
  readonly payee: Payee;
  readonly channel: Channel;
  readonly account: Account;
  readonly text: string;
}

/** The span in which a stream is paid. `end` is the day after which nothing is paid. */
interface Span {
  readonly start: number;
  readonly end: number;
}

export function contractFor(template: BillTemplate, life: Life, random: Random): Contract {
  const usesPaypal = life.usesPaypal && 'recurring' in template.by && random.chance(life.country.habits.paypal);
  const channel = usesPaypal ? 'debit' : random.weighted(template.by);
  const payee = template.payees === 'person' ? somebody(life, random) : random.pick(template.payees);
  const text =
    template.text === undefined ? '' : typeof template.text === 'string' ? template.text : random.pick(template.text);
  const account = accountFor(template, channel, life, random);
  if (!usesPaypal) return { payee, channel, account, text };
  return { payee: PAYPAL, channel, account, text: paypalText(payee, life) };
}

/** What PayPal writes beside a payment to a seller. */
export function paypalText({ name }: Payee, { country }: Life): string {
  return `{#13}/. ${name}, ${country.words.purchaseAt} ${name}`;
}

export const PAYPAL: Payee = payee('PayPal Europe S.a.r.l. et Cie S.C.A', 'PAYPAL', 'LUXEMBOURG', 'LU');

export function somebody({ country }: Life, random: Random): Payee {
  return payee(`${random.pick(country.givenNames)} ${random.pick(country.familyNames)}`);
}

function accountFor({ role }: BillTemplate, channel: Channel, life: Life, random: Random): Account {
  if (CARD_CHANNELS.includes(channel) && life.credit?.isObserved && random.chance(0.65)) return life.credit;
  if (life.joint !== undefined && HOUSEHOLD_ROLES.has(role) && random.chance(0.75)) return life.joint;
  return life.main;
}

export function planStream(
  id: number,
  template: BillTemplate,
  contract: Contract,
  life: Life,
  random: Random,
): StreamPlan {
  const cycle = typeof template.cycle === 'string' ? template.cycle : random.weighted(template.cycle);
  const span = spanOf(cycle, template, life, random);
  const amounts = amountsOf(template, cycle, life, random);
  const due = duePlan(template, cycle, contract.channel, life, random);
  const days = withMove(due, life, random, span);
  const isPaid = ({ day }: DueDay) => day >= span.start && day <= span.end;
  const paid = days.list
    .filter(isPaid)
    .map((at): Payment => ({ day: at.day, amount: amounts.at(at.day), kind: 'payment' }));
  const { channel } = contract;
  const setting = { cycle, channel, role: template.role, amountKind: amounts.kind, country: life.country, random };
  const disturbed = disturb(paid, { ...setting, from: life.from, to: Math.min(life.asOf, span.end) });
  const renamed = renamedPayee(contract, life, random);
  const traits = plainTraits(template, contract, amounts, span, due, life);
  return {
    id,
    role: template.role,
    payee: contract.payee,
    renamed,
    accountId: contract.account.id,
    channel: contract.channel,
    text: contract.text,
    cycle,
    amountKind: amounts.kind,
    isNeutral: template.neutral === true || template.instalments !== undefined,
    payments: disturbed.payments,
    traits: [...disturbed.traits, ...traits, ...days.traits, ...(renamed === undefined ? [] : (['renamed'] as const))],
    firstMissingDay: span.end < life.asOf ? days.list.find(({ day }) => day > span.end)?.day : undefined,
    foreign: amounts.foreign,
  };
}

function amountsOf(
  { amount, role, cycle: cycles }: BillTemplate,
  cycle: Cycle,
  life: Life,
  random: Random,
): AmountPlan {
  const span = { from: life.from - 400, to: horizon(life) };
  return amountPlan({
    rule: ruleFor(amount, cycles, cycle),
    role,
    cycle,
    country: life.country,
    random: random.fork('amount'),
    ...span,
  });
}

/** Most streams are older than the statements and outlive them. Some start or end in between. */
function spanOf(cycle: Cycle, template: BillTemplate, life: Life, random: Random): Span {
  const whole = { start: life.from - 60, end: horizon(life) };
  const step = 365 / PER_YEAR[cycle];
  if (template.instalments !== undefined) {
    const start = random.int(life.from, life.asOf - 60);
    return { start, end: start + Math.round(step * (random.int(...template.instalments) - 0.5)) };
  }
  const room = life.asOf - life.from - Math.round(step * 4);
  if (room < 60) return whole;
  const fate = random.next();
  if (fate < 0.16) return { ...whole, start: life.from + random.int(30, 30 + room) };
  if (fate < 0.3) return { ...whole, end: life.asOf - random.int(30, Math.min(room, 400)) };
  return whole;
}

function duePlan(template: BillTemplate, cycle: Cycle, channel: Channel, life: Life, random: Random): DuePlan {
  const isCard = CARD_CHANNELS.includes(channel);
  const month = monthNumber(life.from) + random.int(0, 11);
  const year = Math.floor(month / 12);
  const anchorMonth = template.months === undefined ? month : year * 12 + random.pick(template.months) - 1;
  const day = dayOf(template, random);
  return {
    cycle,
    anchor: STEP_DAYS[cycle] === undefined ? dayInMonth(anchorMonth, 15) : life.from + random.int(0, 29),
    dayOfMonth: cycle === 'semi-monthly' ? random.pick([1, 15]) : day,
    shift: isCard || channel === 'instant' ? 'none' : shiftOf(template, life, random),
    loose: Math.min(looseness(template, channel, random), cycle === 'weekly' ? 2 : 9),
    skips: template.skips ?? [],
  };
}

/** What is due at the end of a month is often taken on its last working day. */
function shiftOf({ due }: BillTemplate, { country }: Life, random: Random): Shift {
  return due === 'last' && random.chance(0.6) ? 'previous' : country.shift;
}

function dayOf({ due = 'any' }: BillTemplate, random: Random): number {
  if (typeof due === 'number') return due;
  if (due === 'first') return 1;
  if (due === 'last') return 31;
  if (due === 'start') return random.pick([1, 1, 1, 2, 3, 5]);
  return random.chance(0.35) ? random.pick([1, 5, 10, 15, 20, 25]) : random.int(1, random.chance(0.15) ? 31 : 28);
}

function looseness({ due, alsoShop }: BillTemplate, channel: Channel, random: Random): number {
  if (due === 'loose') return random.int(2, 5);
  const isByHand =
    ['billpay', 'transfer', 'instant', 'cheque'].includes(channel) || (channel === 'online' && !alsoShop);
  return isByHand && random.chance(0.5) ? random.int(1, 4) : 0;
}

/** Some streams get another day of the month once. */
function withMove(
  due: DuePlan,
  life: Life,
  random: Random,
  span: Span,
): { readonly list: readonly DueDay[]; readonly traits: readonly Trait[] } {
  const { businessDays } = life.country;
  const days = (plan: DuePlan, from: number, to: number) =>
    dueDays(life.isPunctual ? { ...plan, loose: 0 } : plan, businessDays, random.fork('due'), from, to);
  const end = horizon(life) + 400;
  if (due.cycle !== 'monthly' || !random.chance(0.03)) return { list: days(due, span.start, end), traits: [] };
  const move = random.int(life.from + 90, life.asOf - 90);
  const moved = { ...due, dayOfMonth: ((due.dayOfMonth + random.int(6, 20)) % 28) + 1 };
  return { list: [...days(due, span.start, move), ...days(moved, move + 12, end)], traits: ['moved'] };
}

function plainTraits(
  { payees, alsoShop, due }: BillTemplate,
  { payee, channel }: Contract,
  amounts: AmountPlan,
  span: Span,
  plan: DuePlan,
  life: Life,
): readonly Trait[] {
  const holds: readonly (readonly [Trait, boolean])[] = [
    [
      'rises',
      amounts.changes.some((day) => day > Math.max(span.start, life.from) && day < Math.min(span.end, life.asOf)),
    ],
    ['starts-late', span.start > life.from],
    ['ends', span.end < life.asOf],
    ['skips-months', plan.skips.length > 0],
    ['loose', plan.loose > 0 || due === 'loose'],
    ['foreign-currency', amounts.foreign !== undefined],
    ['to-a-person', payees === 'person'],
    ['at-a-shop', alsoShop === true],
    ['by-paypal', payee === PAYPAL],
    ['by-cheque', channel === 'cheque'],
  ];
  return holds.filter(([, isTrue]) => isTrue).map(([trait]) => trait);
}

/** Companies merge and change their systems: from some day on the name is written in another way. */
function renamedPayee({ payee, channel }: Contract, life: Life, random: Random): StreamPlan['renamed'] {
  if (payee === PAYPAL || !random.chance(0.03)) return undefined;
  const from = random.int(life.from + 60, life.asOf - 30);
  const words = plainLetters(payee.name).toUpperCase().split(' ');
  const short = words.length > 1 ? words.slice(0, -1).join(' ') : `${words[0]} SERVICES`;
  return { from, payee: { ...payee, name: short, ...(CARD_CHANNELS.includes(channel) ? { card: short } : {}) } };
}

/** Whether two plans can be told apart by a careful reader: another price, or another day. */
export function areDistinct(one: StreamPlan, two: StreamPlan): boolean {
  const price = ({ payments }: StreamPlan) => payments[0]?.amount;
  const day = ({ payments }: StreamPlan) => dayOfMonth(payments[0]?.day ?? 0);
  return one.cycle !== two.cycle || price(one) !== price(two) || Math.abs(day(one) - day(two)) > 3;
}
