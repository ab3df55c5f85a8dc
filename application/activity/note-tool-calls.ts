import type { ToolCall } from '../../domain/access/tool-call.ts';
import type { New } from '../../domain/new.ts';
import type { ToolCallRepo } from '../../domain/ports/access/tool-call-repo.ts';

/** Keeps calls for their users to see. Those of users who were deleted since are dropped. */
export type NoteToolCalls = (calls: readonly New<ToolCall>[]) => Promise<void>;

export function noteToolCalls({ toolCalls }: { toolCalls: ToolCallRepo }): NoteToolCalls {
  return (calls) => toolCalls.addAll(calls);
}
