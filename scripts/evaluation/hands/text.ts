import type { Day } from '../bills/days.ts';
import { printMoment } from '../foreign/calendar/date-text.ts';
import type { Random } from '../random.ts';

/** What a printed text may name. */
export interface TextContext {
  readonly payee: string;
  readonly purpose?: string;
  readonly city: string;
  /** The last digits of the card. */
  readonly card: string;
  readonly me: string;
  /** In major units, as the text prints it. */
  readonly paid?: string;
  /** The day on which it was bought or ordered, and the one on which the bank books it. */
  readonly bought: Day;
  readonly booked: Day;
  readonly months: readonly string[];
  /** Draws what differs from row to row. */
  readonly random: Random;
  /** Draws what is the same in all rows of one contract: its fork is asked by label. */
  readonly contract: Random;
}

const MARK = /\{(\w+)(?:([:<])([^}]*))?\}/g;
const CHOICE = /\{s:((?:[^{}]|\{[^}]*\})*)\}/g;

/**
 * Fills a text as a bank prints it. `{p}` is the payee, `{P}` in capitals, `{P<18}` cut off after 18 characters;
 * `{d:DD.MM.}` is the day of the purchase, `{v:…}` that of the booking, `{t:hh:mi}` a time of day; `{n:6}` and `{a:6}`
 * are digits and signs of one row, `{m}` is the amount, `{N:6}` and `{A:6}` those of a contract; `{s:x;y}` is one of
 * several per contract.
 */
export function fillText(template: string, context: TextContext): string {
  let position = 0;
  let choice = 0;
  const chosen = template.replace(CHOICE, (_, options: string) => {
    choice += 1;
    return context.contract.fork(`choice ${choice}`).pick(options.split(';'));
  });
  const filled = chosen.replace(MARK, (_, mark: string, sign: string | undefined, argument = '') => {
    position += 1;
    const value = markValue(mark, sign === ':' ? argument : '', context, position);
    return sign === '<' ? value.slice(0, Number(argument)).trimEnd() : value;
  });
  return filled.replaceAll(/ {2,}/g, ' ').trim();
}

function markValue(mark: string, argument: string, context: TextContext, position: number): string {
  const { payee, purpose = '', city, card, me, random, contract } = context;
  const stable = contract.fork(`${mark}${argument}${position}`);
  switch (mark) {
    case 'p':
      return payee;
    case 'P':
      return payee.toUpperCase();
    case 'u':
      return fillText(purpose, { ...context, purpose: '' });
    case 'U':
      return fillText(purpose, { ...context, purpose: '' }).toUpperCase();
    case 'city':
      return city;
    case 'CITY':
      return city.toUpperCase();
    case 'c':
      return card;
    case 'm':
      return context.paid ?? '';
    case 'me':
      return me;
    case 'ME':
      return me.toUpperCase();
    case 'd':
      return printMoment({ day: context.bought, seconds: 0 }, argument, context.months);
    case 'v':
      return printMoment({ day: context.booked, seconds: 0 }, argument, context.months);
    case 't':
      return printMoment({ day: context.bought, seconds: random.integer(28_000, 78_000) }, argument, context.months);
    case 'n':
      return random.digits(Number(argument));
    case 'a':
      return random.reference(Number(argument));
    case 'N':
      return stable.digits(Number(argument));
    case 'A':
      return stable.reference(Number(argument));
    default:
      throw new RangeError(`No text has {${mark}}.`);
  }
}
