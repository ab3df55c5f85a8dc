import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Batch, ObservedRow } from '../../../domain/matching/observed-row.ts';
import { pluck } from '../../support/assertions.ts';
import { batch, FEED, FILE, MatchedAccount, march, row } from '../../support/files/matched-account.ts';

const C = -350;
const coffee = (day: number, given: Partial<ObservedRow> = {}) => row(march(day), C, 'COFFEE HOUSE', given);
const pending = (day: number, amount: number, text = 'COFFEE HOUSE', id: string | null = null) =>
  row(march(day), amount, text, { status: 'pending', sourceId: id });
/** The days of all transactions, in order. */
const daysOf = ({ seen }: MatchedAccount) => seen.map(({ day }) => day).toSorted((a, b) => a - b);

const wide = { coverage: { from: march(1), to: march(28) } };

const files = suite('matching the rows of one source');

for (const id of ['', '0', '000', ' ', null]) {
  files(`rows whose id is ${JSON.stringify(id)} are there once after two imports`, () => {
    const account = new MatchedAccount();
    const file = batch(FILE, [coffee(2, { sourceId: id }), row(march(4), -900, 'BAKERY', { sourceId: id })]);
    account.take(file);
    account.take(file);
    assert.is(account.seen.length, 2);
  });
}

files('another payee on a day that the file may show in part is another payment, and is marked', () => {
  const account = new MatchedAccount();
  account.take(batch(FILE, [row(march(12), -999, 'Book Shop')]));
  const { decisions } = account.take(batch(FILE, [row(march(12), -999, 'Green Grocer')]));
  assert.is(account.seen.length, 2);
  assert.is(decisions[0]?.possibleDuplicateOf, account.seen[0]?.id);
});

const feeds = suite('matching the rows of feeds');

feeds(
  'equal rows with two ids that can be trusted are two payments, unless one has taken the place of the other',
  () => {
    const [first, second] = [coffee(2, { sourceId: 'a' }), coffee(2, { sourceId: 'b' })];
    const seenAfter = (...given: readonly Batch[]) => {
      const account = new MatchedAccount();
      for (const one of given) account.take(one);
      return account.seen.length;
    };
    assert.is(seenAfter(batch(FEED, [first, second], wide)), 2);
    assert.is(seenAfter(batch(FEED, [first], wide), batch(FEED, [first, second], wide)), 2);
    assert.is(seenAfter(batch(FEED, [first]), batch(FEED, [second])), 2, 'other rows of the day may be missing');
    assert.is(seenAfter(batch(FEED, [first], wide), batch(FEED, [second], wide)), 1, 'the bank lists one');
  },
);

feeds('a source that gives all of its rows new ids doubles none, twins included', () => {
  const account = new MatchedAccount();
  const rows = [coffee(2), coffee(2), row(march(3), -1_200, 'BOOKS'), row(march(9), 250_000, 'SALARY')];
  const numbered = (prefix: string) => rows.map((one, nth) => ({ ...one, sourceId: `${prefix}${nth}` }));
  account.take(batch(FEED, numbered('a'), wide));
  account.take(batch(FEED, numbered('b'), wide));
  assert.is(account.seen.length, 4);
  account.take(batch(FEED, numbered('b'), wide));
  account.take(batch(FEED, [...numbered('b'), coffee(2, { sourceId: 'b9' })], wide));
  assert.is(account.seen.length, 5);
});

feeds(
  'a new id beside a known one is the same payment only if the old id is gone from a day that is shown wholly',
  () => {
    const numbered = (idOf: (day: number) => string) => [2, 3, 4, 5].map((day) => coffee(day, { sourceId: idOf(day) }));
    const before = numbered((day) => `a${day}`);
    const after = numbered((day) => (day === 2 ? 'a2' : `b${day}`));
    const wholly = new MatchedAccount();
    wholly.take(batch(FEED, before, wide));
    wholly.take(batch(FEED, after, wide));
    assert.is(wholly.seen.length, 4);
    wholly.take(batch(FEED, [...after, coffee(3, { sourceId: 'a3' })], wide));
    assert.is(wholly.seen.length, 5, 'the old id is listed again beside the new one');
    const partly = new MatchedAccount();
    partly.take(batch(FEED, before, wide));
    const shown = [...before.slice(0, 3), coffee(5, { sourceId: 'b5' })];
    partly.take(batch(FEED, shown, { coverage: { from: march(1), to: march(5) } }));
    assert.is(partly.seen.length, 5, 'the last day of a fetch may be shown in part');
  },
);

for (const stored of [1, 2]) {
  feeds(
    `a source that gives new ids to all of ${stored} rows doubles none, on days that are shown in part either`,
    () => {
      const rows = [coffee(28), row(march(3), -1_200, 'BOOKS')].slice(2 - stored);
      const numbered = (prefix: string) => rows.map((one, nth) => ({ ...one, sourceId: `${prefix}${nth}` }));
      const account = new MatchedAccount();
      account.take(batch(FEED, numbered('a'), wide));
      account.take(batch(FEED, numbered('b'), wide));
      assert.is(account.seen.length, stored);
    },
  );
}

feeds('an equal payment under a new id is another one if the feed brings changes alone', () => {
  const account = new MatchedAccount();
  account.take(batch(FEED, [coffee(2, { sourceId: 'a' })], wide));
  account.take(batch(FEED, [coffee(2, { sourceId: 'b' })], { coverage: null }));
  assert.is(account.seen.length, 2);
});

feeds('a source with trusted ids may correct amount and day', () => {
  const account = new MatchedAccount();
  account.take(batch(FEED, [row(march(2), -900, 'HOTEL', { sourceId: 'a' })]));
  const { decisions } = account.take(batch(FEED, [row(march(6), -950, 'HOTEL ADLER', { sourceId: 'a' })]));
  assert.equal(account.amounts, ['-950']);
  assert.is(decisions[0]?.decision, 'updated');
});

const pendings = suite('matching pending rows');

pendings('the feed says which pending row was booked, so it keeps its transaction even with a tip', () => {
  const account = new MatchedAccount();
  account.take(batch(FEED, [pending(2, -5_000, 'BISTRO', 'p1')]));
  const { id } = account.seen[0] ?? { id: 0 };
  account.take(batch(FEED, [row(march(3), -6_000, 'BISTRO', { sourceId: 'b1', replacesPendingId: 'p1' })]));
  assert.equal(pluck(account.seen, 'id', 'amount', 'status'), [[id, -6_000, 'booked']]);
});

pendings('of equal payments that are booked, the nearest is the one that was pending, in whatever order', () => {
  for (const days of [
    [3, 5, 6],
    [6, 5, 3],
  ]) {
    const account = new MatchedAccount();
    account.take(batch(FILE, [pending(2, C)]));
    const [id] = pluck(account.seen, 'id') ?? [];
    account.take(
      batch(
        FILE,
        days.map((day) => coffee(day)),
        wide,
      ),
    );
    assert.equal(account.seen.find((one) => one.id === id)?.day, march(3));
  }
});

pendings('a file of other days says nothing about a pending payment', () => {
  const account = new MatchedAccount();
  account.take(batch(FILE, [pending(20, -5_000, 'HOTEL HOLD')]));
  account.take(batch(FILE, [coffee(1), coffee(5)]));
  assert.equal(account.amounts, ['-5000p', '-350', '-350']);
});

const withdrawals = suite('matching rows that a feed withdraws');

/** Changes, as a feed with a cursor brings them. */
const delta = (rows: readonly ObservedRow[], removedIds: readonly string[] = []) =>
  batch(FEED, rows, { coverage: null, listsAllPending: false, removedIds });

withdrawals('a withdrawn payment is gone, booked or pending, and the others stay', () => {
  const account = new MatchedAccount();
  account.take(delta([coffee(2, { sourceId: 'a' }), coffee(2, { sourceId: 'b' }), pending(3, -900, 'HOLD', 'c')]));
  const { retired } = account.take(delta([], ['a', 'c', 'unknown']));
  assert.equal(pluck(retired, 'reason', 'removes'), [
    ['withdrawn', true],
    ['withdrawn', true],
  ]);
  assert.equal(account.amounts, ['-350']);
  assert.equal(account.take(delta([], ['a'])).retired, []);
});

withdrawals('changes that do not mention a pending payment leave it', () => {
  const account = new MatchedAccount();
  account.take(delta([pending(2, -5_000, 'HOTEL HOLD', 'p1')]));
  account.take(delta([coffee(3, { sourceId: 'a' })]));
  assert.equal(account.amounts, ['-5000p', '-350']);
});

withdrawals('a pending payment that is withdrawn for the booked one that names it is one payment', () => {
  const account = new MatchedAccount();
  account.take(delta([pending(2, -5_000, 'DINER', 'p1')]));
  const booked = row(march(4), -6_000, 'DINER', { sourceId: 'b1', replacesPendingId: 'p1' });
  account.take(delta([booked], ['p1']));
  assert.equal(account.amounts, ['-6000']);
});

withdrawals(
  'where another feed has booked the pending payment as an equal one, the name of its booking joins nothing',
  () => {
    const account = new MatchedAccount();
    const other = { ...FEED, name: 'feed:other' };
    const both = [
      row(march(2), -4_200, 'DINER', { sourceId: 'o2' }),
      row(march(5), -4_830, 'DINER', { sourceId: 'o3' }),
    ];
    account.take(delta([pending(2, -4_200, 'DINER', 'p1')]));
    account.take({ ...batch(other, [pending(2, -4_200, 'DINER', 'o1')]), listsAllPending: true });
    account.take({ ...batch(other, both), listsAllPending: true });
    const tipped = row(march(5), -4_830, 'DINER', { sourceId: 'b1', replacesPendingId: 'p1' });
    account.take(delta([tipped, row(march(2), -4_200, 'DINER', { sourceId: 'b2' })], ['p1']));
    assert.equal(account.amounts.toSorted(), ['-4200', '-4830']);
  },
);

withdrawals(
  'where another feed shows the booking beside the pending payment, the name of its booking joins nothing',
  () => {
    const account = new MatchedAccount();
    const other = { ...FEED, name: 'feed:other' };
    const tip = row(march(3), -4_830, 'DINER', { sourceId: 'o2' });
    account.take(delta([pending(2, -4_200, 'DINER', 'p1')]));
    account.take(batch(other, [pending(2, -4_200, 'DINER')]));
    account.take(batch(other, [pending(3, -4_200, 'DINER'), tip]));
    const tipped = row(march(3), -4_830, 'DINER', { sourceId: 'b1', replacesPendingId: 'p1' });
    account.take(delta([tipped, pending(3, -4_200, 'DINER', 'p2')], ['p1']));
    assert.equal(account.amounts, ['-4830', '-4200p']);
  },
);

withdrawals('an equal payment that the feed knows by another name does not stand in for the one that it names', () => {
  const account = new MatchedAccount();
  const diner = (sourceId: string) => row(march(3), -4_830, 'DINER', { sourceId });
  account.take(delta([diner('b1'), pending(2, -4_200, 'CARD HOLD', 'p1')]));
  account.take(batch({ ...FEED, name: 'feed:other' }, [diner('o1'), pending(2, -4_200, 'CARD HOLD')]));
  account.take(delta([{ ...diner('b2'), replacesPendingId: 'p1' }], ['p1']));
  assert.equal(account.amounts, ['-4830', '-4830']);
});

withdrawals('where another feed has booked the pending payment on another day, each payment keeps its days', () => {
  const account = new MatchedAccount();
  const other = { name: 'feed:other', hasTrustedIds: false };
  account.take(delta([pending(2, C, 'COFFEE HOUSE', 'p1')]));
  account.take(batch(other, [pending(2, C)], { listsAllPending: true }));
  account.take(batch(other, [coffee(4)], { ...wide, listsAllPending: true }));
  account.take(batch(other, [coffee(4), coffee(3)], { ...wide, listsAllPending: true }));
  const named = coffee(3, { sourceId: 'b1', replacesPendingId: 'p1' });
  account.take(delta([named, coffee(4, { sourceId: 'b2' })], ['p1']));
  assert.equal(daysOf(account), [march(3), march(4)]);
});

withdrawals('what an ended feed showed of a pending payment goes with it, and keeps no later payment away', () => {
  const isEnded = (source: string) => source === 'feed:ended';
  for (const gone of [delta([], ['p1']), batch(FEED, [], wide)]) {
    const account = new MatchedAccount();
    account.take(batch({ ...FEED, name: 'feed:ended' }, [pending(2, C, 'COFFEE HOUSE', 'x1')]));
    account.take(delta([pending(2, C, 'COFFEE HOUSE', 'p1')]));
    const { retired } = account.take({ ...gone, isEnded });
    assert.is(retired.filter(({ removes }) => removes).length, 2);
    assert.equal(account.amounts, []);
  }
});

withdrawals('a booked payment takes the equal pending one that is withdrawn, not the one that is still pending', () => {
  const account = new MatchedAccount();
  account.take(delta([pending(2, -350, 'COFFEE', 'p1'), pending(3, -350, 'COFFEE', 'p2')]));
  const second = account.seen[1]?.id;
  account.take(delta([row(march(4), -350, 'COFFEE', { sourceId: 'b1' })], ['p1']));
  const seen = account.seen.map(({ id, status }) => [id === second, status]);
  assert.equal(seen, [
    [false, 'booked'],
    [true, 'pending'],
  ]);
  account.take(delta([row(march(5), -350, 'COFFEE', { sourceId: 'b2', replacesPendingId: 'p2' })], ['p2']));
  assert.equal(account.amounts, ['-350', '-350']);
});

withdrawals('an equal payment that comes under another id as the old one is withdrawn is the same', () => {
  const account = new MatchedAccount();
  account.take(delta([coffee(2, { sourceId: 'a' }), coffee(2, { sourceId: 'b' })]));
  const before = account.seen.map(({ id }) => id);
  const { decisions, retired } = account.take(delta([coffee(2, { sourceId: 'c' })], ['a']));
  const seen = decisions.map(({ decision, transaction }) => [decision, transaction?.id]);
  assert.equal(seen, [['matched', before[0]]]);
  assert.equal(retired, []);
  assert.equal(pluck(account.seen, 'id'), before);
});

withdrawals('a withdrawn payment that a file shows too, or that the user entered, stays', () => {
  const account = new MatchedAccount();
  account.enterByHand(row(march(4), -4_200, 'Shoes'));
  account.take(batch(FILE, [coffee(2)]));
  account.take(delta([coffee(2, { sourceId: 'a' }), row(march(4), -4_200, 'Shoes', { sourceId: 'b' })]));
  account.take(delta([], ['a', 'b']));
  assert.equal(account.amounts, ['-4200', '-350']);
});

withdrawals('what the user deleted stays deleted when the feed withdraws it', () => {
  const account = new MatchedAccount();
  account.take(delta([coffee(2, { sourceId: 'a' })]));
  account.deleteByHand(account.seen[0]?.id ?? 0);
  assert.equal(account.take(delta([], ['a'])).retired, []);
  account.take(delta([coffee(2, { sourceId: 'a' })]));
  assert.equal(account.amounts, []);
});

withdrawals('a source without trusted ids withdraws nothing', () => {
  const account = new MatchedAccount();
  account.take(batch(FILE, [coffee(2, { sourceId: 'a' })]));
  account.take(batch(FILE, [], { removedIds: ['a'] }));
  assert.equal(account.amounts, ['-350']);
});

const sources = suite('matching two sources');

sources('a pending payment of two feeds stays until both have dropped it', () => {
  const account = new MatchedAccount();
  const other = { ...FEED, name: 'other feed' };
  account.take(batch(FEED, [pending(2, C, 'COFFEE HOUSE', 'p1')]));
  account.take(batch(other, [pending(2, C, 'Coffee House Ltd', 'x9')]));
  assert.equal(account.amounts, ['-350p']);
  account.take(batch(FEED, []));
  assert.equal(account.amounts, ['-350p']);
  account.take(batch(other, []));
  assert.equal(account.amounts, []);
});

sources('a pending payment that a file has booked is the equal row of that day, not one that comes before it', () => {
  const account = new MatchedAccount();
  const unnamed = { name: 'unnamed feed', hasTrustedIds: false };
  account.take(batch(unnamed, [pending(1, C)], { listsAllPending: true }));
  account.take(batch(FILE, [coffee(3)], wide));
  account.take(batch(unnamed, [coffee(9), coffee(3)], { ...wide, listsAllPending: true }));
  assert.equal(daysOf(account), [march(3), march(9)]);
});

sources('what a feed shows as pending still is no twin of a booked row, once another has booked it', () => {
  const account = new MatchedAccount();
  account.take(batch({ ...FEED, name: 'feed:slow' }, [pending(2, C, 'COFFEE HOUSE', 's1')]));
  account.take(delta([coffee(2, { sourceId: 'b1' }), pending(2, C, 'COFFEE HOUSE', 'p2')]));
  account.take(delta([coffee(4, { sourceId: 'b2', replacesPendingId: 'p2' })], ['p2']));
  account.take(batch(FILE, [coffee(2)], { coverage: { from: march(1), to: march(3) } }));
  account.take(batch(FILE, [coffee(4)], { coverage: { from: march(4), to: march(9) } }));
  assert.equal(daysOf(account), [march(2), march(4)]);
});

sources('239: what one feed shows as pending is what another books days later, also where their days are known', () => {
  const other = { ...FEED, name: 'other feed' };
  const shared = Array.from({ length: 60 }, (_, nth) => row(march(1 + (nth % 20)), -100 * nth - 1, `SHOP ${nth}`));
  const numbered = (rows: readonly ObservedRow[], prefix: string) =>
    rows.map((one, nth) => ({ ...one, sourceId: `${prefix}${nth}` }));
  const [held, booked] = [pending(9, C, 'COFFEE HOUSE', 'p1'), coffee(12, { sourceId: 'b1' })];
  for (const isBookedFirst of [true, false]) {
    const account = new MatchedAccount();
    account.take(batch(FEED, numbered(shared, 'a'), wide));
    account.take(batch(other, numbered(shared, 'o'), wide));
    const showsHeld = () => account.take(batch(FEED, [...numbered(shared, 'a'), held], wide));
    if (!isBookedFirst) showsHeld();
    account.take(batch(other, [...numbered(shared, 'o'), booked], wide));
    showsHeld();
    assert.is(account.seen.length, 61, `booked first: ${isBookedFirst}`);
    account.take(batch(FEED, [...numbered(shared, 'a'), { ...booked, sourceId: 'a9', replacesPendingId: 'p1' }], wide));
    assert.is(account.seen.length, 61);
  }
});

sources('a payment that the other source should have shown, too, is asked about if it has shown an equal one', () => {
  const shared = Array.from({ length: 60 }, (_, nth) => row(march(1 + (nth % 20)), -100 * nth - 1, `SHOP ${nth}`));
  const account = new MatchedAccount();
  const ids = shared.map((one, nth) => ({ ...one, sourceId: `a${nth}` }));
  account.take(batch(FEED, [...ids, coffee(6, { sourceId: 'c' }), coffee(25, { sourceId: 'd' })], wide));
  account.take(batch(FILE, [...shared, coffee(6)], wide));
  const { decisions } = account.take(batch(FILE, [...shared, coffee(6), coffee(5), coffee(12)], wide));
  const asked = decisions.slice(-2).map(({ possibleDuplicateOf }) => possibleDuplicateOf !== null);
  assert.equal(asked, [true, false], 'the other one has no equal payment on such days');
});

sources('a daily payment that is missing on the cut last day of a file is not taken for another one', () => {
  const account = new MatchedAccount();
  const days = Array.from({ length: 20 }, (_, nth) => nth + 1);
  const shop = (day: number, later: number) => row(march(day + later), -1_000 - day);
  const coffees = (shown: readonly number[], later: number) => shown.map((day) => row(march(day + later), -350));
  const file = [...days.slice(0, 14).map((day) => shop(day, 0)), ...coffees(days.slice(0, 13), 0)];
  account.take(batch(FILE, file));
  // The other source books a day or two later, and shows all from the 5th on.
  const booked = [...days.map((day) => shop(day, day % 3 === 0 ? 2 : 1)), ...coffees(days, 1)];
  const rows = booked.filter(({ day }) => day >= march(5));
  account.take(batch({ name: 'other', hasTrustedIds: false }, rows, { coverage: { from: march(5), to: march(22) } }));
  assert.is(account.seen.filter(({ amount }) => amount === -350).length, 20);
});

sources(
  'where two sources meet, a daily payment is not lost, whichever of them is a day ahead, and is asked about',
  () => {
    const meet = (days: readonly number[], others: readonly ObservedRow[] = []) => {
      const account = new MatchedAccount();
      const first = [...[7, 8, 9, 10, 11].map((day) => coffee(day)), ...others];
      account.take(batch(FILE, first, { coverage: { from: march(1), to: march(11) } }));
      const other = { name: 'other', hasTrustedIds: false };
      const coverage = { from: march(8), to: march(20) };
      const { decisions } = account.take(batch(other, [...days.map((day) => coffee(day)), ...others], { coverage }));
      const asked = decisions.filter(({ possibleDuplicateOf }) => possibleDuplicateOf !== null).length;
      return [account.seen.length - others.length, asked > 0];
    };
    const days = [8, 9, 10, 11, 12];
    // Six payments if the other source has the same days, and seven if it is a day ahead: then its 8th is the 9th.
    assert.equal(meet(days), [7, true]);
    assert.is(meet(days, [row(march(9), -1_234), row(march(10), -4_321)])[0], 6, 'other payments tell the days');
    assert.is(meet([8, 10, 12])[0], 8, 'on days that nothing explains, it is the days within that are counted');
  },
);

sources('what the user entered by hand is found by the file, whatever they called it', () => {
  const account = new MatchedAccount();
  account.enterByHand(row(march(4), -4_200, 'Shoes for Ada'));
  account.enterByHand(row(march(8), -800, 'Coffee house'));
  account.take(
    batch(FILE, [row(march(4), -4_200, 'POS 4411 SCHUHHAUS'), row(march(9), -800, 'COFFEE HOUSE 12')], wide),
  );
  assert.is(account.seen.length, 2);
});

sources('a payment on another day that the feed had not reached yet is not taken for it', () => {
  const account = new MatchedAccount();
  account.take(batch(FEED, [coffee(10, { sourceId: 'a' })]));
  account.take(batch(FILE, [coffee(7)]));
  assert.is(account.seen.length, 2);
});

for (const test of [files, feeds, pendings, withdrawals, sources]) test.run();
