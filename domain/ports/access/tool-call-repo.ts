import type { ToolCall } from '../../access/tool-call.ts';
import type { Timestamp } from '../../calendar.ts';
import type { New } from '../../new.ts';

export interface ToolCallRepo {
  /** Stores the calls, whose ids ascend in their order, in one statement; leaves out those of deleted users. */
  addAll(calls: readonly New<ToolCall>[]): Promise<void>;
  /**
   * The newest `limit` of the user's calls whose id is below `beforeId`, newest first. An indexed look-up, however far
   * back.
   */
  page(userId: number, beforeId: number, limit: number): Promise<readonly ToolCall[]>;
  /** Removes calls from before `at`, of every user. Returns how many. */
  removeBefore(at: Timestamp): Promise<number>;
}
