import { addMonths, type Day, parseDay, partsOfDay } from '../bills/days.ts';
import type { LabelledStatement } from '../bills/labelled-statement.ts';
import { BANKS } from '../hands/banks/banks.ts';
import { bankDaysOf, bookingDays } from '../hands/due-days.ts';
import { type Entry, labelledStatement } from '../hands/ledger.ts';
import { fillText } from '../hands/text.ts';
import { type Random, seededRandom } from '../random.ts';
import { COUNTRIES, type Country, KINDS, type Kind, WAYS } from './countries.ts';

/** Names of brokers, of cards and of brands, which people, landlords and schools are called as well. */
const BROKERS =
  'Fidelity;Vanguard;Schwab;Robinhood;Degiro;Trade Republic;Scalable;Flatex;Saxo;Avanza;Nordnet;Questrade;Zerodha;XTB;' +
  'Trading 212;Hargreaves Lansdown;Freetrade;Webull;Etoro;Bitpanda;Coinbase;Kraken;Binance;Wealthsimple;Betterment;' +
  'Acorns;Moneybox;Nutmeg;Interactive Brokers;Comdirect;Consors;Boursorama;Fineco;Bux;Revolut;Wise;Paypal;Klarna;' +
  'Finax;Fintual;Bossa;Groww;Allan Gray;Binck;Fio;Nordea;Balanz;Amex;Visa;Discover;Swissquote;Keytrade;Moneyfarm;Stake';
const BRANDS =
  'Spotify;Netflix;Shell;Apple;Amazon;Aldi;Tesla;Ford;Mercedes;Bosch;Nike;Puma;Costa;Subway;Target;Boots;Next;Gap;Total;' +
  'Orange;Three;Sky;Virgin;Uber;Bolt;Lime;Delta;Diamond;Eagle;Phoenix;Atlas;Orion;Sun;Star;Unity';
const FIRST_NAMES = 'Anna;Peter;Maria;Jan;Eva;Tom;Sofia;Marco;Lena;Ivan;Sara;Paul';

const PAYMENTS = 24;
const STREAMS = 10;
const AS_OF = '2026-06-20';

/** What one unit of its kind costs in euros. */
const PRICES: Readonly<Record<Kind, readonly [low: number, high: number]>> = {
  rent: [420, 1900],
  mortgage: [380, 1700],
  childcare: [90, 700],
  school: [60, 900],
  insurance: [8, 190],
  utilities: [25, 180],
  subscription: [5, 60],
};

/**
 * A person with ten payments of 24 equal instalments each, to payees that are named after surnames, towns, brokers and
 * brands, printed as in one of forty countries; and weekly food beside them.
 */
export function paymentsOfPerson(seed: number): LabelledStatement {
  const random = seededRandom(`payees ${seed}`);
  const country = COUNTRIES[seed % COUNTRIES.length]!;
  const asOf = parseDay(AS_OF);
  const from = addMonths(asOf, -PAYMENTS - 1);
  const streams = Array.from({ length: STREAMS }, (_, nth) => paid(country, random.fork(`stream ${nth}`), asOf));
  // Two contracts with one payee are another question.
  const distinct = new Map(streams.map(({ payee, entries }) => [payee, entries]));
  const food = Array.from({ length: 100 }, (_, week) => asOf - 7 * week - random.integer(0, 3)).map(
    (day): Entry => ({
      day,
      amount: -amountOf(country, random.between(12, 95)),
      text: `Market ${random.digits(4)}`,
      merchantName: null,
      accountId: 1,
      of: 'groceries',
    }),
  );
  const { code: world, currency } = country;
  return labelledStatement({ seed, world, merchantNames: 'none', currency, from, asOf }, [
    ...[...distinct.values()].flat(),
    ...food,
  ]);
}

function paid(country: Country, draw: Random, asOf: Day) {
  const kind = draw.pick(KINDS);
  const { purpose, payees } = country.paid[kind];
  const { payee, after } = nameOf(country, draw.pick(payees), draw);
  const way = kind === 'subscription' ? draw.pick(WAYS) : draw.pick(['debit', 'order'] as const);
  const own = BANKS.filter((bank) => bank.country === country.code);
  const template = country.texts?.[way] ?? draw.pick(own).texts[way];
  const bankDays = bankDaysOf(country.code);
  const { year, month } = partsOfDay(addMonths(asOf, -PAYMENTS));
  const dayOfMonth = draw.pick([1, 1, 2, 3, 5, 7, 10, 14, 15]);
  const first = parseDay(`${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`);
  const days = bookingDays({ cycle: 'monthly', first: addMonths(first, 1), shift: 'next' }, asOf + 40, bankDays);
  const amount = -amountOf(country, draw.between(...PRICES[kind]));
  const of = {
    kind: `${kind} to ${payee}, called after ${after}, in ${template}`,
    cycle: 'monthly',
    varies: false,
  } as const;
  const context = { payee, purpose, city: draw.pick(country.towns), card: '4821', me: 'Alex Holder', months: MONTHS };
  const entryOn = (day: Day): Entry => ({
    day,
    amount,
    text: fillText(template, {
      ...context,
      paid: (-amount / country.minor).toFixed(2),
      bought: day - 1,
      booked: day,
      random: draw,
      contract: draw.fork('contract'),
    }),
    merchantName: null,
    accountId: 1,
    of,
  });
  return { payee, entries: days.map(entryOn) };
}

const MONTHS = 'January;February;March;April;May;June;July;August;September;October;November;December'.split(';');

/** Whoever pays a broker itself, or its bank, saves. */
const ITSELF = /^\{x\}$|Ban[kcq]|Pank|Trapeza|Trust|ギンコウ/i;

function nameOf({ surnames, towns }: Country, form: string, draw: Random) {
  const share = draw.next();
  const after = !form.includes('{x}')
    ? 'a town'
    : share < 0.5
      ? 'a surname'
      : share > 0.75 || ITSELF.test(form)
        ? 'a brand'
        : 'a broker';
  const names = after === 'a surname' ? surnames : (after === 'a broker' ? BROKERS : BRANDS).split(';');
  const first = draw.pick(FIRST_NAMES.split(';'));
  const payee = form.replace('{x}', draw.pick(names)).replace('{f}', first).replace('{t}', draw.pick(towns));
  return { payee, after };
}

function amountOf({ minor, rate }: Country, euros: number): number {
  return Math.round(euros * rate * minor);
}
