import { formatRecoveryCode, RECOVERY_CODE_COUNT } from '../../domain/access/second-factor/recovery-code.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import { FinanceError } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';
import type { ReportFactors } from './report-factors.ts';

/** Codes to write down, shown once; `undefined` when the user has some already. */
export type NewRecoveryCodes = readonly string[] | undefined;

/** Puts a fresh set in the place of all earlier codes. Throws `conflict` for a user without a second factor. */
export function renewRecoveryCodes(
  ports: Pick<Ports, 'recoveryCodes' | 'secrets' | 'clock'> & { readonly reportFactors: ReportFactors },
) {
  return async (userId: number): Promise<readonly string[]> => {
    const { hasFactor } = await ports.reportFactors(userId);
    if (!hasFactor) throw new FinanceError('conflict', 'Set up an authenticator app or a passkey first.');
    return replaceRecoveryCodes(ports, userId, ports.clock.now());
  };
}

type CodePorts = Pick<Ports, 'recoveryCodes' | 'secrets'>;

/** With the first second factor come the codes that replace it when it is lost. */
export async function ensureRecoveryCodes(ports: CodePorts, userId: number, at: Timestamp): Promise<NewRecoveryCodes> {
  return (await ports.recoveryCodes.count(userId)) > 0 ? undefined : replaceRecoveryCodes(ports, userId, at);
}

async function replaceRecoveryCodes({ recoveryCodes, secrets }: CodePorts, userId: number, at: Timestamp) {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => secrets.newRecoveryCode());
  await recoveryCodes.replaceAll(
    userId,
    codes.map((code) => secrets.digest(code)),
    at,
  );
  return codes.map(formatRecoveryCode);
}
