import type { Timestamp } from '../../domain/calendar.ts';
import { credentialsContext, type FeedConnection } from '../../domain/feeds/connection.ts';
import { link } from '../../domain/feeds/consent.ts';
import type { FeedAccount } from '../../domain/feeds/feed-account.ts';
import type { FeedLink } from '../../domain/ports/feeds/bank-feed-port.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Ports } from '../ports.ts';
import { type ShowAccountsPorts, storeShownAccounts } from './shown-accounts.ts';
import { type ShownConnection, shownConnection } from './shown-connection.ts';

export type LinkPorts = ShowAccountsPorts & Pick<Ports, 'sealer'>;

/**
 * Stores that a connection works, with the accounts that are known by now, inside of the caller's unit of work. `free`
 * gives back what the caller holds of the connection. Throws `not_found`.
 */
export async function storeLink(
  ports: LinkPorts,
  stores: Stores,
  { userId, id }: Pick<FeedConnection, 'userId' | 'id'>,
  { credentials, providerKey, consentExpiresAt, accounts }: FeedLink,
  at: Timestamp,
  free: (connection: FeedConnection) => FeedConnection = (connection) => connection,
): Promise<ShownConnection> {
  const connection = await stores.connections.update(userId, id, (current) => {
    const sealedCredentials = ports.sealer.seal(credentials, credentialsContext(current));
    const name = connectionName(accounts) ?? current.name;
    return { ...link(free(current), { sealedCredentials, providerKey, consentExpiresAt }, at), name };
  });
  const unfetched = accounts.map((account) => ({ account, rows: null }));
  const shown = await storeShownAccounts(ports, stores, connection, unfetched, false, at);
  return shownConnection(connection, [...shown.values()], at);
}

/** The banks behind a connection; `undefined` while none is known. */
export function connectionName(accounts: readonly Pick<FeedAccount, 'institution'>[]): string | undefined {
  const names = [...new Set(accounts.map(({ institution }) => institution.name.trim()))].filter((name) => name !== '');
  const [first, second] = names;
  if (first === undefined) return undefined;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first} and ${names.length - 1} others`;
}
