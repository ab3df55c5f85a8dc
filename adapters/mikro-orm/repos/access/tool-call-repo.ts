import type { ToolCall } from '../../../../domain/access/tool-call.ts';
import type { New } from '../../../../domain/new.ts';
import type { ToolCallRepo } from '../../../../domain/ports/access/tool-call-repo.ts';
import type { Session } from '../../connection/session.ts';
import { TOOL_CALLS } from '../../schema/access.ts';
import { isLiveUser } from '../live-user.ts';

export function createToolCallRepo(session: Session): ToolCallRepo {
  return {
    addAll: (calls) => addUserByUser(session, calls),
    page: (userId, beforeId, limit) => session.rows<ToolCall>(PAGE, [userId, beforeId, limit]),
    removeBefore: (at) => session.change(REMOVE_BEFORE, [at]),
  };
}

/** A statement holds one user. They are held against erasure, in one order, until the calls are committed. */
function addUserByUser(session: Session, calls: readonly New<ToolCall>[]): Promise<void> {
  const byUser = Map.groupBy(calls, ({ userId }) => userId);
  return session.atomically(async (unit) => {
    for (const [userId, own] of [...byUser].sort(([a], [b]) => a - b)) {
      if (!(await isLiveUser(unit, userId))) continue;
      await unit.change(ADD_OF_ONE, [userId, ...listsOf(own)]);
    }
  });
}

function listsOf(calls: readonly New<ToolCall>[]): readonly unknown[] {
  return (['at', 'clientId', 'tool', 'outcome'] as const).map((column) => calls.map((call) => call[column]));
}

const ADD_OF_ONE = {
  text: `insert into tool_calls (user_id, id, at, client_id, tool, outcome)
    select $1::bigint, nextval('coffer_id'), given.* from unnest($2::timestamptz[], $3::text[], $4::text[],
    $5::text[]) as given`,
};

const PAGE = {
  name: 'tool_calls_page',
  text: `select ${TOOL_CALLS.select()} from tool_calls
    where user_id = $1 and id < $2 order by id desc limit $3`,
};

const REMOVE_BEFORE = { text: 'delete from tool_calls where at < $1' };
