import type { Ports } from '../ports.ts';
import { beginConnection, renewConnection } from './begin-connection.ts';
import { completeConnection } from './complete-connection.ts';
import { handleWebhook } from './handle-webhook.ts';
import { listConnectableBanks, listFeedProviders } from './list-banks.ts';
import { listFeedAccounts, mapFeedAccounts } from './map-feed-accounts.ts';
import { removeConnection } from './remove-connection.ts';
import { requestSync } from './request-sync.ts';
import { resealConnections } from './sealed-secrets.ts';
import { listConnections, showConnection } from './shown-connection.ts';
import { syncConnection, syncNextConnection } from './sync-connection.ts';

/** Bank feeds: connected, fetched, removed. */
export function connectionUseCases(ports: Ports) {
  return {
    beginConnection: beginConnection(ports),
    completeConnection: completeConnection(ports),
    handleWebhook: handleWebhook(ports),
    listConnectableBanks: listConnectableBanks(ports),
    listConnections: listConnections(ports),
    listFeedAccounts: listFeedAccounts(ports),
    listFeedProviders: listFeedProviders(ports),
    mapFeedAccounts: mapFeedAccounts(ports),
    removeConnection: removeConnection(ports),
    renewConnection: renewConnection(ports),
    requestSync: requestSync(ports),
    resealConnections: resealConnections(ports),
    showConnection: showConnection(ports),
    syncConnection: syncConnection(ports),
    syncNextConnection: syncNextConnection(ports),
  };
}
