import { addSeconds } from '../../domain/calendar.ts';
import { IDEMPOTENCY_SECONDS } from '../idempotency/idempotent.ts';
import type { Ports } from '../ports.ts';

/** A client that registered itself has this long to be approved by somebody. */
const UNUSED_CLIENT_SECONDS = 24 * 60 * 60;

/** More than are being approved at any time; in a flood, the others go at the next cleaning. */
const UNUSED_CLIENTS_MAX = 1_000;

/** How many of each were removed. */
interface CleanedUp {
  readonly oauthRecords: number;
  readonly clients: number;
  readonly accessTokens: number;
  readonly sessions: number;
  readonly pendingSignIns: number;
  readonly spentChallenges: number;
  /** Consents to bank feeds that nobody gave in time. */
  readonly consents: number;
  /** Files that were sent and not imported. */
  readonly uploads: number;
}

/** Removes what has expired, and clients that nobody approved within a day or that are too many. */
export type CleanUp = () => Promise<CleanedUp>;

type CleanUpPorts = Pick<
  Ports,
  | 'oauthRecords'
  | 'accessTokens'
  | 'sessions'
  | 'pendingSignIns'
  | 'spentChallenges'
  | 'connections'
  | 'uploads'
  | 'clock'
>;

export function cleanUp({
  oauthRecords,
  accessTokens,
  sessions,
  pendingSignIns,
  spentChallenges,
  connections,
  uploads,
  clock,
}: CleanUpPorts): CleanUp {
  return async () => {
    const now = clock.now();
    return {
      oauthRecords: await oauthRecords.removeExpired(now),
      clients: await oauthRecords.removeUnusedClients(addSeconds(now, -UNUSED_CLIENT_SECONDS), UNUSED_CLIENTS_MAX),
      accessTokens: await accessTokens.removeExpired(now),
      sessions: await sessions.removeExpired(now),
      pendingSignIns: await pendingSignIns.removeExpired(now),
      spentChallenges: await spentChallenges.removeExpired(now),
      consents: await connections.dropExpiredConsents(now),
      uploads: await uploads.removeExpired(now),
    };
  };
}

/** Forgets every key that is too old to be replayed (contract 2.11). Returns how many. */
export function forgetIdempotencyKeys({ idempotency, clock }: Pick<Ports, 'idempotency' | 'clock'>) {
  return (): Promise<number> => idempotency.forgetBefore(addSeconds(clock.now(), -IDEMPOTENCY_SECONDS));
}
