import type { Timestamp } from '../calendar.ts';

/** The only source of time. */
export interface Clock {
  /** The present moment; never earlier than what the same clock returned before. */
  now(): Timestamp;
}
