import { LRUCache } from 'lru-cache';
import { hasActiveSubscription, type Plan } from '../../../../domain/access/user.ts';
import type { SubscriptionPort } from '../../../../domain/ports/subscription-port.ts';
import type { Revision } from '../../../../domain/revision.ts';
import type { Session } from '../../connection/session.ts';
import type { Statement } from '../../connection/statement.ts';

/** Reads the plan once for each state of the user's data, of which the plan is a part. */
export function createSubscriptions(session: Session): SubscriptionPort {
  const remembered = new LRUCache<number, { readonly own: Revision; readonly isActive: boolean }>({ max: MAX_USERS });
  return {
    async isActive({ id, revisions: { own } }) {
      const known = remembered.get(id);
      if (known?.own === own) return known.isActive;
      const [user] = await session.rows<{ plan: Plan }>(PLAN, [id]);
      const isActive = user !== undefined && hasActiveSubscription(user);
      remembered.set(id, { own, isActive });
      return isActive;
    },
  };
}

/** About 1 MB. */
const MAX_USERS = 10_000;

const PLAN: Statement = {
  name: 'plan_of_user',
  text: 'select plan from users where id = $1 and deleted_at is null',
};
