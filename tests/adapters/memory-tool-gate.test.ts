import { createMemoryStore } from '../../adapters/memory/memory-store.ts';
import { memoryToolGate } from '../../adapters/memory/tool-gate.ts';
import { millisOf, timestampFromMillis } from '../../domain/calendar.ts';
import { toolGateContract } from '../contracts/tool-gate.contract.ts';
import { MADE_AT } from '../support/fixtures.ts';

toolGateContract('memory', async () => {
  let now = MADE_AT;
  const clock = { now: () => now };
  const { stores } = createMemoryStore();
  return {
    stores,
    gates: (limit) => {
      const gate = memoryToolGate({ ...stores, limit, clock });
      // Only one process can use it.
      return [gate, gate];
    },
    advanceSeconds: async (seconds) => {
      now = timestampFromMillis(millisOf(now) + seconds * 1_000);
    },
    close: async () => {},
  };
});
