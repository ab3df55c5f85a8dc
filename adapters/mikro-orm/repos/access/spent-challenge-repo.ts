import type { SpentChallengeRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import type { Session } from '../../connection/session.ts';

export function createSpentChallengeRepo(session: Session): SpentChallengeRepo {
  return {
    async spend(hash, expiresAt) {
      return (await session.change(SPEND, [hash, expiresAt])) > 0;
    },
    removeExpired: (at) => session.change(REMOVE_EXPIRED, [at]),
  };
}

const SPEND = { text: 'insert into spent_challenges (hash, expires_at) values ($1, $2) on conflict (hash) do nothing' };
const REMOVE_EXPIRED = { text: 'delete from spent_challenges where expires_at <= $1' };
