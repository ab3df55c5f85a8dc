import type { Timestamp } from '../calendar.ts';

/** The only source of time. */
export interface Clock {
  /** Never before an earlier answer of the same clock. */
  now(): Timestamp;
}
