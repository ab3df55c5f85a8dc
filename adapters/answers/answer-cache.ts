import { LRUCache } from 'lru-cache';

/** A finished answer, as it is sent. */
export interface Answer {
  readonly body: Buffer | string;
  /** Says how the body is to be sent, to whoever remembers it. */
  readonly form: string;
}

/**
 * Finished answers of this process. A key contains everything that the answer rests on (`AnswerBasis`) and the whole
 * request, so a remembered answer is never stale: it is simply not asked for any more.
 */
export interface AnswerCache {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
  /** How often `get` has found an answer, and how often none. */
  readonly hits: number;
  readonly misses: number;
  /** Size of everything that is remembered. */
  readonly bytes: number;
}

/** What the cache itself needs for an entry, roughly. */
const ENTRY_BYTES = 200;

/** Drops the answers that were not used for the longest time when they take more than `megabytes` together. */
export function answerCache(megabytes: number): AnswerCache {
  if (megabytes === 0) return NO_ANSWERS;
  const kept = new LRUCache<string, Answer>({
    maxSize: megabytes * 1_000_000,
    sizeCalculation: ({ body }, key) => key.length + bytesOf(body) + ENTRY_BYTES,
  });
  let hits = 0;
  let misses = 0;
  return {
    get(key) {
      const answer = kept.get(key);
      if (answer === undefined) misses += 1;
      else hits += 1;
      return answer;
    },
    set: (key, answer) => void kept.set(key, answer),
    get hits() {
      return hits;
    },
    get misses() {
      return misses;
    },
    get bytes() {
      return kept.calculatedSize;
    },
  };
}

/** For a service whose cache is switched off. */
const NO_ANSWERS: AnswerCache = {
  get: () => undefined,
  set: () => undefined,
  hits: 0,
  misses: 0,
  bytes: 0,
};

/** V8 keeps each character in one byte, or all in two where one of them does not fit. */
function bytesOf(body: Buffer | string): number {
  const bytes = Buffer.byteLength(body);
  return typeof body === 'string' && bytes > body.length ? 2 * body.length : bytes;
}
