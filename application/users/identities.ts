import { type ExternalIdentity, requireIdentity } from '../../domain/access/external-identity.ts';
import { FinanceError } from '../../domain/error.ts';
import { requireUser } from '../access/require-user.ts';
import type { Ports } from '../ports.ts';

interface LinkIdentityInput {
  readonly email: string;
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Lets tokens of a foreign issuer for this subject speak for the user. Throws `not_found` for the user, `invalid`, and
 * `conflict` when the subject is linked already.
 */
type LinkIdentity = (input: LinkIdentityInput) => Promise<ExternalIdentity>;

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

/** The subjects of foreign issuers that are linked to the user, by id. Throws `not_found` for the user. */
export function listIdentities({ users, externalIdentities }: Pick<Ports, 'users' | 'externalIdentities'>) {
  return async (email: string): Promise<readonly ExternalIdentity[]> =>
    externalIdentities.list((await requireUser(users, email)).id);
}

/** Ends what `LinkIdentity` began, from the next request on. Throws `not_found` for the user and the identity. */
export function unlinkIdentity({ users, externalIdentities }: Pick<Ports, 'users' | 'externalIdentities'>) {
  return async (email: string, id: number): Promise<void> =>
    externalIdentities.remove((await requireUser(users, email)).id, id);
}
