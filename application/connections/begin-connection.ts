import type { FeedInstitution } from '../../domain/bank-feeds/feed-account.ts';
import type { Timestamp } from '../../domain/calendar.ts';
import type { FeedProvider } from '../../domain/ports/bank-feed-port.ts';
import type { ShownConnection } from './shown-connection.ts';

export interface BeginConnectionInput {
  readonly provider: FeedProvider;
  /** SimpleFIN: what the person copied from the bridge. */
  readonly setupToken?: string;
  /** Enable Banking: one of the banks that the provider lists. */
  readonly bank?: FeedInstitution;
  /** The address of this service to which the provider sends the person's browser back. */
  readonly returnUrl: string;
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

/**
 * Begins a connection of the user. Throws `invalid` naming a member of the input, `conflict` past the number of
 * connections that a user may have, `not_configured`, `feed_failed`, `user_deleted`.
 */
export type BeginConnection = (userId: number, input: BeginConnectionInput) => Promise<BegunConnection>;
