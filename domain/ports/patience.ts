/**
 * Waits until the work is over, or for as long as a person may be kept waiting. The work goes on after that, and a
 * failure does not come through: whoever asks then finds what was there before.
 */
export type Patience = (work: Promise<unknown>) => Promise<void>;
