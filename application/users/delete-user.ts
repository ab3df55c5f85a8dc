import type { UserRepo } from '../../domain/ports/access/user-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ConnectionRepo } from '../../domain/ports/feeds/connection-repo.ts';
import { type RevokePorts, revokeAll } from '../connections/remove-connection.ts';
import { requireUser } from './require-user.ts';

/**
 * Erases a user and everything that they own, which cannot be undone, and ends their connections to banks as far as the
 * providers can be reached. Returns the id. Throws `not_found`.
 */
export type DeleteUser = (email: string) => Promise<number>;

export interface DeleteUserPorts extends RevokePorts {
  readonly users: UserRepo;
  readonly connections: Pick<ConnectionRepo, 'list'>;
  readonly clock: Clock;
}

export function deleteUser({ users, connections, clock, ...revoking }: DeleteUserPorts): DeleteUser {
  return async (email) => {
    const { id } = await requireUser(users, email);
    const linked = await connections.list(id);
    await users.erase(id, clock.now());
    await revokeAll(revoking, linked);
    return id;
  };
}
