import { counted } from '../collections.ts';
import type { KnownAccount, KnownTransaction, Observation } from './known-account.ts';
import { type Batch, coversWholly, type DayNumber, type ObservedRow } from './observed-row.ts';
import { type CompareTexts, textComparison } from './similar-text.ts';

/** The step that found a row's transaction. */
export type MatchReason =
  | 'source_id'
  | 'pending_id'
  | 'same_row'
  | 'similar_text'
  | 'same_day_and_amount'
  | 'pending_booked'
  | 'booked_before'
  | 'other_source'
  | 'by_hand';

export interface Match {
  readonly transaction: KnownTransaction;
  readonly reason: MatchReason;
}

/** A transaction as one source showed it. */
export interface Shown {
  readonly transaction: KnownTransaction;
  readonly observation: Observation;
}

/**
 * One batch on its way through the steps. Each row takes at most one transaction, and each transaction at most one row;
 * what a step has taken is out of reach for later ones.
 */
export interface Round {
  readonly batch: Batch;
  readonly known: KnownAccount;
  readonly today: DayNumber;
  readonly compare: CompareTexts;
  /** What this source showed before. */
  readonly shown: readonly Shown[];
  readonly matches: ReadonlyMap<ObservedRow, Match>;
  /** Rows without a transaction so far, in the order of the batch. */
  readonly openRows: () => readonly ObservedRow[];
  readonly isFree: (transaction: KnownTransaction) => boolean;
  readonly take: (row: ObservedRow, transaction: KnownTransaction, reason: MatchReason) => void;
  /** The row's id, if it is believed. */
  readonly idOf: (row: ObservedRow) => string | undefined;
  /** Whether a source that can be trusted says that these are two transactions. */
  readonly areDistinct: (row: ObservedRow, observation: Observation) => boolean;
  /** Whether the source has taken its row back, in this batch. */
  readonly isWithdrawn: (observation: Observation) => boolean;
}

export function beginRound(batch: Batch, known: KnownAccount, today: DayNumber): Round {
  const matches = new Map<ObservedRow, Match>();
  const taken = new Set<KnownTransaction>();
  let believed: ReadonlyMap<ObservedRow, string> | undefined;
  const ids = () => (believed ??= believedIds(batch));
  const { name, hasTrustedIds } = batch.source;
  const removed = new Set(hasTrustedIds ? batch.removedIds : []);
  const isWithdrawn = ({ source, sourceId }: Observation) =>
    source === name && sourceId !== null && removed.has(sourceId);
  const shown: Shown[] = [];
  for (const transaction of known.transactions) {
    const observation = transaction.observations.find(({ source }) => source === name);
    if (observation !== undefined) shown.push({ transaction, observation });
  }
  const listed = hasTrustedIds ? new Set(ids().values()) : new Set<string>();
  const isRenumbered = hasTrustedIds && hasRenumbered(batch, shown, listed, today);
  return {
    batch,
    known,
    today,
    compare: textComparison(),
    shown,
    matches,
    openRows: () => batch.rows.filter((row) => !matches.has(row)),
    isFree: (transaction) => !taken.has(transaction),
    take: (row, transaction, reason) => {
      matches.set(row, { transaction, reason });
      taken.add(transaction);
    },
    idOf: (row) => ids().get(row),
    isWithdrawn,
    areDistinct: (row, observation) => {
      const { sourceId } = observation;
      // A source that withdraws a row and shows an equal one under another id has only renamed it.
      if (!hasTrustedIds || isWithdrawn(observation) || isRenumbered) return false;
      if (isReplaced(batch, row, observation, listed, today)) return false;
      const id = ids().get(row);
      return id !== undefined && sourceId !== null && namesARow(sourceId) && sourceId !== id;
    },
  };
}

/** Fewer rows that are gone may be rows that the bank took back, unless equal ones are in their place. */
const RENUMBERED_FROM = 3;

/**
 * Whether a source with trusted ids has given all of its rows new ones, as after a move of its own: it lists none of
 * the ids that it showed on days that the batch shows wholly.
 */
function hasRenumbered(batch: Batch, shown: readonly Shown[], listed: ReadonlySet<string>, today: DayNumber): boolean {
  const before = shown
    .map(({ observation }) => observation)
    .filter(({ sourceId, day, status }) => {
      return sourceId !== null && status === 'booked' && namesARow(sourceId) && coversWholly(batch, day, today);
    });
  if (before.length === 0 || before.some(({ sourceId }) => listed.has(sourceId ?? ''))) return false;
  const rows = new Set(batch.rows.map(sameKey));
  return before.length >= RENUMBERED_FROM || before.every((observation) => rows.has(sameKey(observation)));
}

/** Banks show a payment that they forgot at most some days later. */
export const LATE_DAYS = 7;

/**
 * Whether the row stands for the stored one under a new id: the batch shows the whole day, does not list the old id any
 * more, and all else is equal. Even if the bank replaced one payment by another, there is one of them now. On the first
 * day of a longer batch, which may be cut off, a new id is a renewed one if the day is long past.
 */
function isReplaced(
  batch: Batch,
  row: ObservedRow,
  observation: Observation,
  listed: ReadonlySet<string>,
  today: DayNumber,
): boolean {
  const { sourceId, day } = observation;
  const { from, to } = batch.coverage ?? { from: today, to: today };
  const isPast = day <= from && from < to && today - day > LATE_DAYS;
  const isGone = sourceId !== null && !listed.has(sourceId);
  return isGone && (isPast || coversWholly(batch, day, today)) && sameKey(row) === sameKey(observation);
}

/** A payment may be booked a day before the day that its pending row had, and some days after it. */
export const EARLIEST_BOOKING = -1;
export const LATEST_BOOKING = 10;

/** Takes items off the end of a list until one is wanted, and returns that. */
export function takeLast<Item>(list: Item[], isWanted: (item: Item) => boolean): Item | undefined {
  for (let item = list.pop(); item !== undefined; item = list.pop()) if (isWanted(item)) return item;
  return undefined;
}

/** Rows that could be the same payment have this in common on one day. */
export function dayKey(row: Pick<Observation, 'day' | 'amount' | 'currency'>): string {
  return keyOnDay(row.day, row);
}

/** Rows that a source shows in the same words have this in common. */
export function sameKey(row: Pick<Observation, 'day' | 'amount' | 'currency' | 'status' | 'text'>): string {
  return `${dayKey(row)} ${row.status} ${row.text}`;
}

/** The same, as if the row were of that day. */
export function keyOnDay(day: DayNumber, row: Pick<Observation, 'amount' | 'currency'>): string {
  return `${day} ${amountKey(row)}`;
}

export function amountKey({ amount, currency }: Pick<Observation, 'amount' | 'currency'>): string {
  return `${amount} ${currency}`;
}

/**
 * How many candidates a row is compared with at most. Real statements have a handful; a made-up one with ten thousand
 * equal rows a day must not take a minute.
 */
export const MOST_CANDIDATES = 60;

/**
 * The ids of a batch that may identify a row, by row. Not believed are blanks, zeros, ids that only count the rows of a
 * day (`2026-03-05-1`, `20260305.1`), and ids that come twice in the batch.
 */
export function believedIds({ rows }: Pick<Batch, 'rows'>): ReadonlyMap<ObservedRow, string> {
  const times = counted(rows.map(({ sourceId }) => sourceId));
  const believed = new Map<ObservedRow, string>();
  for (const row of rows) {
    if (row.sourceId !== null && times.get(row.sourceId) === 1 && namesARow(row.sourceId)) {
      believed.set(row, row.sourceId);
    }
  }
  return believed;
}

/** Whether an id alone, whoever else has it, can be the name of a row. */
export function namesARow(id: string): boolean {
  return /[^\s0]/.test(id) && !/^\d{4}-?\d{2}-?\d{2}[-.]\d{1,4}$/.test(id.trim()) && !/^\.\d{1,4}$/.test(id.trim());
}
