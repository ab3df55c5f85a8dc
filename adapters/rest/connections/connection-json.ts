import type { BegunConnection } from '../../../application/connections/begin-connection.ts';
import type { ShownConnection } from '../../../application/connections/shown-connection.ts';
import type { ConnectedFeedAccount } from '../../../domain/feeds/connected-feed-account.ts';
import type { ConnectableBank } from '../../../domain/ports/feeds/bank-feed-port.ts';
import { shown } from '../openapi/shown.ts';

export function connectionsJson(connections: readonly ShownConnection[]): string {
  return JSON.stringify(connections.map(connectionFields));
}

export function connectionJson(connection: ShownConnection): string {
  return JSON.stringify(connectionFields(connection));
}

export function begunConnectionJson(begun: BegunConnection): string {
  const consent = begun.kind === 'consent' ? { url: begun.url, expires_at: begun.expiresAt } : null;
  return JSON.stringify({ ...connectionFields(begun.connection), consent });
}

export function connectedAccountsJson(accounts: readonly ConnectedFeedAccount[]): string {
  return JSON.stringify(accounts.map((account) => shown('ConnectedAccount', sourceOf(account))));
}

export function banksJson(banks: readonly ConnectableBank[]): string {
  return JSON.stringify(
    banks.map(({ name, country, maximumConsentSeconds: seconds }) => ({
      name,
      country,
      consent_days: seconds === null ? null : Math.floor(seconds / 86_400),
    })),
  );
}

function connectionFields(connection: ShownConnection): object {
  return shown('Connection', {
    ...connection,
    error: connection.problem,
    syncing: connection.isSyncing,
    accounts: connection.accounts.map(sourceOf),
  });
}

function sourceOf(account: ConnectedFeedAccount) {
  const institution = { name: account.institutionName, country: account.institutionCountry };
  return { ...account, institution, error: account.problem, owed: account.isBalanceTurned };
}
