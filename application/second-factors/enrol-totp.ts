import { newTotpFactor, totpContext } from '../../domain/access/second-factor/totp-factor.ts';
import type { User } from '../../domain/access/user.ts';
import type { Ports } from '../ports.ts';

/** What a person gives to their authenticator app. */
export interface TotpEnrolment {
  /** In base 32, to type. */
  readonly secret: string;
  /** The same as an `otpauth://` address, for a QR code. */
  readonly address: string;
}

type EnrolTotpPorts = Pick<Ports, 'totpFactors' | 'totpCodes' | 'sealer' | 'clock'>;

/**
 * Makes a secret, which counts once a code proves that the app has it. Throws `conflict` when an app is set up already.
 */
export function enrolTotp({ totpFactors, totpCodes, sealer, clock }: EnrolTotpPorts) {
  return async ({ id }: User): Promise<void> => {
    const sealed = sealer.seal(totpCodes.newSecret(), totpContext(id));
    await totpFactors.put(newTotpFactor(id, sealed, clock.now()));
  };
}

/** The secret that waits for its first code; `undefined` when there is none, or when it counts already. */
export function showTotpEnrolment({ totpFactors, totpCodes, sealer }: EnrolTotpPorts) {
  return async ({ id, email }: User): Promise<TotpEnrolment | undefined> => {
    const factor = await totpFactors.get(id);
    if (factor === undefined || factor.confirmedAt !== null) return undefined;
    const secret = sealer.open(factor.sealedSecret, totpContext(id));
    return { secret, address: totpCodes.addressOf(secret, email ?? '') };
  };
}
