import type { Passkey } from '../../domain/access/second-factor/passkey.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { Ports } from '../ports.ts';

/** The second factors of a user, without any secret. */
export interface FactorReport {
  /** Whether signing in needs a second factor. */
  readonly hasFactor: boolean;
  /** When the authenticator app was set up; `undefined` without one. */
  readonly totpSince: Timestamp | undefined;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
}

export type ReportFactors = (userId: number) => Promise<FactorReport>;

export function reportFactors({
  totpFactors,
  recoveryCodes,
  passkeys,
}: Pick<Ports, 'totpFactors' | 'recoveryCodes' | 'passkeys'>): ReportFactors {
  return async (userId) => {
    const totp = await totpFactors.get(userId);
    const own = await passkeys.list(userId);
    const recoveryCodesLeft = await recoveryCodes.count(userId);
    const totpSince = totp?.confirmedAt ?? undefined;
    const hasFactor = totpSince !== undefined || own.length > 0;
    return { hasFactor, totpSince, recoveryCodesLeft, passkeys: own };
  };
}
