import type { SpentChallengeRepo } from '../../../domain/ports/access/spent-challenge-repo.ts';
import type { Session } from '../session.ts';

export function createSpentChallengeRepo(session: Session): SpentChallengeRepo {
  return {
    async spend(hash, expiresAt) {
      const { count } = await session.query(SPEND, [hash, expiresAt]);
      return count > 0;
    },
    async removeExpired(at) {
      const { count } = await session.query(REMOVE_EXPIRED, [at]);
      return count;
    },
  };
}

const SPEND = { text: 'insert into spent_challenges (hash, expires_at) values ($1, $2) on conflict (hash) do nothing' };
const REMOVE_EXPIRED = { text: 'delete from spent_challenges where expires_at <= $1' };
