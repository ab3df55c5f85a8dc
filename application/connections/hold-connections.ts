import { unlessNotFound } from '../../domain/error.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';

/**
 * Locks all connections of the user until the unit of work ends, in the order of their ids, so that nothing links an
 * account of a bank to a bank account meanwhile. Connections come before everything else in the order of locks.
 */
export async function holdConnections({ connections }: Pick<Stores, 'connections'>, userId: number): Promise<void> {
  for (const { id } of await connections.list(userId)) {
    await connections.update(userId, id, (connection) => connection).catch(unlessNotFound);
  }
}
