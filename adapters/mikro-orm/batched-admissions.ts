import type { TokenRequest } from '../../domain/ports/tool-gate.ts';

/** A request for admission that waits for its batch. */
export interface Asked {
  readonly digest: string;
  readonly request: TokenRequest;
}

/** More would hold too many windows for each other. */
const BATCH_MAX = 50;

/**
 * Combines the admissions that requests ask for in one turn of the event loop into one statement: under load this costs
 * a fraction of a statement for each, and nobody waits longer. `admitAll` is called with distinct digests. It returns
 * `undefined` for a digest that must be asked for again, and nothing at all for one that becomes `unknown`.
 */
export function batchedAdmissions<Verdict>(
  admitAll: (batch: readonly Asked[]) => Promise<ReadonlyMap<string, Verdict | undefined>>,
  unknown: Verdict,
): (digest: string, request: TokenRequest) => Promise<Verdict> {
  let waiting: Waiting<Verdict>[] = [];
  const ask = (asked: Waiting<Verdict>) => {
    if (waiting.push(asked) === 1) setImmediate(flush);
  };
  const flush = () => {
    const batches = batchesOf(waiting);
    waiting = [];
    for (const batch of batches) void admitBatch(batch);
  };
  const admitBatch = async (batch: readonly Waiting<Verdict>[]) => {
    try {
      const verdicts = await admitAll(batch);
      for (const asked of batch) {
        const verdict = verdicts.has(asked.digest) ? verdicts.get(asked.digest) : unknown;
        if (verdict === undefined) ask(asked);
        else asked.resolve(verdict);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (digest, request) => new Promise((resolve, reject) => ask({ digest, request, resolve, reject }));
}

interface Waiting<Verdict> extends Asked {
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (reason: unknown) => void;
}

/** Each with distinct digests: the second request with a digest goes into the second batch, and so on. */
function batchesOf<Item extends Asked>(items: readonly Item[]): readonly (readonly Item[])[] {
  const repeats = new Map<string, number>();
  const batches: Item[][] = [];
  for (const item of items) {
    let nth = repeats.get(item.digest) ?? 0;
    while ((batches[nth]?.length ?? 0) >= BATCH_MAX) nth += 1;
    repeats.set(item.digest, nth + 1);
    (batches[nth] ??= []).push(item);
  }
  return batches;
}
