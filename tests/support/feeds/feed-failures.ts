import { FeedFailure, type FeedProblem } from '../../../domain/feeds/feed-problem.ts';

/**
 * The problem of the `FeedFailure` that `work` ends with; `undefined` if it succeeds. Any other error comes through.
 */
export async function problemOf(work: () => Promise<unknown>): Promise<FeedProblem | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof FeedFailure) return error.problem;
    throw error;
  }
}
