import type { ExternalIdentity } from '../../../../domain/access/external-identity.ts';
import type { ExternalIdentityRepo } from '../../../../domain/ports/access/external-identity-repo.ts';
import type { Session } from '../../database.ts';
import { ownedTable } from '../../owned-table.ts';
import { holderOf } from '../../references.ts';

export function createExternalIdentityRepo(session: Session): ExternalIdentityRepo {
  const find = (issuer: string, subject: string) =>
    EXTERNAL_IDENTITIES.all(session).find((row) => row.issuer === issuer && row.subject === subject);
  return {
    add: (identity) => session.statement((writer) => EXTERNAL_IDENTITIES.add(writer, identity)),
    find: async (issuer, subject) => find(issuer, subject),
    findHolder: async (issuer, subject) => {
      const identity = find(issuer, subject);
      return identity && holderOf(session, identity.userId);
    },
    list: async (userId) => EXTERNAL_IDENTITIES.of(session, userId),
    remove: (userId, id) =>
      session.statement((writer) => void EXTERNAL_IDENTITIES.remove(writer, { userId, id, noun: 'identity' })),
  };
}

const EXTERNAL_IDENTITIES = ownedTable<ExternalIdentity>('externalIdentities', {
  unique: ({ issuer, subject }) => JSON.stringify([issuer, subject]),
});
