import { existing } from '../../domain/error.ts';
import { asking, requireFeed } from './bank-feeds.ts';
import {
  type BeginConnectionInput,
  type BeginConnectionPorts,
  type BegunConnection,
  storeStart,
  userKeyOf,
} from './begin-connection.ts';
import { openCredentials } from './sealed-secrets.ts';

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
