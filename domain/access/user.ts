import type { Timestamp } from '../calendar.ts';
import { invalidField } from '../error.ts';
import { type CurrencyCode, parseCurrency, USD } from '../money/currency.ts';
import type { New } from '../new.ts';
import type { Revisions } from '../revision.ts';
import { characterCount, isStorableText, STORABLE_TEXT_RULE } from '../text.ts';
import { isCommonPassword } from './common-password.ts';

export const PLANS = ['free', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

/** Long enough to resist guessing, short enough to be hashed quickly. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1024;

export interface User {
  readonly id: number;
  /** Lower case; unique among users that are not deleted. `null` once the user is deleted. */
  readonly email: string | null;
  /** PHC string of the password, or `null` for a user without a sign-in. Never leaves the service. */
  readonly passwordHash: string | null;
  /** The currency of the user's totals, unless another one is asked for. */
  readonly currency: CurrencyCode;
  readonly plan: Plan;
  readonly createdAt: Timestamp;
  /**
   * A deleted user remains as an empty tombstone, which distinguishes their tokens from unknown ones (contract 4.3).
   */
  readonly deletedAt: Timestamp | null;
}

/** What a credential stands for: a live user, and the state of the data at the look-up. */
export interface Holder extends Pick<User, 'id' | 'currency' | 'plan'> {
  readonly revisions: Revisions;
}

/** An active PRO subscription, which the tool endpoint requires (specification 5.4). */
export function hasActiveSubscription({ plan }: Pick<Holder, 'plan'>): boolean {
  return plan === 'pro';
}

export interface Registration {
  readonly email: string;
  readonly password: string;
  /** `free` when absent. */
  readonly plan?: Plan;
  /** USD when absent. */
  readonly currency?: CurrencyCode;
}

/** A new user without a password hash. Throws `invalid` for an e-mail address or a password that breaks a rule. */
export function registerUser({ email, password, plan, currency }: Registration, at: Timestamp): New<User> {
  const normalised = normaliseEmail(email);
  if (normalised === undefined) throw invalidField('email', 'The email must be an e-mail address.');
  requirePassword(password, normalised);
  return {
    email: normalised,
    passwordHash: null,
    currency: currency ?? USD,
    plan: plan ?? 'free',
    createdAt: at,
    deletedAt: null,
  };
}

/** Who may create a user for themselves: nobody, everybody, or whoever comes first to a service without users. */
export const SIGN_UP_POLICIES = ['false', 'true', 'first'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** Who may create a user for themselves in this service. */
export interface SignUpRules {
  readonly policy: SignUpPolicy;
  /** Address of a user whom the service made itself, and who does not count as its first. */
  readonly demoEmail: string;
}

/** Whether a person may create a user for themselves where there are `people` already. */
export function mayRegister(policy: SignUpPolicy, people: number): boolean {
  return policy === 'first' ? people === 0 : policy === 'true';
}

/** The first person runs the service and nobody else could grant them the plan; strangers begin without it. */
export function planOfRegistration(policy: SignUpPolicy): Plan {
  return policy === 'first' ? 'pro' : 'free';
}

/** The new plan holds from the user's next request on. */
export function changePlan(user: User, plan: Plan): User {
  return { ...user, plan };
}

/**
 * The currency of the user's totals from their next request on. Throws `invalid` naming `currency` for an unknown code.
 */
export function changeCurrency(user: User, code: string): User {
  const currency = parseCurrency(code);
  if (currency === undefined) throw invalidField('currency', 'The currency must be an ISO 4217 code, such as EUR.');
  return { ...user, currency };
}

/** The form in which e-mail addresses are stored and compared; `undefined` if the text is not an address. */
export function normaliseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  const isAddress = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email) && email.length <= 254;
  return isAddress && isStorableText(email) ? email : undefined;
}

const COMMON = 'The password is among the first that somebody would try. Take several words that nobody guesses.';

/** Throws `invalid` naming `password` for one that breaks a rule, or is easily guessed of whoever has `email`. */
export function requirePassword(password: string, email: string): void {
  const length = characterCount(password);
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    const sentence = `The password must have ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`;
    throw invalidField('password', sentence);
  }
  if (!isStorableText(password)) throw invalidField('password', `The password ${STORABLE_TEXT_RULE}.`);
  if (isCommonPassword(password, email)) throw invalidField('password', COMMON);
}
