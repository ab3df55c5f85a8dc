import { addSeconds, type Timestamp } from '../calendar.ts';

/** For so long after its first use, a code or refresh token may come again without a thief behind it. */
export const REPEAT_SECONDS = 10;

/**
 * Whether a use now, after the first one at `redeemedAt`, may be the same client's: it sent its request twice, or lost
 * the answer. A later one is a replay, and ends the approval.
 */
export function mayBeRepeated(redeemedAt: Timestamp | null, now: Timestamp): boolean {
  return redeemedAt !== null && now < addSeconds(redeemedAt, REPEAT_SECONDS);
}
