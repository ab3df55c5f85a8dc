import type { Timestamp } from '../../domain/calendar.ts';
import { FinanceError } from '../../domain/error.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import { FeedFailure } from '../../domain/feeds/feed-problem.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Ports } from '../ports.ts';
import { disconnectAccounts } from './disconnect-accounts.ts';
import { openCredentials } from './sealed-secrets.ts';

export type RevokePorts = Pick<Ports, 'bankFeeds' | 'sealer'>;

/**
 * Removes a connection and ends it at the provider. Its transactions and imports stay, and the accounts that it filled
 * become manual (contract 3.4). Returns whether the provider confirmed the end; where it did not, the person ends the
 * consent there. Throws `not_found`, `amount_out_of_range`.
 */
export function removeConnection(ports: RevokePorts & Pick<Ports, 'unitOfWork' | 'clock'>) {
  return async (userId: number, id: number): Promise<boolean> => {
    const at = ports.clock.now();
    // First here: whatever the provider says, nothing is fetched any more.
    const removed = await ports.unitOfWork.run((stores) => remove(stores, userId, id, at));
    return revokeAtProvider(ports, removed);
  };
}

async function remove(stores: Stores, userId: number, id: number, at: Timestamp): Promise<FeedConnection> {
  const { connections, feedAccounts } = stores;
  // Locked first, so that nobody links an account meanwhile.
  await connections.update(userId, id, (connection) => connection);
  const filled = (await feedAccounts.list(userId, id)).flatMap(({ bankAccountId }) => bankAccountId ?? []);
  const removed = await connections.remove(userId, id);
  await disconnectAccounts(stores, userId, filled, at);
  return removed;
}

/**
 * Ends connections at their providers, as far as these can be reached. They must have been removed before. Never
 * throws. Returns whether all have ended.
 */
export async function revokeAll(ports: RevokePorts, connections: readonly FeedConnection[]): Promise<boolean> {
  const ended = await Promise.allSettled(connections.map((connection) => revokeAtProvider(ports, connection)));
  return ended.every((one) => one.status === 'fulfilled' && one.value);
}

async function revokeAtProvider({ bankFeeds, sealer }: RevokePorts, connection: FeedConnection): Promise<boolean> {
  const feed = bankFeeds.get(connection.provider);
  if (connection.sealedCredentials === null) return true;
  if (feed === undefined) return false;
  try {
    return await feed.revoke(openCredentials(sealer, connection));
  } catch (error) {
    if (error instanceof FeedFailure || error instanceof FinanceError) return false;
    throw error;
  }
}
