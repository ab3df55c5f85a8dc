import type { FeedConnection } from '../../domain/bank-feeds/connection.ts';
import { FeedFailure } from '../../domain/bank-feeds/feed-problem.ts';
import { FinanceError } from '../../domain/error.ts';
import type { Sealer } from '../../domain/ports/sealer.ts';
import type { UnitOfWork } from '../../domain/ports/unit-of-work.ts';
import type { BankFeeds } from './bank-feeds.ts';
import { openCredentials } from './sealed-secrets.ts';

/**
 * Removes a connection and ends it at the provider. Its accounts, transactions and imports stay. Returns whether the
 * provider confirmed the end; where it did not, the person ends the consent there. Throws `not_found`.
 */
export type RemoveConnection = (userId: number, id: number) => Promise<boolean>;

export interface RevokePorts {
  readonly bankFeeds: BankFeeds;
  readonly sealer: Sealer;
}

export function removeConnection(ports: RevokePorts & { readonly unitOfWork: UnitOfWork }): RemoveConnection {
  return async (userId, id) => {
    // First here: whatever the provider says, nothing is fetched any more.
    const removed = await ports.unitOfWork.run(({ connections }) => connections.remove(userId, id));
    return revokeAtProvider(ports, removed);
  };
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
    await feed.revoke(openCredentials(sealer, connection));
    return true;
  } catch (error) {
    if (error instanceof FeedFailure || error instanceof FinanceError) return false;
    throw error;
  }
}
