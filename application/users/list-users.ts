import type { UserRepo } from '../../domain/ports/user-repo.ts';
import type { User } from '../../domain/user.ts';

/** Every live user by id. */
export type ListUsers = () => Promise<readonly User[]>;

export function listUsers({ users }: { users: UserRepo }): ListUsers {
  return () => users.list();
}
