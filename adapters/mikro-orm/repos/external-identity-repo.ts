import { notFound } from '../../../domain/error.ts';
import type { ExternalIdentityRepo } from '../../../domain/ports/external-identity-repo.ts';
import { requireLiveUser } from '../live-user.ts';
import { ExternalIdentityRow, externalIdentityColumns, toExternalIdentity } from '../rows/external-identity-row.ts';
import { HOLDER_COLUMNS, type HolderColumns, toHolder } from '../rows/holder.ts';
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
      const { rows } = await session.query<HolderColumns>(HOLDER_OF_SUBJECT, [issuer, subject]);
      return rows[0] && toHolder(rows[0]);
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

const HOLDER_OF_SUBJECT = {
  name: 'holder_of_subject',
  text: `select ${HOLDER_COLUMNS} from external_identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
};
