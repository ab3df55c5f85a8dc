import { replace } from '../../../config/container.ts';
import { ports } from '../../../config/tokens.ts';
import type { FeedProvider } from '../../../domain/feeds/provider-facts.ts';
import { FakeFeed } from './fake-feed.ts';

/** A fake of each provider, for a service that has all of them. */
export type FakeFeeds = Readonly<Record<FeedProvider, FakeFeed>>;

export function fakeFeeds(): FakeFeeds {
  return {
    simplefin: new FakeFeed('simplefin'),
    enablebanking: new FakeFeed('enablebanking'),
    plaid: new FakeFeed('plaid'),
  };
}

/** Hands the fakes to a service in place of its own providers. */
export function replaceFeeds(feeds: FakeFeeds) {
  return replace(ports.bankFeeds, new Map(Object.values(feeds).map((feed) => [feed.provider, feed])));
}
