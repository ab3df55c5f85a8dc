import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mergePieces } from '../../../domain/bills/detection/joining/merge.ts';
import type { Charge } from '../../../domain/bills/detection/reading/charge.ts';
import { CADENCES } from '../../../domain/bills/detection/searching/cadence.ts';
import type { Candidate } from '../../../domain/bills/detection/searching/candidate.ts';
import { dayNumber, parseLocalDate } from '../../../domain/calendar.ts';

const merging = suite('pieces of one bill');

const thirtyDays = ['2026-01-05', '2026-02-04', '2026-03-06', '2026-04-05'];
const calendarMonths = ['2026-05-05', '2026-06-05', '2026-07-05'];

merging('a piece that fits a grid of 30 days and a later one on calendar months are one monthly bill', () => {
  const pieces = [piece('monthly', 'days', thirtyDays), piece('monthly', 'months', calendarMonths)];
  const merged = mergePieces(pieces);
  assert.is(merged.length, 1);
  assert.is(merged[0]?.payments.length, thirtyDays.length + calendarMonths.length);
});

merging('a piece every four weeks and a later monthly one stay two bills', () => {
  const fourWeeks = ['2026-01-05', '2026-02-02', '2026-03-02', '2026-03-30'];
  const pieces = [piece('four-weekly', 'days', fourWeeks), piece('monthly', 'months', calendarMonths)];
  assert.is(mergePieces(pieces).length, 2);
});

merging.run();

function piece(cycle: string, unit: string, dates: readonly string[]): Candidate {
  const cadence = CADENCES.find((one) => one.cycle === cycle && one.unit === unit)!;
  const payments = dates.map(charge);
  const expected = payments.map(({ day }) => day);
  return { cadence, phase: { offset: 0, dayOfMonth: 5 }, payments, expected, missed: [], logLikelihoodRatio: 9 };
}

function charge(date: string, row: number): Charge {
  return {
    row,
    day: dayNumber(parseLocalDate(date)!),
    amount: 1_200,
    account: '1',
    name: 'KRAVO MOBILFUNK',
    words: ['KRAVO', 'MOBILFUNK'],
    isNamed: true,
    text: 'KRAVO MOBILFUNK',
    bareTransfer: false,
    mandate: false,
    pending: false,
    purchase: false,
    invoice: false,
    peer: false,
    isBusiness: true,
    contract: 1,
    kinds: new Set(['telecom'] as const),
    references: [],
    alsoPays: false,
    mirrored: false,
  };
}
