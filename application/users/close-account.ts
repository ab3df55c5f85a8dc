import { normaliseEmail, type User } from '../../domain/access/user.ts';
import { invalidField } from '../../domain/error.ts';
import { revokeAll } from '../connections/remove-connection.ts';
import type { DeleteUserPorts } from './delete-user.ts';

/**
 * Erases the user and everything that they own, for good, once they have typed their own address, and ends their
 * connections to banks as far as the providers can be reached. Throws `invalid` naming `email` for any other text.
 */
export function closeAccount({ users, connections, clock, ...revoking }: DeleteUserPorts) {
  return async (user: User, typedEmail: string): Promise<void> => {
    if (user.email === null || normaliseEmail(typedEmail) !== user.email) {
      throw invalidField('email', 'This is not the e-mail address of your account.');
    }
    const linked = await connections.list(user.id);
    await users.erase(user.id, clock.now());
    await revokeAll(revoking, linked);
  };
}
