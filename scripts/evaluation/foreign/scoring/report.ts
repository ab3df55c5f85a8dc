import { COUNTRIES } from '../countries/countries.ts';
import { CYCLES } from '../streams/cycle.ts';
import type { Evaluation, Grouping, JudgedPerson } from './evaluate.ts';
import { ratesOf, type Tally } from './tally.ts';

/** The result for people. It has no text of a statement. */
export function textReport(evaluation: Evaluation): string {
  const { people, rows, total, ignored, millisPer2000 } = evaluation;
  return [
    `${people} people, ${rows} rows, ${total.streams} true bills, ${total.found + total.falseAlarms} detected (and ${ignored} that do not count)`,
    `${millisPer2000.toFixed(1)} ms of CPU time for the detection in 2,000 rows`,
    '',
    rateTable('', [['all', total]]),
    rateTable('country', sortedByName(evaluation.byCountry, countryName)),
    ...(['cycle', 'amount', 'trait', 'role'] as const).map((grouping) => classTable(grouping, evaluation)),
    alarmTable(evaluation),
  ].join('\n');
}

/** The same as data. */
export function jsonReport(evaluation: Evaluation): object {
  const { people, rows, ignored, millisPer2000, total, byCountry, byClass, alarms } = evaluation;
  const withRates = (tally: Tally) => ({ ...tally, ...ratesOf(tally) });
  const asObject = (tallies: ReadonlyMap<string, Tally>) =>
    Object.fromEntries([...tallies].map(([name, tally]) => [name, withRates(tally)]));
  return {
    people,
    rows,
    ignored,
    millisPer2000,
    total: withRates(total),
    byCountry: asObject(byCountry),
    byClass: Object.fromEntries(Object.entries(byClass).map(([grouping, tallies]) => [grouping, asObject(tallies)])),
    falseAlarms: Object.fromEntries(alarms),
  };
}

/** The statements behind a person's errors, for a human who does not work on the detector. */
export function worstCase({ person, matching }: JudgedPerson): string {
  const rowOf = new Map(person.rows.map((row) => [row.id, row]));
  const lines = (ids: readonly number[]) =>
    ids.map((id) => {
      const { bookedOn, amount, description, merchantName, truth } = rowOf.get(id)!;
      return `    ${bookedOn} ${String(amount).padStart(10)} ${truth.category}: ${description}${merchantName === null ? '' : ` | ${merchantName}`}`;
    });
  return [
    `${person.label}, as of ${person.asOf}: ${matching.matches.length} found`,
    ...matching.missed.flatMap(({ role, cycle, traits, rowIds }) => [
      `  missed ${role}, ${cycle} (${traits.join(', ')})`,
      ...lines(rowIds),
    ]),
    ...matching.falseAlarms.flatMap(({ kind, bill }) => [
      `  false alarm: ${kind}, taken for ${bill.cycle}`,
      ...lines(bill.transactionIds),
    ]),
  ].join('\n');
}

type NamedTally = readonly [name: string, tally: Tally];

function rateTable(heading: string, tallies: readonly NamedTally[]): string {
  const head = [heading.padEnd(18), 'bills', 'precision', 'recall', 'F1', 'cycle', 'active', 'next ±1', 'next ±3'];
  const body = tallies.map(([name, tally]) => {
    const { precision, recall, f1, cycle, active, nextWithin1, nextWithin3 } = ratesOf(tally);
    return [
      name.padEnd(18),
      String(tally.streams),
      ...[precision, recall, f1, cycle, active, nextWithin1, nextWithin3].map(decimal),
    ];
  });
  return table([head, ...body]);
}

function classTable(grouping: Grouping, { byClass }: Evaluation): string {
  const tallies = byClass[grouping];
  const sorted =
    grouping === 'cycle'
      ? CYCLES.flatMap((cycle): NamedTally[] => (tallies.has(cycle) ? [[cycle, tallies.get(cycle)!]] : []))
      : [...tallies].sort(([, a], [, b]) => b.streams - a.streams);
  const head = [grouping.padEnd(18), 'bills', 'recall', 'cycle', 'active', 'next ±1', 'next ±3'];
  const body = sorted.map(([name, tally]) => {
    const { recall, cycle, active, nextWithin1, nextWithin3 } = ratesOf(tally);
    return [name.padEnd(18), String(tally.streams), ...[recall, cycle, active, nextWithin1, nextWithin3].map(decimal)];
  });
  return table([head, ...body]);
}

function alarmTable({ alarms, total }: Evaluation): string {
  const sorted = [...alarms].sort(([, a], [, b]) => b - a);
  const body = sorted.map(([kind, count]) => [kind.padEnd(22), String(count), decimal(count / total.falseAlarms)]);
  return table([['false alarm'.padEnd(22), 'count', 'share'], ...body]);
}

function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell, index) => (index === 0 ? cell : cell.padStart(10))).join(''));
  return `${lines.join('\n')}\n`;
}

function sortedByName(tallies: ReadonlyMap<string, Tally>, nameOf: (key: string) => string): readonly NamedTally[] {
  return [...tallies]
    .map(([key, tally]): NamedTally => [nameOf(key), tally])
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
}

function countryName(code: string): string {
  return COUNTRIES.find((country) => country.code === code)?.name ?? code;
}

function decimal(rate: number): string {
  return rate.toFixed(3);
}
