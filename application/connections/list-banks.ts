import { invalidField } from '../../domain/error.ts';
import type { FeedProvider } from '../../domain/feeds/provider-facts.ts';
import type { ConnectableBank } from '../../domain/ports/feeds/bank-feed-port.ts';
import type { Ports } from '../ports.ts';
import { asking, requireFeed } from './bank-feeds.ts';

/**
 * The banks of a country that a provider can connect, by name; empty if the provider lets the person choose. `country`
 * is ISO 3166-1 alpha-2. Throws `invalid` naming `country`, `not_configured`, `feed_failed`.
 */
export function listConnectableBanks({ bankFeeds }: Pick<Ports, 'bankFeeds'>) {
  return async (provider: FeedProvider, country: string): Promise<readonly ConnectableBank[]> => {
    const code = country.trim().toUpperCase();
    if (!/^[A-Z]{2}$/.test(code)) {
      throw invalidField('country', 'The country must be a code of two letters, such as DE.');
    }
    const feed = requireFeed(bankFeeds, provider);
    return asking(() => feed.banks(code));
  };
}

/** The providers that this server has settings for. */
export function listFeedProviders({ bankFeeds }: Pick<Ports, 'bankFeeds'>) {
  return (): readonly FeedProvider[] => [...bankFeeds.keys()];
}
