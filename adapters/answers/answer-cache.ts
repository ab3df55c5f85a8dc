import { LRUCache } from 'lru-cache';

/**
 * Finished answers of this process. A key contains everything that the answer rests on (`AnswerBasis`) and the whole
 * request, so a remembered answer is never stale: it is simply not asked for any more.
 */
export interface AnswerCache<Answer> {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
}

export interface AnswerBytes {
  readonly body: Buffer | string;
}

/** What the cache itself needs for an entry, roughly. */
const ENTRY_BYTES = 200;

/** Drops the answers that were not used for the longest time when they take more than `megabytes` together. */
export function answerCache<Answer extends AnswerBytes>(megabytes: number): AnswerCache<Answer> {
  if (megabytes === 0) return NO_ANSWERS;
  const kept = new LRUCache<string, Answer>({
    maxSize: megabytes * 1_000_000,
    sizeCalculation: ({ body }, key) => 2 * key.length + bytesOf(body) + ENTRY_BYTES,
  });
  return { get: (key) => kept.get(key), set: (key, answer) => void kept.set(key, answer) };
}

/** For a service whose cache is switched off. */
export const NO_ANSWERS: AnswerCache<never> = { get: () => undefined, set: () => undefined };

/** V8 keeps a character in one byte or two. */
function bytesOf(body: Buffer | string): number {
  return typeof body === 'string' ? 2 * body.length : body.byteLength;
}
