import type { Timestamp } from '../../domain/calendar.ts';
import type { RecoveryCodeRepo } from '../../domain/ports/recovery-code-repo.ts';
import type { TotpFactorRepo } from '../../domain/ports/totp-factor-repo.ts';

/** The second factors of a user, without any secret. */
export interface FactorReport {
  /** Whether signing in needs a second factor. */
  readonly hasFactor: boolean;
  /** When the authenticator app was set up; `undefined` without one. */
  readonly totpSince: Timestamp | undefined;
  readonly recoveryCodesLeft: number;
}

export type ReportFactors = (userId: number) => Promise<FactorReport>;

export interface ReportFactorsPorts {
  readonly totpFactors: TotpFactorRepo;
  readonly recoveryCodes: RecoveryCodeRepo;
}

export function reportFactors({ totpFactors, recoveryCodes }: ReportFactorsPorts): ReportFactors {
  return async (userId) => {
    const [totp, recoveryCodesLeft] = await Promise.all([totpFactors.get(userId), recoveryCodes.count(userId)]);
    const totpSince = totp?.confirmedAt ?? undefined;
    return { hasFactor: totpSince !== undefined, totpSince, recoveryCodesLeft };
  };
}
