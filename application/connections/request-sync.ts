import { existing } from '../../domain/error.ts';
import { requestFetch } from '../../domain/feeds/fetching.ts';
import type { Ports } from '../ports.ts';
import { requireFeed } from './bank-feeds.ts';
import { type ShownConnection, shownConnection } from './shown-connection.ts';

/**
 * Makes a sync due at once; the service does it in the background. Throws `not_found`, `not_configured`, `conflict`
 * where no sync can help because the person has to do something first, and `too_many_attempts` before the provider's
 * limit bites.
 */
export function requestSync({
  bankFeeds,
  connections,
  feedAccounts,
  clock,
}: Pick<Ports, 'bankFeeds' | 'connections' | 'feedAccounts' | 'clock'>) {
  return async (userId: number, id: number): Promise<ShownConnection> => {
    const found = existing(await connections.get(userId, id), 'connection');
    const { fetchesPerDay } = requireFeed(bankFeeds, found.provider);
    const at = clock.now();
    const connection = await connections.update(userId, id, (current) => requestFetch(current, fetchesPerDay, at));
    return shownConnection(connection, await feedAccounts.list(userId, id), at);
  };
}
