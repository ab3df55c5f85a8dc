import { notFound } from '../../domain/error.ts';
import type { FeedConnection } from '../../domain/feeds/connection.ts';
import { isConsentOpen } from '../../domain/feeds/consent.ts';
import { dropLease, endLease, takeLease } from '../../domain/feeds/lease.ts';
import type { ConsentAnswer, FeedLink } from '../../domain/ports/feeds/bank-feed-port.ts';
import { asking, requireFeed } from './bank-feeds.ts';
import type { BeginConnectionPorts } from './begin-connection.ts';
import { storeLink } from './link-connection.ts';
import { openPending } from './sealed-secrets.ts';
import type { ShownConnection } from './shown-connection.ts';

/**
 * `state` and `answer` are what the person's browser brought back. Whoever has no browser that comes back asks by the
 * id of the connection whether the person has finished.
 */
export type FinishedConsent =
  | { readonly state: string; readonly answer: ConsentAnswer }
  | { readonly connectionId: number };

/**
 * Finishes a consent that the same user began; the first sync is then due. `undefined` if the person has not finished
 * at the provider. A state can be used until it has led to a connection, or its time is over. Throws `not_found` for an
 * unknown, spent or foreign state, `conflict` if another request finishes it, `invalid` naming a member of the answer,
 * `not_configured`, `feed_failed`.
 */
export type CompleteConnection = (userId: number, consent: FinishedConsent) => Promise<ShownConnection | undefined>;

export function completeConnection(ports: BeginConnectionPorts): CompleteConnection {
  return async (userId, consent) => {
    const { id, provider } = await awaiting(ports, userId, consent);
    const feed = requireFeed(ports.bankFeeds, provider);
    const holder = ports.secrets.uuid();
    const at = ports.clock.now();
    const held = await ports.connections.update(userId, id, (current) =>
      takeLease(requireOpen(current, at), holder, at),
    );
    const release = () => ports.connections.update(userId, id, (current) => dropLease(current, holder));
    const { sealedPending } = held.consent!;
    const finished = await orRelease(release, () => {
      const pending = openPending(ports.sealer, held, sealedPending);
      return asking(() => feed.complete(pending, 'answer' in consent ? consent.answer : {}));
    });
    if (finished === undefined) {
      await release();
      return undefined;
    }
    return storeFinished(ports, held, finished, holder);
  };

  function storeFinished(
    { unitOfWork, clock }: BeginConnectionPorts,
    connection: FeedConnection,
    link: FeedLink,
    holder: string,
  ): Promise<ShownConnection> {
    return unitOfWork.run((stores) =>
      storeLink(ports, stores, connection, link, clock.now(), (current) => endLease(current, holder)),
    );
  }
}

async function awaiting(
  { connections, secrets, clock }: BeginConnectionPorts,
  userId: number,
  consent: FinishedConsent,
): Promise<FeedConnection> {
  const found =
    'state' in consent
      ? await connections.withState(userId, secrets.digest(consent.state))
      : await connections.get(userId, consent.connectionId);
  if (found === undefined) throw notFound('connection');
  return requireOpen(found, clock.now());
}

function requireOpen(connection: FeedConnection, at: FeedConnection['createdAt']): FeedConnection {
  if (!isConsentOpen(connection, at)) throw notFound('connection');
  return connection;
}

async function orRelease<Result>(release: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await release();
    throw error;
  }
}
