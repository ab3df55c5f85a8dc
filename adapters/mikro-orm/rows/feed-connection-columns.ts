import type { ConnectionProblem, ConnectionState, FeedConnection } from '../../../domain/feeds/connection.ts';
import type { New } from '../../../domain/new.ts';
import type { FeedProvider } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { timestampFromPostgres } from '../timestamp-text.ts';
import type { Column } from './column.ts';

/** Every column but the user and the id. */
export const FEED_CONNECTION_COLUMNS: readonly Column<New<FeedConnection>>[] = [
  ['provider', 'text', ({ provider }) => provider],
  ['name', 'text', ({ name }) => name],
  ['state', 'text', ({ state }) => state],
  ['sealed_credentials', 'text', ({ sealedCredentials }) => sealedCredentials],
  ['provider_key', 'text', ({ providerKey }) => providerKey],
  ['cursor', 'text', ({ cursor }) => cursor],
  ['consent_state_hash', 'text', ({ consent }) => consent?.stateHash ?? null],
  ['consent_sealed_pending', 'text', ({ consent }) => consent?.sealedPending ?? null],
  ['consent_until', 'timestamptz', ({ consent }) => consent?.expiresAt ?? null],
  ['consent_expires_at', 'timestamptz', ({ consentExpiresAt }) => consentExpiresAt],
  ['problem', 'jsonb', ({ problem }) => (problem === null ? null : JSON.stringify(problem))],
  ['failures', 'integer', ({ failures }) => failures],
  ['recent_fetches', 'jsonb', ({ recentFetches }) => JSON.stringify(recentFetches)],
  ['last_success_at', 'timestamptz', ({ lastSuccessAt }) => lastSuccessAt],
  ['next_sync_at', 'timestamptz', ({ nextSyncAt }) => nextSyncAt],
  ['lease_holder', 'uuid', ({ lease }) => lease?.holder ?? null],
  ['lease_until', 'timestamptz', ({ lease }) => lease?.until ?? null],
  ['created_at', 'timestamptz', ({ createdAt }) => createdAt],
  ['updated_at', 'timestamptz', ({ updatedAt }) => updatedAt],
];

/** The user, the id and the columns in their order, as PostgreSQL prints them. */
export type FeedConnectionColumns = [
  userId: string,
  id: string,
  provider: FeedProvider,
  name: string,
  state: ConnectionState,
  sealedCredentials: string | null,
  providerKey: string | null,
  cursor: string | null,
  stateHash: string | null,
  sealedPending: string | null,
  consentUntil: string | null,
  consentExpiresAt: string | null,
  problem: string | null,
  failures: string,
  recentFetches: string,
  lastSuccessAt: string | null,
  nextSyncAt: string | null,
  leaseHolder: string | null,
  leaseUntil: string | null,
  createdAt: string,
  updatedAt: string,
];

export function feedConnectionFrom(columns: FeedConnectionColumns): FeedConnection {
  const [userId, id, provider, name, state, sealedCredentials, providerKey, cursor, ...consents] = columns;
  const [stateHash, sealedPending, consentUntil, consentExpiresAt, problem, failures, recentFetches, ...times] =
    consents;
  const [lastSuccessAt, nextSyncAt, leaseHolder, leaseUntil, createdAt, updatedAt] = times;
  return {
    id: Number(id),
    userId: Number(userId),
    provider,
    name,
    state,
    sealedCredentials,
    providerKey,
    cursor,
    consent:
      stateHash === null || sealedPending === null || consentUntil === null
        ? null
        : { stateHash, sealedPending, expiresAt: timestampFromPostgres(consentUntil) },
    consentExpiresAt: momentOrNull(consentExpiresAt),
    problem: problemOrNull(problem),
    failures: Number(failures),
    recentFetches: JSON.parse(recentFetches),
    lastSuccessAt: momentOrNull(lastSuccessAt),
    nextSyncAt: momentOrNull(nextSyncAt),
    lease:
      leaseHolder === null || leaseUntil === null
        ? null
        : { holder: leaseHolder, until: timestampFromPostgres(leaseUntil) },
    createdAt: timestampFromPostgres(createdAt),
    updatedAt: timestampFromPostgres(updatedAt),
  };
}

export function momentOrNull(printed: string | null) {
  return printed === null ? null : timestampFromPostgres(printed);
}

/** Only problems are stored. */
export function problemOrNull(text: string | null): ConnectionProblem | null {
  return text === null ? null : (JSON.parse(text) as ConnectionProblem);
}
