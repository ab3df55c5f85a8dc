import type { DetectedBill } from '../../../../domain/bills/detection/detected-bill.ts';
import type { Person, StatementRow, TrueStream } from '../people/person.ts';
import type { RowKind } from '../world/movement.ts';

/** From this overlap on, a detected bill is the stream: common rows by all rows of both. */
export const MIN_OVERLAP = 0.7;

export interface Match {
  readonly stream: TrueStream;
  readonly bill: DetectedBill<number>;
}

/** What the rows of a false alarm really are: parts of true bills, or the most common kind among them. */
export type AlarmKind = 'part of a bill' | 'several bills in one' | RowKind;

export interface FalseAlarm {
  readonly kind: AlarmKind;
  readonly bill: DetectedBill<number>;
}

export interface Matching {
  /** One to one, only true bills. */
  readonly matches: readonly Match[];
  readonly missed: readonly TrueStream[];
  readonly falseAlarms: readonly FalseAlarm[];
  /** Detected bills that are neutral streams or ones too young to know. */
  readonly ignored: readonly DetectedBill<number>[];
}

export function matchBills({ streams, rows }: Person, bills: readonly DetectedBill<number>[]): Matching {
  const matched = bestPairs(streams, bills);
  const matches = matched.filter(({ stream }) => stream.standing === 'bill');
  const found = new Set(matches.map(({ stream }) => stream.id));
  const taken = new Set(matched.map(({ bill }) => bill));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const streamOf = new Map(streams.map((stream) => [stream.id, stream]));
  const left = bills.filter((bill) => !taken.has(bill)).map((bill) => ({ bill, kind: kindOf(bill, rowOf, streamOf) }));
  return {
    matches,
    missed: streams.filter(({ standing, id }) => standing === 'bill' && !found.has(id)),
    falseAlarms: left.flatMap(({ bill, kind }) => (kind === 'ignored' ? [] : [{ bill, kind }])),
    ignored: [
      ...matched.filter(({ stream }) => stream.standing !== 'bill').map(({ bill }) => bill),
      ...left.filter(({ kind }) => kind === 'ignored').map(({ bill }) => bill),
    ],
  };
}

/** The pairs that overlap enough, the best ones first, each stream and each bill at most once. */
function bestPairs(streams: readonly TrueStream[], bills: readonly DetectedBill<number>[]): readonly Match[] {
  const pairs = streams
    .flatMap((stream) => bills.map((bill) => ({ stream, bill, overlap: overlapOf(stream, bill) })))
    .filter(({ overlap }) => overlap >= MIN_OVERLAP)
    .sort((a, b) => b.overlap - a.overlap);
  const chosen: Match[] = [];
  for (const { stream, bill } of pairs) {
    if (!chosen.some((match) => match.stream === stream || match.bill === bill)) chosen.push({ stream, bill });
  }
  return chosen;
}

/** Jaccard's index of the payments. Rows beside the stream, such as a returned debit, count on neither side. */
export function overlapOf(
  { rowIds, sideRowIds }: Pick<TrueStream, 'rowIds' | 'sideRowIds'>,
  { transactionIds }: Pick<DetectedBill<number>, 'transactionIds'>,
): number {
  const beside = new Set(sideRowIds);
  const detected = transactionIds.filter((id) => !beside.has(id));
  const own = new Set(rowIds);
  const common = detected.filter((id) => own.has(id)).length;
  return common / (own.size + detected.length - common);
}

function kindOf(
  { transactionIds }: DetectedBill<number>,
  rowOf: ReadonlyMap<number, StatementRow>,
  streamOf: ReadonlyMap<number, TrueStream>,
): AlarmKind | 'ignored' {
  const rows = transactionIds.flatMap((id) => rowOf.get(id) ?? []);
  const half = rows.length / 2;
  const byStream = Map.groupBy(rows, ({ truth }) => truth.streamId);
  const [streamId, most] = largest(byStream);
  if (streamId !== null && most.length >= half) {
    if (streamOf.get(streamId)?.standing !== 'bill') return 'ignored';
    return most.length >= rows.length * MIN_OVERLAP ? 'part of a bill' : 'several bills in one';
  }
  if (rows.filter(({ truth }) => truth.streamId !== null).length >= half) return 'several bills in one';
  return largest(
    Map.groupBy(
      rows.filter(({ truth }) => truth.streamId === null),
      ({ truth }) => truth.kind,
    ),
  )[0];
}

function largest<K>(groups: ReadonlyMap<K, readonly StatementRow[]>): readonly [K, readonly StatementRow[]] {
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const first = sorted[0];
  if (first === undefined) throw new RangeError('A detected bill has no rows of this person.');
  return first;
}
