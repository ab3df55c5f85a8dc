import { type Day, parseDay } from '../bills/days.ts';
import { CYCLE_DAYS, type Cycle } from '../bills/detector.ts';

/** One line of a life: who is paid, when, how much, and whether that is a bill. */
export interface Stream {
  /** `own` is own money on its way to oneself; about `may` reasonable people disagree. */
  readonly truth: 'bill' | 'not' | 'own' | 'may';
  readonly cycle: Cycle | undefined;
  /** For what has no cycle: `2/week`, `1/month`, or each working day. */
  readonly rate: string | undefined;
  readonly spans: readonly Span[];
  /** First and last month in which it is due. */
  readonly only: readonly [number, number];
  /** Days or months on which it was not paid. */
  readonly without: readonly string[];
  /** The share of payments that are left out at will. */
  readonly skip: number;
  /** Up to so many days earlier or later, and up to so many working days later. */
  readonly jitter: number;
  readonly late: number;
  readonly accounts: readonly { readonly account: number; readonly from: Day }[];
  /** Rows of the same payee that are no payments of the cycle; positive is money back. */
  readonly beside: readonly { readonly day: Day; readonly amount: number }[];
  /** What one unit of the price's own currency costs about. */
  readonly exchange: number | undefined;
  readonly prices: readonly Price[];
  readonly varies: boolean;
  readonly texts: readonly { readonly text: string; readonly from: Day }[];
  readonly merchant: string | null;
}

/** Due from a day on, until another or on; a single day is its own end. */
export interface Span {
  readonly first: Day;
  readonly last: Day;
  /** A second day of the month. */
  readonly also: number | undefined;
  readonly shift: 'next' | 'previous' | 'none';
}

export interface Price {
  /** `12.5`, `10-20` at random, `90~20` for January and July, `1,2,3` in turns. */
  readonly told: string;
  readonly from: Day;
}

const SHIFTS = { '>': 'next', '<': 'previous', '': 'none' } as const;

export function readStream(line: string): Stream {
  const [told = '', prices = '', ...printed] = line.split(' : ');
  const [truth, how = '', ...words] = told.split(' ');
  const [texts = '', merchant] = printed.join(' : ').split(' | ');
  const isDay = /^\d{4}-/;
  const option = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const [first = 1, last = 12] = (option('only') ?? '1-12').split('-').map(Number);
  return {
    truth: truth as Stream['truth'],
    cycle: how in CYCLE_DAYS ? (how as Cycle) : undefined,
    rate: how in CYCLE_DAYS || how === 'on' ? undefined : how,
    spans: words.filter((word) => isDay.test(word)).map(readSpan),
    only: [first, last],
    without: words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
    skip: Number(option('skip') ?? 0),
    jitter: Number(option('jitter') ?? 0),
    late: Number(words.find((word) => word.startsWith('~'))?.slice(1) ?? 0),
    accounts: readAccounts(option('account')),
    beside: words.filter((word) => word.startsWith('beside=')).map(readBeside),
    exchange: option('rate') === undefined ? undefined : Number(option('rate')),
    prices: prices.split(' ').map(readPrice),
    varies: /[\d.][-~][\d.]/.test(prices.replaceAll(/@\S+/g, '')),
    texts: texts.split(' => ').map(readText),
    merchant: merchant ?? null,
  };
}

function readSpan(word: string): Span {
  const [, first = '', also, sign = '', dots, last = ''] =
    /^(\d{4}-\d\d-\d\d)(?:,(\d+))?([<>]?)(\.\.)?(\d{4}-\d\d-\d\d)?$/.exec(word) ?? [];
  if (first === '') throw new RangeError(`No day or span of days is ${word}.`);
  const end = dots === undefined ? parseDay(first) : last === '' ? Number.POSITIVE_INFINITY : parseDay(last);
  return {
    first: parseDay(first),
    last: end,
    also: also === undefined ? undefined : Number(also),
    shift: SHIFTS[sign as keyof typeof SHIFTS],
  };
}

function readPrice(word: string): Price {
  const [told = '', from] = word.split('@');
  return { told, from: from === undefined ? Number.NEGATIVE_INFINITY : parseDay(`${from}-01`) };
}

function readAccounts(option: string | undefined): Stream['accounts'] {
  const [account, from] = (option ?? '1').split('@');
  const since = from === undefined ? Number.NEGATIVE_INFINITY : parseDay(`${from}-01`);
  return [{ account: Number(account), from: since }];
}

function readBeside(word: string): Stream['beside'][number] {
  const [day = '', amount] = word.slice('beside='.length).split(':');
  return { day: parseDay(day), amount: Number(amount) };
}

/** The first text holds from the beginning, each later one begins with its day. */
function readText(told: string, index: number): Stream['texts'][number] {
  return index === 0
    ? { text: told, from: Number.NEGATIVE_INFINITY }
    : { text: told.slice(11), from: parseDay(told.slice(0, 10)) };
}
