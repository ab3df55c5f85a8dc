import { FinanceError } from '../../domain/error.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';
import { type FeedProvider, PROVIDER_NAMES } from '../../domain/feeds/provider-facts.ts';
import type { BankFeedPort, BankFeeds } from '../../domain/ports/feeds/bank-feed-port.ts';

/** Throws `not_configured`, naming the provider. */
export function requireFeed(bankFeeds: BankFeeds, provider: FeedProvider): BankFeedPort {
  const feed = bankFeeds.get(provider);
  if (feed === undefined) throw notConfigured(provider);
  return feed;
}

export function notConfigured(provider: FeedProvider): FinanceError {
  return new FinanceError('not_configured', `This server has no settings for ${PROVIDER_NAMES[provider]}.`);
}

/**
 * Calls a provider for a person, outside of any unit of work. Throws `feed_failed` where the provider or the bank says
 * no. Unlike a fetch, the call is not repeated by itself, so the message leaves that to the person.
 */
export async function asking<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    const { message, retryAfterSeconds } = error.problem;
    const wait = retryAfterSeconds === null ? {} : { retryAfterSeconds };
    throw new FinanceError('feed_failed', message.replace(TRIED_AGAIN, 'Try again later.'), { ...wait, cause: error });
  }
}

/** How messages of fetches end that failed for a while. */
const TRIED_AGAIN = 'Coffer tries again later.';
