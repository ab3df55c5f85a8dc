import { isoDate } from '../calendar/date-text.ts';
import { daysUntilEndShows, fewestPayments } from '../streams/cycle.ts';
import type { StreamPlan } from '../streams/stream-plan.ts';
import type { BookedMovement } from './booked-movement.ts';
import type { Life } from './life.ts';
import type { StatementRow, TrueStream } from './person.ts';

/** The truth about a stream, from its plan and from the rows that it left. */
export function trueStream(
  plan: StreamPlan,
  rows: readonly StatementRow[],
  booked: readonly BookedMovement[],
  life: Life,
): TrueStream {
  const own = rows.filter(({ truth }) => truth.streamId === plan.id);
  const rowIds = own.filter(({ truth }) => truth.kind === 'bill').map(({ id }) => id);
  const next = nextDay(plan, booked, life);
  return {
    id: plan.id,
    role: plan.role,
    payee: plan.payee.name,
    accountId: plan.accountId,
    cycle: plan.cycle,
    amountKind: plan.amountKind,
    rowIds,
    sideRowIds: own.filter(({ truth }) => truth.kind === 'bill-side').map(({ id }) => id),
    standing: plan.isNeutral ? 'neutral' : rowIds.length < fewestPayments(plan.cycle) ? 'unripe' : 'bill',
    activity: activityOf(plan, next, life),
    nextDate: next === undefined ? null : isoDate(next),
    traits: plan.traits,
  };
}

function nextDay({ id }: StreamPlan, booked: readonly BookedMovement[], { asOf }: Life): number | undefined {
  const days = booked
    .filter(({ movement, printed }) => movement.streamId === id && movement.kind === 'bill' && printed.bookedDay > asOf)
    .map(({ printed }) => printed.bookedDay);
  return days.length === 0 ? undefined : Math.min(...days);
}

function activityOf(plan: StreamPlan, next: number | undefined, { asOf }: Life): TrueStream['activity'] {
  if (next !== undefined) return 'active';
  const missing = plan.firstMissingDay ?? asOf;
  return missing + daysUntilEndShows(plan.cycle) <= asOf ? 'ended' : 'unknowable';
}
