import type { ConsentAnswer } from '../../domain/ports/bank-feed-port.ts';
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
