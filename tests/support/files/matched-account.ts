import { dayNumber } from '../../../domain/calendar.ts';
import type { KnownAccount, KnownTransaction, TransactionRef } from '../../../domain/matching/known-account.ts';
import { type MatchedBatch, matchBatch } from '../../../domain/matching/match-batch.ts';
import {
  type Batch,
  type Coverage,
  type ObservedRow,
  type Source,
  withRange,
} from '../../../domain/matching/observed-row.ts';
import { rememberBatch } from '../../../domain/matching/remember-batch.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { localDate } from '../fixtures.ts';

export const FILE: Source = { name: 'file', hasTrustedIds: false };
export const FEED: Source = { name: 'feed', hasTrustedIds: true };

/** Day `n` of March 2026. */
export function march(day: number): number {
  return dayNumber(localDate(`2026-03-${String(day).padStart(2, '0')}`));
}

export const TODAY = march(31);

export function row(day: number, amount: number, text = 'STORE', given: Partial<ObservedRow> = {}): ObservedRow {
  const currency = 'EUR' as CurrencyCode;
  const said = { day, amount, currency, status: 'booked', text } as const;
  const ids = { line: null, sourceId: null, replacesPendingId: null, counterpartyHash: null };
  return { ...said, ...ids, description: text, payee: null, hints: null, entry: null, ...given };
}

export function batch(source: Source, rows: readonly ObservedRow[], given: Partial<Batch> = {}): Batch {
  const days = rows.map(({ day }) => day);
  const coverage = days.length === 0 ? null : { from: Math.min(...days), to: Math.max(...days) };
  return { source, coverage, listsAllPending: source.hasTrustedIds, rows, ...given };
}

/** One transaction of the account as a person sees it. */
export interface SeenTransaction {
  readonly id: TransactionRef;
  readonly day: number;
  readonly amount: number;
  readonly status: string;
  readonly text: string;
}

interface TakenBatch {
  readonly source: string;
  readonly coverage: Coverage | null;
  readonly refs: readonly TransactionRef[];
  readonly before: KnownAccount;
}

/** An account in memory that takes batches, as the service does, without a store. */
export class MatchedAccount {
  known: KnownAccount = { transactions: [], coverage: new Map() };
  readonly #seen = new Map<TransactionRef, SeenTransaction>();
  readonly #flagged = new Set<TransactionRef>();
  readonly #batches: TakenBatch[] = [];
  #nextId = 1;

  take(given: Batch, today = TODAY): MatchedBatch {
    const matched = matchBatch(given, this.known, today);
    for (const { transaction, removes } of matched.retired) if (removes) this.#seen.delete(transaction.id);
    const refs = given.rows.map((shown, nth) => {
      const { decision, transaction } = matched.decisions[nth]!;
      if (transaction === null) return this.#see(this.#nextId++, shown);
      return decision === 'updated' ? this.#see(transaction.id, shown) : transaction.id;
    });
    for (const [nth, { possibleDuplicateOf }] of matched.decisions.entries()) {
      if (possibleDuplicateOf !== null) this.#flagged.add(refs[nth]!);
    }
    this.#batches.push({ source: given.source.name, coverage: given.coverage, refs, before: this.known });
    this.known = rememberBatch(this.known, given, matched, refs);
    return matched;
  }

  get batches(): number {
    return this.#batches.length;
  }

  /** The transactions of the rows of the latest batch. */
  get latestRefs(): readonly TransactionRef[] {
    return this.#batches.at(-1)?.refs ?? [];
  }

  /** Takes a batch of a file back that changed nothing but what it added, as the service does. */
  undo(nth: number): void {
    const [gone] = this.#batches.splice(nth, 1);
    const { source, refs, before } = gone!;
    const earlier = new Map(
      before.transactions.map((one) => [one.id, one.observations.filter((seen) => seen.source === source)]),
    );
    const own = new Set(refs);
    const transactions = this.known.transactions.map((one) => {
      if (!own.has(one.id)) return one;
      const others = one.observations.filter((seen) => seen.source !== source);
      return { ...one, observations: [...others, ...(earlier.get(one.id) ?? [])] };
    });
    const isLeft = ({ observations, entry }: KnownTransaction) => observations.length > 0 || entry !== null;
    for (const one of transactions) if (!isLeft(one)) this.#seen.delete(one.id);
    const ranges = this.#batches.flatMap((one) => (one.source === source ? (one.coverage ?? []) : []));
    const covered = ranges.reduce<readonly Coverage[]>(withRange, []);
    this.known = {
      transactions: transactions.filter(isLeft),
      coverage: new Map([...this.known.coverage, [source, covered]]),
    };
  }

  isFlagged(id: TransactionRef): boolean {
    return this.#flagged.has(id);
  }

  enterByHand(entry: ObservedRow): TransactionRef {
    const id = this.#see(this.#nextId++, entry);
    const { day, amount, currency, text, status } = entry;
    const transaction = {
      id,
      state: 'live',
      status,
      observations: [],
      entry: { day, amount, currency, text },
    } as const;
    this.known = { ...this.known, transactions: [...this.known.transactions, transaction] };
    return id;
  }

  deleteByHand(id: TransactionRef): void {
    this.#seen.delete(id);
    const transactions = this.known.transactions.map((one) =>
      one.id === id ? { ...one, state: 'deleted' as const } : one,
    );
    this.known = { ...this.known, transactions };
  }

  get seen(): readonly SeenTransaction[] {
    return [...this.#seen.values()];
  }

  /** Amounts in ascending order, those of pending ones with a `p`. */
  get amounts(): readonly string[] {
    return this.seen
      .toSorted((a, b) => a.amount - b.amount)
      .map(({ amount, status }) => `${amount}${status === 'pending' ? 'p' : ''}`);
  }

  #see(id: TransactionRef, { day, amount, status, text }: ObservedRow): TransactionRef {
    this.#seen.set(id, { id, day, amount, status, text });
    return id;
  }
}
