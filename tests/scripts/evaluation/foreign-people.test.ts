import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, dayNumber, type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { COUNTRIES } from '../../../scripts/evaluation/foreign/countries/countries.ts';
import { makePerson, makePersonOf } from '../../../scripts/evaluation/foreign/people/make-person.ts';
import type { Person, StatementRow, TrueStream } from '../../../scripts/evaluation/foreign/people/person.ts';
import { foretoldAtBest } from '../../../scripts/evaluation/foreign/scoring/foretold.ts';
import { observe } from '../../../scripts/evaluation/foreign/scoring/observe.ts';
import { CYCLES, fewestPayments, PER_YEAR } from '../../../scripts/evaluation/foreign/streams/cycle.ts';
import { TRAITS } from '../../../scripts/evaluation/foreign/streams/payment.ts';
import { ROW_KINDS } from '../../../scripts/evaluation/foreign/world/movement.ts';
import { ROLES } from '../../../scripts/evaluation/foreign/world/role.ts';
import { assertNone, pluck } from '../../support/assertions.ts';

const PEOPLE_PER_COUNTRY = 8;
const population = COUNTRIES.flatMap((country) =>
  Array.from({ length: PEOPLE_PER_COUNTRY }, (_, index) => makePersonOf(country, 7, index)),
);

const people = suite('imaginary people');

people('are the same for the same seed, and others for another', () => {
  assert.equal(makePerson(12, 3), makePerson(12, 3));
  assert.is.not(makePerson(12, 3).rows[0]?.description, makePerson(13, 3).rows[0]?.description);
});

people('live in every country, in a few consecutive seeds', () => {
  const seen = new Set([1, 2, 3, 4].flatMap((seed) => [0, 1, 2, 3, 4].map((index) => makePerson(seed, index).country)));
  assertNone(COUNTRIES.map(({ code }) => code).filter((code) => !seen.has(code)));
});

people('have 14 to 30 months of statements, on one to four accounts', () => {
  for (const { label, rows, asOf, accounts } of population) {
    const days = dayNumber(date(asOf)) - dayNumber(date(rows[0]!.bookedOn));
    assert.ok(days > 13.5 * 30 && days < 31 * 30.5, `${label} has ${days} days`);
    assert.ok(rows.at(-1)!.bookedOn <= asOf, label);
    assert.ok(accounts.length >= 1 && accounts.length <= 4, label);
    const known = new Set(accounts.map(({ id }) => id));
    assert.ok(
      rows.every(({ accountId }) => known.has(accountId)),
      label,
    );
  }
});

people('have six to sixteen streams, besides what the bank takes for the account', () => {
  for (const { label, streams } of population) {
    const bills = streams.filter(({ role }) => role !== 'bank-account');
    // A stream whose only payment lies outside the statements leaves no trace.
    assert.ok(bills.length >= 4 && bills.length <= 16, `${label} has ${bills.length}`);
  }
  const all = population.reduce((sum, { streams }) => sum + streams.length, 0);
  assert.ok(all / population.length > 9);
});

people('have rows by day, with ids of their own, whole amounts and filled texts', () => {
  for (const { label, rows } of population) {
    assert.is(new Set(rows.map(({ id }) => id)).size, rows.length, label);
    assert.equal(pluck(rows, 'bookedOn'), rows.map(({ bookedOn }) => bookedOn).toSorted(), label);
    for (const { amount, description, merchantName } of rows) {
      assert.ok(Number.isSafeInteger(amount) && amount !== 0, label);
      assert.not.match(`${description}${merchantName ?? ''}`, /[{}]|undefined|NaN/);
      assert.ok(description.trim() !== '' && merchantName !== '', label);
    }
  }
});

people('have statements of at least three forms in every country, some with a payee and some without', () => {
  for (const { code, banks, cards } of COUNTRIES) {
    assert.ok(banks.length >= 3 && cards.length >= 1, code);
    const seen = new Set(
      population
        .filter(({ country }) => country === code)
        .flatMap(({ accounts }) => accounts.map(({ bankId }) => bankId)),
    );
    assert.ok(seen.size >= 3, code);
  }
  const rows = population.flatMap((person) => person.rows);
  const named = rows.filter(({ merchantName }) => merchantName !== null).length / rows.length;
  assert.ok(named > 0.1 && named < 0.5, String(named));
});

people('show every cycle, role, trait and kind of row', () => {
  const streams = population.flatMap((person) => person.streams);
  const rows = population.flatMap((person) => person.rows);
  const missing = (all: readonly string[], seen: readonly string[]) => all.filter((name) => !seen.includes(name));
  assert.equal(
    missing(
      CYCLES,
      streams.map(({ cycle }) => cycle),
    ),
    [],
  );
  assert.equal(
    missing(
      ROLES,
      streams.map(({ role }) => role),
    ),
    [],
  );
  assert.equal(
    missing(
      TRAITS,
      streams.flatMap(({ traits }) => traits),
    ),
    [],
  );
  assert.equal(
    missing(
      ROW_KINDS,
      rows.map(({ truth }) => truth.kind),
    ),
    [],
  );
});

people('give a detector nothing of the truth', () => {
  const [observation] = observe(population[0]!);
  assert.equal(Object.keys(observation!).sort(), [
    'accountId',
    'amount',
    'bookedOn',
    'currency',
    'description',
    'id',
    'merchantName',
  ]);
});

const truth = suite('the truth about their bills');

truth('names every row of a bill once, on the account of the bill, as money out', () => {
  for (const { label, rows, streams } of population) {
    const inStreams = streams.flatMap(({ rowIds }) => rowIds);
    const bills = rows.filter(({ truth }) => truth.kind === 'bill').map(({ id }) => id);
    const seen = inStreams.toSorted((a, b) => a - b);
    assert.equal(seen, bills, label);
    for (const stream of streams) {
      const own = rowsOf(stream, rows);
      assert.ok(
        own.every(
          ({ amount, accountId, truth }) =>
            amount < 0 && accountId === stream.accountId && truth.streamId === stream.id,
        ),
      );
      assert.ok(
        own.every(({ truth }) => truth.category === stream.role),
        label,
      );
    }
  }
});

truth('has cycles that the days of the payments keep', () => {
  for (const { label, rows, streams } of population) {
    for (const stream of streams.filter(({ rowIds }) => rowIds.length >= 6)) {
      const days = rowsOf(stream, rows).map(({ bookedOn }) => dayNumber(date(bookedOn)));
      const gaps = days.slice(1).map((day, index) => day - days[index]!);
      const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
      const step = 365.25 / PER_YEAR[stream.cycle];
      assert.ok(
        Math.abs(middle - step) <= Math.max(3, step * 0.12),
        `${label} ${stream.role} ${stream.cycle}: ${middle}`,
      );
    }
  }
});

truth('calls amounts fixed that stay the same until the price changes', () => {
  const shareOfChanges = (kind: TrueStream['amountKind']) => {
    const changes = population.flatMap(({ rows, streams }) =>
      streams
        .filter(({ amountKind, cycle }) => amountKind === kind && cycle === 'monthly')
        .flatMap((stream) =>
          rowsOf(stream, rows).map(({ amount }, index, all) => index > 0 && amount !== all[index - 1]!.amount),
        ),
    );
    return changes.filter(Boolean).length / changes.length;
  };
  assert.ok(shareOfChanges('fixed') < 0.08, String(shareOfChanges('fixed')));
  assert.ok(shareOfChanges('variable') > 0.5, String(shareOfChanges('variable')));
});

truth('has a next date, after the evaluation, for exactly the streams that are active', () => {
  for (const { label, asOf, streams } of population) {
    for (const { nextDate, activity, cycle } of streams) {
      assert.is(nextDate !== null, activity === 'active', label);
      if (nextDate === null) continue;
      assert.ok(nextDate > asOf, label);
      // Two free months, or a late payer, at the most.
      const latest = addDays(date(asOf), Math.round((365.25 / PER_YEAR[cycle]) * 1.1) + 95);
      assert.ok(nextDate <= latest, `${label}: ${cycle}, ${nextDate} after ${asOf}`);
    }
  }
});

truth('has streams that end, and no payment of theirs in the weeks before the evaluation', () => {
  let ended = 0;
  for (const { label, asOf, rows, streams } of population) {
    for (const stream of streams.filter(({ activity }) => activity === 'ended')) {
      ended += 1;
      assert.ok(rowsOf(stream, rows).at(-1)!.bookedOn < addDays(date(asOf), -21), `${label} ${stream.role}`);
    }
  }
  assert.ok(ended > 50);
});

truth('counts a stream as a bill from its first payments on that show a cycle', () => {
  for (const stream of population.flatMap(({ streams }) => streams)) {
    if (stream.standing === 'neutral') continue;
    assert.is(stream.standing === 'bill', stream.rowIds.length >= fewestPayments(stream.cycle));
  }
});

truth('knows both legs of transfers between own accounts, and their sums are equal', () => {
  let pairs = 0;
  for (const { label, rows } of population) {
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows.filter(({ truth }) => truth.counterLegId !== null)) {
      const other = byId.get(row.truth.counterLegId!)!;
      pairs += 1;
      assert.is(other.truth.counterLegId, row.id, label);
      assert.is(other.amount, -row.amount, label);
      assert.is.not(other.accountId, row.accountId, label);
      assert.ok(row.truth.isOwnTransfer && other.truth.isOwnTransfer, label);
    }
  }
  assert.ok(pairs > 500);
});

truth('has own transfers of which only one leg is on a statement', () => {
  const single = population
    .flatMap(({ rows }) => rows)
    .filter(({ truth }) => truth.isOwnTransfer && truth.counterLegId === null);
  assert.ok(single.some(({ truth }) => truth.kind === 'own-transfer'));
  assert.ok(single.some(({ truth }) => truth.kind === 'card-repayment'));
});

truth('has debits that come back, which are no payments, and their repetitions, which are', () => {
  const returned = population.flatMap(({ rows, streams }: Person) =>
    streams
      .filter(({ traits, sideRowIds }) => traits.includes('returned') && sideRowIds.length >= 2)
      .map(({ sideRowIds }) => rows.filter(({ id }) => sideRowIds.includes(id))),
  );
  assert.ok(returned.length > 5);
  assert.ok(returned.every((side) => side.some(({ amount }) => amount > 0) && side.some(({ amount }) => amount < 0)));
});

truth('of next dates, only those of invoices that are early or late cannot be foretold', () => {
  const off = [1, 2, 3, 4].flatMap((seed) => {
    const punctual = new Map(makePerson(seed, 0, true).streams.map(({ id, nextDate }) => [id, nextDate]));
    return makePerson(seed, 0).streams.filter(({ id, nextDate }) => (punctual.get(id) ?? nextDate) !== nextDate);
  });
  assert.ok(off.length > 3);
  assert.ok(off.every(({ traits }) => traits.includes('loose')));
  const { bills, right } = foretoldAtBest({ first: 1, last: 4 }, 1);
  assert.ok(right <= bills && bills > 20);
});

function rowsOf({ rowIds }: TrueStream, rows: readonly StatementRow[]): readonly StatementRow[] {
  const ids = new Set(rowIds);
  return rows.filter(({ id }) => ids.has(id));
}

function date(text: string): LocalDate {
  return parseLocalDate(text)!;
}

people.run();
truth.run();
