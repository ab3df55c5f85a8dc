import type { ConnectionRepo } from '../../domain/ports/feeds/connection-repo.ts';
import { type RevokePorts, revokeAll } from '../connections/remove-connection.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

export type DeleteUserPorts = RevokePorts &
  Pick<Ports, 'users' | 'clock'> & { readonly connections: Pick<ConnectionRepo, 'list'> };

/**
 * Erases a user and everything that they own, which cannot be undone, and ends their connections to banks as far as the
 * providers can be reached. Returns the id. Throws `not_found`.
 */
export function deleteUser({ users, connections, clock, ...revoking }: DeleteUserPorts) {
  return async (email: string): Promise<number> => {
    const { id } = await requireUser(users, email);
    const linked = await connections.list(id);
    await users.erase(id, clock.now());
    await revokeAll(revoking, linked);
    return id;
  };
}
