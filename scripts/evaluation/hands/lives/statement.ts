import { addMonths, clampedDay, type Day, parseDay, partsOfDay, weekdayOf } from '../../bills/days.ts';
import type { Cycle } from '../../bills/detector.ts';
import type { LabelledStatement } from '../../bills/labelled-statement.ts';
import type { BusinessDays } from '../../foreign/calendar/business-days.ts';
import { type Random, seededRandom } from '../../random.ts';
import { bankDaysOf, bookingDays, nextWeekday } from '../due-days.ts';
import { type BillDraft, type Entry, labelledStatement } from '../ledger.ts';
import { fillText } from '../text.ts';
import { LIVES } from './lives.ts';

interface Line {
  readonly kind: string;
  readonly how: string;
  readonly days: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly options: ReadonlyMap<string, string>;
  readonly texts: readonly string[];
  readonly merchant: string | undefined;
}

interface Teller {
  readonly random: Random;
  readonly country: string;
  readonly me: string;
  readonly minor: number;
  readonly bankDays: BusinessDays;
  readonly from: Day;
  readonly asOf: Day;
  readonly hasMerchants: boolean;
}

/** Rows of one sender, receiver and purpose, whatever the month. All others go to one of several places. */
const OWN_MONEY: Readonly<Record<string, string>> = {
  own: 'own-transfer',
  sip: 'own-transfer',
  invest: 'own-transfer',
  exchange: 'own-transfer',
  repay: 'card-repayment',
  wage: 'wage',
  parents: 'wage',
  pension: 'wage',
};

/** One of the lives, as it went for 13 to 36 months up to some day. */
export function lifeStatement(seed: number): LabelledStatement {
  const [head = '', ...lines] = LIVES[seed % LIVES.length]!.split('\n');
  const random = seededRandom(`lives ${seed}`);
  const [, country = '', currency = ''] = /(..) (...)$/.exec(head) ?? [];
  const asOf = parseDay('2025-11-15') + random.integer(0, 370);
  const teller: Teller = {
    random,
    country,
    me: head.split(/[ ,]/, 1)[0]!,
    minor: 100,
    bankDays: bankDaysOf(country),
    from: addMonths(asOf, -random.integer(13, 36)) + random.integer(0, 27),
    asOf,
    hasMerchants: random.chance(0.7),
  };
  const entries = lines.flatMap((line, index) => {
    const draw = random.fork(`${index}`);
    const isHabit = line.startsWith('~ ');
    const told = readLine(isHabit ? line.slice(2) : line);
    if (!isHabit && draw.chance(told.options.has('maybe') ? 0.5 : 0.08)) return [];
    return isHabit ? habit(teller, told, draw) : bill(teller, told, draw);
  });
  const merchantNames = teller.hasMerchants ? 'partial' : 'none';
  return labelledStatement({ seed, world: head, merchantNames, currency, from: teller.from, asOf }, entries);
}

function readLine(line: string): Line {
  const [told = '', printed = ''] = line.split(/ : (.*)/s);
  const [texts = '', merchant] = printed.split(' | ');
  const [kind = '', how = '', ...rest] = told.split(' ');
  const days = /^[\d,]+$/.test(rest[0] ?? '') ? rest.shift()!.split(',').map(Number) : [];
  const [, low, high] = /^(-?[\d.]+)-(-?[\d.]+)$/.exec(rest.shift() ?? '') ?? [];
  const options = new Map(rest.map((option) => option.split('=') as [string, string]));
  return { kind, how, days, low: Number(low), high: Number(high), options, texts: texts.split(' => '), merchant };
}

function entryOf(
  teller: Teller,
  line: Line,
  row: Pick<Entry, 'day' | 'amount' | 'of'>,
  draw: Random,
  bought: Day,
): Entry {
  const { random, me, minor, hasMerchants } = teller;
  const [before = '', after = before] = line.texts;
  const isRenamed = row.day >= monthOf(teller, line.options.get('name'));
  const context = {
    payee: '',
    city: 'BERGEN',
    card: '4821',
    me,
    paid: (Math.abs(row.amount) / minor).toFixed(2),
    bought,
    booked: row.day,
    months: MONTHS[teller.country] ?? MONTHS['GB']!,
    random,
    contract: draw,
  };
  return {
    ...row,
    text: fillText(isRenamed ? after : before, context),
    merchantName: line.merchant === undefined || !hasMerchants ? null : fillText(line.merchant, context),
    accountId: 1,
  };
}

const MONTHS: Readonly<Record<string, readonly string[]>> = {
  GB: 'January February March April May June July August September October November December'.split(' '),
  BE: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  MX: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

/** The first day of a month of the life; an option that is not given never comes. */
function monthOf({ from }: Teller, option: string | undefined): Day {
  return option === undefined ? Number.POSITIVE_INFINITY : addMonths(from, Number(option));
}

function bill(teller: Teller, line: Line, draw: Random): readonly Entry[] {
  const { asOf, bankDays, from } = teller;
  const { kind, options } = line;
  const cycle = line.how as Cycle;
  const skip = Number(options.get('skip') ?? 0);
  const isPlayful = skip > 0;
  const draft: BillDraft = {
    kind: kind.replaceAll('_', ' '),
    cycle,
    varies: ['vary', 'season', 'summer'].some((option) => options.has(option)),
    ...(options.has('debatable') ? { standing: 'ignored' as const } : {}),
    ...(isPlayful ? { isUnforeseeable: true } : {}),
  };
  const last = options.has('to') ? addMonths(asOf, Number(options.get('to'))) : asOf + 420;
  const late = Number(options.get('late') ?? 0);
  const shift = options.get('shift') === 'none' ? 'none' : 'next';
  const day = draw.pick(line.days);
  const [movedTo, movedFrom] = (options.get('day') ?? '').split('@');
  const move = monthOf(teller, movedFrom);
  const rests = pauseOf(teller, options.get('pause'));
  const plan = { cycle, shift, delay: () => (late > 0 && draw.chance(0.5) ? draw.integer(1, late) : 0) } as const;
  const isDue = (due: Day) => isInMonths(options.get('only'), due) && !rests(due) && !draw.chance(skip);
  const first = firstDay(cycle, day, from, draw);
  const days = [
    ...bookingDays({ ...plan, first, isDue: (due) => due < move && isDue(due) }, last, bankDays),
    ...(movedFrom === undefined
      ? []
      : bookingDays(
          {
            ...plan,
            first: clampedDay(partsOfDay(move).year, partsOfDay(move).month, Number(movedTo)),
            isDue: (due) => due >= move && isDue(due),
          },
          last,
          bankDays,
        )),
  ].filter((booked) => booked >= monthOf(teller, options.get('from') ?? '0'));
  const priceOn = pricesOf(teller, line, draw);
  return days.map((booked, index) => {
    const half = index < Number(options.get('half') ?? 0) && draw.fork('half').chance(0.6) ? 0.5 : 1;
    return entryOf(teller, line, { day: booked, amount: -Math.round(priceOn(booked) * half), of: draft }, draw, booked);
  });
}

function firstDay(cycle: Cycle, day: number, from: Day, draw: Random): Day {
  const { year, month } = partsOfDay(from);
  if (/week/.test(cycle)) return nextWeekday(from + draw.integer(0, 21), day % 7);
  const months = { annual: 12, 'semi-annual': 6, quarterly: 3, bimonthly: 2 }[cycle as string] ?? 1;
  return clampedDay(year, month - draw.integer(0, months - 1), day);
}

function pauseOf(teller: Teller, option: string | undefined): (day: Day) => boolean {
  if (option === undefined) return () => false;
  const [after, length] = option.split('+');
  const begin = monthOf(teller, after);
  return (day) => day >= begin && day < addMonths(begin, Number(length));
}

function isInMonths(option: string | undefined, day: Day): boolean {
  if (option === undefined) return true;
  const [first = 1, last = 12] = option.split('-').map(Number);
  const { month } = partsOfDay(day);
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

function pricesOf(teller: Teller, { low, high, options }: Line, draw: Random): (day: Day) => number {
  const base = low === high ? low : priceBetween(low, high, draw);
  const [rise, month] = (options.get('rise') ?? '').split('@');
  const riseDay = draw.fork('rise').chance(0.6) ? monthOf(teller, month) : Number.POSITIVE_INFINITY;
  const winter = Number(options.get('season') ?? 0) - Number(options.get('summer') ?? 0);
  const vary = Number(options.get('vary') ?? 0) / 100;
  return (day) => {
    const level = base * (day >= riseDay ? 1 + Number(rise) / 100 : 1);
    const season = 1 + (winter / 100) * Math.cos(((partsOfDay(day).month - 1) / 12) * 2 * Math.PI);
    return Math.round(level * season * (1 + draw.between(-vary, vary)) * teller.minor);
  };
}

/** A price as it is asked for: with the ending of the dearest one, such as .99. */
function priceBetween(low: number, high: number, draw: Random): number {
  const price = draw.between(low, high);
  const ending = Math.round((high % 1) * 100) / 100;
  if (high > 150) return Math.round(price * 2) / 2;
  return Math.max(low, Math.floor(price) + ending);
}

function habit(teller: Teller, line: Line, draw: Random): readonly Entry[] {
  const { kind, low, high } = line;
  const own = OWN_MONEY[kind];
  const isFixed = own === 'own-transfer' && low !== high && line.how.startsWith('day') && draw.chance(0.7);
  const usual = Math.round(draw.between(low, high));
  const isPlain = low === high;
  return habitDays(teller, line.how, own !== undefined, draw).map((bought) => {
    const price = isFixed ? usual : isPlain ? low : draw.between(low, high);
    const isRound = /own|friend|cash|venmo|vipps|topup|grandson/.test(kind);
    const amount = Math.round(isRound ? Math.round(price) * teller.minor : price * teller.minor);
    const day = own === undefined ? bought : teller.bankDays.shifted(bought, 'next');
    const place = own === undefined ? draw.fork(`place ${draw.integer(0, 3)}`) : draw;
    return entryOf(teller, line, { day, amount: -amount, of: own ?? kind }, place, bought);
  });
}

function habitDays({ from, asOf }: Teller, how: string, isPunctual: boolean, draw: Random): readonly Day[] {
  const all = Array.from({ length: asOf - from + 1 }, (_, index) => from + index);
  const [, rate, unit] = /^(\d+)\/(\w+)$/.exec(how) ?? [];
  const spans: Readonly<Record<string, number>> = { week: 7, '2weeks': 14, month: 30.4, year: 365 };
  if (rate !== undefined) {
    if (unit === '2weeks') return all.filter((day) => (day - from) % 14 === 3);
    return all.filter(() => draw.chance(Number(rate) / (spans[unit ?? ''] ?? 30)));
  }
  if (how === 'yearly') {
    const first = from + draw.integer(0, 300);
    return [first, first + draw.integer(345, 385)].filter((day) => day <= asOf);
  }
  if (!how.startsWith('day')) return all.filter((day) => weekdayOf(day) === Number(how) && draw.chance(0.7));
  const dueDay = Number(how.slice(3));
  const { year, month } = partsOfDay(from);
  return Array.from({ length: 38 }, (_, index) => clampedDay(year, month + index, dueDay))
    .map((day) => (isPunctual ? day : day + draw.integer(-5, 5)))
    .filter((day) => day >= from && day <= asOf);
}
