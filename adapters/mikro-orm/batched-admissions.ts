import type { TokenRequest } from '../../domain/ports/tool-gate.ts';
import { inBatches } from './in-batches.ts';

/** A request for admission that waits for its batch. */
export interface Asked {
  readonly digest: string;
  readonly request: TokenRequest;
}

/** More would hold too many windows for each other. */
const BATCH_MAX = 50;

/** While PostgreSQL works on one batch, this process serves the requests of another. */
const BATCHES_AT_ONCE = 2;

/**
 * Combines the admissions that several requests ask for into one statement: under load this costs a fraction of a
 * statement for each. `admitAll` is called with distinct digests, those that have waited longest first. It returns
 * `undefined` for a digest that must be asked for again, and nothing at all for one that becomes `unknown`.
 */
export function batchedAdmissions<Verdict>(
  admitAll: (batch: readonly Asked[]) => Promise<ReadonlyMap<string, Verdict | undefined>>,
  unknown: Verdict,
): (digest: string, request: TokenRequest) => Promise<Verdict> {
  const ask = inBatches<Waiting<Verdict>>({
    size: BATCH_MAX,
    atOnce: BATCHES_AT_ONCE,
    keyOf: ({ digest }) => digest,
    async run(batch) {
      try {
        const verdicts = await admitAll(batch);
        return batch.filter(({ digest, resolve }) => {
          const verdict = verdicts.has(digest) ? verdicts.get(digest) : unknown;
          if (verdict !== undefined) resolve(verdict);
          return verdict === undefined;
        });
      } catch (error) {
        for (const { reject } of batch) reject(error);
        return [];
      }
    },
  });
  return (digest, request) => new Promise((resolve, reject) => ask({ digest, request, resolve, reject }));
}

interface Waiting<Verdict> extends Asked {
  readonly resolve: (verdict: Verdict) => void;
  readonly reject: (reason: unknown) => void;
}
