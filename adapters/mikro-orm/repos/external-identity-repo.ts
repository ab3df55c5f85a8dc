import { notFound } from '../../../domain/error.ts';
import type { ExternalIdentityRepo } from '../../../domain/ports/access/external-identity-repo.ts';
import { findHeld, heldRows } from '../held-rows.ts';
import { requireLiveUser } from '../live-user.ts';
import { ExternalIdentityRow, externalIdentityColumns, toExternalIdentity } from '../rows/external-identity-row.ts';
import { toHolder } from '../rows/holder.ts';
import type { Session } from '../session.ts';

export function createExternalIdentityRepo(session: Session): ExternalIdentityRepo {
  return {
    add: (identity) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, identity.userId);
        const columns = externalIdentityColumns(identity);
        const id = await unit.orm((em) => em.insert(ExternalIdentityRow, columns));
        return { id, ...columns };
      }),
    async find(issuer, subject) {
      const where = { issuer, subject };
      const row = await session.orm((em) => em.findOne(ExternalIdentityRow, where, { disableIdentityMap: true }));
      return row === null ? undefined : toExternalIdentity(row);
    },
    async findHolder(issuer, subject) {
      const [row] = await findHeld<[id: string]>(session, HOLDER_OF_SUBJECT, [issuer, subject]);
      if (row === undefined) return undefined;
      const [userId, currency, plan, own, shared, deletedAt] = row;
      return toHolder([userId, currency, plan, own, shared, deletedAt]);
    },
    async list(userId) {
      const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
      return (await session.orm((em) => em.find(ExternalIdentityRow, { userId }, options))).map(toExternalIdentity);
    },
    async remove(userId, id) {
      const count = await session.orm((em) => em.nativeDelete(ExternalIdentityRow, { userId, id }));
      if (count === 0) throw notFound('identity');
    },
  };
}

const HOLDER_OF_SUBJECT = heldRows(
  'holder_of_subject',
  'i.id',
  'external_identities i',
  'i',
  'where i.issuer = $1 and i.subject = $2',
);
