import * as assert from 'uvu/assert';
import { refused } from './refusal.ts';

/**
 * Fails unless a text with NUL is refused, and a text with an unpaired surrogate is refused or returned unchanged. A
 * store must not change text silently. `roundTrip` stores the text and reads it again.
 */
export async function unstorableTextIsRefused(roundTrip: (text: string) => Promise<unknown>): Promise<void> {
  await refused(roundTrip('be\0fore'));
  const surrogate = 'half \ud83d of it';
  const outcome = await roundTrip(surrogate).catch(() => 'refused');
  assert.ok(outcome === 'refused' || outcome === surrogate);
}
