import type { SubscriptionPort } from '../../domain/ports/subscription-port.ts';
import type { UserRepo } from '../../domain/ports/user-repo.ts';
import { hasActiveSubscription } from '../../domain/user.ts';

/** Subscriptions as the users' plans tell them. */
export function createSubscriptions(users: UserRepo): SubscriptionPort {
  return {
    async isActive(userId) {
      const user = await users.get(userId);
      return user !== undefined && hasActiveSubscription(user);
    },
  };
}
