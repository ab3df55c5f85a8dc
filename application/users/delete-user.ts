import { normaliseEmail, type User } from '../../domain/access/user.ts';
import { invalidField } from '../../domain/error.ts';
import { requireUser } from '../access/require-user.ts';
import { type RevokePorts, revokeAll } from '../connections/remove-connection.ts';
import type { Ports } from '../ports.ts';

type DeleteUserPorts = RevokePorts & Pick<Ports, 'users' | 'connections' | 'clock'>;

/**
 * Erases a user and everything that they own, which cannot be undone, and ends their connections to banks as far as the
 * providers can be reached. Returns the id. Throws `not_found`.
 */
export function deleteUser(ports: DeleteUserPorts) {
  return async (email: string): Promise<number> => {
    const { id } = await requireUser(ports.users, email);
    await erase(ports, id);
    return id;
  };
}

/** The same for users who ask for it themselves and have typed their address. Throws `invalid` naming `email`. */
export function closeAccount(ports: DeleteUserPorts) {
  return async (user: User, typedEmail: string): Promise<void> => {
    if (user.email === null || normaliseEmail(typedEmail) !== user.email) {
      throw invalidField('email', 'This is not the e-mail address of your account.');
    }
    await erase(ports, user.id);
  };
}

async function erase({ users, connections, clock, ...revoking }: DeleteUserPorts, id: number): Promise<void> {
  const linked = await connections.list(id);
  await users.erase(id, clock.now());
  await revokeAll(revoking, linked);
}
