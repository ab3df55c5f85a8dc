import type { RecoveryCodeRepo } from '../../../../domain/ports/access/second-factor-repos.ts';
import type { Session } from '../../connection/session.ts';
import { requireLiveUser } from '../live-user.ts';

export function createRecoveryCodeRepo(session: Session): RecoveryCodeRepo {
  return {
    replaceAll: (userId, hashes, at) =>
      session.atomically(async (unit) => {
        await requireLiveUser(unit, userId);
        await unit.change(REMOVE_ALL, [userId]);
        if (hashes.length > 0) await unit.change(ADD, [userId, hashes, at]);
      }),
    async count(userId) {
      return (await session.rows<{ count: number }>(COUNT, [userId]))[0]!.count;
    },
    async spend(userId, hash) {
      return (await session.change(SPEND, [userId, hash])) > 0;
    },
  };
}

const REMOVE_ALL = { text: 'delete from recovery_codes where user_id = $1' };
const ADD = {
  text: 'insert into recovery_codes (user_id, hash, created_at) select $1, hash, $3 from unnest($2::text[]) as hash',
};
const COUNT = { text: 'select count(*) from recovery_codes where user_id = $1' };
const SPEND = { text: 'delete from recovery_codes where user_id = $1 and hash = $2' };
