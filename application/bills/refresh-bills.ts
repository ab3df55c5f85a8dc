import { holderOf } from '../../domain/bank-texts/holder.ts';
import { billFromDetection, reconcileBills } from '../../domain/bills/reconcile-bills.ts';
import { addMonths, dateOf, type LocalDate, parseLocalDate, type Timestamp } from '../../domain/calendar.ts';
import { DESCRIPTION_MAX_CHARACTERS } from '../../domain/ledger/transaction.ts';
import type { ReadObservations } from '../../domain/ports/bill-detector.ts';
import type { BillDetectionState } from '../../domain/ports/recurring-bill-repo.ts';
import type { Observation, ObservationLimits } from '../../domain/ports/transaction-reader.ts';
import type { Ports } from '../ports.ts';

/** Three years, and a month for a late payment. */
const HISTORY_MONTHS = 37;
/** Limits work and memory for one user. It is far more than a person pays in three years. */
export const HISTORY_LIMITS: ObservationLimits = { transactions: 20_000, characters: 4_000_000 };

/**
 * Brings the user's detected bills up to date with their committed transactions and with today. Returns at once when
 * neither has changed since the last detection, so every report may call it first; with `isChanged`, the bills
 * themselves have. Requests of one process for one user share a detection. Throws `unavailable` if too much work waits.
 */
export type RefreshBills = (userId: number, isChanged?: boolean) => Promise<void>;

type RefreshBillsPorts = Pick<Ports, 'users' | 'bills' | 'transactionReader' | 'billDetector' | 'clock'>;

/** A detection that goes on in this process. */
interface Run {
  /** What its result will rest on, at least. */
  readonly state: BillDetectionState;
  readonly done: Promise<void>;
}

export function refreshBills(ports: RefreshBillsPorts): RefreshBills {
  const runs = new Map<number, Run>();
  const start = (userId: number, state: BillDetectionState, at: Timestamp) => {
    const done = detect(ports, userId, state, at).finally(() => runs.delete(userId));
    runs.set(userId, { state, done });
    return done;
  };
  return async (userId, isChanged = false) => {
    let wanted: BillDetectionState | undefined;
    for (;;) {
      const at = ports.clock.now();
      // The revision is read before the transactions: a commit in between is seen now, and leads to one more detection
      // next time.
      const [current, stored] = await states(ports, userId, dateOf(at));
      const isCurrent = stored?.revision === current.revision && stored.asOf === current.asOf;
      if (isCurrent && !isChanged) return;
      wanted ??= current;
      const run = runs.get(userId);
      if (run === undefined) return start(userId, current, at);
      if (!isChanged && covers(run.state, wanted)) return run.done;
      // That one may have missed what this caller has committed. The next one cannot, whoever starts it.
      await run.done.catch(() => undefined);
    }
  };
}

/** What bills would now be computed from, and what the stored ones were computed from. */
async function states(
  { users, bills }: RefreshBillsPorts,
  userId: number,
  asOf: LocalDate,
): Promise<readonly [current: BillDetectionState, stored: BillDetectionState | undefined]> {
  const [revision, stored] = await Promise.all([users.transactionRevision(userId), bills.detectionState(userId)]);
  return [{ revision, asOf }, stored];
}

function covers(state: BillDetectionState, wanted: BillDetectionState): boolean {
  return state.revision >= wanted.revision && state.asOf >= wanted.asOf;
}

async function detect(
  ports: RefreshBillsPorts,
  userId: number,
  state: BillDetectionState,
  at: Timestamp,
): Promise<void> {
  const user = await ports.users.get(userId);
  let since: LocalDate | undefined;
  const read = observationsOf(ports, userId, state.asOf, (day) => void (since = day));
  const { bills, incomes } = await ports.billDetector.detect(read, state.asOf, holderOf(user?.email ?? null), userId);
  const found = bills.map((bill) => billFromDetection(bill, userId, at));
  const stored = await ports.bills.list(userId);
  const isLookedFor = stored.some(({ source, gone }) => source === 'manual' || gone.length > 0);
  const seen = { found, observations: isLookedFor ? await read() : [], today: state.asOf };
  const noted = since === undefined ? state : { ...state, since };
  await ports.bills.replaceAll(userId, noted, (now) => reconcileBills(now, seen), incomes);
}

/**
 * Reads what a detection looks at. `onRead` gets the day of the earliest transaction if there may be more than that.
 */
export function observationsOf(
  { transactionReader }: Pick<Ports, 'transactionReader'>,
  userId: number,
  asOf: LocalDate,
  onRead: (since: LocalDate | undefined) => void,
): ReadObservations {
  const filter = { from: addMonths(asOf, -HISTORY_MONTHS), to: asOf };
  return async (atMost = HISTORY_LIMITS.transactions) => {
    const newest = await transactionReader.observations(userId, filter, { ...HISTORY_LIMITS, transactions: atMost });
    onRead(isAtLimit(newest) ? parseLocalDate(newest.at(-1)!.bookedOn.slice(0, 10)) : undefined);
    return newest;
  };
}

/** Whether another transaction, however long its texts, may have found no room. */
function isAtLimit(newest: readonly Observation[]): boolean {
  const characters = newest.reduce((sum, row) => sum + row.description.length + (row.merchantName?.length ?? 0), 0);
  const { transactions, characters: most } = HISTORY_LIMITS;
  return newest.length === transactions || characters > most - 2 * DESCRIPTION_MAX_CHARACTERS;
}
