import { notFound } from '../../domain/error.ts';
import { asking, requireFeed } from './bank-feeds.ts';
import {
  type BeginConnectionInput,
  type BeginConnectionPorts,
  type BegunConnection,
  userKeyOf,
} from './begin-connection.ts';
import { storeConsent, storeLink } from './link-connection.ts';
import { openCredentials } from './sealed-secrets.ts';

export type RenewConnectionInput = Pick<BeginConnectionInput, 'setupToken' | 'returnUrl'>;

/**
 * Renews a connection whose consent ended or is about to, or to which the bank wants the person to sign in again. It
 * goes on working with the old consent until the new one is given. Throws `not_found`, `invalid` naming a member of the
 * input, `conflict` for a connection that has never worked, `not_configured`, `feed_failed`.
 */
export type RenewConnection = (userId: number, id: number, input: RenewConnectionInput) => Promise<BegunConnection>;

export function renewConnection(ports: BeginConnectionPorts): RenewConnection {
  return async (userId, id, input) => {
    const connection = await ports.connections.get(userId, id);
    if (connection === undefined) throw notFound('connection');
    const feed = requireFeed(ports.bankFeeds, connection.provider);
    const credentials = openCredentials(ports.sealer, connection);
    const state = ports.secrets.uuid();
    const userKey = userKeyOf(ports, userId);
    const start = await asking(() => feed.renew(credentials, { ...input, state, userKey }));
    const at = ports.clock.now();
    return ports.unitOfWork.run(async (stores): Promise<BegunConnection> => {
      if (start.kind === 'linked') {
        return { kind: 'linked', connection: await storeLink(ports, stores, connection, start.link, at) };
      }
      const renewed = await storeConsent(ports, stores, connection, start, ports.secrets.digest(state), at);
      return { kind: 'consent', connection: renewed, url: start.url, expiresAt: start.expiresAt };
    });
  };
}
