/** What a write was, and what became of it. */
export interface Write {
  /** Unique, and stored as the description of each of its transactions. */
  readonly mark: string;
  readonly amount: number;
  /** How many transactions it makes. */
  readonly count: number;
  /** How it comes in. */
  readonly source: 'create' | 'import' | 'feed';
  /** `acknowledged`: the service confirmed it. `unknown`: no answer came, so that it may have happened or not. */
  state: 'acknowledged' | 'unknown';
  /** The same for deleting it; `kept` while nobody has tried. */
  deletion: 'kept' | 'acknowledged' | 'unknown';
  /** Of the transaction, once it is known. */
  id?: number;
}

/** Writes by their marks. */
export type Ledger = Map<string, Write>;

/** A transaction as it is stored. */
export interface StoredTransaction {
  readonly mark: string;
  readonly amount: number;
}

/** Returns a sentence for each write that is lost, stored twice, stored in part, or stored with another amount. */
export function lossesOf(ledger: Ledger, stored: readonly StoredTransaction[]): readonly string[] {
  const found = Map.groupBy(stored, ({ mark }) => mark);
  const wrong = [...ledger.values()].flatMap((write) => complaintAbout(write, found.get(write.mark) ?? []));
  const strange = [...found.keys()].filter((mark) => !ledger.has(mark));
  return [...wrong, ...strange.map((mark) => `${mark} is stored, and nobody wrote it.`)];
}

function complaintAbout(write: Write, found: readonly StoredTransaction[]): readonly string[] {
  const { mark, amount, count, state, deletion } = write;
  if (found.some((transaction) => transaction.amount !== amount)) return [`${mark} has another amount.`];
  const mayBeThere = deletion !== 'acknowledged';
  const mayBeAbsent = state === 'unknown' || deletion !== 'kept';
  const isRight = (mayBeThere && found.length === count) || (mayBeAbsent && found.length === 0);
  return isRight ? [] : [`${mark} is stored ${found.length} times of ${count} (${state}, ${deletion}).`];
}
