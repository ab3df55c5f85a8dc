import { isoDate } from '../calendar/date-text.ts';
import type { StreamPlan } from '../streams/stream-plan.ts';
import type { Movement } from '../world/movement.ts';
import type { BookedMovement } from './booked-movement.ts';
import type { Life } from './life.ts';
import type { RowTruth, StatementRow } from './person.ts';

const FIRST_ID = 1001;

/** The rows that are booked in the time of the statements, by day. */
export function statementRows(
  booked: readonly BookedMovement[],
  streams: readonly StreamPlan[],
  life: Life,
): readonly StatementRow[] {
  const shown = booked
    .filter(({ printed }) => printed.bookedDay >= life.from && printed.bookedDay <= life.asOf)
    .sort((a, b) => a.printed.bookedDay - b.printed.bookedDay)
    .map((row, index) => ({ ...row, id: FIRST_ID + index }));
  const legs = Map.groupBy(shown, ({ movement }) => movement.pair);
  const roles = new Map(streams.map(({ id, role }) => [id, role]));
  return shown.map(({ id, movement, printed }): StatementRow => {
    const counterLeg = movement.pair === undefined ? undefined : legs.get(movement.pair)?.find((leg) => leg.id !== id);
    const role = movement.streamId === undefined ? undefined : roles.get(movement.streamId);
    const truth: RowTruth = {
      kind: movement.kind,
      category: role ?? movement.kind,
      streamId: movement.streamId ?? null,
      counterLegId: counterLeg?.id ?? null,
      isOwnTransfer: isOwn(movement),
    };
    return {
      id,
      accountId: movement.accountId,
      bookedOn: isoDate(printed.bookedDay),
      amount: movement.amount,
      currency: life.country.currency,
      description: printed.description,
      merchantName: printed.merchantName,
      truth,
    };
  });
}

function isOwn({ kind }: Movement): boolean {
  return kind === 'own-transfer' || kind === 'card-repayment';
}
