import type { LabelledStatement, TrueBill } from '../bills/labelled-statement.ts';
import type { Person, TrueStream } from '../foreign/people/person.ts';

/** A person of the foreign evaluation in the form that all generators share. */
export function asLabelled(person: Person, seed: number): LabelledStatement {
  const { rows, streams, country, asOf } = person;
  const habits = Map.groupBy(
    rows.filter(({ truth }) => truth.streamId === null),
    ({ truth }) => truth.kind,
  );
  return {
    seed,
    world: country,
    merchantNames: 'partial',
    asOf,
    rows,
    bills: streams.map(trueBill),
    habits: [...habits].map(([kind, own]) => ({ kind, ids: own.map(({ id }) => id) })),
  };
}

function trueBill({ role, cycle, rowIds, sideRowIds, standing, nextDate }: TrueStream): TrueBill {
  const cycles =
    cycle === 'thirty-day' ? ({ cycle: 'monthly', alsoCycle: 'four-weekly' } as const) : ({ cycle } as const);
  return {
    kind: role,
    ...cycles,
    payments: rowIds.map((id) => [id]),
    neutralIds: sideRowIds,
    standing: standing === 'bill' ? 'eligible' : 'ignored',
    next: nextDate === null ? undefined : { date: nextDate, scheduledDate: nextDate, amount: 0 },
  };
}
