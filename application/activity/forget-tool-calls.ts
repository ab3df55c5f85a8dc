import { TOOL_CALL_KEPT_DAYS } from '../../domain/access/tool-call.ts';
import { addSeconds } from '../../domain/calendar.ts';
import type { Ports } from '../ports.ts';

/** Removes what is older than `TOOL_CALL_KEPT_DAYS`, of every user. Returns how many calls. */
export function forgetToolCalls({ toolCalls, clock }: Pick<Ports, 'toolCalls' | 'clock'>) {
  return (): Promise<number> => toolCalls.removeBefore(addSeconds(clock.now(), -TOOL_CALL_KEPT_DAYS * 24 * 60 * 60));
}
