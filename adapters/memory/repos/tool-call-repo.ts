import type { ToolCall } from '../../../domain/access/tool-call.ts';
import type { ToolCallRepo } from '../../../domain/ports/access/tool-call-repo.ts';
import type { Session } from '../database.ts';
import { ownedTable } from '../owned-table.ts';

export function createToolCallRepo(session: Session): ToolCallRepo {
  return {
    addAll: (calls) =>
      session.statement((writer) => {
        const live = calls.filter(({ userId }) => writer.rows('users').get(userId)?.deletedAt === null);
        for (const call of live) TOOL_CALLS.add(writer, call);
      }),
    page: async (userId, beforeId, limit) =>
      TOOL_CALLS.of(session, userId)
        .filter(({ id }) => id < beforeId)
        .toReversed()
        .slice(0, limit),
    removeBefore: (before) => session.statement((writer) => TOOL_CALLS.removeWhere(writer, ({ at }) => at < before)),
  };
}

const TOOL_CALLS = ownedTable<ToolCall>('toolCalls');
