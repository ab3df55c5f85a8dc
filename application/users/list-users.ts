import type { User } from '../../domain/access/user.ts';
import type { Ports } from '../ports.ts';

/** Every live user by id. */
export type ListUsers = () => Promise<readonly User[]>;

export function listUsers({ users }: Pick<Ports, 'users'>): ListUsers {
  return () => users.list();
}
