import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DetectedBill } from '../../../domain/bills/detection/detected-bill.ts';
import { addDays, type LocalDate, parseLocalDate } from '../../../domain/calendar.ts';
import { EUR } from '../../../domain/money/currency.ts';
import { makePerson } from '../../../scripts/evaluation/foreign/people/make-person.ts';
import type { Person, TrueStream } from '../../../scripts/evaluation/foreign/people/person.ts';
import { evaluate, type Plan } from '../../../scripts/evaluation/foreign/scoring/evaluate.ts';
import { type Matching, matchBills, overlapOf } from '../../../scripts/evaluation/foreign/scoring/match-bills.ts';
import { jsonReport, textReport, worstCase } from '../../../scripts/evaluation/foreign/scoring/report.ts';
import { addMatching, emptyTally, ratesOf, type Tally } from '../../../scripts/evaluation/foreign/scoring/tally.ts';
import { pluck } from '../../support/assertions.ts';

const persons = Array.from({ length: 12 }, (_, index) => makePerson(21, index));

const scoring = suite('scores of a detector');

scoring('are 1 for a detector that knows the truth', () => {
  const tally = emptyTally();
  for (const person of persons)
    addMatching(
      tally,
      matchBills(
        person,
        person.streams.map((stream) => billOf(stream)),
      ),
    );
  assert.equal(ratesOf(tally), { precision: 1, recall: 1, f1: 1, cycle: 1, active: 1, nextWithin1: 1, nextWithin3: 1 });
  assert.ok(tally.streams > 80 && tally.activityAsked > 70 && tally.nextAsked > 60);
});

scoring('find nothing for a detector that finds nothing', () => {
  const { matches, missed, falseAlarms } = matchBills(persons[0]!, []);
  assert.equal([matches.length, falseAlarms.length], [0, 0]);
  assert.is(missed.length, persons[0]!.streams.filter(({ standing }) => standing === 'bill').length);
});

scoring('need an overlap of 0.7, to which rows beside the stream do not count', () => {
  const stream = { rowIds: [1, 2, 3, 4, 5, 6, 7], sideRowIds: [50, 51] };
  assert.is(overlapOf(stream, { transactionIds: [1, 2, 3, 4, 5, 50] }), 5 / 7);
  assert.is(overlapOf(stream, { transactionIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }), 0.7);
  assert.ok(overlapOf(stream, { transactionIds: [1, 2, 3, 4] }) < 0.7);
});

scoring('say what a false alarm really was', () => {
  const { person, stream } = longStream();
  const other = person.streams.find(
    ({ id, rowIds, standing }) => id !== stream.id && rowIds.length > 8 && standing === 'bill',
  )!;
  const groceries = person.rows.filter(({ truth }) => truth.kind === 'groceries').map(({ id }) => id);
  const alarms = [
    stream.rowIds.slice(0, 5),
    [...stream.rowIds.slice(0, 6), ...other.rowIds.slice(0, 6)],
    groceries.slice(0, 6),
  ];
  const { falseAlarms } = matchBills(
    person,
    alarms.map((rowIds) => billOf({ ...stream, rowIds })),
  );
  assert.equal(pluck(falseAlarms, 'kind'), ['part of a bill', 'several bills in one', 'groceries']);
});

scoring('give a stream to one bill only', () => {
  const { person, stream } = longStream();
  const { matches, falseAlarms } = matchBills(person, [billOf(stream), billOf(stream)]);
  assert.equal([matches.length, falseAlarms.length], [1, 1]);
});

scoring('ignore neutral and unripe streams, found or not, and parts of them', () => {
  for (const standing of ['neutral', 'unripe'] as const) {
    const { person, stream } = longStream();
    const streams = person.streams.map((at) => (at.id === stream.id ? { ...at, standing } : at));
    const some: Matching = matchBills({ ...person, streams }, [
      billOf(stream),
      billOf({ ...stream, rowIds: stream.rowIds.slice(0, 3) }),
    ]);
    assert.equal([some.matches.length, some.falseAlarms.length, some.ignored.length], [0, 0, 2]);
    assert.not(some.missed.some(({ id }) => id === stream.id));
  }
});

scoring('accept monthly and four-weekly for a cycle of 30 days, and nothing else', () => {
  const { person, stream } = longStream();
  const streams = person.streams.map((at): TrueStream => (at.id === stream.id ? { ...at, cycle: 'thirty-day' } : at));
  const right = (cycle: DetectedBill<number>['cycle']) => {
    const tally = emptyTally();
    addMatching(tally, matchBills({ ...person, streams }, [{ ...billOf(stream), cycle }]));
    return tally.cycleRight;
  };
  assert.equal([right('monthly'), right('four-weekly'), right('biweekly')], [1, 1, 0]);
});

scoring('count a next date within one and three days, and none of a bill that is called ended', () => {
  const { person, stream } = longStream();
  const within = (days: number, status: 'active' | 'inactive' = 'active') => {
    const tally = emptyTally();
    const bill = { ...billOf(stream), status, nextDate: addDays(date(stream.nextDate!), days) };
    addMatching(tally, matchBills(person, [bill]));
    return [tally.nextAsked, tally.nextWithin1, tally.nextWithin3];
  };
  assert.equal(
    [within(0), within(-1), within(3), within(4)],
    [
      [1, 1, 1],
      [1, 1, 1],
      [1, 0, 1],
      [1, 0, 0],
    ],
  );
  assert.equal(within(0, 'inactive'), [1, 0, 0]);
});

const reports = suite('reports of an evaluation');

const PLAN: Plan = { seeds: { first: 3, last: 4 }, peoplePerSeed: 2, keepWorst: 1, now: () => 0 };

reports('count the same people in the same way each time', () => {
  assert.equal(jsonReport(evaluate(PLAN)), jsonReport(evaluate(PLAN)));
});

reports('have no text of a statement, except of those that were asked for', () => {
  const evaluation = evaluate(PLAN);
  const published = textReport(evaluation) + JSON.stringify(jsonReport(evaluation));
  const [worst] = evaluation.worst;
  const texts = worst!.person.rows.map(({ description }) => description).filter((text) => text.length > 8);
  assert.is(evaluation.worst.length, 1);
  assert.ok(texts.length > 100);
  assert.not(texts.some((text) => published.includes(text)));
  assert.ok(worstCase(worst!).includes(worst!.person.asOf));
});

reports('split the same streams by country and by each class', () => {
  const { total, byCountry, byClass } = evaluate(PLAN);
  const streams = (tallies: ReadonlyMap<string, Tally>) =>
    [...tallies.values()].reduce((sum, at) => sum + at.streams, 0);
  assert.ok(total.streams > 15);
  for (const tallies of [byCountry, byClass.cycle, byClass.role, byClass.amount])
    assert.is(streams(tallies), total.streams);
});

/** A person with an active monthly bill of many payments. */
function longStream(): { readonly person: Person; readonly stream: TrueStream } {
  for (const person of persons) {
    const stream = person.streams.find(
      ({ rowIds, cycle, activity, standing }) =>
        rowIds.length > 12 && cycle === 'monthly' && activity === 'active' && standing === 'bill',
    );
    if (stream !== undefined) return { person, stream };
  }
  throw new Error('Nobody has such a bill.');
}

/** What a detector that knows the truth reports of a stream. */
function billOf({ rowIds, cycle, activity, nextDate }: TrueStream): DetectedBill<number> {
  const day = date(nextDate ?? '2000-01-01');
  return {
    merchantKey: '',
    name: '',
    currency: EUR,
    cycle: cycle === 'thirty-day' ? 'monthly' : cycle,
    amount: 1,
    amountModel: 'fixed',
    confidence: 1,
    nextDate: day,
    status: activity === 'active' ? 'active' : 'inactive',
    facts: [],
    transactionIds: rowIds,
  };
}

function date(text: string): LocalDate {
  return parseLocalDate(text)!;
}

scoring.run();
reports.run();
