import type { UserRepo } from '../../domain/ports/user-repo.ts';
import type { Plan, User } from '../../domain/user.ts';
import { requireUser } from './require-user.ts';

/** Holds from the user's next request on. Throws `not_found`. */
export type SetPlan = (email: string, plan: Plan) => Promise<User>;

export function setPlan({ users }: { users: UserRepo }): SetPlan {
  return async (email, plan) => {
    const { id } = await requireUser(users, email);
    return users.update(id, (user) => ({ ...user, plan }));
  };
}
