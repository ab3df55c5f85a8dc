/** Whether a user may use the tool endpoint (specification 5.4). */
export interface SubscriptionPort {
  /** `false` for unknown and deleted users. */
  isActive(userId: number): Promise<boolean>;
}
