import type { FeedProblem, FeedProblemCode } from '../../domain/feeds/feed-problem.ts';

export function feedProblem(
  code: FeedProblemCode,
  message: string,
  retryAfterSeconds: number | null = null,
): FeedProblem {
  return { code, message, retryAfterSeconds };
}
