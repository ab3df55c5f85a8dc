import type { User } from '../../domain/access/user.ts';
import type { Ports } from '../ports.ts';

/** Every live user by id. */
export function listUsers({ users }: Pick<Ports, 'users'>) {
  return (): Promise<readonly User[]> => users.list();
}
