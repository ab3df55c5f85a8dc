import type { Renewal } from '../../../../domain/categorising/renewal.ts';
import type { RenewalRepo, RenewalSummary } from '../../../../domain/ports/renewal-repo.ts';
import { StoreError } from '../../connection/database-error.ts';
import type { Session } from '../../connection/session.ts';
import { RENEWALS } from '../../schema/ledger.ts';

export function createRenewalRepo(session: Session): RenewalRepo {
  return {
    async putAll(userId, renewals) {
      if (renewals.some((one) => one.userId !== userId)) throw new StoreError('All must be of one user.');
      await RENEWALS.overwriteAll(session, renewals);
    },
    async summary(userId) {
      const [found] = await session.rows<RenewalSummary>(SUMMARY, [userId]);
      return found ?? { count: 0, latest: null };
    },
    page: (userId, beforeId, limit) => session.rows<Renewal>(PAGE, [userId, beforeId, limit]),
    async remove(userId, ids) {
      await RENEWALS.remove(session, { userId, id: { $in: ids } });
    },
  };
}

const LIVE = `from renewals
    join transactions on transactions.user_id = renewals.user_id and transactions.id = renewals.id
    where renewals.user_id = $1 and transactions.deleted_at is null`;

const SUMMARY = { name: 'renewals', text: `select count(*) as count, max(renewed_at) as latest ${LIVE}` };

const PAGE = {
  name: 'renewals_page',
  text: `select ${RENEWALS.select()} ${LIVE} and renewals.id < $2 order by renewals.id desc limit $3`,
};
