import type { Timestamp } from '../../domain/calendar.ts';
import { existing, FinanceError, userDeleted } from '../../domain/error.ts';
import { type FeedConnection, MOST_CONNECTIONS, newConnection, pendingContext } from '../../domain/feeds/connection.ts';
import { type FeedProvider, PROVIDER_NAMES } from '../../domain/feeds/provider-facts.ts';
import type { LinkRequest, LinkStart } from '../../domain/ports/feeds/bank-feed-port.ts';
import type { Stores } from '../../domain/ports/unit-of-work.ts';
import type { Ports } from '../ports.ts';
import { asking, requireFeed } from './bank-feeds.ts';
import { type LinkPorts, storeLink } from './link-connection.ts';
import { openCredentials } from './sealed-secrets.ts';
import { type ShownConnection, shownConnection } from './shown-connection.ts';

interface BeginConnectionInput extends Omit<LinkRequest, 'state' | 'userKey'> {
  readonly provider: FeedProvider;
}

/**
 * `linked`: the connection works, and its first sync is due. `consent`: the person opens `url` until `expiresAt`; then
 * the browser comes back with a `state` for `CompleteConnection`.
 */
export type BegunConnection =
  | { readonly kind: 'linked'; readonly connection: ShownConnection }
  | {
      readonly kind: 'consent';
      readonly connection: ShownConnection;
      readonly url: string;
      readonly expiresAt: Timestamp;
    };

export type BeginConnectionPorts = LinkPorts &
  Pick<Ports, 'bankFeeds' | 'users' | 'connections' | 'unitOfWork' | 'secrets' | 'clock'>;

/**
 * Begins a connection of the user. Throws `invalid` naming a member of the input, `conflict` past the number of
 * connections that a user may have, `not_configured`, `feed_failed`, `user_deleted`.
 */
export function beginConnection(ports: BeginConnectionPorts) {
  return async (userId: number, { provider, ...input }: BeginConnectionInput): Promise<BegunConnection> => {
    const feed = requireFeed(ports.bankFeeds, provider);
    // A setup token can be used once, so everything that could refuse comes before.
    if ((await ports.users.get(userId))?.deletedAt !== null) throw userDeleted();
    refuseTooMany((await ports.connections.list(userId)).length + 1);
    const state = ports.secrets.uuid();
    const userKey = userKeyOf(ports, userId);
    const start = await asking(() => feed.begin({ ...input, state, userKey }));
    const at = ports.clock.now();
    return ports.unitOfWork.run(async (stores): Promise<BegunConnection> => {
      const name = input.bank?.name ?? PROVIDER_NAMES[provider];
      const added = await stores.connections.add(newConnection({ userId, provider, name }, at));
      const begun = await storeStart(ports, stores, added, start, ports.secrets.digest(state), at);
      // Connections that begin at once count each other. The user is held last, after connections and bank accounts.
      await stores.users.hold(userId);
      refuseTooMany((await stores.connections.list(userId)).length);
      return begun;
    });
  };
}

/**
 * Stores how a new or renewed connection starts, inside of the caller's unit of work. `stateHash` is the digest of what
 * comes back with the person.
 */
async function storeStart(
  ports: LinkPorts,
  stores: Stores,
  place: Pick<FeedConnection, 'userId' | 'id'>,
  start: LinkStart,
  stateHash: string,
  at: Timestamp,
): Promise<BegunConnection> {
  if (start.kind === 'linked') {
    return { kind: 'linked', connection: await storeLink(ports, stores, place, start.link, at) };
  }
  const { url, pending, expiresAt } = start;
  const connection = await stores.connections.update(place.userId, place.id, (current) => {
    const sealedPending = ports.sealer.seal(pending, pendingContext(current));
    // A connection that works goes on working meanwhile.
    return { ...current, consent: { stateHash, sealedPending, expiresAt }, updatedAt: at };
  });
  const accounts = await stores.feedAccounts.list(place.userId, place.id);
  return { kind: 'consent', connection: shownConnection(connection, accounts, at), url, expiresAt };
}

/** How providers know the user: the same each time, and nothing that names a person. */
function userKeyOf({ accountHash }: Pick<LinkPorts, 'accountHash'>, userId: number): string {
  return accountHash(`feed user ${userId}`);
}

function refuseTooMany(count: number): void {
  if (count > MOST_CONNECTIONS) {
    throw new FinanceError('conflict', `A user may have ${MOST_CONNECTIONS} connections. Remove one first.`);
  }
}

type RenewConnectionInput = Pick<BeginConnectionInput, 'setupToken' | 'returnUrl'>;

/**
 * Renews a connection whose consent ended or is about to, or to which the bank wants the person to sign in again. It
 * goes on working with the old consent until the new one is given. Throws `not_found`, `invalid` naming a member of the
 * input, `conflict` for a connection that has never worked, `not_configured`, `feed_failed`.
 */
export function renewConnection(ports: BeginConnectionPorts) {
  return async (userId: number, id: number, input: RenewConnectionInput): Promise<BegunConnection> => {
    const connection = existing(await ports.connections.get(userId, id), 'connection');
    const feed = requireFeed(ports.bankFeeds, connection.provider);
    const credentials = openCredentials(ports.sealer, connection);
    const state = ports.secrets.uuid();
    const userKey = userKeyOf(ports, userId);
    const start = await asking(() => feed.renew(credentials, { ...input, state, userKey }));
    const at = ports.clock.now();
    const stateHash = ports.secrets.digest(state);
    return ports.unitOfWork.run((stores) => storeStart(ports, stores, connection, start, stateHash, at));
  };
}
