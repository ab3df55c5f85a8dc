import { Command } from 'commander';
import { coffer } from '../bills/coffer-detector.ts';
import { matchBills } from '../bills/match-bills.ts';
import { paymentsOfPerson } from './payments.ts';

const PEOPLE = 1_000;

/** `npm run evaluate payees`. */
export function payeesCommand(): Command {
  return new Command('payees')
    .description('score whether equal monthly payments are found whatever the payee is called and the bank prints')
    .action(() => {
      process.stdout.write(`${payeesReport(scorePayees(PEOPLE))}\n`);
    });
}

export interface PayeesScore {
  /** Streams of 24 payments, and those that are found, by what the payee is called after. */
  readonly streams: ReadonlyMap<string, { readonly of: number; readonly found: number }>;
  /** A line for each that is missed, torn, or shown once more. */
  readonly faults: readonly string[];
}

export function scorePayees(people: number): PayeesScore {
  const faults: string[] = [];
  const streams = new Map<string, { of: number; found: number }>();
  const count = (kind: string, found: number) => {
    const after = /called after a (\w+)/.exec(kind)?.[1] ?? '';
    const own = streams.get(after) ?? { of: 0, found: 0 };
    streams.set(after, { of: own.of + 1, found: own.found + found });
  };
  for (let seed = 0; seed < people; seed += 1) {
    const person = paymentsOfPerson(seed);
    const { matched, missed, wrong } = matchBills(person, coffer(person.rows, person.asOf, person.holder));
    for (const { kind } of missed) {
      count(kind, 0);
      faults.push(`${person.world}: missed ${kind}`);
    }
    for (const { bill, detected } of matched) {
      count(bill.kind, 1);
      const found = bill.payments.flat().filter((id) => detected.transactionIds.includes(id)).length;
      if (found < bill.payments.length) {
        faults.push(`${person.world}: ${found} of ${bill.payments.length} payments of ${bill.kind}`);
      }
    }
    for (const { detected, source } of wrong) {
      faults.push(`${person.world}: ${detected.transactionIds.length} rows of ${source.kind} once more`);
    }
  }
  return { streams, faults };
}

function payeesReport({ streams, faults }: PayeesScore): string {
  const line = (after: string, { of, found }: { readonly of: number; readonly found: number }) =>
    `${after.padEnd(8)} ${found} of ${of}, ${((100 * found) / of).toFixed(2)} %`;
  const all = [...streams.values()].reduce((sum, each) => ({ of: sum.of + each.of, found: sum.found + each.found }));
  const named = [...streams].map(([after, score]) => line(after, score));
  return [line('all', all), ...named, '', ...faults].join('\n');
}
