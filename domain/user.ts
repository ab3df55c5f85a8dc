import type { Timestamp } from './calendar.ts';
import type { CurrencyCode } from './currency.ts';
import { isStorableText } from './text.ts';

export const PLANS = ['free', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

export interface User {
  readonly id: number;
  /** Lower case; unique among users that are not deleted. `null` once the user is deleted. */
  readonly email: string | null;
  /** PHC string of the password, or `null` for a user without a sign-in. Never leaves the service. */
  readonly passwordHash: string | null;
  /** The currency in which totals are told unless another is asked for. */
  readonly currency: CurrencyCode;
  readonly plan: Plan;
  readonly createdAt: Timestamp;
  /** A deleted user stays as an empty tombstone, so that a token of theirs is told from an unknown one (contract 4.3). */
  readonly deletedAt: Timestamp | null;
}

/** An active PRO subscription, which the tool endpoint requires (specification 5.4). */
export function hasActiveSubscription(user: User): boolean {
  return user.deletedAt === null && user.plan === 'pro';
}

/** The form in which e-mail addresses are stored and compared, or `undefined` for what is none. */
export function normaliseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  const isAddress = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email) && email.length <= 254;
  return isAddress && isStorableText(email) ? email : undefined;
}
