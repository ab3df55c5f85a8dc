import type { PossibleDuplicate } from '../../../../domain/imports/possible-duplicate.ts';
import type { PossibleDuplicateRepo } from '../../../../domain/ports/possible-duplicate-repo.ts';
import { StoreError } from '../../connection/database-error.ts';
import type { Session } from '../../connection/session.ts';
import { POSSIBLE_DUPLICATES } from '../../schema/ledger.ts';
import { changingDataOf } from '../owned-rows.ts';

export function createPossibleDuplicateRepo(session: Session): PossibleDuplicateRepo {
  return {
    async putAll(userId, pairs) {
      if (pairs.some((one) => one.userId !== userId)) throw new StoreError('All must be of one user.');
      await changingDataOf(session, userId, (unit) => POSSIBLE_DUPLICATES.overwriteAll(unit, pairs));
    },
    get: async (userId, id) => (await session.rows<PossibleDuplicate>(GET, [userId, id]))[0],
    page: (userId, { isSettled, beforeId, limit }) =>
      session.rows<PossibleDuplicate>(isSettled ? SETTLED : OPEN, [userId, beforeId, limit]),
    async count(userId) {
      const [found] = await session.rows<{ count: number }>(COUNT, [userId]);
      return found?.count ?? 0;
    },
    naming: (userId, ids) => session.rows<PossibleDuplicate>(NAMING, [userId, ids]),
    unitedBy: (userId, importId) => session.rows<PossibleDuplicate>(UNITED_BY, [userId, importId]),
  };
}

const FROM = `from possible_duplicates
    join transactions as added on added.user_id = possible_duplicates.user_id and added.id = possible_duplicates.id
    join transactions as known
      on known.user_id = possible_duplicates.user_id and known.id = possible_duplicates.duplicate_of
    where possible_duplicates.user_id = $1 and known.deleted_at is null
      and (settled_as = 'same' or (added.deleted_at is null and added.bank_account_id = known.bank_account_id))`;

const PAIRS = `select ${POSSIBLE_DUPLICATES.select()} ${FROM}`;
const BEFORE = 'and possible_duplicates.id < $2 order by possible_duplicates.id desc limit $3';

const GET = { name: 'possible_duplicate', text: `${PAIRS} and possible_duplicates.id = $2` };
const OPEN = { name: 'possible_duplicates_open', text: `${PAIRS} and settled_as is null ${BEFORE}` };
const SETTLED = { name: 'possible_duplicates_settled', text: `${PAIRS} and settled_as is not null ${BEFORE}` };
const COUNT = { name: 'possible_duplicates_count', text: `select count(*) as count ${FROM} and settled_as is null` };

const NAMING = {
  text: `select ${POSSIBLE_DUPLICATES.select()} from possible_duplicates
    where user_id = $1 and duplicate_of = any($2::bigint[]) and settled_as is distinct from 'same' order by id`,
};

const UNITED_BY = {
  text: `${PAIRS} and settled_as = 'same' and exists (
      select from import_rows
      where import_rows.user_id = $1 and import_id = $2
        and transaction_id in (possible_duplicates.id, possible_duplicates.duplicate_of)
    )
    order by possible_duplicates.id`,
};
