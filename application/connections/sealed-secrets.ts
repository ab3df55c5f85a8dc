import { FinanceError } from '../../domain/error.ts';
import { credentialsContext, type FeedConnection, pendingContext } from '../../domain/feeds/connection.ts';
import { SealBroken, type Sealer } from '../../domain/ports/access/sealer.ts';

export const UNREADABLE =
  'The stored credentials cannot be read, because the secret key has changed. Renew or add the connection again.';

/** Throws `conflict` if they were sealed under a key that is gone, or if there are none. */
export function openCredentials(sealer: Sealer, connection: FeedConnection): string {
  if (connection.sealedCredentials === null) {
    throw new FinanceError('conflict', 'This connection has not been agreed to yet.');
  }
  return opened(sealer, connection.sealedCredentials, credentialsContext(connection));
}

export function sealCredentials(sealer: Sealer, connection: FeedConnection, credentials: string): string {
  return sealer.seal(credentials, credentialsContext(connection));
}

/** Credentials sealed under an older key are sealed again under the present one, so that the old key can go. */
export function resealed(sealer: Sealer, connection: FeedConnection, credentials: string): FeedConnection {
  const { sealedCredentials } = connection;
  if (sealedCredentials === null || sealer.isCurrent(sealedCredentials)) return connection;
  return { ...connection, sealedCredentials: sealCredentials(sealer, connection, credentials) };
}

/** Throws `conflict` if it was sealed under a key that is gone. */
export function openPending(sealer: Sealer, connection: FeedConnection, sealedPending: string): string {
  return opened(sealer, sealedPending, pendingContext(connection));
}

export function sealPending(sealer: Sealer, connection: FeedConnection, pending: string): string {
  return sealer.seal(pending, pendingContext(connection));
}

function opened(sealer: Sealer, sealed: string, context: string): string {
  try {
    return sealer.open(sealed, context);
  } catch (error) {
    if (error instanceof SealBroken) throw new FinanceError('conflict', UNREADABLE, { cause: error });
    throw error;
  }
}
