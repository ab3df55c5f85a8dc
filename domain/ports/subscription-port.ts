import type { Holder } from '../access/user.ts';

/** Says who may use the tool endpoint (specification 5.4). The rule is `hasActiveSubscription`. */
export interface SubscriptionPort {
  /**
   * Whether the subscription of a user is active, as of the state of their data that `holder` names or a later one: an
   * adapter may remember the answer for a state. `false` for unknown and deleted users.
   */
  isActive(holder: Pick<Holder, 'id' | 'revisions'>): Promise<boolean>;
}
