import type { User } from '../../domain/access/user.ts';
import type { UserRepo } from '../../domain/ports/access/user-repo.ts';

/** Every live user by id. */
export type ListUsers = () => Promise<readonly User[]>;

export function listUsers({ users }: { users: UserRepo }): ListUsers {
  return () => users.list();
}
