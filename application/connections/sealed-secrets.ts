import { FinanceError } from '../../domain/error.ts';
import { credentialsContext, type FeedConnection, pendingContext } from '../../domain/feeds/connection.ts';
import type { Sealer } from '../../domain/ports/access/sealer.ts';
import { opened } from '../sealed-texts.ts';

const UNREADABLE =
  'The stored credentials cannot be read, because the secret key has changed. Renew or add the connection again.';

/** Throws `conflict` if they were sealed under a key that is gone, or if there are none. */
export function openCredentials(sealer: Sealer, connection: FeedConnection): string {
  if (connection.sealedCredentials === null) {
    throw new FinanceError('conflict', 'This connection has not been agreed to yet.');
  }
  return openedOrRefused(sealer, connection.sealedCredentials, credentialsContext(connection));
}

/** Credentials sealed under an older key are sealed again under the present one, so that the old key can go. */
export function resealed(sealer: Sealer, connection: FeedConnection, credentials: string): FeedConnection {
  const { sealedCredentials } = connection;
  if (sealedCredentials === null || sealer.isCurrent(sealedCredentials)) return connection;
  return { ...connection, sealedCredentials: sealer.seal(credentials, credentialsContext(connection)) };
}

/** Throws `conflict` if it was sealed under a key that is gone. */
export function openPending(sealer: Sealer, connection: FeedConnection, sealedPending: string): string {
  return openedOrRefused(sealer, sealedPending, pendingContext(connection));
}

function openedOrRefused(sealer: Sealer, sealed: string, context: string): string {
  const text = opened(sealer, sealed, context);
  if (text === undefined) throw new FinanceError('conflict', UNREADABLE);
  return text;
}
