import type { Timestamp } from '../calendar.ts';

export const TOOL_CALL_OUTCOMES = ['ok', 'invalid_arguments', 'failed'] as const;
export type ToolCallOutcome = (typeof TOOL_CALL_OUTCOMES)[number];

/** For this long people can see what assistants asked. */
export const TOOL_CALL_KEPT_DAYS = 90;

/**
 * An assistant asked something. Neither what it asked with nor what it got is kept: both hold texts of third parties.
 */
export interface ToolCall {
  readonly id: number;
  readonly userId: number;
  readonly at: Timestamp;
  /** The OAuth client that called; `null` for a token of the command line. */
  readonly clientId: string | null;
  /** The tool's name, or `unknown` when there is no such tool. */
  readonly tool: string;
  readonly outcome: ToolCallOutcome;
}
