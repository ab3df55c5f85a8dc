import type { BegunConnection } from '../../../application/connections/begin-connection.ts';
import type { ShownConnection } from '../../../application/connections/shown-connection.ts';
import type { ConnectedFeedAccount } from '../../../domain/feeds/connected-feed-account.ts';
import type { ConnectionProblem } from '../../../domain/feeds/connection.ts';
import type { ConnectableBank } from '../../../domain/ports/feeds/bank-feed-port.ts';

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
  return JSON.stringify(accounts.map(accountFields));
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

/** Field by field, so that nothing secret gets out by itself. */
function connectionFields(connection: ShownConnection): object {
  return {
    id: connection.id,
    provider: connection.provider,
    name: connection.name,
    state: connection.state,
    error: problemFields(connection.problem),
    advice: connection.advice,
    syncing: connection.isSyncing,
    last_success_at: connection.lastSuccessAt,
    next_sync_at: connection.nextSyncAt,
    consent_expires_at: connection.consentExpiresAt,
    created_at: connection.createdAt,
    accounts: connection.accounts.map(accountFields),
  };
}

function accountFields(account: ConnectedFeedAccount): object {
  return {
    id: account.id,
    name: account.name,
    institution: { name: account.institutionName, country: account.institutionCountry },
    kind: account.kind,
    last_four: account.lastFour,
    currency: account.currency,
    balance: account.balance,
    balance_at: account.balanceAt,
    decision: account.decision,
    bank_account_id: account.bankAccountId,
    coverage: account.coverage === null ? null : { from: account.coverage.from, to: account.coverage.to },
    error: problemFields(account.problem),
    last_success_at: account.lastSuccessAt,
  };
}

function problemFields(problem: ConnectionProblem | null): object | null {
  return problem === null ? null : { code: problem.code, message: problem.message };
}
