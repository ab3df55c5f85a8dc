import { parseRecoveryCode } from '../../domain/access/second-factor/recovery-code.ts';
import { acceptStep, totpContext, wrongCode } from '../../domain/access/second-factor/totp-factor.ts';
import { admitAttempt, attemptSubjects, isKnownAddress } from '../access/admit-attempt.ts';
import type { Ports } from '../ports.ts';
import { opened } from '../sealed-texts.ts';
import { type PasskeyProof, type ProvePasskeyPorts, provePasskey } from './prove-passkey.ts';

/** What a person proves with that they hold a second factor. */
export type FactorProof =
  /** Six digits from an authenticator app, or a recovery code. */
  { readonly code: string } | { readonly passkey: PasskeyProof };

/**
 * Uses up a proof of the user's second factor. Throws `invalid` naming `code` or `passkey` for a wrong and for a used
 * one, and `too_many_attempts` before it is looked at. Of the same proof given several times at once, one is accepted.
 */
export type ProveFactor = (userId: number, proof: FactorProof, address: string) => Promise<void>;

type ProveFactorPorts = ProvePasskeyPorts &
  Pick<Ports, 'totpFactors' | 'recoveryCodes' | 'sessions' | 'totpCodes' | 'attempts'>;

export function proveFactor(ports: ProveFactorPorts): ProveFactor {
  return async (userId, proof, address) => {
    const subjects = attemptSubjects(ports.secrets, `user:${userId}`, address);
    await admitAttempt(ports.attempts, [['code_of_account_from_address', subjects.accountFromAddress]]);
    if ('passkey' in proof) await provePasskey(ports, proof.passkey, { userId, mustVerify: false });
    else await useCode(ports, userId, proof.code, address);
    await ports.attempts.forget('code_of_account_from_address', subjects.accountFromAddress);
  };
}

function useCode(ports: ProveFactorPorts, userId: number, code: string, address: string): Promise<void> {
  const recoveryCode = parseRecoveryCode(code);
  return recoveryCode === undefined
    ? useTotp(ports, userId, code, address)
    : useRecoveryCode(ports, userId, recoveryCode);
}

/** Recovery codes are beyond guessing, so the account's limit leaves them as the way in for an owner under attack. */
async function useRecoveryCode({ recoveryCodes, secrets }: ProveFactorPorts, userId: number, code: string) {
  if (!(await recoveryCodes.spend(userId, secrets.digest(code)))) throw wrongCode();
}

async function useTotp(ports: ProveFactorPorts, userId: number, typed: string, address: string): Promise<void> {
  const { totpFactors, totpCodes, sealer, sessions, secrets, attempts, clock } = ports;
  const now = clock.now();
  if (!isKnownAddress(await sessions.list(userId), address, now)) {
    const { account } = attemptSubjects(secrets, `user:${userId}`, address);
    await admitAttempt(attempts, [['code_of_account', account]]);
  }
  const factor = await totpFactors.get(userId);
  if (factor === undefined || factor.confirmedAt === null) throw wrongCode();
  // When the secret key is lost, no code is right any more; recovery codes and passkeys still are.
  const secret = opened(sealer, factor.sealedSecret, totpContext(userId));
  const step = secret === undefined ? undefined : totpCodes.stepOf(secret, typed.replaceAll(/\s/g, ''), now);
  if (step === undefined) throw wrongCode();
  await totpFactors.update(userId, (row) => acceptStep(row, step, now));
}
