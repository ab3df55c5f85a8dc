import { type DetectionMemory, emptyMemory } from '../../domain/bills/detection/detection-memory.ts';
import type { Observation } from '../../domain/ports/transaction-reader.ts';

/**
 * In characters of all remembered rows together. 20,000 ordinary rows have 3 million, and the largest history has more,
 * so that what is remembered and what is detected fit into a thread together.
 */
const WEIGHT_MAX = 4_000_000;
/** Of several people together: enough for whoever is at work just now, and not for all who were today. */
const SHARED_WEIGHT_MAX = 800_000;
/** What a row takes beside its text. */
const ROW_WEIGHT = 100;

export interface DetectionMemories {
  /**
   * What is remembered of the person, who then has the observations. Forgets those who have waited longest if there is
   * too much. `undefined` if that is too much alone, or for nobody.
   */
  readonly of: (person: number | undefined, observations: readonly Observation[]) => DetectionMemory | undefined;
}

export function detectionMemories(weightMax = WEIGHT_MAX, sharedMax = SHARED_WEIGHT_MAX): DetectionMemories {
  const remembered = new Map<number, { readonly memory: DetectionMemory; readonly weight: number }>();
  return {
    of(person, observations) {
      const weight = observations.reduce((sum, { description }) => sum + description.length + ROW_WEIGHT, 0);
      const memory = (person !== undefined && remembered.get(person)?.memory) || emptyMemory();
      if (person !== undefined) remembered.delete(person);
      let total = [...remembered.values()].reduce((sum, other) => sum + other.weight, weight);
      for (const [other, { weight: less }] of remembered) {
        if (total <= sharedMax) break;
        remembered.delete(other);
        total -= less;
      }
      if (person === undefined || weight > weightMax) return undefined;
      remembered.set(person, { memory, weight });
      return memory;
    },
  };
}
