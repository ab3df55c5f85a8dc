import type { Timestamp } from '../../domain/calendar.ts';
import { existing } from '../../domain/error.ts';
import { missingRemark } from '../../domain/feeds/account-remarks.ts';
import type { ConnectedFeedAccount } from '../../domain/feeds/connected-feed-account.ts';
import type { ConnectionProblem, ConnectionState, FeedConnection } from '../../domain/feeds/connection.ts';
import { adviceOn, isConsentOpen } from '../../domain/feeds/consent.ts';
import { tellingInterruption } from '../../domain/feeds/interruption.ts';
import type { FeedProvider } from '../../domain/feeds/provider-facts.ts';
import type { Ports } from '../ports.ts';
import { withDaysStillMissing } from './missing-days.ts';

/** A connection without its secrets. Fields are listed one by one, so that a secret never gets here by itself. */
export interface ShownConnection {
  readonly id: number;
  readonly provider: FeedProvider;
  readonly name: string;
  readonly state: ConnectionState;
  readonly problem: ConnectionProblem | null;
  /** What the person has to do, in one sentence; `null` if nothing. */
  readonly advice: string | null;
  /** Whether a consent has begun, the first or a renewal, that the person can still finish. */
  readonly awaitsConsent: boolean;
  readonly isSyncing: boolean;
  readonly lastSuccessAt: Timestamp | null;
  /** `null`: not by itself, because the person has to do something first. */
  readonly nextSyncAt: Timestamp | null;
  readonly consentExpiresAt: Timestamp | null;
  readonly createdAt: Timestamp;
  readonly accounts: readonly ConnectedFeedAccount[];
}

export function shownConnection(
  stored: FeedConnection,
  accounts: readonly ConnectedFeedAccount[],
  at: Timestamp,
): ShownConnection {
  const connection = tellingInterruption(stored, at);
  const { id, provider, name, state, problem, lease, createdAt } = connection;
  const { lastSuccessAt, nextSyncAt, consentExpiresAt } = connection;
  return {
    id,
    provider,
    name,
    state,
    problem,
    advice: adviceOn(connection, at) ?? adviceOnAccounts(connection, accounts),
    awaitsConsent: isConsentOpen(connection, at),
    isSyncing: lease !== null && at < lease.until,
    lastSuccessAt,
    nextSyncAt,
    consentExpiresAt,
    createdAt,
    accounts,
  };
}

function adviceOnAccounts({ state }: FeedConnection, accounts: readonly ConnectedFeedAccount[]): string | null {
  if (state === 'awaiting_consent') return null;
  const open = accounts.filter(({ decision, currency }) => decision === 'undecided' && currency !== null);
  const incomplete = accounts.find(({ missingDays }) => missingDays.length > 0);
  if (open.length === 0) return incomplete === undefined ? null : missingRemark(incomplete);
  return open.length === 1
    ? 'Choose what to do with an account of this connection: link it, create it or ignore it.'
    : `Choose what to do with ${open.length} accounts of this connection: link, create or ignore them.`;
}

type ListConnectionsPorts = Pick<Ports, 'connections' | 'feedAccounts' | 'observations' | 'clock'>;

/** All connections of the user with their accounts, by id. */
export function listConnections(ports: ListConnectionsPorts) {
  const { connections, feedAccounts, clock } = ports;
  return async (userId: number): Promise<readonly ShownConnection[]> => {
    const [own, accounts] = [await connections.list(userId), await feedAccounts.listAll(userId)];
    const byConnection = Map.groupBy(accounts, ({ connectionId }) => connectionId);
    const shown = own.map(async (one) => {
      const fresh = await withDaysStillMissing(ports, one, byConnection.get(one.id) ?? []);
      return shownConnection(one, fresh, clock.now());
    });
    return Promise.all(shown);
  };
}

/** One connection with its accounts. Throws `not_found`. */
export function showConnection(ports: ListConnectionsPorts) {
  const { connections, feedAccounts, clock } = ports;
  return async (userId: number, id: number): Promise<ShownConnection> => {
    const connection = existing(await connections.get(userId, id), 'connection');
    const accounts = await withDaysStillMissing(ports, connection, await feedAccounts.list(userId, id));
    return shownConnection(connection, accounts, clock.now());
  };
}
