import type { Timestamp } from '../../calendar.ts';
import { FinanceError, invalidField } from '../../error.ts';

/** A code holds for this long. */
export const TOTP_STEP_SECONDS = 30;
/**
 * Codes of this many steps before and after the present one are accepted too, because clocks differ and people type
 * slowly.
 */
export const TOTP_WINDOW_STEPS = 1;

/** An app that shows codes which change with time (RFC 6238). At most one for each user. */
export interface TotpFactor {
  readonly userId: number;
  /** Sealed for {@link totpContext}. */
  readonly sealedSecret: string;
  readonly createdAt: Timestamp;
  /** When the person first entered a code; until then the app is not asked for. */
  readonly confirmedAt: Timestamp | null;
  /** The step of the last accepted code: codes of this and earlier steps are used up. 0 at first. */
  readonly lastStep: number;
}

/** What the secret is sealed for. */
export function totpContext(userId: number): string {
  return `totp:${userId}`;
}

export function newTotpFactor(userId: number, sealedSecret: string, at: Timestamp): TotpFactor {
  return { userId, sealedSecret, createdAt: at, confirmedAt: null, lastStep: 0 };
}

/** Takes a code of `step`. Throws `invalid` for a code that was used already. */
export function acceptStep(factor: TotpFactor, step: number, at: Timestamp): TotpFactor {
  if (step <= factor.lastStep) throw wrongCode();
  return { ...factor, confirmedAt: factor.confirmedAt ?? at, lastStep: step };
}

/** Throws `conflict` when the app is in use: it must be switched off before another takes its place. */
export function requireUnconfirmed(factor: TotpFactor | undefined): void {
  if (factor !== undefined && factor.confirmedAt !== null) {
    throw new FinanceError('conflict', 'An authenticator app is set up already. Switch it off first.');
  }
}

/** The same for a wrong code and a used one: whoever guesses learns nothing. */
export function wrongCode(): FinanceError {
  return invalidField('code', 'The code is wrong or was used already.');
}
