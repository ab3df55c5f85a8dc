import { credentialsContext, type FeedConnection, pendingContext } from '../../domain/feeds/connection.ts';
import type { Sealer } from '../../domain/ports/access/sealer.ts';
import type { Ports } from '../ports.ts';
import { sealedAgain } from '../sealed-texts.ts';

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

function resealed(sealer: Sealer, connection: FeedConnection): FeedConnection {
  const { sealedCredentials, consent } = connection;
  const again = (sealed: string, context: string) => sealedAgain(sealer, sealed, context);
  return {
    ...connection,
    sealedCredentials: sealedCredentials && again(sealedCredentials, credentialsContext(connection)),
    consent: consent && { ...consent, sealedPending: again(consent.sealedPending, pendingContext(connection)) },
  };
}
