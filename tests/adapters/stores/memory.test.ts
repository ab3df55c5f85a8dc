import { createMemoryStore } from '../../../adapters/memory/memory-store.ts';
import { storeContract } from '../../contracts/store.contract.ts';

storeContract('memory', async () => open());

function open() {
  return { ...createMemoryStore(), close: async () => {} };
}
