import { pendingSignInExpiry } from '../../domain/access/second-factor/pending-sign-in.ts';
import type { User } from '../../domain/access/user.ts';
import type { PendingSignInRepo } from '../../domain/ports/access/pending-sign-in-repo.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import type { Clock } from '../../domain/ports/clock.ts';

/** The first step is done, and the user has a second factor: `finishSignIn` asks for it. */
export interface FactorNeeded {
  readonly kind: 'factor_needed';
  /** For the browser's cookie; stored nowhere. It is good for the second step alone. */
  readonly secret: string;
}

export interface WaitForFactorPorts {
  readonly pendingSignIns: PendingSignInRepo;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** Begins the second step. */
export async function waitForFactor(
  { pendingSignIns, secrets, clock }: WaitForFactorPorts,
  user: User,
): Promise<FactorNeeded> {
  const secret = secrets.newPendingSignIn();
  const now = clock.now();
  const hash = secrets.digest(secret);
  await pendingSignIns.add({ userId: user.id, hash, createdAt: now, expiresAt: pendingSignInExpiry(now) });
  return { kind: 'factor_needed', secret };
}
