import type { BeginConnectionInput, BegunConnection } from './begin-connection.ts';

export type RenewConnectionInput = Pick<BeginConnectionInput, 'setupToken' | 'returnUrl'>;

/**
 * Renews a connection whose consent ended or is about to, or to which the bank wants the person to sign in again. It
 * goes on working with the old consent until the new one is given. Throws `not_found`, `invalid` naming a member of the
 * input, `conflict` for a connection that has never worked or is revoked, `not_configured`, `feed_failed`.
 */
export type RenewConnection = (userId: number, id: number, input: RenewConnectionInput) => Promise<BegunConnection>;
