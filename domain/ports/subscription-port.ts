/** Says who may use the tool endpoint (specification 5.4). The rule is `hasActiveSubscription`. */
export interface SubscriptionPort {
  /** Whether the user's subscription is active now; `false` for unknown and deleted users. */
  isActive(userId: number): Promise<boolean>;
}
