import { existing } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';
import { type ShownConnection, shownConnection } from './shown-connection.ts';

type ListConnectionsPorts = Pick<Ports, 'connections' | 'feedAccounts' | 'clock'>;

/** All connections of the user with their accounts, by id. */
export function listConnections({ connections, feedAccounts, clock }: ListConnectionsPorts) {
  return async (userId: number): Promise<readonly ShownConnection[]> => {
    const [own, accounts] = [await connections.list(userId), await feedAccounts.listAll(userId)];
    const byConnection = Map.groupBy(accounts, ({ connectionId }) => connectionId);
    return own.map((one) => shownConnection(one, byConnection.get(one.id) ?? [], clock.now()));
  };
}

/** One connection with its accounts. Throws `not_found`. */
export function showConnection({ connections, feedAccounts, clock }: ListConnectionsPorts) {
  return async (userId: number, id: number): Promise<ShownConnection> => {
    const connection = existing(await connections.get(userId, id), 'connection');
    return shownConnection(connection, await feedAccounts.list(userId, id), clock.now());
  };
}
