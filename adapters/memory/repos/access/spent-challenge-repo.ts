import type { SpentChallengeRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import { text, timestamp } from '../../columns.ts';
import type { Session } from '../../database.ts';

export function createSpentChallengeRepo(session: Session): SpentChallengeRepo {
  return {
    spend: (hash, expiresAt) =>
      session.statement((writer) => {
        if (writer.rows('spentChallenges').has(text(hash))) return false;
        writer.change('spentChallenges').set(hash, timestamp(expiresAt));
        return true;
      }),
    removeExpired: (at) =>
      session.statement((writer) => {
        const gone = [...writer.rows('spentChallenges')].filter(([, expiresAt]) => expiresAt <= at);
        for (const [hash] of gone) writer.change('spentChallenges').delete(hash);
        return gone.length;
      }),
  };
}
