import type { Random } from '../random.ts';
import { addMonths, type Day } from './days.ts';
import type { MerchantNames } from './labelled-statement.ts';
import type { BillTrade, Marks, ShopTrade, Style, World } from './worlds/world.ts';

/** The person whose statement is generated: where they live, for which time, and which merchants they use. */
export interface Household {
  readonly world: World;
  readonly merchantNames: MerchantNames;
  /** The first day of the statement. */
  readonly start: Day;
  /** The cut: the last day of the statement. */
  readonly asOf: Day;
  /** After the cut, so that each bill that goes on has a next payment to predict. */
  readonly horizon: Day;
  /** Returns each merchant only once: two bills of one merchant are a trap, which is set on purpose. */
  readonly takeProvider: (trade: BillTrade) => string;
  readonly takeShop: (trade: ShopTrade) => string;
  readonly takePerson: () => string;
  readonly marks: (random: Random) => Marks;
  readonly writer: (name: string, styles: readonly Style[], random: Random) => Writer;
  /** Where subscriptions are charged: to the current account or to a card. */
  readonly cardAccountId: number;
}

/** What the lines of a merchant say. */
export type Writer = (day: Day, random: Random) => LineText;

export interface LineText {
  readonly description: string;
  readonly merchantName: string | null;
}

export const CURRENT_ACCOUNT_ID = 1;
export const CARD_ACCOUNT_ID = 2;
export const SAVINGS_ACCOUNT_ID = 3;

export function createHousehold(world: World, asOf: Day, months: number, random: Random): Household {
  const people = [...random.shuffle(world.people)];
  const providers = takeOnce(world.providers, random);
  const shops = takeOnce(world.shops, random);
  const merchantNames = random.pick<MerchantNames>(['none', 'none', 'partial', 'raw']);
  const marks = (source: Random): Marks => makeMarks(world, source);
  return {
    world,
    merchantNames,
    start: addMonths(asOf, -months) + 1,
    asOf,
    horizon: asOf + 430,
    takeProvider: providers,
    takeShop: shops,
    takePerson: () => taken(people.pop()),
    marks,
    writer: (name, styles, source) => enrichedWriter(name, source.pick(styles), marks(source), merchantNames),
    cardAccountId: random.chance(0.6) ? CARD_ACCOUNT_ID : CURRENT_ACCOUNT_ID,
  };
}

function enrichedWriter(name: string, style: Style, marks: Marks, merchantNames: MerchantNames): Writer {
  return (day, random) => {
    const description = style({ name, day, marks, random });
    const named = random.chance(0.7);
    if (merchantNames === 'none') return { description, merchantName: null };
    if (merchantNames === 'partial') return { description, merchantName: named ? titleCase(name) : null };
    // Some feeds name the payment processor instead of the merchant.
    const merchantName = description.startsWith('PAYPAL') ? 'PayPal' : `${name} ${marks.city}`;
    return { description, merchantName };
  };
}

function takeOnce<Trade extends string>(names: Readonly<Record<Trade, readonly string[]>>, random: Random) {
  const left = new Map<Trade, string[]>();
  return (trade: Trade): string => {
    const stock = left.get(trade) ?? [...random.fork(trade).shuffle(names[trade])];
    left.set(trade, stock);
    return taken(stock.pop());
  };
}

function taken<T>(item: T | undefined): T {
  if (item === undefined) throw new RangeError('this world has too few merchants of that trade');
  return item;
}

function makeMarks(world: World, random: Random): Marks {
  return {
    mandate: `${random.pick(['M', 'RUM', 'ST', 'K'])}${random.digits(6)}`,
    contract: random.digits(9),
    phone: `${random.digits(3)}-${random.digits(3)}-${random.digits(4)}`,
    card: random.digits(4),
    city: random.pick(world.cities),
    store: random.digits(4),
    holder: random.pick(['JORDAN LEE', 'SAM RIVERA', 'ALEX NOVAK']),
  };
}

function titleCase(name: string): string {
  return name.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (start) => start.toUpperCase());
}
