import { isPendingLive, type PendingSignIn, signInExpired } from '../../domain/access/second-factor/pending-sign-in.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';
import type { Ports } from '../ports.ts';
import type { FactorProof, ProveFactor } from '../second-factors/prove-factor.ts';
import { type Browser, type SignedIn, type StartSessionPorts, startSession } from './start-session.ts';

type FinishSignInPorts = StartSessionPorts & Pick<Ports, 'pendingSignIns'> & { readonly proveFactor: ProveFactor };

/** The sign-in that a browser's cookie stands for, while it waits for the second factor. */
export function findPendingSignIn(ports: Pick<FinishSignInPorts, 'pendingSignIns' | 'secrets' | 'clock'>) {
  const { pendingSignIns, secrets, clock } = ports;
  return async (secret: string | undefined): Promise<PendingSignIn | undefined> => {
    if (secret === undefined || !isPendingSecret(secrets, secret)) return undefined;
    const pending = await pendingSignIns.findByHash(secrets.digest(secret));
    return pending !== undefined && isPendingLive(pending, clock.now()) ? pending : undefined;
  };
}

/**
 * The second step of signing in. Throws `unauthenticated` when the sign-in has expired or is finished, and what
 * `ProveFactor` throws, after which another proof may be tried.
 */
export function finishSignIn(ports: FinishSignInPorts) {
  const find = findPendingSignIn(ports);
  return async (secret: string | undefined, proof: FactorProof, browser: Browser): Promise<SignedIn> => {
    const pending = await find(secret);
    if (pending === undefined) throw signInExpired();
    await ports.proveFactor(pending.userId, proof, browser.address);
    const isFirst = await ports.pendingSignIns.remove(pending.userId, pending.id);
    if (!isFirst) throw signInExpired();
    return startSession(ports, pending.userId, browser);
  };
}

function isPendingSecret(secrets: Secrets, secret: string): boolean {
  return secrets.kindOf(secret) === 'pending_sign_in';
}
