import { hasActiveSubscription, type Plan } from '../../../domain/access/user.ts';
import type { SubscriptionPort } from '../../../domain/ports/subscription-port.ts';
import type { Session } from '../session.ts';

/** Reads the plan where it is written, so a change counts from the next request on. */
export function createSubscriptions(session: Session): SubscriptionPort {
  return {
    async isActive(userId) {
      const { rows } = await session.query<[plan: Plan]>(PLAN, [userId]);
      return rows[0] !== undefined && hasActiveSubscription({ plan: rows[0][0] });
    },
  };
}

const PLAN = { name: 'plan_of_user', text: 'select plan from users where id = $1 and deleted_at is null' };
