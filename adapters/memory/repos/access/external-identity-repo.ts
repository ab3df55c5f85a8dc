import type { ExternalIdentity } from '../../../../domain/access/external-identity.ts';
import { FinanceError, notFound } from '../../../../domain/error.ts';
import type { ExternalIdentityRepo } from '../../../../domain/ports/access/external-identity-repo.ts';
import { integer, text, textOf, timestamp } from '../../columns.ts';
import type { Session } from '../../database.ts';
import { holderOf } from '../../holder.ts';
import { requireLiveUser } from '../../references.ts';

export function createExternalIdentityRepo(session: Session): ExternalIdentityRepo {
  const find = (view: Pick<Session, 'rows'>, issuer: string, subject: string) =>
    [...view.rows('externalIdentities').values()].find((row) => row.issuer === issuer && row.subject === subject);
  return {
    add: (identity) =>
      session.statement((writer) => {
        const row = identityRow({ ...identity, id: writer.nextId() });
        requireLiveUser(writer, row.userId);
        if (find(writer, row.issuer, row.subject) !== undefined) {
          throw new FinanceError('conflict', 'This subject is linked already.');
        }
        writer.change('externalIdentities').set(row.id, row);
        return row;
      }),
    find: async (issuer, subject) => find(session, issuer, subject),
    findHolder: async (issuer, subject) => {
      const identity = find(session, issuer, subject);
      return identity && holderOf(session, identity.userId);
    },
    list: async (userId) => [...session.rows('externalIdentities').values()].filter((row) => row.userId === userId),
    remove: (userId, id) =>
      session.statement((writer) => {
        if (writer.rows('externalIdentities').get(id)?.userId !== userId) throw notFound('identity');
        writer.change('externalIdentities').delete(id);
      }),
  };
}

function identityRow(identity: ExternalIdentity): ExternalIdentity {
  return Object.freeze({
    id: integer(identity.id),
    userId: integer(identity.userId),
    issuer: text(identity.issuer),
    subject: textOf(1, 255)(identity.subject),
    createdAt: timestamp(identity.createdAt),
  });
}
