import { type Random, seededRandom } from '../../../random.ts';
import { type Entry, FIRST_DAY, TODAY, type What } from './entry.ts';

/** What all payments of one kind have in common. */
export interface Template {
  readonly account: string;
  readonly kind?: string;
  /** `{4}` four digits, `{A4}` four capitals or digits, `{m}`, `{Y}` month and year, `{x/y}` one of them. */
  readonly text: string;
  readonly who: string;
  readonly what: What;
}

/** Minor units on a day: one amount, or what it is from a day on, or a range. */
export type Price =
  | number
  | readonly (readonly [from: string, cents: number])[]
  | { readonly from: number; to: number };

export interface Span {
  readonly from?: string;
  readonly to?: string;
}

/** Writes the entries of a life. The same name always gives the same life. */
export interface Diary {
  readonly once: (template: Template, day: string, cents: number) => void;
  /** On a day of every `every`th month, the last one of a short month. */
  readonly monthly: (template: Template, day: number, price: Price, span?: Span & { readonly every?: number }) => void;
  /** Every so many days. */
  readonly regularly: (template: Template, first: string, days: number, price: Price, span?: Span) => void;
  /** When it comes: so many times in 30 days. Each time one of the texts. */
  readonly often: (
    template: Omit<Template, 'text'> & { readonly texts: readonly string[] },
    rate: number,
    price: Price,
  ) => void;
  readonly entries: () => readonly Entry[];
  /** What comes regularly after `TODAY`, up to `COMING_DAYS` later. */
  readonly coming: () => readonly Entry[];
}

const COMING_DAYS = 35;

const DAY_MS = 86_400_000;

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

const END = dayAfter(TODAY, COMING_DAYS);

export function openDiary(name: string): Diary {
  const all: Entry[] = [];
  const root = seededRandom(name);
  const write = (template: Template, day: string, cents: number, random: Random) => {
    if (day < FIRST_DAY) return;
    const { account, kind = '', who, what } = template;
    all.push({ account, day, cents, kind, text: filled(template.text, day, random), who, what });
  };
  return {
    once: (template, day, cents) => write(template, day, cents, root.fork(`${day} ${template.text}`)),
    monthly: (template, dayOfMonth, price, { from = FIRST_DAY, to = END, every = 1 } = {}) => {
      const random = root.fork(template.text);
      for (let month = 10; month < 37; month += every) {
        const length = new Date(Date.UTC(2024, month + 1, 0)).getUTCDate();
        const day = new Date(Date.UTC(2024, month, Math.min(dayOfMonth, length))).toISOString().slice(0, 10);
        const cents = priceOn(price, day, random);
        if (day >= from && day <= to) write(template, day, cents, random);
      }
    },
    regularly: (template, first, days, price, { to = END } = {}) => {
      const random = root.fork(template.text);
      for (let day = first; day <= to; day = dayAfter(day, days)) {
        write(template, day, priceOn(price, day, random), random);
      }
    },
    often: (template, rate, price) => {
      const random = root.fork(template.texts.join());
      let passed = random.exponential(30 / rate);
      for (; passed < 730; passed += random.exponential(30 / rate)) {
        const cents = priceOn(price, TODAY, random);
        write(
          { ...template, text: random.pick(template.texts) },
          dayAfter(FIRST_DAY, Math.floor(passed)),
          cents,
          random,
        );
      }
    },
    entries: () => byDay(all.filter(({ day }) => day <= TODAY)),
    coming: () => byDay(all.filter(({ day }) => day > TODAY)),
  };
}

function byDay(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

function priceOn(price: Price, day: string, random: Random): number {
  if (typeof price === 'number') return price;
  if ('from' in price) return random.integer(price.from, price.to);
  return price.findLast(([from]) => from <= day)?.[1] ?? 0;
}

function filled(text: string, day: string, random: Random): string {
  return text.replace(/\{([^}]+)\}/g, (_, token: string) => {
    if (/^\d+$/.test(token)) return random.digits(Number(token));
    if (/^A\d+$/.test(token)) return random.reference(Number(token.slice(1)));
    if (token.includes('/')) return random.pick(token.split('/'));
    if (token === 'm') return day.slice(5, 7);
    if (token === 'Y') return day.slice(0, 4);
    if (token === 'd') return day.slice(8);
    throw new RangeError(`{${token}} stands for nothing.`);
  });
}
