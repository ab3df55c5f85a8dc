import type { AttemptKind } from '../../domain/access/attempt-limits.ts';
import { networkOf, wideNetworkOf } from '../../domain/access/network-address.ts';
import { isSessionLive, type Session } from '../../domain/access/session.ts';
import { tooManyAttempts } from '../../domain/error.ts';
import type { AttemptLimiter } from '../../domain/ports/access/attempt-limiter.ts';
import type { Secrets } from '../../domain/ports/access/secrets.ts';

/** An attempt that counts against one limit. */
export type CountedAttempt = readonly [kind: AttemptKind, subject: string];

/**
 * Counts an attempt against each limit in turn. Throws `too_many_attempts` at the first that is exhausted, and then
 * counts against none of those after it.
 */
export async function admitAttempt(attempts: AttemptLimiter, counted: readonly CountedAttempt[]): Promise<void> {
  for (const [kind, subject] of counted) {
    const seconds = await attempts.count(kind, subject);
    if (seconds > 0) throw tooManyAttempts(seconds);
  }
}

/** What attempts are counted by: hashes, because a counter need not know whom it counts. */
export interface AttemptSubjects {
  readonly account: string;
  readonly address: string;
  readonly accountFromAddress: string;
  readonly wideNetwork: string;
  readonly accountFromWideNetwork: string;
}

export function attemptSubjects(secrets: Pick<Secrets, 'digest'>, account: string, address: string): AttemptSubjects {
  const [network, wideNetwork] = [networkOf(address), wideNetworkOf(address)];
  return {
    account: secrets.digest(account),
    address: secrets.digest(network),
    accountFromAddress: secrets.digest(`${account} ${network}`),
    wideNetwork: secrets.digest(wideNetwork),
    accountFromWideNetwork: secrets.digest(`${account} ${wideNetwork}`),
  };
}

/** Whether the user is signed in at this address already: a flood from elsewhere must not lock them out there. */
export function isKnownAddress(sessions: readonly Session[], address: string, now: Session['expiresAt']): boolean {
  const network = networkOf(address);
  return sessions.some((session) => isSessionLive(session, now) && networkOf(session.address) === network);
}
