import { TOOL_CALL_OUTCOMES, type ToolCall } from '../../../domain/access/tool-call.ts';
import type { ToolCallRepo } from '../../../domain/ports/access/tool-call-repo.ts';
import { integer, oneOf, orNull, text, timestamp } from '../columns.ts';
import type { Session } from '../database.ts';

export function createToolCallRepo(session: Session): ToolCallRepo {
  return {
    addAll: (calls) =>
      session.statement((writer) => {
        const rows = calls.map((call) => callRow({ ...call, id: writer.nextId() }));
        const live = rows.filter(({ userId }) => writer.rows('users').get(userId)?.deletedAt === null);
        for (const row of live) writer.change('toolCalls').set(row.id, row);
      }),
    page: async (userId, beforeId, limit) => {
      const own = [...session.rows('toolCalls').values()].filter((row) => row.userId === userId && row.id < beforeId);
      return own.toReversed().slice(0, limit);
    },
    removeBefore: (at) =>
      session.statement((writer) => {
        const gone = [...writer.rows('toolCalls').values()].filter((row) => row.at < at);
        for (const { id } of gone) writer.change('toolCalls').delete(id);
        return gone.length;
      }),
  };
}

function callRow(call: ToolCall): ToolCall {
  return Object.freeze({
    id: integer(call.id),
    userId: integer(call.userId),
    at: timestamp(call.at),
    clientId: orNull(text, call.clientId),
    tool: text(call.tool),
    outcome: oneOf(TOOL_CALL_OUTCOMES)(call.outcome),
  });
}
