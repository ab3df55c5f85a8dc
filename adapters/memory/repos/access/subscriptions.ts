import { hasActiveSubscription } from '../../../../domain/access/user.ts';
import type { UserRepo } from '../../../../domain/ports/access/user-repo.ts';
import type { SubscriptionPort } from '../../../../domain/ports/subscription-port.ts';

/** Reads the plan of the user in the store. */
export function memorySubscriptions(users: Pick<UserRepo, 'get'>): SubscriptionPort {
  return {
    async isActive({ id }) {
      const user = await users.get(id);
      return user !== undefined && hasActiveSubscription(user);
    },
  };
}
