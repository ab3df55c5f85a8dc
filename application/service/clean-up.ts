import { addSeconds } from '../../domain/calendar.ts';
import type { AccessTokenRepo } from '../../domain/ports/access/credential-repos.ts';
import type { OAuthRecordRepo } from '../../domain/ports/access/oauth-record-repo.ts';
import type { PendingSignInRepo } from '../../domain/ports/access/pending-sign-in-repo.ts';
import type { SessionRepo } from '../../domain/ports/access/session-repo.ts';
import type { SpentChallengeRepo } from '../../domain/ports/access/spent-challenge-repo.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { ConnectionRepo } from '../../domain/ports/feeds/connection-repo.ts';

/** A client that registered itself has this long to be approved by somebody. */
const UNUSED_CLIENT_SECONDS = 24 * 60 * 60;

/** How many of each were removed. */
export interface CleanedUp {
  readonly oauthRecords: number;
  readonly clients: number;
  readonly accessTokens: number;
  readonly sessions: number;
  readonly pendingSignIns: number;
  readonly spentChallenges: number;
  /** Consents to bank feeds that nobody gave in time. */
  readonly consents: number;
}

/** Removes what has expired, and clients that nobody approved within a day. */
export type CleanUp = () => Promise<CleanedUp>;

export interface CleanUpPorts {
  readonly oauthRecords: OAuthRecordRepo;
  readonly accessTokens: AccessTokenRepo;
  readonly sessions: SessionRepo;
  readonly pendingSignIns: PendingSignInRepo;
  readonly spentChallenges: SpentChallengeRepo;
  readonly connections: ConnectionRepo;
  readonly clock: Clock;
}

export function cleanUp({
  oauthRecords,
  accessTokens,
  sessions,
  pendingSignIns,
  spentChallenges,
  connections,
  clock,
}: CleanUpPorts): CleanUp {
  return async () => {
    const now = clock.now();
    return {
      oauthRecords: await oauthRecords.removeExpired(now),
      clients: await oauthRecords.removeUnusedClients(addSeconds(now, -UNUSED_CLIENT_SECONDS)),
      accessTokens: await accessTokens.removeExpired(now),
      sessions: await sessions.removeExpired(now),
      pendingSignIns: await pendingSignIns.removeExpired(now),
      spentChallenges: await spentChallenges.removeExpired(now),
      consents: await connections.dropExpiredConsents(now),
    };
  };
}
