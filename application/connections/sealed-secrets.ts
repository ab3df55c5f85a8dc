import { FinanceError } from '../../domain/error.ts';
import { credentialsContext, type FeedConnection, pendingContext } from '../../domain/feeds/connection.ts';
import type { Sealer } from '../../domain/ports/access/sealer.ts';
import type { Ports } from '../ports.ts';
import { opened, sealedAgain } from '../sealed-texts.ts';

const UNREADABLE =
  'The stored credentials cannot be read, because the secret key has changed. Renew or add the connection again.';

/** Throws `conflict` if they were sealed under a key that is gone, or if there are none. */
export function openCredentials(sealer: Sealer, connection: FeedConnection): string {
  if (connection.sealedCredentials === null) {
    throw new FinanceError('conflict', 'This connection has not been agreed to yet.');
  }
  return openedOrRefused(sealer, connection.sealedCredentials, credentialsContext(connection));
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

/** Read at once. */
const PAGE = 500;

/**
 * Seals the secrets of all connections under the first secret key, so that older keys can go. What no key opens stays
 * as it is: such a connection says so at its next fetch. Returns how many connections have changed.
 */
export function resealConnections({ connections, sealer }: Pick<Ports, 'connections' | 'sealer'>) {
  return async (): Promise<number> => {
    let changed = 0;
    for (let afterId = 0; ; ) {
      const places = await connections.page(afterId, PAGE);
      for (const { userId, id } of places) {
        const found = await connections.get(userId, id);
        if (found === undefined || isSealedAlike(found, resealed(sealer, found))) continue;
        await connections.update(userId, id, (connection) => resealed(sealer, connection));
        changed += 1;
      }
      if (places.length < PAGE) return changed;
      afterId = places.at(-1)?.id ?? 0;
    }
  };
}

function isSealedAlike(one: FeedConnection, other: FeedConnection): boolean {
  const isSame = one.sealedCredentials === other.sealedCredentials;
  return isSame && one.consent?.sealedPending === other.consent?.sealedPending;
}

/** Secrets under an older key are sealed again under the present one, so that the old key can go. */
export function resealed(sealer: Sealer, connection: FeedConnection): FeedConnection {
  const { sealedCredentials, consent } = connection;
  const again = (sealed: string, context: string) => sealedAgain(sealer, sealed, context);
  return {
    ...connection,
    sealedCredentials: sealedCredentials && again(sealedCredentials, credentialsContext(connection)),
    consent: consent && { ...consent, sealedPending: again(consent.sealedPending, pendingContext(connection)) },
  };
}
