import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holderOf } from '../../../domain/bank-texts/holder.ts';
import type { AccountType } from '../../../domain/ledger/bank-account.ts';
import { parsePerEur, type RateQuote } from '../../../domain/money/exchange-rate.ts';
import { matchOwnTransfers } from '../../../domain/own-transfers/match-own-transfers.ts';
import { mayHavePartner, possiblePairs } from '../../../domain/own-transfers/possible-pairs.ts';
import { type LegText, mayBeLeg, mayHaveLegs, type TransferLeg } from '../../../domain/own-transfers/transfer-leg.ts';
import { assertNone } from '../../support/assertions.ts';
import { EUR, localDate, USD } from '../../support/fixtures.ts';

type Row = Partial<TransferLeg & LegText> & { readonly day?: number; readonly on?: keyof typeof ACCOUNTS };

const ACCOUNTS = { main: 1, second: 2, savings: 3, card: 4, wallet: 5, mortgage: 6 } as const;

const TYPES = new Map<number, AccountType>([
  [1, 'checking'],
  [2, 'checking'],
  [3, 'savings'],
  [4, 'credit'],
  [5, 'cash'],
  [6, 'mortgage'],
]);

const ONE_DOLLAR = parsePerEur('1.25')!;
const ONE_EURO = parsePerEur('1')!;

/** Pairs of positions in `rows`: the outgoing and the incoming one. */
function matched(rows: readonly Row[], email = 'someone@example.test', rateOn = '2026-03-10'): readonly string[] {
  const legs = rows.map(({ day = 10, on = 'main', ...row }, index) => ({
    id: index + 1,
    bankAccountId: ACCOUNTS[on],
    bookedOn: localDate(`2026-03-${String(day).padStart(2, '0')}`),
    amount: -50_000,
    currency: USD,
    categoryId: 1,
    description: 'Internal transfer',
    merchantName: null,
    isPending: false,
    counterpartId: null,
    ...row,
  }));
  const eligible = legs.filter((leg) => mayBeLeg(leg) && mayHaveLegs(TYPES.get(leg.bankAccountId)!));
  const quoteOf = ({ from, to, on }: { from: typeof USD; to: typeof USD; on: string }): RateQuote => ({
    from,
    to,
    on: localDate(on),
    date: localDate(rateOn),
    fromPerEur: from === EUR ? ONE_EURO : ONE_DOLLAR,
    toPerEur: to === EUR ? ONE_EURO : ONE_DOLLAR,
  });
  const pairs = possiblePairs(eligible, quoteOf);
  return matchOwnTransfers(pairs, TYPES, new Map(legs.map((leg) => [leg.id, leg])), holderOf(email))
    .map(({ outgoing, incoming }) => `${outgoing.id - 1}-${incoming.id - 1}`)
    .sort();
}

const arrival = { amount: 50_000, on: 'second' } as const;
const payroll = { amount: 50_000, on: 'second', description: 'ACME PAYROLL' } as const;

/** As many outgoing as incoming ones. */
function crowd(size: number): readonly Row[] {
  return Array.from({ length: 2 * size }, (_, index) => (index < size ? {} : arrival));
}

const test = suite('own transfers');

test('equal and opposite amounts up to five days apart are a transfer if both sides say so', () => {
  for (const day of [5, 9, 10, 15]) assert.equal(matched([{}, { ...arrival, day }]), ['0-1'], `day ${day}`);
  for (const day of [4, 16]) assert.equal(matched([{}, { ...arrival, day }]), [], `day ${day}`);
  const online = { description: 'Online Banking transfer 4471' };
  assert.equal(matched([online, { ...arrival, ...online }]), ['0-1']);
});

test('two sides on one account, of one sign, or of other amounts are none', () => {
  assert.equal(matched([{}, { ...arrival, on: 'main' }]), []);
  assert.equal(matched([{}, { on: 'second' }]), []);
  assert.equal(matched([{}, { ...arrival, amount: 50_001 }]), []);
});

test('a salary that is as large as a rent or as a move of savings stays a salary', () => {
  assert.equal(matched([{ description: 'OAKVIEW APTS RENT' }, payroll]), []);
  assert.equal(matched([{ description: 'Transfer to savings' }, payroll]), []);
  assertNone(matched([{ description: 'RENT STANDING ORDER' }, { ...payroll, description: 'Gehalt Mertens GmbH' }]));
});

test('an account number of the user’s own on either side makes a transfer, whatever the texts say', () => {
  const shop = { description: 'CAFE ROMA', merchantName: 'Cafe Roma' };
  assert.equal(
    matched([
      { ...shop, counterpartId: ACCOUNTS.second },
      { ...arrival, ...shop },
    ]),
    ['0-1'],
  );
  assert.equal(matched([shop, { ...payroll, counterpartId: ACCOUNTS.main }]), ['0-1']);
  assert.equal(matched([{ description: 'OAKVIEW APTS RENT', counterpartId: ACCOUNTS.second }, payroll]), ['0-1']);
});

test('an account number is enough for an amount from which a fee was kept back, and not for any other', () => {
  const sent = { description: 'x', counterpartId: ACCOUNTS.second };
  assert.equal(matched([sent, { ...arrival, description: 'y', amount: 49_000 }]), ['0-1']);
  assert.equal(matched([sent, { ...arrival, description: 'y', amount: 40_000 }]), []);
  assert.equal(matched([sent, { ...arrival, day: 16 }]), []);
});

test('a number that names another account of the user rules the pair out', () => {
  assert.equal(matched([{ counterpartId: ACCOUNTS.savings }, arrival]), []);
  assert.equal(matched([{}, { ...arrival, counterpartId: ACCOUNTS.savings }]), []);
  assert.equal(matched([{ counterpartId: ACCOUNTS.savings }, arrival, { ...arrival, on: 'savings', day: 12 }]), [
    '0-2',
  ]);
});

test('the number of the account itself, which some banks print as the other party’s, says nothing', () => {
  assert.equal(matched([{ counterpartId: ACCOUNTS.main }, arrival]), ['0-1']);
  assert.equal(matched([{ description: 'CAFE ROMA', counterpartId: ACCOUNTS.main }, payroll]), []);
});

test('a refund of another account is not a transfer, whatever its amount', () => {
  const bought = { amount: -4_217, description: 'IKEA', merchantName: 'IKEA' };
  assert.equal(matched([bought, { ...bought, amount: 4_217, on: 'card' }]), []);
  assert.equal(matched([bought, { amount: 4_217, on: 'second', description: 'REFUND IKEA' }]), []);
});

test('money from a friend is not a transfer because money went to that friend', () => {
  assertNone(matched([{ description: 'ZELLE TO ANNA LOPEZ' }, { ...arrival, description: 'ZELLE FROM ANNA LOPEZ' }]));
});

test('a card repayment is a transfer, whatever its sides are called', () => {
  const repaid = { amount: -81_327, description: 'MBNA LIMITED' };
  const received = { amount: 81_327, on: 'card', day: 12 } as const;
  assert.equal(matched([repaid, { ...received, description: 'PAYMENT RECEIVED - THANK YOU' }]), ['0-1']);
  assert.equal(
    matched([
      { ...repaid, description: 'CHECK 1180' },
      { ...received, description: 'PAYMENT' },
    ]),
    ['0-1'],
  );
});

test('an instalment of a loan stays spending although the loan is an account', () => {
  assert.equal(matched([{}, { ...arrival, on: 'mortgage' }]), []);
});

test('cash from a machine is spent unless it arrives in a wallet', () => {
  const drawn = { description: 'ATM WITHDRAWAL 0042', categoryId: 190 };
  assert.equal(matched([drawn, arrival]), []);
  assert.equal(matched([drawn, { ...arrival, on: 'wallet', description: 'Cash' }]), ['0-1']);
});

test('a category of spending or earning says no, a category of transfers says yes', () => {
  assert.equal(matched([{ categoryId: 134 }, arrival]), []);
  assert.equal(matched([{}, { ...arrival, categoryId: 201 }]), []);
  const silent = { description: 'CHECK 1180' };
  assert.equal(matched([silent, { ...arrival, ...silent }]), []);
  assert.equal(
    matched([
      { ...silent, categoryId: 901 },
      { ...arrival, ...silent },
    ]),
    ['0-1'],
  );
});

test('the name of the user speaks for a transfer, that of somebody else does not', () => {
  const rows = [{ description: 'Überweisung Jona Weiß' }, { ...arrival, description: 'GUTSCHRIFT JONA WEISS' }];
  assert.equal(matched(rows, 'jona.weiss@example.test'), ['0-1']);
  assert.equal(matched(rows, 'weiss@example.test'), []);
  assert.equal(matched(rows, 'kim.weiss@example.test'), []);
});

test('initials speak for a transfer where both sides together have the user’s whole name', () => {
  const paid = (out: string, description: string) => [{ description: out }, { ...arrival, description }];
  const ofImran = (out: string, into: string) => matched(paid(out, into), 'imran.khan@example.test');
  assert.equal(ofImran('MONZO IMRAN K', 'I KHAN'), ['0-1']);
  assert.equal(ofImran('KHAN I', 'Imran K'), ['0-1']);
  for (const into of ['A KHAN', 'KHAN', 'I SHAH', 'IMRAN K', 'K IMRAN'])
    assert.equal(ofImran('MONZO IMRAN K', into), []);
  assert.equal(matched(paid('IMRAN K', 'I KHAN'), 'khan@example.test'), []);
});

test('the user’s initials on a move to savings are enough', () => {
  const paid = (description: string) => [
    { description },
    { ...arrival, on: 'savings' as const, description: 'From Barclays' },
  ];
  assert.equal(matched(paid('I KHAN ISA'), 'imran.khan@example.test'), ['0-1']);
  assert.equal(matched(paid('A KHAN ISA'), 'imran.khan@example.test'), []);
});

test('of two that could be the other side, the nearer one is taken', () => {
  assert.equal(matched([{}, { ...arrival, day: 13 }, { ...arrival, day: 11 }]), ['0-2']);
  assert.equal(matched([{ day: 8 }, { day: 10 }, { ...arrival, day: 10 }]), ['1-2']);
});

test('of two equally good ones on different accounts, neither is taken', () => {
  assert.equal(matched([{}, arrival, { ...arrival, on: 'savings', description: 'Internal transfer' }]), []);
});

test('of several equal ones between the same two accounts, as many are taken as there are', () => {
  assert.equal(matched([{}, {}, arrival, arrival]).length, 2);
  assert.equal(matched([{}, {}, arrival]), ['0-2']);
});

test('of several on one account that do not say that they are moves, none is taken', () => {
  const check = { amount: -50_013, description: 'CHECK 1180' };
  assert.equal(matched([check, { ...arrival, amount: 50_013 }]), ['0-1']);
  assert.equal(matched([check, check, { ...arrival, amount: 50_013 }]), []);
});

test('money that goes through three accounts on one day is two transfers', () => {
  const rows = [{}, arrival, { on: 'second' }, { ...arrival, on: 'savings' }] as const;
  assert.equal(matched(rows), ['0-1', '2-3']);
});

test('a transfer that comes back is two transfers', () => {
  const back = [
    { on: 'second', day: 11 },
    { amount: 50_000, day: 11 },
  ] as const;
  assert.equal(matched([{}, arrival, ...back]), ['0-1', '2-3']);
});

test('a booked side is preferred to a pending copy of it', () => {
  assert.equal(matched([{ isPending: true }, {}, arrival]), ['1-2']);
  assert.equal(matched([{ isPending: true }, arrival]), ['0-1']);
});

test('a fee of up to three percent is allowed where both sides say that they are moves', () => {
  assert.equal(matched([{}, { ...arrival, amount: 48_500 }]), ['0-1']);
  assert.equal(matched([{}, { ...arrival, amount: 48_499 }]), []);
  assert.equal(matched([{ description: 'CHECK 1180' }, { ...arrival, amount: 48_500 }]), []);
});

test('an equal amount is preferred to a nearer one with a fee', () => {
  assert.equal(matched([{}, { ...arrival, amount: 49_000 }, { ...arrival, day: 14 }]), ['0-2']);
});

test('a converted amount may be four percent less or two percent more than at the rate of the day', () => {
  const converted = (amount: number) => ({ ...arrival, amount, currency: EUR });
  for (const amount of [38_400, 40_000, 40_800]) assert.equal(matched([{}, converted(amount)]), ['0-1'], `${amount}`);
  for (const amount of [38_399, 40_801]) assert.equal(matched([{}, converted(amount)]), [], `${amount}`);
});

test('filling up an account at a service with a card is a move, although the card is said to have bought', () => {
  const card = { amount: -50_000, description: 'REVOLUT**4417* DUBLIN, CARD PURCHASE' };
  const top = { amount: 39_800, currency: EUR, on: 'second', description: 'Top-up by *4417' } as const;
  assert.equal(matched([card, top]), ['0-1']);
  assert.equal(matched([{ ...card, description: 'HOTEL DUBLIN, CARD PURCHASE' }, top]), []);
});

test('a rate of more than seven days earlier converts no transfer', () => {
  const rows = [{}, { ...arrival, amount: 40_000, currency: EUR }];
  assert.equal(matched(rows, undefined, '2026-03-03'), ['0-1']);
  assert.equal(matched(rows, undefined, '2026-03-02'), []);
});

test('in a crowd of equal amounts nothing is taken', () => {
  assert.is(matched(crowd(20)).length, 20);
  assert.is(matched(crowd(21)).length, 0);
});

test('thousands of equal amounts on one day are decided within seconds', () => {
  const started = performance.now();
  assert.equal(matched(crowd(3_000)), []);
  assert.ok(performance.now() - started < 5_000);
});

test('an e-mail address names its holder only with two names', () => {
  assert.equal(holderOf('ada.lovelace+bank2@example.test').names, ['ADA', 'LOVELACE']);
  assert.equal(holderOf('ada-b.lovelace1815@example.test').names, ['ADA', 'LOVELACE']);
  for (const email of ['ada@example.test', 'a.lovelace@example.test', '', null])
    assert.equal(holderOf(email).names, []);
});

test('a leg may have a partner on another account, of about its amount or in another currency', () => {
  const leg = { bankAccountId: 1, amount: -10_000, currency: USD };
  const other = { id: 2, bankAccountId: 2, bookedOn: localDate('2026-03-15'), currency: USD, categoryId: 2 };
  for (const [expected, changes] of [
    [true, { amount: 10_000 }],
    [true, { amount: 9_700 }],
    [true, { amount: 5, currency: EUR }],
    [false, { amount: 10_001 }],
    [false, { amount: 9_699 }],
    [false, { amount: -10_000 }],
    [false, { amount: -5, currency: EUR }],
    [false, { amount: 10_000, bankAccountId: 1 }],
  ] as const) {
    const partner = { ...other, ...changes };
    assert.is(mayHavePartner(leg, [partner]), expected, JSON.stringify(changes));
    assert.is(mayHavePartner(partner, [{ ...other, ...leg }]), expected, JSON.stringify(changes));
  }
});

test.run();
