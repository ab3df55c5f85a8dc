import { TOOL_CALL_KEPT_DAYS, type ToolCall } from '../../domain/access/tool-call.ts';
import { addSeconds } from '../../domain/calendar.ts';
import type { New } from '../../domain/new.ts';
import type { Ports } from '../ports.ts';

const TOOL_CALLS_PER_PAGE = 50;

export interface ToolCallPage {
  readonly calls: readonly (ToolCall & {
    /** What the client called itself when it was connected; `null` for one that never was, and for the command line. */
    readonly clientName: string | null;
  })[];
  /** For the next older page; `undefined` on the last one. */
  readonly beforeId: number | undefined;
}

/** What assistants asked about the user, newest first, before the call with id `beforeId`. */
export function listToolCalls({ toolCalls, connectedApps }: Pick<Ports, 'toolCalls' | 'connectedApps'>) {
  return async (userId: number, beforeId: number = Number.MAX_SAFE_INTEGER): Promise<ToolCallPage> => {
    const [found, apps] = await Promise.all([
      toolCalls.page(userId, beforeId, TOOL_CALLS_PER_PAGE + 1),
      connectedApps.list(userId),
    ]);
    const names = new Map(apps.map(({ clientId, clientName }) => [clientId, clientName]));
    const calls = found.slice(0, TOOL_CALLS_PER_PAGE);
    return {
      calls: calls.map((call) => ({ ...call, clientName: names.get(call.clientId ?? '') ?? null })),
      beforeId: found.length > calls.length ? calls.at(-1)?.id : undefined,
    };
  };
}

/** Removes what is older than `TOOL_CALL_KEPT_DAYS`, of every user. Returns how many calls. */
export function forgetToolCalls({ toolCalls, clock }: Pick<Ports, 'toolCalls' | 'clock'>) {
  return (): Promise<number> => toolCalls.removeBefore(addSeconds(clock.now(), -TOOL_CALL_KEPT_DAYS * 24 * 60 * 60));
}

/** Keeps calls for their users to see. Those of users who were deleted since are dropped. */
export function noteToolCalls({ toolCalls }: Pick<Ports, 'toolCalls'>) {
  return (calls: readonly New<ToolCall>[]): Promise<void> => toolCalls.addAll(calls);
}
