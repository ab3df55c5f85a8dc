import type { ToolCall } from '../../domain/access/tool-call.ts';
import type { New } from '../../domain/new.ts';
import type { Ports } from '../ports.ts';

/** Keeps calls for their users to see. Those of users who were deleted since are dropped. */
export function noteToolCalls({ toolCalls }: Pick<Ports, 'toolCalls'>) {
  return (calls: readonly New<ToolCall>[]): Promise<void> => toolCalls.addAll(calls);
}
