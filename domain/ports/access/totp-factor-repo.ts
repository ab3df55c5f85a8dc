import type { TotpFactor } from '../../access/second-factor/totp-factor.ts';

export interface TotpFactorRepo {
  get(userId: number): Promise<TotpFactor | undefined>;
  /**
   * Stores the factor in the place of one that nobody has confirmed. Throws `conflict` when the user has a confirmed
   * one. Refuses deleted users.
   */
  put(factor: TotpFactor): Promise<void>;
  /** Stores what `change` makes of the factor, which is locked meanwhile. Throws `not_found`. */
  update(userId: number, change: (factor: TotpFactor) => TotpFactor): Promise<TotpFactor>;
  /** Nothing happens when there is none. */
  remove(userId: number): Promise<void>;
}
