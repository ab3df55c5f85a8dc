import { civilDateOf, dayInMonth, monthNumber } from '../../../../domain/day-number.ts';
import type { BusinessDays } from '../calendar/business-days.ts';
import { printMoment } from '../calendar/date-text.ts';
import { type Account, bankOn, cardEnding } from '../people/account.ts';
import type { Random } from '../random.ts';
import { type Bank, type Booking, SAME_WORKING_DAY, within } from '../world/bank.ts';
import { bookingGroup, type Channel, NEXT_BEST } from '../world/channel.ts';
import type { Country } from '../world/country.ts';
import type { Movement } from '../world/movement.ts';
import { type Filling, fillTemplate, plainLetters } from './fill-template.ts';

/** What every row of one person's statements shares. */
export interface Reader {
  readonly country: Country;
  readonly name: string;
  readonly town: string;
  readonly accounts: readonly Account[];
  /** Names the person's own constants, such as the numbers of contracts. */
  readonly random: Random;
}

export interface Printed {
  readonly description: string;
  readonly merchantName: string | null;
  readonly bookedDay: number;
}

export function printMovement(movement: Movement, reader: Reader, random: Random): Printed {
  const account = accountOf(movement.accountId, reader);
  const bank = bankOn(account, movement.day);
  const bookedDay = bookedOn(movement, bank, reader.country.businessDays, random);
  const filling = fillingOf(movement, account, bookedDay, reader, random);
  const prints = formFor(movement.channel, bank.prints) ?? '{payee} {text}';
  const template = typeof prints === 'string' ? prints : random.pick(prints);
  const description = fillTemplate(template, filling).replace(/ +$/, '').trimStart();
  const name = isNamed(movement, bank, reader) ? formFor(movement.channel, bank.names ?? {}) : undefined;
  return {
    description: bank.width === undefined ? description : description.slice(0, bank.width).trimEnd(),
    merchantName: name === undefined ? null : fillTemplate(name, filling).trim() || null,
    bookedDay,
  };
}

/** The bank's form for the channel, or for the next best one. */
function formFor<T>(channel: Channel, forms: Readonly<Partial<Record<Channel, T>>>): T | undefined {
  for (let at: Channel | undefined = channel; at !== undefined; at = NEXT_BEST[at]) {
    const form = forms[at];
    if (form !== undefined) return form;
  }
  return undefined;
}

function bookedOn(movement: Movement, bank: Bank, businessDays: BusinessDays, random: Random): number {
  const isCard = bookingGroup(movement.channel) === 'card';
  const booking: Booking = (isCard ? bank.card : bank.bank) ?? (isCard ? within(1, 2) : SAME_WORKING_DAY);
  const delay = random.int(...booking.delay);
  return booking.workingDays ? businessDays.after(movement.day, delay) : movement.day + delay;
}

/** A payee's column is filled for all its rows or for none, as a bank knows a shop or does not. */
function isNamed({ payee, accountId }: Movement, { nameShare: share = 1 }: Bank, reader: Reader): boolean {
  return share >= 1 || reader.random.fork(`named/${accountId}/${payee.name}`).chance(share);
}

function fillingOf(movement: Movement, account: Account, bookedDay: number, reader: Reader, random: Random): Filling {
  const seconds = random.int(7 * 3600, 21 * 3600);
  const date = (letter: string, pattern: string) =>
    printMoment({ day: dayFor(letter, movement.day, bookedDay), seconds }, pattern, reader.country.words.months);
  const contract = movement.streamId ?? movement.payee.name;
  const constant = (scope: string) => (key: string) => reader.random.fork(`${scope}/${key}`);
  const ofAccount = constant(`account/${account.id}`);
  const inner: Filling = {
    value: () => '',
    date,
    random,
    constant: constant(`contract/${contract}`),
    account: ofAccount,
  };
  const values = valuesOf(movement, account, reader, inner);
  return {
    value: (name) => values(name) ?? undefined,
    date,
    random,
    constant: constant(`account/${account.id}/${contract}`),
    account: ofAccount,
  };
}

/** The day that a letter of a template means. */
function dayFor(letter: string, day: number, bookedDay: number): number {
  if (letter === 'b') return bookedDay;
  if (letter === 'n') return dayInMonth(monthNumber(day) + 1, civilDateOf(day).day);
  return letter === 'p' ? dayInMonth(monthNumber(day) - 1, civilDateOf(day).day) : day;
}

function valuesOf(
  movement: Movement,
  account: Account,
  reader: Reader,
  inner: Filling,
): (name: string) => string | undefined {
  const { country, random } = reader;
  const { payee, foreign } = movement;
  const contract = movement.streamId ?? payee.name;
  const own = (scope: string) => ({ ...inner, constant: (key: string) => random.fork(`${scope}/${key}`) });
  const other = reader.accounts.find(({ id }) => id === movement.otherAccountId);
  const place = () => (payee.place === undefined ? reader.town : fillTemplate(payee.place, own(`shop/${payee.name}`)));
  const makers: Readonly<Record<string, () => string>> = {
    payee: () => fillTemplate(payee.name, own(`shop/${payee.name}`)),
    shop: () => fillTemplate(payee.card ?? plainLetters(payee.name).toUpperCase(), own(`shop/${payee.name}`)),
    place,
    PLACE: () => plainLetters(place()).toUpperCase(),
    cc: () => payee.country ?? country.code,
    ccc: () => (payee.country === undefined ? country.code3 : (CODES3[payee.country] ?? payee.country)),
    text: () => fillTemplate(movement.text ?? '', inner).trim(),
    mandate: () => fillTemplate(random.fork(`mandate/${contract}`).pick(MANDATES), own(`mandate/${contract}`)),
    creditor: () => fillTemplate(country.creditorId, own(`creditor/${payee.name}`)),
    iban: () => (other === undefined ? fillTemplate(country.accountNumber, own(`number/${payee.name}`)) : other.number),
    bic: () => own(`bic/${payee.name}`).constant('bic').characters('ABCDEGHKLMNPRST', 8),
    me: () => reader.name,
    account: () => account.number,
    other: () => (other === undefined ? '' : other.number),
    otherEnd: () => (other === undefined ? '' : other.number.replaceAll(/\s/g, '').slice(-4)),
    card4: () => cardEnding(account, movement.day),
    amount: () => printAmount(movement.amount, country),
    fx: () =>
      foreign === undefined ? '' : `${foreign.currency} ${printAmount(foreign.amount, { ...country, minorDigits: 2 })}`,
    rate: () => (foreign === undefined ? '' : foreign.rate.toFixed(4)),
    currency: () => country.currency,
    town: () => reader.town,
  };
  return (name) => makers[name]?.();
}

const MANDATES: readonly string[] = ['{@X12}', 'M{@9}', '{@10}-{@3}', '{@A2}{@8}', 'MD-{@7}-1', '{@16}'];

const CODES3: Readonly<Record<string, string>> = {
  US: 'USA',
  GB: 'GBR',
  IE: 'IRL',
  NL: 'NLD',
  LU: 'LUX',
  SE: 'SWE',
  DE: 'DEU',
  FR: 'FRA',
};

function printAmount(
  minor: number,
  { minorDigits, decimalMark }: Pick<Country, 'minorDigits' | 'decimalMark'>,
): string {
  const digits = String(Math.abs(minor)).padStart(minorDigits + 1, '0');
  if (minorDigits === 0) return digits;
  return `${digits.slice(0, -minorDigits)}${decimalMark}${digits.slice(-minorDigits)}`;
}

function accountOf(id: number, { accounts }: Reader): Account {
  const account = accounts.find((account) => account.id === id);
  if (account === undefined) throw new RangeError(`There is no account ${id}.`);
  return account;
}
