import type { ConnectableBank, FeedProvider } from '../../domain/ports/bank-feed-port.ts';

/**
 * The banks of a country that a provider can connect, by name; empty if the provider lets the person choose. `country`
 * is ISO 3166-1 alpha-2. Throws `invalid` naming `country`, `not_configured`, `feed_failed`.
 */
export type ListConnectableBanks = (provider: FeedProvider, country: string) => Promise<readonly ConnectableBank[]>;

/** The providers that this server has settings for. */
export type ListFeedProviders = () => readonly FeedProvider[];
