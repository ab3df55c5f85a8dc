import { type ExternalIdentity, requireIdentity } from '../../domain/access/external-identity.ts';
import { FinanceError } from '../../domain/error.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from './require-user.ts';

export interface LinkIdentityInput {
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Lets tokens of a foreign issuer for this subject speak for the user. Throws `not_found` for the user, `invalid`, and
 * `conflict` when the subject is linked already.
 */
export type LinkIdentity = (input: LinkIdentityInput) => Promise<ExternalIdentity>;

export function linkIdentity({
  users,
  externalIdentities,
  clock,
}: Pick<Ports, 'users' | 'externalIdentities' | 'clock'>): LinkIdentity {
  return async ({ email, issuer, subject }) => {
    requireIdentity({ issuer, subject });
    const { id: userId } = await requireUser(users, email);
    if ((await externalIdentities.find(issuer, subject)) !== undefined) {
      throw new FinanceError('conflict', 'This subject is linked to a user already.');
    }
    return externalIdentities.add({ userId, issuer, subject, createdAt: clock.now() });
  };
}
