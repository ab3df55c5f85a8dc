import { dayNumberOf } from '../../../../domain/day-number.ts';
import { fillTemplate } from '../printing/fill-template.ts';
import { Random } from '../random.ts';
import type { Bank } from '../world/bank.ts';
import type { Need } from '../world/bill-template.ts';
import type { Country } from '../world/country.ts';
import type { Account, AccountKind } from './account.ts';
import type { Life } from './life.ts';

const FIRST_AS_OF = dayNumberOf({ year: 2024, month: 3, day: 1 });
const LAST_AS_OF = dayNumberOf({ year: 2026, month: 12, day: 31 });

/** Somebody imaginary: where and how they live, and where they bank. */
export function makeLife(country: Country, label: string, isPunctual = false): Life {
  const random = new Random(label);
  const asOf = random.int(FIRST_AS_OF, LAST_AS_OF);
  const from = asOf - Math.round(random.between(14, 30) * 30.44);
  const accounts = makeAccounts(country, from, asOf, random.fork('accounts'));
  const of = (kind: AccountKind) => accounts.find((account) => account.kind === kind);
  const name = `${random.pick(country.givenNames)} ${random.pick(country.familyNames)}`;
  return {
    country,
    random,
    name,
    town: random.pick(country.towns),
    has: circumstances(random.fork('circumstances')),
    income: Math.round(random.between(...country.salary) * 100) / 100,
    from,
    asOf,
    accounts,
    main: of('current') ?? accounts[0]!,
    joint: of('joint'),
    savings: of('savings'),
    credit: of('credit'),
    usesPaypal: random.chance(country.habits.paypal > 0 ? 0.6 : 0),
    isPunctual,
  };
}

function circumstances(random: Random): ReadonlySet<Need> {
  const isOwner = random.chance(0.38);
  const has: readonly (readonly [Need, boolean])[] = [
    ['tenant', !isOwner],
    ['owner', isOwner],
    ['house', random.chance(isOwner ? 0.7 : 0.2)],
    ['car', random.chance(0.62)],
    ['children', random.chance(0.4)],
    ['pet', random.chance(0.3)],
  ];
  return new Set(has.filter(([, holds]) => holds).map(([need]) => need));
}

function makeAccounts(country: Country, from: number, asOf: number, random: Random): readonly Account[] {
  const home = random.pick(country.banks);
  const other = () => (random.chance(0.6) ? home : random.pick(country.banks));
  const account = (id: number, kind: AccountKind, bank: Bank, isObserved: boolean): Account => {
    const own = random.fork(`account/${id}`);
    const laterBank =
      kind === 'credit' || !own.chance(0.05)
        ? undefined
        : { from: own.int(from + 90, asOf), bank: own.pick(country.banks) };
    return {
      id,
      kind,
      bank,
      laterBank,
      isObserved,
      number: numberOf(country, own),
      cardEndings: cardEndings(own, from, asOf),
    };
  };
  const accounts = [account(11, 'current', home, true)];
  if (random.chance(0.65)) accounts.push(account(12, 'savings', other(), random.chance(0.6)));
  if (random.chance(0.55)) accounts.push(account(13, 'credit', random.pick(country.cards), random.chance(0.75)));
  if (random.chance(0.3)) accounts.push(account(14, 'joint', other(), true));
  return accounts;
}

function numberOf({ accountNumber }: Country, random: Random): string {
  const none = () => '';
  const own = (key: string) => random.fork(key);
  return fillTemplate(accountNumber, { value: none, date: none, random, constant: own, account: own });
}

/** One in three gets a new card in the time of the statements. */
function cardEndings(random: Random, from: number, asOf: number): Account['cardEndings'] {
  const digits = () => random.characters('0123456789', 4);
  const first = { from: 0, digits: digits() };
  return random.chance(0.33) ? [first, { from: random.int(from, asOf), digits: digits() }] : [first];
}
