import { createSimpleFin } from '../adapters/bank-feeds/simplefin/simplefin.ts';
import type { BankFeeds } from '../application/connections/bank-feeds.ts';
import type { BankFeedPort } from '../domain/ports/bank-feed-port.ts';

/** The providers that the settings allow. SimpleFIN needs none. */
export function createBankFeeds(): BankFeeds {
  const feeds: readonly BankFeedPort[] = [createSimpleFin()];
  return new Map(feeds.map((feed) => [feed.provider, feed]));
}
