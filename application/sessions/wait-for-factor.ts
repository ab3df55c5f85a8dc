import { pendingSignInExpiry } from '../../domain/access/second-factor/pending-sign-in.ts';
import type { User } from '../../domain/access/user.ts';
import type { Ports } from '../ports.ts';

/** The first step is done, and the user has a second factor: `finishSignIn` asks for it. */
export interface FactorNeeded {
  readonly kind: 'factor_needed';
  /** For the browser's cookie; stored nowhere. It is good for the second step alone. */
  readonly secret: string;
}

/** Begins the second step. */
export async function waitForFactor(
  { pendingSignIns, secrets, clock }: Pick<Ports, 'pendingSignIns' | 'secrets' | 'clock'>,
  user: User,
): Promise<FactorNeeded> {
  const secret = secrets.newPendingSignIn();
  const now = clock.now();
  const hash = secrets.digest(secret);
  await pendingSignIns.add({ userId: user.id, hash, createdAt: now, expiresAt: pendingSignInExpiry(now) });
  return { kind: 'factor_needed', secret };
}
